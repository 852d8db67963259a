/** Where the game stands, in one heading, and what to do next, in one sentence. */
import { t, color, decimal } from './i18n.js';

/** Whether two passes stop the game for talks under these rules; where not, they end it. @param {any} s */
export const stops = (s) => s.rules !== 'tromp-taylor' && s.rules !== 'cgos';

/** Whether the second stop is by four passes. @param {any} s */
const fourPasses = (s) => s.rules === 'tromp-taylor-agreement' || s.rules === 'new-zealand';

/** How many passes stand at the end of the turns. @param {any} s */
export function passes(s) {
  let n = 0;
  while (n < s.turns.length && !s.turns[s.turns.length - 1 - n].at) n++;
  return n;
}

/** The result in words. @param {any} o */
export function result(o) {
  if (!o) return '';
  const text = o.result;
  const winner = o.winner ?? (/^[BW]/.test(text) ? text[0] : null);
  if (/^Void/i.test(text)) return t('result.void');
  if (!winner) return t('result.draw');
  const who = color(winner);
  const how = text.slice(2);
  if (how === 'R') return t('result.resign', { who });
  if (how === 'T') return t('result.time', { who });
  if (how === 'F') return t('result.forfeit', { who });
  if (how === '0') return t('result.tie', { who });
  return t('result.points', { who, points: decimal(how), n: Number(how) });
}

/** @param {any} s */
export function head(s) {
  switch (s.phase) {
    case 'STOPPED':
      return t('head.stopped');
    case 'AGREED':
      return t('head.agreed', { result: result(s.outcome) });
    case 'DECIDED':
    case 'RECORDED':
      return result(s.outcome);
    default:
      return t('head.toPlay', { who: color(s.toPlay) });
  }
}

/** Whether the computer plays a seat. @param {any} s @param {'B'|'W'} c */
const computers = (s, c) => !!s.seats[c].computer;

/** @param {any} s */
function nextTurn(s) {
  const mine = s.you.includes(s.toPlay);
  const both = s.you.length === 2;
  const who = color(s.toPlay);
  if (s.resigning && !computers(s, s.resigning)) return t('next.resigning', { who: color(s.resigning) });
  if (s.paused) return t('next.paused');
  if (s.you.length && !(s.seats.B.taken && s.seats.W.taken) && !mine) return t('next.invite');
  if (computers(s, s.toPlay)) return t('next.thinking');
  const second = s.phase === 'RESUMED' && !fourPasses(s);
  if (passes(s) === 1 && !(s.phase === 'RESUMED' && fourPasses(s)))
    return t(second || !stops(s) ? (mine ? 'next.passEnds' : 'next.passEndsTheirs') : mine ? 'next.passStops' : 'next.passStopsTheirs', { who, other: color(s.toPlay === 'B' ? 'W' : 'B') });
  if (s.phase === 'RESUMED') return t(fourPasses(s) ? 'next.resumedFour' : 'next.resumed', { who });
  if (!s.turns.length && mine) return t('next.first', { who: color(s.toPlay, 'stone') });
  return mine ? t(both ? 'next.play' : 'next.yours', { who: color(s.toPlay, 'stone') }) : t(s.you.length ? 'next.wait' : 'next.watch', { who });
}

/** @param {any} s */
function nextStop(s) {
  const left = /** @type {('B'|'W')[]} */ (['B', 'W']).filter((c) => !s.confirmed.includes(c));
  if (!s.paused && left.some((c) => computers(s, c))) return t('next.thinking');
  if (!s.you.length) return t('next.talks');
  if (!s.proposal) return t('next.mark');
  if (left.length === 2) return t(s.proposal.length ? 'next.confirm' : 'next.confirmNone');
  const mine = left.filter((c) => s.you.includes(c));
  return mine.length ? t('next.confirmToo', { who: color(left[0] === 'B' ? 'W' : 'B') }) : t('next.confirmWait', { who: color(left[0]) });
}

/** @param {any} s */
function nextRecord(s) {
  const left = /** @type {('B'|'W')[]} */ (['B', 'W']).filter((c) => !s.recordedBy.includes(c));
  const mine = left.filter((c) => s.you.includes(c));
  if (!s.you.length) return t('next.recordWatch');
  if (!mine.length) return t('next.recordWait', { who: color(left[0]) });
  return t(s.phase === 'AGREED' ? 'next.recordAgreed' : s.settings.recording === 'WRITTEN' ? 'next.recordWritten' : 'next.recordSpoken');
}

/** The seats that this browser plays; an arbiter plays none. @param {any} s @returns {('B'|'W')[]} */
export const colors = (s) => s.you.filter((/** @type {string} */ c) => c !== 'arbiter');

/** @param {any} state */
export function next(state) {
  const s = { ...state, you: colors(state) };
  switch (s.phase) {
    case 'STOPPED':
      return nextStop(s);
    case 'AGREED':
    case 'DECIDED':
      return nextRecord(s);
    case 'RECORDED':
      return t('next.recorded');
    default:
      return nextTurn(s);
  }
}
