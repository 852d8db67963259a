/** The stop: which regions are removed, who has confirmed that, and the way back into the game. */
import { html } from './view.js';
import { colors } from './sentence.js';
import { t, color } from './i18n.js';
import { Counted } from './count.js';
import { Deadline } from './deadline.js';

/** @param {{table: import('./tables.js').Table}} props */
export function Stop({ table }) {
  const s = table.state;
  const left = colors(s).filter((/** @type {string} */ c) => !s.confirmed.includes(c));
  const n = s.proposal?.length ?? 0;
  const confirm = (/** @type {'B'|'W'} */ c) => table.surprised || void confirmed(table, c);
  return html`<div class="actions">
    ${s.negotiationLeft !== null && html`<${Deadline} left=${s.negotiationLeft} came=${table.came} />`}
    <p>${s.proposal ? (n ? t('stop.proposed', { n }) : t('stop.nothing')) : t('stop.noProposal')}</p>
    ${colors(s).length > 0 && html`<p class="row">
      ${left.map((/** @type {'B'|'W'} */ c) => html`<button class="main" key=${c} disabled=${!!table.sending || table.surprised} onClick=${() => confirm(c)}>${s.you.length === 2 ? t('stop.confirmAs', { who: color(c) }) : n ? t('stop.confirm', { n }) : t('stop.confirmNone')}</button>`)}
      ${n > 0 && html`<button disabled=${!!table.sending} onClick=${() => table.act({ type: 'propose', stones: [] }, proposer(s))}>${t('stop.clear')}</button>`}
    </p>`}
    <${GoOn} table=${table} />
    ${s.score && html`<${Counted} state=${s} />`}
  </div>`;
}

/** @param {any} s */
const proposer = (s) => (s.you.length === 2 ? s.toPlay : s.you[0]);

/** Confirms what is shown; that nothing is removed must be proposed before it can be confirmed. @param {import('./tables.js').Table} table @param {'B'|'W'} c */
async function confirmed(table, c) {
  if (!table.state.proposal && !(await table.act({ type: 'propose', stones: [] }, c))) return;
  await table.act({ type: 'confirm' }, c);
}

/** The demand: from the first stop until the result is recorded. @param {{table: import('./tables.js').Table}} props */
export function GoOn({ table }) {
  const s = table.state;
  if (!colors(s).length) return null;
  return html`<div class="goon"><button disabled=${!!table.sending} onClick=${() => table.act({ type: 'demand' }, proposer(s))}>${t('stop.goOn')}</button>
    <small>${t('stop.goOnWho', { who: color(s.toPlay) })}</small></div>`;
}
