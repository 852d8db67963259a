/** The arbiter sets a clock: the time left in what runs, and how far into its overtime it is (D 25). */
import { html, Component } from './view.js';
import { t, color } from './i18n.js';
import { Field, Pick } from './parts.js';
import { Failed } from './problem.js';
import { periodOf, time } from './player.js';

/** How many periods a time control has. @param {string} control */
const periodsOf = (control) => (/^canadian/.test(control) ? 1 : Number(/ (\d+)x/.exec(control)?.[1] ?? 0));

/** Milliseconds of a time written as minutes and seconds, such as 4:30; or nothing. @param {string} text */
export function milliseconds(text) {
  const parts = /^\s*(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2})\s*$/.exec(text);
  return parts ? (Number(parts[1] ?? 0) * 3600 + Number(parts[2]) * 60 + Number(parts[3])) * 1000 : null;
}

export class SetClock extends Component {
  /** @param {{table: import('./tables.js').Table}} props */
  constructor(props) {
    super(props);
    this.state = { of: 'B', left: /** @type {string|null} */ (null), begun: /** @type {string|null} */ (null), turns: /** @type {string|null} */ (null), failed: '' };
  }

  /** What the clock shows now, as the fields have it until they are changed. */
  now() {
    const s = this.props.table.state;
    const c = s.clock[this.state.of];
    const { left, begun, turns } = this.state;
    const gone = s.clock.running === this.state.of && !s.paused ? performance.now() - this.props.table.came : 0;
    const shown = Math.floor(Math.max(0, c.left - gone) / 1000) * 1000;
    return {
      left: left ?? (shown < 10000 ? `0:0${shown / 1000}` : time(shown)),
      begun: begun ?? String(c.overtime ? periodsOf(s.settings.clock) - c.periods + 1 : 0),
      turns: turns ?? String(c.stones),
    };
  }

  /** @param {Event} e */
  async set(e) {
    e.preventDefault();
    const { table } = this.props;
    const { left, begun, turns } = this.now();
    const ms = milliseconds(left);
    if (ms === null) return this.setState({ failed: t('said.FIELD.left') });
    const control = table.state.settings.clock;
    const act = { type: 'clock', of: this.state.of, left: ms, ...(periodsOf(control) ? { begun: Number(begun) } : {}), ...(/^canadian/.test(control) ? { turns: Number(turns) } : {}) };
    this.setState({ failed: '' });
    if (await table.act(act)) this.setState({ left: null, begun: null, turns: null });
  }

  render() {
    const { table } = this.props;
    const control = table.state.settings.clock;
    const now = this.now();
    const canadian = /^canadian/.test(control);
    return html`<details class="setclock"><summary>${t('arbiter.clock')}</summary><form class="stack" onSubmit=${(/** @type {Event} */ e) => this.set(e)}>
      <${Pick} label=${t('arbiter.clockOf')} value=${this.state.of} options=${[['B', color('B')], ['W', color('W')]]} set=${(/** @type {string} */ of) => this.setState({ of, left: null, begun: null, turns: null })} />
      <div class="beside"><${Field} label=${t('arbiter.left')} value=${now.left} set=${(/** @type {string} */ left) => this.setState({ left, failed: '' })} size="8" />
        ${periodsOf(control) > 0 && html`<${Field} label=${t('arbiter.begun')} value=${now.begun} set=${(/** @type {string} */ begun) => this.setState({ begun })} inputmode="numeric" size="4" hint=${t('arbiter.begunWhat', { time: time(periodOf(control)) })} />`}
        ${canadian && html`<${Field} label=${t('arbiter.turns')} value=${now.turns} set=${(/** @type {string} */ turns) => this.setState({ turns })} inputmode="numeric" size="4" />`}</div>
      <${Failed} text=${this.state.failed} />
      <button disabled=${!!table.sending}>${t('arbiter.setClock')}</button></form></details>`;
  }
}
