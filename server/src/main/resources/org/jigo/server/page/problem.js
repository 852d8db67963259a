/** What went wrong, as the server says it. */
import { t } from './i18n.js';
import { Refusal } from './api.js';

/** @param {unknown} e */
export function problem(e, key = 'problem.server') {
  return e instanceof Refusal ? t(key, { why: e.message }) : t('net.offline');
}
