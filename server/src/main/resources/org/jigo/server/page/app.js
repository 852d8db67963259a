/** Starts the page: the address after # says what is shown; every change of a table or of the address draws it anew. */
import { html, render } from './view.js';
import { Front } from './front.js';
import { NewGame } from './newgame.js';
import { Game } from './game.js';
import { Join } from './join.js';
import { Judge } from './judge.js';
import { Rules } from './rules.js';
import { FromBoard } from './fromboard.js';
import { language, t } from './i18n.js';
import { prefs } from './prefs.js';
import { onChange, net } from './tables.js';

/** @returns {string[]} */
const route = () => location.hash.replace(/^#\/?/, '').split('/').map(decoded);

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** How often somebody came: a link to the page that is shown begins it anew. */
let visit = 0;

/** @param {string[]} route */
function page([where, a, b]) {
  switch (where) {
    case 'game':
      return html`<${Game} key=${a} game=${a} />`;
    case 'join':
    case 'watch':
    case 'arbiter':
      return html`<${Join} key=${a + b} how=${where} game=${a} token=${b} />`;
    case 'new':
      return html`<${NewGame} key=${visit} />`;
    case 'judge':
      return html`<${Judge} key=${visit} />`;
    case 'rules':
      return html`<${Rules} key=${a} name=${a || 'simplified-ing'} paragraph=${b} visit=${visit} />`;
    case 'board':
      return html`<${FromBoard} key=${visit} />`;
    default:
      return html`<${Front} key=${visit} />`;
  }
}

const Offline = () => html`<p class="offline" role="status">${t('net.offline')}</p>`;

let drawing = false;

function draw() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    document.documentElement.lang = language();
    document.documentElement.dataset.theme = prefs.theme;
    const place = /** @type {HTMLElement} */ (document.getElementById('page'));
    place.querySelector('.boot')?.remove();
    render(html`${!net.connected && html`<${Offline} />`}${page(route())}`, place);
  });
}

/** The next Tab begins on the page that has come, not where the link to it stood. */
function arrive() {
  visit++;
  scrollTo(0, 0);
  draw();
  queueMicrotask(() => {
    const main = document.querySelector('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  });
}

onChange(draw);
addEventListener('hashchange', arrive);
addEventListener('click', (e) => {
  const link = e.target instanceof Element ? e.target.closest('a') : null;
  if (link && link.href === location.href && !e.ctrlKey && !e.metaKey && !e.shiftKey) arrive();
});
addEventListener('offline', () => {
  net.connected = false;
  draw();
});
draw();
