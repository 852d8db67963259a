/** Walking through the game without leaving it. */
import { html } from './view.js';
import { t } from './i18n.js';

/** @param {{turns: number, at: number|null, look: (turn: number|null) => void}} props */
export function Review({ turns, at, look }) {
  if (!turns) return null;
  const now = at ?? turns;
  const step = (/** @type {number} */ to, /** @type {string} */ sign, /** @type {string} */ label) => html`<button type="button" class="icon" aria-label=${t(label)} title=${t(label)}
    disabled=${to < 0 || to > turns} onClick=${() => look(to)}>${sign}</button>`;
  return html`<div class="review">
    ${step(now - 1, '‹', 'review.before')}
    <input type="range" min="0" max=${turns} value=${now} aria-label=${t('review.slider')} aria-valuetext=${t('review.turn', { n: now })}
      onInput=${(/** @type {any} */ e) => look(Number(e.target.value))} />
    ${step(now + 1, '›', 'review.after')}
    <span class="count">${now} / ${turns}</span>
  </div>`;
}
