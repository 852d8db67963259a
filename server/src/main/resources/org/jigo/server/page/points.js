/** Points and positions as the page draws them: rows of '.', 'X' and 'O', points [x, y] from the top left. */

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** @typedef {import('./tables.js').Point} Point */

/** The letter of a column; beyond the 25 there are two letters. @param {number} x */
export const column = (x) =>
  x < 25 ? LETTERS[x] : LETTERS[Math.floor(x / 25) - 1] + LETTERS[x % 25];

/** @param {Point} at @param {number} height */
export const name = ([x, y], height) => column(x) + (height - y);

/** The point that a person typed, or nothing. @param {string} text @param {number} width @param {number} height @returns {Point|null} */
export function typed(text, width, height) {
  const parts = /^\s*([a-z]{1,2})\s*-?\s*(\d{1,2})\s*$/i.exec(text);
  if (!parts) return null;
  for (let x = 0; x < width; x++) {
    const y = height - Number(parts[2]);
    if (column(x) === parts[1].toUpperCase() && y >= 0 && y < height) return [x, y];
  }
  return null;
}

/** @param {Point} a @param {Point|null|undefined} b */
export const same = (a, b) => !!b && a[0] === b[0] && a[1] === b[1];

/** The points that are drawn with a dot. @param {number} width @param {number} height @returns {Point[]} */
export function stars(width, height) {
  const along = (/** @type {number} */ n) => {
    if (n < 7) return n >= 5 && n % 2 ? [(n - 1) / 2] : [];
    const edge = n < 13 ? 2 : 3;
    return n % 2 && n !== 7 ? [edge, (n - 1) / 2, n - 1 - edge] : [edge, n - 1 - edge];
  };
  const xs = along(width);
  const ys = along(height);
  const middle = (/** @type {number} */ v, /** @type {number} */ n) => n % 2 === 1 && v === (n - 1) / 2;
  return xs
    .flatMap((x) => ys.map((y) => /** @type {Point} */ ([x, y])))
    .filter(([x, y]) => width > 13 || height > 13 || middle(x, width) === middle(y, height));
}

/** The largest set of connected points of the content that is at the point. @param {string[]} rows @param {Point} at @returns {Point[]} */
export function region(rows, at) {
  const content = rows[at[1]][at[0]];
  const seen = new Set([String(at)]);
  const found = [at];
  for (const [x, y] of found) {
    for (const [a, b] of [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]]) {
      if (rows[b]?.[a] === content && !seen.has(a + ',' + b)) {
        seen.add(a + ',' + b);
        found.push([a, b]);
      }
    }
  }
  return found;
}

/** Rows with other contents at some points. @param {string[]} rows @param {Point[]} at @param {string} content */
export function put(rows, at, content) {
  const copy = [...rows];
  for (const [x, y] of at) copy[y] = copy[y].slice(0, x) + content + copy[y].slice(x + 1);
  return copy;
}

/** The stone of a colour. @param {string|null|undefined} color */
export const stone = (color) => (color === 'W' ? 'O' : 'X');

/** The position that a turn made. @param {string[]} rows @param {import('./tables.js').Turn} turn */
export const after = (rows, turn) =>
  turn.at ? put(put(rows, [turn.at], stone(turn.by)), [...(turn.captured ?? []), ...(turn.sacrificed ?? [])], '.') : rows;

/** @type {WeakMap<any[], string[][]>} */
const replayed = new WeakMap();

/**
 * The positions after turn 0, 1, 2, …, from the captures that the server told with each turn; a record may set others up
 * after a turn (D 27).
 * @param {{start: string[], turns: import('./tables.js').Turn[], setUps?: {turn: number, position: string[]}[]}} state
 */
export function positions(state) {
  let all = replayed.get(state.turns);
  if (!all) {
    const setUps = new Map((state.setUps ?? []).map((s) => [s.turn, s.position]));
    all = [setUps.get(0) ?? state.start];
    for (const turn of state.turns) all.push(setUps.get(all.length) ?? after(all[all.length - 1], turn));
    replayed.set(state.turns, all);
  }
  return all;
}
