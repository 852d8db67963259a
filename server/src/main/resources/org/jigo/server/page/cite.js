/** Paragraphs that are cited are links to them. */
import { html } from './view.js';

/** The text that a paragraph is in, by how it is cited. */
const TEXTS = /** @type {Object<string, string>} */ ({ TT: 'tromp-taylor', SI: 'simplified-ing', D: 'decisions', J: 'own-decisions' });
const CITED = /\b((?:TT|D|J) \d+|TT \+|SI [A-Z]\d+)/;

/** The name of a paragraph as a link into the rules. @param {{article: string}} props */
export function Article({ article }) {
  if (!article) return null;
  const text = CITED.test(article) ? TEXTS[article.split(' ')[0]] : null;
  return text ? html`<a class="article" href=${`#/rules/${text}/${encodeURIComponent(article)}`}>${article}</a>` : html`<span class="article">${article}</span>`;
}

/** A sentence, in which every paragraph that it names is a link. @param {string} text */
export const cited = (text) => text.split(CITED).map((part, i) => (i % 2 ? html`<${Article} article=${part} />` : part));
