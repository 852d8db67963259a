/** Small parts that several pages share. */
import { html, Component } from './view.js';
import { t, languages, language, speak } from './i18n.js';
import { prefs, prefer } from './prefs.js';
import { changed } from './tables.js';

/** The name of the place, and the menu. @param {{quiet?: boolean}} props */
export const Head = ({ quiet }) => html`<header class=${quiet ? 'head slim' : 'head'}>
  <a class="home" href="#/"><img src="./icon.svg" alt="" width="22" height="22" />Jigo</a>
  <nav aria-label=${t('menu.pages')}>
    ${!quiet && html`<a href="#/judge">${t('menu.judge')}</a><a href="#/rules/simplified-ing">${t('menu.rules')}</a>`}
    <${Menu} quiet=${quiet} />
  </nav>
</header>`;

/** Closes the menu when something else is wanted. @param {Event} e */
function leave(e) {
  const menu = /** @type {HTMLDetailsElement|null} */ (document.querySelector('.menu[open]'));
  if (!menu || (e instanceof KeyboardEvent ? e.key !== 'Escape' : menu.contains(/** @type {Node} */ (e.target)))) return;
  menu.open = false;
  if (e instanceof KeyboardEvent) menu.querySelector('summary')?.focus();
}
addEventListener('pointerdown', leave);
addEventListener('keydown', leave);

/** @param {{quiet?: boolean}} props */
const Menu = ({ quiet }) => html`<details class="menu">
  <summary aria-label=${t('menu.settings')} title=${t('menu.settings')}><span aria-hidden="true">☰</span></summary>
  <div class="sheet">
    ${html`<p class=${quiet ? 'links' : 'links narrow'}><a href="#/">${t('menu.front')}</a><a href="#/judge">${t('menu.judge')}</a><a href="#/rules/simplified-ing">${t('menu.rules')}</a></p>`}
    <${Choice} label=${t('menu.language')} value=${language()} options=${languages} set=${(/** @type {string} */ v) => set(() => speak(v))} />
    <${Choice} label=${t('menu.theme')} value=${prefs.theme} options=${{ auto: t('theme.auto'), light: t('theme.light'), dark: t('theme.dark') }}
      set=${(/** @type {string} */ theme) => set(() => prefer({ theme }))} />
    <${Choice} label=${t('menu.placing')} value=${prefs.twoStep} options=${{ touch: t('placing.touch'), always: t('placing.always'), never: t('placing.never') }}
      set=${(/** @type {string} */ twoStep) => set(() => prefer({ twoStep }))} />
    <label class="check"><input type="checkbox" checked=${prefs.sound} onChange=${() => set(() => prefer({ sound: !prefs.sound }))} />${t('menu.sound')}</label>
  </div>
</details>`;

/** @param {() => void} change */
function set(change) {
  change();
  changed();
}

/** @param {{label: string, value: string, options: Object<string, string>, set: (v: string) => void, hint?: string}} props */
export const Choice = ({ label, value, options, set: choose, hint }) => html`<label class="field"><span>${label}</span>
  <select value=${value} onChange=${(/** @type {any} */ e) => choose(e.target.value)}>
    ${Object.entries(options).map(([k, v]) => html`<option value=${k} selected=${k === value}>${v}</option>`)}
  </select>${hint && html`<small>${hint}</small>`}</label>`;

/** @param {{label: string, value: string, set: (v: string) => void, hint?: string, [more: string]: any}} props */
export const Field = ({ label, value, set: write, hint, ...more }) => html`<label class="field"><span>${label}</span>
  <input value=${value} onInput=${(/** @type {any} */ e) => write(e.target.value)} autocomplete="off" ...${more} />${hint && html`<small>${hint}</small>`}</label>`;

/** Choices side by side, one of them taken: one stop of the Tab key, in which the arrow keys choose.
 * @param {{label: string, value: any, options: [any, string][], set: (v: any) => void}} props */
export function Pick({ label, value, options, set: choose }) {
  const taken = Math.max(0, options.findIndex(([k]) => k === value));
  const key = (/** @type {KeyboardEvent} */ e) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[e.key];
    if (!step) return;
    e.preventDefault();
    e.stopPropagation();
    const next = (taken + step + options.length) % options.length;
    const buttons = /** @type {HTMLElement} */ (e.currentTarget).querySelectorAll('button');
    choose(options[next][0]);
    buttons[next].focus();
  };
  return html`<div class="pick" role="radiogroup" aria-label=${label} onKeyDown=${key}>
    ${options.map(([k, text], i) => html`<button type="button" role="radio" aria-checked=${k === value} tabindex=${i === taken ? 0 : -1} onClick=${() => choose(k)}>${text}</button>`)}</div>`;
}

/** A button that copies a text and says so. */
export class Copy extends Component {
  /** @param {{text: string, label: string}} props */
  constructor(props) {
    super(props);
    this.state = { done: false };
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.props.text);
    } catch {
      // Without a clipboard (plain http in a local network) the text is selected, to be copied by hand.
      const input = /** @type {HTMLInputElement|null} */ (document.getElementById('copy-' + this.props.label));
      input?.select();
      document.execCommand('copy');
    }
    this.setState({ done: true });
    setTimeout(() => this.setState({ done: false }), 2000);
  }

  render() {
    const { text, label } = this.props;
    return html`<div class="copy"><label class="field"><span>${label}</span>
      <input id=${'copy-' + label} readonly value=${text} onFocus=${(/** @type {any} */ e) => e.target.select()} /></label>
      <button type="button" onClick=${() => this.copy()}>${this.state.done ? t('copy.done') : t('copy.copy')}</button></div>`;
  }
}

/** @param {string} path */
export const link = (path) => new URL('#/' + path, document.baseURI).href;


/** Saves bytes under a name. @param {Blob} blob @param {string} as */
export function save(blob, as) {
  const a = document.createElement('a');
  a.href = URL.createObjectURL(blob);
  a.download = as;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}
