/**
 * How a game went, by the computer: a line of how likely each wins, after each turn, and the turns that lost the most. It is
 * asked for once the result is recorded, and grows as it is found out.
 */
import { html, Component } from './view.js';
import { askEvaluation, readEvaluation } from './api.js';
import { t, color, decimal } from './i18n.js';
import { name } from './points.js';
import { Failed, problem } from './problem.js';
import { advises } from './opponents.js';
import { changed } from './tables.js';
import { say } from './announce.js';

/**
 * @typedef {{turn: number, by: 'B'|'W', lost: number, better: import('./tables.js').Point|null}} Loss
 * @typedef {{asked: boolean, turns: number, after: {black: number, margin: number}[], losses: Loss[]}} Told
 */

/** How often it is looked whether there is more. */
const AGAIN = 1000;
const HIGH = 40;

/** What would have been better than a turn, where that is told. @param {import('./tables.js').Table} table @param {number} turn */
export const better = (table, turn) => table.evaluation?.losses.find((l) => l.turn === turn)?.better ?? null;

/** What is believed after a turn, in words. @param {Told} told @param {number} n */
function words({ after }, n) {
  const at = after[n];
  if (!at) return t('review.turn', { n });
  const who = color(at.black >= 5000 ? 'B' : 'W');
  const rate = Math.round(Math.max(at.black, 10000 - at.black) / 100);
  const points = decimal((Math.abs(at.margin) / 100).toFixed(1));
  return t('evaluation.at', { n, who, rate, ahead: color(at.margin >= 0 ? 'B' : 'W'), points });
}

export class Evaluation extends Component {
  /** @param {{table: import('./tables.js').Table, at: number|null, look: (turn: number|null) => void}} props */
  constructor(props) {
    super(props);
    this.state = { advised: false, failed: '' };
    this.gone = false;
  }

  componentDidMount() {
    void advises().then((advised) => this.setState({ advised }));
    this.later();
  }

  componentWillUnmount() {
    this.gone = true;
    clearTimeout(this.timer);
  }

  /** Looks again while there is more to come. */
  later() {
    const told = this.props.table.evaluation;
    clearTimeout(this.timer);
    if (told && told.after.length <= told.turns && !this.gone) this.timer = setTimeout(() => this.read(), AGAIN);
  }

  ask() {
    const { game, secret } = this.props.table;
    return this.take(askEvaluation(game, secret));
  }

  /** A server that was started again knows nothing of it. */
  async read() {
    const { game, secret } = this.props.table;
    await this.take(readEvaluation(game, secret).then((told) => (told.asked ? told : askEvaluation(game, secret))));
  }

  /** @param {Promise<Told>} answer */
  async take(answer) {
    const { table } = this.props;
    try {
      table.evaluation = await answer;
      this.setState({ failed: '' });
      if (table.evaluation.after.length > table.evaluation.turns) say(t('evaluation.done'));
      changed();
    } catch (e) {
      this.setState({ failed: problem(e) });
    }
    this.later();
  }

  /** The turn under the pointer. @param {PointerEvent} e */
  point(e) {
    const { table, look } = this.props;
    const box = /** @type {HTMLElement} */ (e.currentTarget).getBoundingClientRect();
    if (e.type === 'pointermove' && !e.buttons) return;
    look(Math.round(Math.min(1, Math.max(0, (e.clientX - box.left) / box.width)) * table.state.turns.length));
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const to = { Home: 0, End: this.props.table.state.turns.length }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    this.props.look(to);
  }

  /** @param {Told} told @param {number} now */
  line(told, now) {
    const high = (/** @type {number} */ n) => (HIGH * (10000 - told.after[n].black)) / 10000;
    const path = told.after.map((_, n) => `${n ? 'L' : 'M'}${n} ${high(n)}`).join('');
    const dot = (/** @type {number} */ n, /** @type {string} */ kind) => told.after[n] && html`<path class=${kind} d=${`M${n} ${high(n)}h0`} />`;
    return html`<div class="chart"><span class="sides" aria-hidden="true"><span class="dot black"></span><span class="dot white"></span></span>
      <div class="line-of-turns" role="slider" tabindex="0" aria-label=${t('evaluation.line')} aria-valuemin="0" aria-valuemax=${told.turns} aria-valuenow=${now} aria-valuetext=${words(told, now)}
        onPointerDown=${(/** @type {PointerEvent} */ e) => this.point(e)} onPointerMove=${(/** @type {PointerEvent} */ e) => this.point(e)} onKeyDown=${(/** @type {KeyboardEvent} */ e) => this.key(e)}>
        <svg viewBox=${`0 0 ${Math.max(1, told.turns)} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path class="even" d=${`M0 ${HIGH / 2}H${told.turns}`} /><path class="now" d=${`M${now} 0V${HIGH}`} />
          <path class="likely" d=${path} />${told.losses.map((l) => dot(l.turn, 'loss'))}${dot(now, 'here')}
        </svg></div></div>`;
  }

  /** @param {Loss} l */
  loss(l) {
    const s = this.props.table.state;
    const point = (/** @type {import('./tables.js').Point|null} */ at) => (at ? name(at, s.height) : t('play.pass'));
    return html`<li key=${l.turn}><button type="button" class="link" onClick=${() => this.props.look(l.turn)}>
      ${t('evaluation.loss', { n: l.turn, who: color(l.by), point: point(s.turns[l.turn - 1].at), lost: Math.round(l.lost / 100) })}</button>
      <small>${t('evaluation.better', { point: point(l.better) })}</small></li>`;
  }

  render() {
    const { table, at } = this.props;
    const told = table.evaluation;
    const failed = html`<${Failed} text=${this.state.failed} />`;
    if (!told) return this.state.advised && html`<p class="row"><button type="button" class="link" onClick=${() => this.ask()}>${t('evaluation.ask')}</button></p>${failed}`;
    const now = at ?? told.turns;
    const n = told.after.length - 1;
    return html`<section class="evaluation" aria-label=${t('evaluation.head')}>
      ${this.line(told, now)}
      <p class="quiet">${n < told.turns ? t('evaluation.going', { n: Math.max(0, n), all: told.turns }) : words(told, now)}</p>
      ${told.losses.length > 0 && html`<h2>${t('evaluation.losses')}</h2><ol>${told.losses.map((/** @type {Loss} */ l) => this.loss(l))}</ol>`}
      ${failed}
    </section>`;
  }
}
