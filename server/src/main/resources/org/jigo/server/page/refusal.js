/** A refusal, shown: which paragraph refuses, in words, and for a repetition the earlier position itself. */
import { html } from './view.js';
import { Board } from './board.js';
import { Article, cited } from './cite.js';
import { t, has, color } from './i18n.js';
import { name, positions } from './points.js';
import { told } from './problem.js';

/** The reason in the reader's language; what the catalogue does not know is told as the server says it. @param {any} why @param {any} s */
export function reason(why, s) {
  const key = 'refused.' + why.code + (why.code === 'REPETITION' && why.singleStoneSuicide ? '_ONE' : '');
  const n = why.ofTurn ?? 0;
  if (why.code === 'REPETITION' && n === 0) return t(key + '_START');
  if (has(key)) return t(key, { n, who: color(s.toPlay) });
  const known = told({ code: why.code, message: why.explanation });
  return known ? t(known) : why.explanation;
}

/** @param {import('./tables.js').Table} table @param {(turn: number) => void} look */
export function refusal(table, look) {
  if (!table.refused || !table.state) return null;
  const { why, act } = table.refused;
  const s = table.state;
  const turn = why.code === 'REPETITION' ? why.ofTurn ?? 0 : null;
  const head = act.type === 'play' ? t('refused.play', { point: name(act.at, s.height) }) : t('refused.act');
  return html`<div class="refused" role="alert">
    <p><b>${head}</b> ${cited(reason(why, s))} <${Article} article=${why.article} /></p>
    ${turn !== null && turn <= s.turns.length && html`<button type="button" class="earlier" onClick=${() => look(turn)}>
      <${Board} mini rows=${positions(s)[turn]} last=${s.turns[turn - 1]?.at} label=${t('refused.earlier', { n: turn })} />
      <span>${turn === 0 ? t('refused.start') : t('refused.earlier', { n: turn })}</span></button>`}
  </div>`;
}
