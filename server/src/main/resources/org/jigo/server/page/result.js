/** The result: the count, how it is filled in, how both record it, and what can be taken home. */
import { html, Component } from './view.js';
import { Failed } from './problem.js';
import { t, color, language } from './i18n.js';
import { colors } from './sentence.js';
import { Counted } from './count.js';
import { FillIn } from './fillin.js';
import { GoOn } from './stop.js';
import { save } from './parts.js';
import { takeHome } from './api.js';
import { kept } from './prefs.js';
import { sign } from './keys.js';
import { Rematch } from './rematch.js';

export class Result extends Component {
  /** @param {{table: import('./tables.js').Table, fill: number|null, setFill: (n: number|null) => void}} props */
  constructor(props) {
    super(props);
    /**  {any} */
    this.state = { name: /** @type {any} */ ({}), failed: '' };
  }

  /** Says yes to the result: spoken, or with the typed name and a signature over the text that the server gives. @param {'B'|'W'} c */
  async record(c) {
    const { table } = this.props;
    const s = table.state;
    if (s.settings.recording !== 'WRITTEN') return table.act({ type: 'record', kind: 'SPOKEN' }, c);
    const key = kept(s.game).keys?.[c];
    if (!key) return this.setState({ failed: t('record.noKey') });
    this.setState({ failed: '' });
    const signature = await sign(key, s.toSign);
    return table.act({ type: 'record', kind: 'WRITTEN', name: this.state.name[c].trim(), signature }, c);
  }

  /** @param {'B'|'W'} c */
  yes(c) {
    const { table } = this.props;
    const s = table.state;
    const both = s.you.length === 2;
    if (s.settings.recording !== 'WRITTEN')
      return html`<button class="main" key=${c} disabled=${!!table.sending} onClick=${() => this.record(c)}>${both ? t('record.yesAs', { who: color(c) }) : t('record.yes')}</button>`;
    const wanted = s.seats[c].name ?? '';
    const typed = this.state.name[c] ?? '';
    return html`<form class="sign" key=${c} onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); void this.record(c); }}>
      <label class="field"><span>${t('record.name', { who: color(c) })}</span>
        <input required value=${typed} placeholder=${wanted} maxlength="40" autocomplete="off" onInput=${(/** @type {any} */ e) => this.setState({ name: { ...this.state.name, [c]: e.target.value } })} /></label>
      <button class="main" disabled=${!!table.sending || !typed.trim()}>${t('record.sign')}</button></form>`;
  }

  /** @param {string} what @param {string} as */
  async home(what, as) {
    const { game, secret } = this.props.table;
    try {
      save(await takeHome(game, what, secret), as);
    } catch {
      this.setState({ failed: t('home.failed') });
    }
  }

  render() {
    const { table, fill, setFill } = this.props;
    const s = table.state;
    const left = colors(s).filter((/** @type {string} */ c) => !s.recordedBy.includes(c));
    const take = (/** @type {string} */ what, /** @type {string} */ as, /** @type {string} */ label) => html`<button type="button" class="link" onClick=${() => this.home(what, as)}>${t(label)}</button>`;
    return html`<div class="actions">
      ${s.phase !== 'RECORDED' && left.length > 0 && html`<div class="row">${left.map((/** @type {'B'|'W'} */ c) => this.yes(c))}</div>`}
      <${Failed} text=${this.state.failed} />
      ${s.phase === 'AGREED' && html`<${GoOn} table=${table} />`}
      <${Counted} state=${s} all />
      ${s.fillIn && html`<${FillIn} state=${s} step=${fill} set=${setFill} />`}
      ${s.phase === 'RECORDED' && html`<p class="sealed"><span aria-hidden="true">✓</span> ${t('record.sealed')}</p>
        <p class="row links">${take('record.sgf', `jigo-${s.game}.sgf`, 'home.sgf')}${take(`slip.pdf?lang=${language()}`, `jigo-${s.game}.pdf`, 'home.slip')}${take('bundle', `jigo-${s.game}.jigo`, 'home.bundle')}</p>`}
      ${(s.phase === 'RECORDED' || s.phase === 'DECIDED') && html`<${Rematch} table=${table} />`}
    </div>`;
  }
}
