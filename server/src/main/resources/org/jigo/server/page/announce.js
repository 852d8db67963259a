/** What is said aloud to a screen reader: every turn that came, and what the game came to. */
import { t, color } from './i18n.js';
import { name } from './points.js';
import { next, head } from './sentence.js';

/** @param {string} text */
export function say(text) {
  const place = document.getElementById('say');
  if (!place) return;
  const line = document.createElement('p');
  line.textContent = text;
  place.append(line);
  while (place.childNodes.length > 4) place.firstChild?.remove();
}

/** @param {any} turn @param {any} state */
export function spokenTurn(turn, state) {
  if (!turn.at) return t('say.pass', { who: color(turn.by) });
  const n = turn.captured?.length ?? 0;
  const point = name(turn.at, state.height);
  return n ? t('say.capture', { who: color(turn.by), point, n }) : t('say.play', { who: color(turn.by), point });
}

/** Which stones are crossed out. @param {any} state */
function spokenProposal(state) {
  const stones = state.proposal ?? [];
  if (!stones.length) return t(state.proposal ? 'stop.nothing' : 'stop.noProposal');
  const points = stones.map((/** @type {any} */ p) => name(p, state.height)).join(', ');
  return t('say.proposed', { n: stones.length, points });
}

/** @param {any} before @param {any} state */
export function announce(before, state) {
  const said = state.turns.slice(before.turns.length).map((/** @type {any} */ turn) => spokenTurn(turn, state));
  if (state.turns.length < before.turns.length) said.push(t('say.takenBack', { n: state.turns.length }));
  if (state.phase === 'STOPPED' && String(state.proposal) !== String(before.proposal)) said.push(spokenProposal(state));
  if (state.phase === 'PLAY' || state.phase === 'RESUMED') said.push(t('say.toPlay', { who: color(state.toPlay) }));
  else said.push(head(state) + '.', next(state));
  say(said.join(' '));
}
