/** All settings of a game, with a sentence on each. What contradicts is explained by the server. */
import { html, Component } from './view.js';
import { Head, Choice, Field, Pick } from './parts.js';
import { t } from './i18n.js';
import { keepSettings, lastSettings } from './prefs.js';
import { open } from './opening.js';
import { problem, Failed } from './problem.js';
import { standard } from './wish.js';
import { headed, meant, opponents } from './opponents.js';

const RULES = ['simplified-ing', 'tromp-taylor', 'tromp-taylor-agreement', 'new-zealand', 'cgos'];
const CLOCKS = ['none', 'absolute', 'fischer', 'byo-yomi', 'canadian', 'ing'];

/** The text of a time control, as the server reads it. @param {any} c */
export function clockText({ control, main, periods, extra }) {
  switch (control) {
    case 'absolute':
      return `absolute ${main}m`;
    case 'fischer':
      return `fischer ${main}m+${extra}s`;
    case 'byo-yomi':
    case 'ing':
      return `${control} ${main}m ${periods}x${extra}s`;
    case 'canadian':
      return `canadian ${main}m ${periods}/${extra}s`;
    default:
      return 'none';
  }
}

export class NewGame extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    this.state = { ...standard, control: 'none', main: '20', periods: '3', extra: '30', ...lastSettings(), busy: false, failed: '', opponents: [] };
    this.wanted = this.state.screen;
    if (this.wanted === 'computer') this.state.screen = 'one';
  }

  componentDidMount() {
    document.title = `${t('new.head')} · Jigo`;
    void opponents().then((names) => {
      if (!names.length) return;
      const again = this.wanted === 'computer' && this.state.screen === 'one';
      this.setState({ opponents: names, opponent: meant(names, this.state.opponent), ...(again ? { screen: 'computer' } : {}) });
    });
  }

  /** @param {Event} e */
  async make(e) {
    e.preventDefault();
    const { busy, failed, opponents, ...chosen } = this.state;
    this.setState({ busy: true, failed: '' });
    try {
      const made = await open({ ...chosen, width: Number(chosen.width), height: Number(chosen.height), clock: clockText(chosen) });
      const { nameB, nameW, ...general } = chosen;
      keepSettings({ ...general, size: chosen.width === chosen.height ? Number(chosen.width) : undefined, clock: clockText(chosen) });
      location.hash = `#/game/${made.game}`;
    } catch (e) {
      this.setState({ busy: false, failed: problem(e) });
    }
  }

  /** @param {string} key */
  set(key) {
    return (/** @type {any} */ v) => this.setState({ [key]: v, failed: '' });
  }

  /** @param {string} key @param {string[]} values @param {string} [hint] */
  choice(key, values, hint) {
    return html`<${Choice} label=${t('new.' + key)} value=${this.state[key]} options=${Object.fromEntries(values.map((v) => [v, t(`${key}.${v}`)]))} set=${this.set(key)} hint=${hint} />`;
  }

  /** @param {string} key @param {string} label */
  check(key, label) {
    return html`<label class="check"><input type="checkbox" checked=${this.state[key]} onChange=${() => this.set(key)(!this.state[key])} />${t(label)}</label>`;
  }

  clock() {
    const c = this.state;
    const number = (/** @type {string} */ key, /** @type {string} */ label) => html`<${Field} label=${t(label)} value=${c[key]} set=${this.set(key)} inputmode="numeric" size="4" />`;
    return html`${this.choice('control', CLOCKS, t('control.' + c.control + '.what'))}
      ${c.control !== 'none' && html`<div class="beside">${number('main', 'clock.main')}
        ${['byo-yomi', 'ing'].includes(c.control) && number('periods', 'clock.periods')}${c.control === 'canadian' && number('periods', 'clock.stones')}
        ${c.control !== 'absolute' && number('extra', c.control === 'fischer' ? 'clock.increment' : 'clock.period')}</div>`}`;
  }

  render() {
    const c = this.state;
    const square = [9, 13, 19].find((n) => Number(c.width) === n && Number(c.height) === n) ?? 0;
    return html`<${Head} /><main tabindex="-1" class="text form"><h1>${t('new.head')}</h1>
      <form onSubmit=${(/** @type {Event} */ e) => this.make(e)}>
        <section><h2>${t('new.people')}</h2>
          <${Pick} label=${t('new.people')} value=${c.screen} options=${[['one', t('screen.one')], ['two', t('screen.two')], ...(c.opponents.length ? [['computer', t('screen.computer')]] : [])]} set=${this.set('screen')} />
          ${c.screen === 'computer' && html`<${Choice} label=${t('new.opponent')} value=${c.opponent} options=${Object.fromEntries(c.opponents.map((/** @type {string} */ o) => [o, headed(o)]))} set=${this.set('opponent')} />`}
          ${c.screen !== 'one' && html`<${Pick} label=${t('new.as')} value=${c.seat} options=${[['B', t('as.B')], ['W', t('as.W')]]} set=${this.set('seat')} />`}
          <div class="beside">${(c.screen === 'one' || c.seat === 'B') && html`<${Field} label=${t('new.nameB')} value=${c.nameB} set=${this.set('nameB')} maxlength="40" />`}
            ${(c.screen === 'one' || c.seat === 'W') && html`<${Field} label=${t('new.nameW')} value=${c.nameW} set=${this.set('nameW')} maxlength="40" />`}</div>
          ${this.check('public', 'new.public')}${this.check('casual', 'new.casual')}<p class="quiet">${t(c.casual ? 'casual.what' : 'tournament.what')}</p></section>
        <section><h2>${t('new.rules')}</h2>
          <div class="rules" role="radiogroup" aria-label=${t('new.rules')}>${RULES.map((r) => html`<label key=${r} class="option"><input type="radio" name="rules" checked=${c.rules === r} onChange=${() => this.set('rules')(r)} />
            <span><b>${t('rules.' + r)}</b> <small>${t(`rules.${r}.what`)}</small></span></label>`)}</div>
          <p><a href=${`#/rules/${c.rules === 'simplified-ing' ? c.rules : 'tromp-taylor'}`} target="_blank" rel="noopener">${t('new.readRules')}</a></p></section>
        <section><h2>${t('new.grid')}</h2>
          <${Pick} label=${t('new.grid')} value=${square} options=${[[9, '9×9'], [13, '13×13'], [19, '19×19']]} set=${(/** @type {number} */ n) => this.setState({ width: n, height: n, failed: '' })} />
          <div class="beside"><${Field} label=${t('new.width')} value=${c.width} set=${this.set('width')} inputmode="numeric" size="4" /><${Field} label=${t('new.height')} value=${c.height} set=${this.set('height')} inputmode="numeric" size="4" /></div></section>
        <section><h2>${t('new.score')}</h2>
          <div class="beside"><${Field} label=${t('new.komi')} value=${c.komi} set=${this.set('komi')} inputmode="decimal" size="5" hint=${t('komi.what')} />
            <${Field} label=${t('new.handicap')} value=${c.handicap} set=${this.set('handicap')} inputmode="numeric" size="4" hint=${t('handicap.what')} /></div>
          ${this.choice('ties', ['DRAW', 'TO_BLACK', 'TO_WHITE'])}${this.choice('counting', ['AREA', 'FILL_IN'], t(`counting.${c.counting}.what`))}</section>
        <section><h2>${t('new.procedure')}</h2>
          ${c.screen !== 'computer' && this.choice('recording', ['SPOKEN', 'WRITTEN'], t(`recording.${c.recording}.what`))}${this.choice('resigning', ['AT_ONCE', 'CONFIRMED'])}
          <${Field} label=${t('new.negotiation')} value=${c.negotiation} set=${this.set('negotiation')} inputmode="numeric" size="5" hint=${t('negotiation.what')} />
          ${this.check('arbiter', 'new.arbiter')}</section>
        <section><h2>${t('new.clock')}</h2>${this.clock()}</section>
        <${Failed} text=${c.failed} />
        <p class="row sticky"><button class="main" disabled=${c.busy}>${t('new.make')}</button><a class="button link" href="#/">${t('new.cancel')}</a></p>
      </form></main>`;
  }
}
