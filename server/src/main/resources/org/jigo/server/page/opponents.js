/** The computers that somebody who is alone can play, where this server has any. */
import { opponents as ask } from './api.js';
import { t, has, color as colorName } from './i18n.js';

/** The strength that is right for most, where nobody has chosen one. */
const USUAL = 'club';

/** @type {{opponents: string[], advises: boolean}|null} */
let known = null;

async function computers() {
  try {
    return (known ??= await ask());
  } catch {
    return { opponents: [], advises: false };
  }
}

/** Their names, the weakest first; none where there is no computer, or no answer. @returns {Promise<string[]>} */
export const opponents = async () => (await computers()).opponents;

/** Whether there is one who gives hints and evaluates games. @returns {Promise<boolean>} */
export const advises = async () => (await computers()).advises;

/** The one that is meant: who was chosen, or the usual one. @param {string[]} names @param {string} [chosen] */
export const meant = (names, chosen) => [chosen, USUAL].find((n) => n && names.includes(n)) ?? names[0];

/** How strong it plays, as a noun: "club player". @param {string} name */
export const strength = (name) => (has('opponent.' + name) ? t('opponent.' + name) : name);

/** The same at the beginning of a line. @param {string} name */
export function headed(name) {
  const text = strength(name);
  return text[0].toLocaleUpperCase() + text.slice(1);
}

/** Who sits on a seat, by name, else by colour. @param {any} s @param {'B'|'W'} color */
export function seated(s, color) {
  const seat = s.seats ? s.seats[color] : { name: s[color] };
  return seat?.computer ? t('computer.name', { strength: strength(seat.computer) }) : seat?.name || colorName(color);
}
