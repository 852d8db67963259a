/** What can be done while the game is being played. */
import { html, Component } from './view.js';
import { t, color } from './i18n.js';
import { colors } from './sentence.js';
import { name, typed } from './points.js';
import { ask } from './hint.js';
import { advises } from './opponents.js';

export class Actions extends Component {
  /** @param {{table: import('./tables.js').Table, chosen: any, turn: 'B'|'W'|null, play: (at: any) => void, unchoose: () => void}} props */
  constructor(props) {
    super(props);
    this.state = { resign: false, typed: '', unknown: false, advised: false };
  }

  componentDidMount() {
    void advises().then((advised) => this.setState({ advised }));
  }

  /** A point that is typed, or the word pass. @param {Event} e */
  enter(e) {
    e.preventDefault();
    const { table, play, turn } = this.props;
    const s = table.state;
    const at = typed(this.state.typed, s.width, s.height);
    this.setState({ typed: '', unknown: !at });
    if (at) play(at);
    else if (/^\s*pass\s*$/i.test(this.state.typed)) {
      this.setState({ unknown: false });
      void table.act({ type: 'pass' }, turn);
    }
  }

  resign() {
    const { table } = this.props;
    const s = table.state;
    if (!this.state.resign) return this.setState({ resign: true });
    this.setState({ resign: false });
    const by = s.resigning ?? (s.you.includes(s.toPlay) ? s.toPlay : s.you[0]);
    return table.act({ type: 'resign' }, by);
  }

  asked() {
    const { table } = this.props;
    const s = table.state;
    if (s.asked?.wish !== 'TAKE_BACK') return null;
    const mine = s.you.length === 1 && s.asked.by === s.you[0];
    if (mine) return html`<p class="quiet">${t('takeBack.waiting')}</p>`;
    const as = s.asked.by === 'B' ? 'W' : 'B';
    return html`<div class="row"><p>${t('takeBack.asked', { who: color(s.asked.by) })}</p>
      <button onClick=${() => table.act({ type: 'take-back' }, as)}>${t('ask.agree')}</button>
      <button onClick=${() => table.act({ type: 'decline', wish: 'TAKE_BACK' }, as)}>${t('ask.decline')}</button></div>`;
  }

  /** Asks what the computer would do; only in casual games. @param {boolean} busy */
  hint(busy) {
    const { table } = this.props;
    if (table.state.stakes !== 'CASUAL' || !this.state.advised) return null;
    const waiting = !!table.hint?.waiting;
    return html`<button type="button" class="link" disabled=${busy} aria-busy=${waiting} onClick=${() => ask(table)}>${t(waiting ? 'hint.waiting' : 'hint.ask')}</button>`;
  }

  render() {
    const { table, chosen, turn, play, unchoose } = this.props;
    const s = table.state;
    if (!colors(s).length) return null;
    const busy = !!table.sending;
    const mine = s.you.includes('B') ? 'B' : 'W';
    return html`<div class="actions">
      ${this.asked()}
      ${chosen && turn ? html`<p class="row"><button class="main" disabled=${busy} onClick=${() => play(chosen)}>${t('play.place', { point: name(chosen, s.height) })}</button>
        <button onClick=${unchoose}>${t('play.unchoose')}</button></p>` : html`<p class="row">
        <button disabled=${busy || !turn} onClick=${() => table.act({ type: 'pass' }, turn)}>${t('play.pass')}</button>
        ${s.stakes === 'CASUAL' && s.turns.length > 0 && !s.asked && html`<button disabled=${busy} onClick=${() => table.act({ type: 'take-back' }, mine)}>${t('takeBack.ask')}</button>`}
        <button class=${this.state.resign ? 'danger' : ''} disabled=${busy} onClick=${() => this.resign()} onBlur=${() => this.setState({ resign: false })}>${t(this.state.resign ? 'play.resignSure' : 'play.resign')}</button>
      </p>`}
      ${turn && html`<form class="typed" onSubmit=${(/** @type {Event} */ e) => this.enter(e)}>
        <label><span class="unseen">${t('play.typed')}</span><input value=${this.state.typed} placeholder=${t('play.typedHint')} size="8" autocomplete="off" autocapitalize="characters" enterkeyhint="go" spellcheck=${false}
          onInput=${(/** @type {any} */ e) => this.setState({ typed: e.target.value, unknown: false })} /></label>
        ${this.hint(busy)}
        ${this.state.unknown && html`<span role="alert">${t('play.unknown')}</span>`}</form>`}
      ${table.hint?.text && html`<p class="hinted"><span class="hint-mark" aria-hidden="true"></span>${table.hint.text}</p>`}
    </div>`;
  }
}
