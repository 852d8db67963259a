/** One player at a glance: colour, name, captures, clock, and whether it is his turn. */
import { html, Component, names } from './view.js';
import { t, color as colorName } from './i18n.js';
import { seated } from './opponents.js';

/** @param {number} ms */
export function time(ms) {
  const s = Math.max(0, Math.ceil(ms / 1000));
  if (ms < 10000) return (Math.max(0, Math.floor(ms / 100)) / 10).toFixed(1);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  return s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

/** What a clock shows: the time left in what runs, and what comes after it. The server alone says when a flag falls. */
export class Clock extends Component {
  componentDidMount() {
    this.timer = setInterval(() => this.props.running && this.setState({}), 100);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  render() {
    const { clock, running, came } = this.props;
    const gone = running ? performance.now() - came : 0;
    let left = clock.left - gone;
    let periods = clock.periods ?? 0;
    let over = clock.overtime;
    while (left <= 0 && periods > (over ? 1 : 0) && clock.period) {
      if (over) periods--;
      over = true;
      left += clock.period;
    }
    return html`<span class=${names('clock', running && 'running', left < 10000 && 'short')} role="timer">
      <b>${time(left)}</b>${clock.period ? html`<small>${clock.stones ? `${clock.stones} / ${time(clock.period)}` : periods ? `${periods} × ${time(clock.period)}` : ''}</small>` : null}</span>`;
  }
}

/** How long a period of a time control is, in milliseconds; 0 where it has none. @param {string} control */
export function periodOf(control) {
  const last = /^(?:byo-yomi|ing|canadian) .*[x/]((?:\d+[hms])+)$/.exec(control)?.[1] ?? '';
  const unit = /** @type {Object<string, number>} */ ({ h: 3600000, m: 60000, s: 1000 });
  return [...last.matchAll(/(\d+)([hms])/g)].reduce((sum, [, n, u]) => sum + Number(n) * unit[u], 0);
}

/** The clock of a seat as the server told it, in one form. @param {any} s @param {'B'|'W'} color */
export function clockOf(s, color) {
  const c = s.clock?.[color];
  if (!c) return null;
  return { left: c.left, periods: c.periods, period: periodOf(s.settings.clock), stones: c.stones, overtime: c.overtime };
}

/** @param {{table: import('./tables.js').Table, color: 'B'|'W', place: string}} props */
export function Player({ table, color, place }) {
  const s = table.state;
  const playing = s.phase === 'PLAY' || s.phase === 'RESUMED';
  const clock = clockOf(s, color);
  const seat = s.seats[color];
  const name = seated(s, color);
  const turn = playing && s.toPlay === color;
  const done = s.phase === 'STOPPED' ? s.confirmed.includes(color) && 'player.confirmed' : s.recordedBy.includes(color) && 'player.recorded';
  return html`<section class=${names('player', place, turn && 'turn')} aria-label=${name}>
    <span class=${'dot ' + (color === 'W' ? 'white' : 'black')} aria-hidden="true"></span>
    <span class="who"><b>${name}</b><small>${!seat?.taken ? t('player.open') : done ? t(done) : t('player.captures', { n: s.captures[color] ?? 0 })}</small></span>
    ${turn && html`<span class="unseen">${t('head.toPlay', { who: colorName(color) })}</span>`}
    ${clock && html`<${Clock} clock=${clock} running=${s.clock.running === color && !s.paused} came=${table.came} />`}
  </section>`;
}
