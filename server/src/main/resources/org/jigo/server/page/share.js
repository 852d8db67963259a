/** The links of a table: the open seat, and watching. */
import { html } from './view.js';
import { Copy, link } from './parts.js';
import { kept } from './prefs.js';
import { t } from './i18n.js';

/** @param {{table: import('./tables.js').Table}} props */
export function Share({ table }) {
  const s = table.state;
  const k = kept(s.game);
  const free = Object.entries(k.invitations ?? {}).filter(([seat]) => !s.seats[seat]?.taken);
  if (free.length && !s.outcome)
    return html`<div class="share">${free.map(([seat, invitation]) => html`<${Copy} key=${seat} label=${t(`share.invite.${seat}`)} text=${link(`${seat === 'arbiter' ? 'arbiter' : 'join'}/${s.game}/${invitation}`)} />`)}
      <p class="quiet">${t('share.inviteHint')}</p></div>`;
  const watch = s.listing === 'PUBLIC' ? `game/${s.game}` : k.watch ? `watch/${s.game}/${k.watch}` : null;
  if (!watch) return null;
  return html`<details class="share"><summary>${t('share.more')}</summary><${Copy} label=${t('share.watch')} text=${link(watch)} /><p class="quiet">${t('share.watchHint')}</p></details>`;
}
