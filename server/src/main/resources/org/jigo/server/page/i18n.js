/** The texts of the page: one catalogue a language, the same keys in each, plural forms by the language's own rules. */
import { en } from './i18n/en.js';
import { ro } from './i18n/ro.js';
import { ru } from './i18n/ru.js';
import { prefs, prefer } from './prefs.js';

export const languages = { en: 'English', ro: 'Română', ru: 'Русский' };
/** @type {Object<string, Object<string, any>>} */
export const catalogues = { en, ro, ru };

/** @returns {string} */
export function language() {
  if (prefs.language in languages) return prefs.language;
  const wanted = navigator.languages.map((l) => l.slice(0, 2));
  return wanted.find((l) => l in languages) ?? 'en';
}

/** @type {Map<string, Intl.PluralRules>} */
const plurals = new Map();

/** @param {string} l @param {number} n */
function plural(l, n) {
  if (!plurals.has(l)) plurals.set(l, new Intl.PluralRules(l));
  return plurals.get(l)?.select(n) ?? 'other';
}

/**
 * A text, with what stands in braces filled in. A text with plural forms goes by `n`.
 * @param {string} key @param {Object<string, any>} [values] @returns {string}
 */
export function t(key, values = {}) {
  const l = language();
  let text = catalogues[l][key] ?? catalogues.en[key] ?? key;
  if (typeof text === 'object') text = text[plural(l, Number(values.n))] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (/** @type {string} */ all, /** @type {string} */ k) => (k in values ? String(values[k]) : all));
}

/** A number as the language writes it: exact, only the point becomes a comma. @param {string|number} n */
export const decimal = (n) => (language() === 'en' ? String(n) : String(n).replace('.', ','));

/** Whether there is such a text. @param {string} key */
export const has = (key) => key in en;

/** A colour's name in a given form, by default as a subject: "Black". @param {string|null|undefined} color @param {string} [form] */
export const color = (color, form = 'name') => t(`color.${color === 'W' ? 'W' : 'B'}.${form}`);

/** @param {string} l */
export function speak(l) {
  prefer({ language: l });
  document.documentElement.lang = l;
}
