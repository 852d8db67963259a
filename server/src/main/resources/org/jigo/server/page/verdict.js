/** Reading the verdicts of the server on a record. */

/** The games of an answer. @param {any} answer @returns {any[]} */
export const games = (answer) => answer?.games ?? answer?.verdicts ?? [];

/** The last position of the first game. @param {any} answer @returns {string[]|null} */
export function lastPosition(answer) {
  return games(answer)[0]?.position ?? null;
}
