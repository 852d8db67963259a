/** The page of a table: the board, the two players, one sentence, and what can be done now. */
import { html, Component, names } from './view.js';
import { Board } from './board.js';
import { Head } from './parts.js';
import { Player } from './player.js';
import { Actions } from './actions.js';
import { Stop } from './stop.js';
import { Result } from './result.js';
import { Review } from './review.js';
import { Share } from './share.js';
import { Terms } from './terms.js';
import { Arbiter, Rulings } from './arbiter.js';
import { t } from './i18n.js';
import { positions, put, region, same, stone } from './points.js';
import { head, next } from './sentence.js';
import { table } from './tables.js';
import { refusal } from './refusal.js';
import { fillStep } from './fillin.js';
import { Evaluation, better } from './evaluation.js';

export class Game extends Component {
  /** @param {{game: string}} props */
  constructor(props) {
    super(props);
    /** at: the turn that is looked at, null for now; chosen: the first of two steps; fill: the step of the filling in. */
    this.state = { at: null, chosen: null, fill: null };
    this.table = table(props.game);
    this.key = (/** @type {KeyboardEvent} */ e) => this.keyed(e);
  }

  componentDidMount() {
    void this.table.show();
    addEventListener('keydown', this.key);
  }

  componentWillUnmount() {
    this.table.hide();
    removeEventListener('keydown', this.key);
  }

  /** @param {KeyboardEvent} e */
  keyed(e) {
    const on = /** @type {HTMLElement} */ (e.target);
    if (on.closest('input, select, textarea') || e.ctrlKey || e.metaKey || e.altKey) return;
    const step = { ArrowLeft: -1, ',': -1, ArrowRight: 1, '.': 1 }[e.key];
    if (step) this.look((this.state.at ?? this.table.state?.turns.length ?? 0) + step);
    if (e.key === 'Escape') this.setState({ chosen: null, at: null });
  }

  /** Looks at the position after a turn; at the last one it is the game again. @param {number|null} turn */
  look(turn) {
    const last = this.table.state?.turns.length ?? 0;
    this.setState({ at: turn === null || turn >= last ? null : Math.max(0, turn), chosen: null });
  }

  /** The colour that this browser would play now, or none. @param {any} s */
  turnOf(s) {
    const playing = s.phase === 'PLAY' || s.phase === 'RESUMED';
    return playing && s.you.includes(s.toPlay) && !s.paused ? s.toPlay : null;
  }

  /** @param {[number, number]} at */
  async play(at) {
    const s = this.table.state;
    this.setState({ chosen: null });
    await this.table.act({ type: 'play', at }, s.toPlay);
  }

  /** Marks a region, or takes its mark away. @param {[number, number]} at */
  mark(at) {
    const s = this.table.state;
    const rows = positions(s)[s.turns.length];
    if (rows[at[1]][at[0]] === '.') return;
    const now = s.proposal ?? [];
    const stones = region(rows, at);
    const on = now.some((/** @type {any} */ p) => same(p, at));
    const set = on ? now.filter((/** @type {any} */ p) => !stones.some((q) => same(p, q))) : [...now, ...stones];
    void this.table.act({ type: 'propose', stones: set }, s.you.length === 2 ? s.toPlay : s.you[0]);
  }

