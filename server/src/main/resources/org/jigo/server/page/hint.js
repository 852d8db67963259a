/** A hint: what the computer would do, for whose turn it is. It is gone as soon as anything happens. */
import { hintFor, Refusal } from './api.js';
import { t } from './i18n.js';
import { name } from './points.js';
import { problem } from './problem.js';
import { say } from './announce.js';
import { changed } from './tables.js';

/** @typedef {{waiting: boolean, at?: import('./tables.js').Point|null, text: string}} Hint */

/** @param {import('./tables.js').Table} table */
export async function ask(table) {
  if (table.hint?.waiting || !table.state) return;
  const asked = { waiting: true, text: '' };
  const tell = (/** @type {Hint|null} */ hint) => {
    if (table.hint !== asked) return;
    table.hint = hint;
    if (hint) say(hint.text);
    changed();
  };
  table.hint = asked;
  changed();
  try {
    const { at } = await hintFor(table.game, table.secret ?? '', table.state.number);
    tell({ waiting: false, at, text: at ? t('hint.play', { point: name(at, table.state.height) }) : t('hint.pass') });
  } catch (e) {
    const gone = e instanceof Refusal && e.body.code === 'STALE';
    tell(gone ? null : { waiting: false, text: problem(e) });
  }
}
