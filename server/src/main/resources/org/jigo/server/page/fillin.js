/** The filling in, step by step on the board: komi's stones, each side's stones into its own area, what is left (D 26). */
import { html } from './view.js';
import { t, color } from './i18n.js';
import { put } from './points.js';

/**
 * Where the stones are put, for the eye only: the account is the server's. White's compensation stones go on the first vacant
 * points of Black's area, then each fills his own from the top as far as his stones reach.
 * @param {any} s
 */
export function places(s) {
  const f = s.fillIn;
  /** @type {Object<string, [number, number][]>} */
  const vacant = { B: [], W: [] };
  s.area.forEach((/** @type {string} */ row, /** @type {number} */ y) => [...row].forEach((owner, x) => {
    if (s.position[y][x] === '.') vacant[owner]?.push([x, y]);
  }));
  const compensation = vacant.B.slice(0, f.compensation);
  return { compensation, black: vacant.B.slice(f.compensation, f.compensation + f.blackLeft), white: vacant.W.slice(0, f.whiteLeft) };
}

/** The steps: the board as it is, the compensation stones, Black's, White's. @param {any} s */
function steps(s) {
  const f = s.fillIn;
  const at = places(s);
  return [
    { label: t('fill.start', { n: f.setSize }), put: [] },
    { label: t('fill.compensation', { n: f.compensation }), put: [['O', at.compensation]] },
    { label: t('fill.black', { n: f.blackLeft, vacant: f.blackVacant }), put: [['X', at.black]] },
    { label: t('fill.white', { n: f.whiteLeft, vacant: f.whiteVacant }), put: [['O', at.white]] },
  ];
}

/** What the board shows at a step. @param {any} s @param {number} step */
export function fillStep(s, step) {
  let rows = s.position;
  for (const { put: what } of steps(s).slice(0, step + 1))
    for (const [content, at] of /** @type {[string, any][]} */ (what)) rows = put(rows, at, content);
  return { rows, compensation: step >= 1 ? places(s).compensation : [], area: s.area };
}

/** @param {{state: any, step: number|null, set: (n: number|null) => void}} props */
export function FillIn({ state: s, step, set }) {
  if (!s.fillIn.possible) return html`<p class="quiet">${t('fill.impossible')}</p>`;
  const all = steps(s);
  if (step === null) return html`<p class="row"><button onClick=${() => set(0)}>${t('fill.show')}</button></p>`;
  return html`<div class="fill"><p role="status">${step + 1} / ${all.length}. ${all[step].label}</p>
    ${step === all.length - 1 && html`<p><b>${t('fill.margin', { margin: (s.fillIn.blackMargin > 0 ? '+' : '') + s.fillIn.blackMargin, who: color('B') })}</b></p>`}
    <p class="row"><button disabled=${step === 0} onClick=${() => set(step - 1)}>${t('fill.back')}</button>
      <button disabled=${step === all.length - 1} onClick=${() => set(step + 1)}>${t('fill.next')}</button>
      <button class="link" onClick=${() => set(null)}>${t('fill.close')}</button></p></div>`;
}