  /** What the board shows and what a click on it does. @param {any} s */
  board(s) {
    const all = positions(s);
    const { at, fill } = this.state;
    const turn = at ?? s.turns.length;
    const last = s.turns[turn - 1]?.at ?? null;
    const label = t('board.label', { width: s.width, height: s.height });
    if (at !== null) return { rows: all[at], last, hint: better(this.table, at), label };
    if (fill !== null && s.fillIn) return { ...fillStep(s, fill), label };
    const mine = this.turnOf(s);
    const sent = this.table.sending?.act;
    if (s.phase === 'PLAY' || s.phase === 'RESUMED') {
      const ghost = mine && !this.table.sending ? stone(mine) : null;
      return { rows: s.position, last, label, ghost: sent?.type === 'play' ? stone(s.toPlay) : ghost, sending: sent?.type === 'play' ? sent.at : null,
        hint: mine && this.table.hint?.at, chosen: this.state.chosen, choose: mine && ((/** @type {any} */ p) => this.setState({ chosen: p })),
        play: mine && ((/** @type {any} */ p) => this.play(p)), focus: true };
    }
    const talking = s.phase === 'STOPPED' || s.phase === 'AGREED';
    const off = s.phase === 'STOPPED' ? s.proposal ?? [] : s.removed;
    const shown = off.length ? off.reduce((/** @type {string[]} */ rows, /** @type {any} */ p) => put(rows, [p], all[all.length - 1][p[1]][p[0]]), s.position) : s.position;
    return { rows: shown, removed: off, crossed: s.phase === 'STOPPED', area: s.area, label,
      play: talking && this.table.mine.length ? (/** @type {any} */ p) => this.mark(p) : null };
  }

  /** @param {any} s */
  status(s) {
    const { at } = this.state;
    const told = refusal(this.table, (/** @type {number} */ turn) => this.look(turn));
    return html`<section class="status" aria-label=${t('game.status')}>
      <div class="sentence">
        <h1>${at === null ? head(s) : t('review.head', { n: at })}</h1>
        <p>${at === null ? next(s) : t('review.next', { n: s.turns.length })}</p>
        ${this.table.retrying && html`<p class="note" role="status">${t('net.retrying')}</p>`}
        ${this.table.moved && html`<p class="note" role="status">${t('net.moved')}</p>`}
        ${told}
      </div>
      ${at !== null ? html`<p class="row"><button class="main" onClick=${() => this.look(null)}>${t('review.back')}</button></p>` : this.doing(s)}
      <${Review} turns=${s.turns.length} at=${at} look=${(/** @type {number|null} */ n) => this.look(n)} />
      ${s.phase === 'RECORDED' && s.turns.length > 0 && html`<${Evaluation} table=${this.table} at=${at} look=${(/** @type {number|null} */ n) => this.look(n)} />`}
      <${Terms} state=${s} />
      <${Rulings} state=${s} />
      <${Arbiter} table=${this.table} />
      <${Share} table=${this.table} />
    </section>`;
  }

  /** @param {any} s */
  doing(s) {
    if (s.phase === 'PLAY' || s.phase === 'RESUMED')
      return html`<${Actions} table=${this.table} chosen=${this.state.chosen} turn=${this.turnOf(s)} play=${(/** @type {any} */ p) => this.play(p)} unchoose=${() => this.setState({ chosen: null })} />`;
    if (s.phase === 'STOPPED') return html`<${Stop} table=${this.table} />`;
    return html`<${Result} table=${this.table} fill=${this.state.fill} setFill=${(/** @type {number|null} */ fill) => this.setState({ fill })} />`;
  }

  render() {
    const s = this.table.state;
    if (this.table.missing) return html`<${Head} /><main tabindex="-1" class="text"><h1>${t('game.missing')}</h1><p>${t('game.missingWhy')}</p><p><a href="#/">${t('menu.front')}</a></p></main>`;
    if (!s) return html`<${Head} /><main tabindex="-1" class="text"><p class="quiet">${t('game.loading')}</p></main>`;
    const near = this.table.mine.length === 1 ? this.table.mine[0] : 'B';
    const far = near === 'B' ? 'W' : 'B';
    document.title = `${head(s)} · Jigo`;
    return html`<main tabindex="-1" class=${names('game', s.width > s.height && 'wide')}>
      <${Head} quiet />
      <${Player} table=${this.table} color=${far} place="far" />
      <div class="stage"><${Board} ...${this.board(s)} /></div>
      <${Player} table=${this.table} color=${near} place="near" />
      ${this.status(s)}
    </main>`;
  }
}
