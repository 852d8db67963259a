/** What is played: rules, board, komi, clock and all that is not as usual, in one line. */
import { html } from './view.js';
import { t, decimal } from './i18n.js';
import { time } from './player.js';

const TEXTS = ['simplified-ing', 'tromp-taylor'];

/** The milliseconds of a time such as "1h30m" or "20m". @param {string} text */
function millis(text) {
  const units = { h: 3600000, m: 60000, s: 1000 };
  let sum = 0;
  for (const [, n, unit] of text.matchAll(/(\d+(?:\.\d+)?)([hms])/g)) sum += Number(n) * units[/** @type {'h'|'m'|'s'} */ (unit)];
  return sum;
}

/** A time control in words, each time as a clock shows it. @param {string} control */
export function clockWords(control) {
  const [kind, ...rest] = control.split(' ');
  const amounts = rest.join(' +\u00a0').replace(/\+(?=\d)/g, ' +\u00a0').replace(/(\d)([x/])(?=\d)/g, (/** @type {string} */ all, /** @type {string} */ n, /** @type {string} */ sign) => `${n}\u00a0${sign === 'x' ? '×' : sign}\u00a0`);
  return `${t('control.' + kind)} ${amounts.replace(/(?:\d+(?:\.\d+)?[hms])+/g, (/** @type {string} */ d) => time(millis(d)))}`.trim();
}

/** @param {any} s */
function unusual({ settings, stakes, origin }) {
  return [
    settings.handicap ? t('terms.handicap', { n: settings.handicap }) : '',
    settings.ties === 'DRAW' ? '' : `${t('new.ties')}: ${t('ties.' + settings.ties)}`,
    settings.counting === 'FILL_IN' ? t('counting.FILL_IN') : '',
    settings.recording === 'WRITTEN' ? t('recording.WRITTEN') : '',
    stakes === 'TOURNAMENT' ? t('terms.tournament') : '',
    settings.arbiter ? t('new.arbiter') : '',
    origin === 'BOARD' ? t('menu.board') : '',
  ].filter(Boolean);
}

/** @param {{state: any}} props */
export function Terms({ state: s }) {
  const name = t('rules.' + s.rules);
  const rest = [`${s.width}×${s.height}`, t('terms.komi', { komi: decimal(s.settings.komi) }),
    s.settings.clock === 'none' ? '' : clockWords(s.settings.clock), ...unusual(s)].filter(Boolean);
  return html`<p class="quiet terms">${TEXTS.includes(s.rules) ? html`<a href=${'#/rules/' + s.rules}>${name}</a>` : name} · ${rest.join(' · ')}</p>`;
}
