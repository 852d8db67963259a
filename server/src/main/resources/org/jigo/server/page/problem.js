/** What went wrong with a wish, as the server says it. */
import { t } from './i18n.js';
import { Refusal } from './api.js';

/** @param {unknown} e */
export function problem(e) {
  return e instanceof Refusal ? t('problem.server', { why: e.message }) : t('net.offline');
}
