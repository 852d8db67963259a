/** What this browser keeps: preferences, and the secrets of the seats it holds. Nothing of it is ever put into an address. */

/** @typedef {{secret?: string, invitations?: Object<string, string>, watch?: string, keys?: Object<string, any>}} Kept */

/** @param {string} name @param {any} otherwise */
function read(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem('jigo.' + name) ?? 'null') ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {any} value */
function write(name, value) {
  try {
    localStorage.setItem('jigo.' + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play until the tab is closed.
    memory.set(name, value);
  }
}

/** @type {Map<string, any>} */
const memory = new Map();

export const prefs = {
  language: '',
  theme: 'auto',
  sound: false,
  name: '',
  twoStep: 'touch',
  ...read('prefs', {}),
};

/** @param {Partial<typeof prefs>} changed */
export function prefer(changed) {
  Object.assign(prefs, changed);
  write('prefs', prefs);
}

/** What is kept of a game. @param {string} game @returns {Kept} */
export const kept = (game) => memory.get('game.' + game) ?? read('game.' + game, {});

/** @param {string} game @param {Kept} more */
export function keep(game, more) {
  const all = { ...kept(game), ...more };
  write('game.' + game, all);
  const games = [game, ...myGames().filter((g) => g !== game)].slice(0, 50);
  write('games', games);
  return all;
}

/** In the next game the secrets stay, and each plays with the other colour. @param {string} game @param {string} next */
export function keepOn(game, next) {
  const { secret, watch, keys } = kept(game);
  const known = kept(next);
  if (known.secret || known.watch || !(secret || watch)) return;
  const changed = keys && Object.fromEntries(Object.entries(keys).map(([seat, key]) => [{ B: 'W', W: 'B' }[seat] ?? seat, key]));
  keep(next, { ...(secret ? { secret } : {}), ...(watch ? { watch } : {}), ...(changed ? { keys: changed } : {}) });
}

/** The games in which this browser holds a seat, the latest first. @returns {string[]} */
export const myGames = () => read('games', []);

/** The settings of the last game made here. */
export const lastSettings = () => read('settings', {});
/** @param {any} settings */
export const keepSettings = (settings) => write('settings', settings);

/** An act that is not answered yet outlives a reload of the tab (not the browser). */
export const unsent = {
  /** @param {string} game */
  get(game) {
    try {
      return JSON.parse(sessionStorage.getItem('jigo.unsent.' + game) ?? 'null');
    } catch {
      return null;
    }
  },
  /** @param {string} game @param {any} act */
  set(game, act) {
    try {
      if (act) sessionStorage.setItem('jigo.unsent.' + game, JSON.stringify(act));
      else sessionStorage.removeItem('jigo.unsent.' + game);
    } catch {
      // Nothing is kept, nothing is lost but the retry after a reload.
    }
  },
};
