/** The count, explained: what each has on the board, around it and for komi. The numbers are the server's. */
import { html } from './view.js';
import { t, color, decimal } from './i18n.js';
import { result } from './sentence.js';

/** @param {{state: any, all?: boolean}} props */
export function Counted({ state: s, all }) {
  const c = s.score;
  if (!c) return null;
  const row = (/** @type {string} */ label, /** @type {any} */ b, /** @type {any} */ w, kind = '') =>
    html`<tr class=${kind}><th scope="row">${t(label)}</th><td>${b}</td><td>${w}</td></tr>`;
  return html`<table class="counted">
    <caption class="unseen">${t('count.caption')}</caption>
    <thead><tr><td></td><th scope="col"><span class="dot black" aria-hidden="true"></span><span class="unseen">${color('B')}</span></th>
      <th scope="col"><span class="dot white" aria-hidden="true"></span><span class="unseen">${color('W')}</span></th></tr></thead>
    <tbody>
      ${row('count.stones', c.B.stones, c.W.stones)}
      ${row('count.area', c.B.territory, c.W.territory)}
      ${c.komi !== '0' && row('count.komi', '', decimal(c.komi))}
      ${row('count.total', c.B.points, decimal(c.W.points + Number(c.komi)), 'total')}
    </tbody>
  </table>
  ${all && c.neutral ? html`<p class="quiet">${t('count.neutral', { n: c.neutral })}</p>` : null}
  ${!s.outcome && html`<p><b>${t('count.now', { result: result(c) })}</b></p>`}`;
}
