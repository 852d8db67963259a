/** What went wrong, in the reader's language where the server's code for it is known, else as the server says it. */
import { html } from './view.js';
import { has, t } from './i18n.js';
import { Refusal } from './api.js';
import { cited } from './cite.js';

/** The key of the text on what the server answered, or nothing. @param {{code?: string, message?: string}} body */
export function told({ code = '', message = '' }) {
  const field = code === 'FIELD' ? '.' + (/^"(\w+)"/.exec(message)?.[1] ?? '') : '';
  const key = 'said.' + code + field;
  return has(key) ? key : null;
}

/** @param {unknown} e */
export function problem(e, key = 'problem.server') {
  if (!(e instanceof Refusal)) return t('net.offline');
  const known = told(e.body);
  return known ? t(known) : t(key, { why: e.message });
}

/** @param {{text: string}} props */
export const Failed = ({ text }) => (text ? html`<p role="alert" class="wrong">${cited(text)}</p>` : null);
