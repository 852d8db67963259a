/** Opens a table: keys and the secret of the seats are made here, so that asking again after a lost answer is the same wish. */
import { freshSecret, newTable } from './tables.js';
import { newKey } from './keys.js';
import { keep } from './prefs.js';
import { standard, wish } from './wish.js';

/** @param {Partial<import('./wish.js').Chosen>} chosen */
export async function open(chosen) {
  const c = { ...standard, ...chosen };
  /** @type {Object<string, import('./keys.js').Key>} */
  const keys = {};
  for (const seat of c.screen === 'one' ? ['B', 'W'] : [c.seat]) keys[seat] = await newKey();
  const open = Object.fromEntries(Object.entries(keys).map(([seat, key]) => [seat, key.open]));
  const secret = freshSecret();
  const t = await newTable(wish(c, open, secret), secret);
  keep(t.game, { keys });
  return t;
}
