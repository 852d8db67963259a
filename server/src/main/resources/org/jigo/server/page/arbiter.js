/** What an arbiter can do: never anything about stones (D 25). */
import { html, Component } from './view.js';
import { t, color } from './i18n.js';
import { Choice, Field, Pick } from './parts.js';
import { SetClock } from './setclock.js';
import { result } from './sentence.js';

const CAUSES = ['TIME', 'ILLEGAL', 'ABSENCE', 'STALL', 'CRASH', 'PROTOCOL', 'OTHER'];
const POINTS = ['blackStones', 'blackTerritory', 'whiteStones', 'whiteTerritory', 'neutral'];

export class Arbiter extends Component {
  /** @param {{table: import('./tables.js').Table}} props */
  constructor(props) {
    super(props);
    this.state = { reason: '', loser: 'B', cause: 'OTHER', kind: 'VOID', points: /** @type {any} */ ({}), sure: '' };
  }

  /** An act that ends something is said twice. @param {string} key @param {any} act @param {boolean} [needs] whether it needs a reason */
  act(key, act, needs) {
    const { table } = this.props;
    const sure = this.state.sure === key;
    return html`<button key=${key} class=${sure ? 'danger' : ''} disabled=${!!table.sending || (needs && !this.state.reason.trim())} onBlur=${() => this.setState({ sure: '' })}
      onClick=${async () => { if (!sure) return this.setState({ sure: key }); this.setState({ sure: '' }); if (await table.act(act)) this.setState({ reason: '' }); }}>${t(sure ? 'arbiter.sure' : 'arbiter.' + key)}</button>`;
  }

  /** Who loses, and by what. @param {boolean} forfeit */
  loser(forfeit) {
    const { loser, cause } = this.state;
    return html`<${Pick} label=${t('arbiter.loser')} value=${loser} options=${[['B', t('loser.B')], ['W', t('loser.W')]]} set=${(/** @type {string} */ v) => this.setState({ loser: v, sure: '' })} />
      ${forfeit && html`<${Choice} label=${t('arbiter.cause')} value=${cause} options=${Object.fromEntries(CAUSES.map((c) => [c, t('cause.' + c)]))} set=${(/** @type {string} */ v) => this.setState({ cause: v, sure: '' })} />`}`;
  }

  /** The points that a correction counts, as the record has them until they are changed. @param {any} s */
  counted(s) {
    const c = s.score;
    const from = c ? { blackStones: c.B.stones, blackTerritory: c.B.territory, whiteStones: c.W.stones, whiteTerritory: c.W.territory, neutral: c.neutral } : {};
    return { ...from, ...this.state.points };
  }

  /** What really was the outcome, appended to a record that stays as it is. @param {any} s */
  correction(s) {
    const { kind, loser, cause, reason } = this.state;
    const points = this.counted(s);
    const outcome = { kind, ...(kind === 'RESIGNATION' || kind === 'FORFEIT' ? { loser } : {}), ...(kind === 'FORFEIT' ? { cause } : {}),
      ...(kind === 'SCORE' ? Object.fromEntries(POINTS.map((p) => [p, Number(points[p])])) : {}) };
    return html`<${Choice} label=${t('arbiter.correction')} value=${kind} options=${Object.fromEntries(['VOID', 'SCORE', 'RESIGNATION', 'FORFEIT'].map((k) => [k, t('kind.' + k)]))} set=${(/** @type {string} */ v) => this.setState({ kind: v, sure: '' })} />
      ${(kind === 'RESIGNATION' || kind === 'FORFEIT') && this.loser(kind === 'FORFEIT')}
      ${kind === 'SCORE' && html`<div class="beside">${POINTS.map((p) => html`<${Field} key=${p} label=${t('points.' + p)} value=${points[p] ?? ''} inputmode="numeric" size="4" set=${(/** @type {string} */ v) => this.setState({ points: { ...this.state.points, [p]: v } })} />`)}</div>`}
      <p class="row">${this.act('correct', { type: 'correct', outcome, reason }, true)}</p>`;
  }

  render() {
    const { table } = this.props;
    const s = table.state;
    if (!s.you.includes('arbiter')) return null;
    const { reason, loser, cause } = this.state;
    const open = s.phase !== 'RECORDED' && s.phase !== 'DECIDED';
    const stands = s.phase === 'AGREED' || s.phase === 'DECIDED';
    const refusing = ['B', 'W'].find((c) => !s.recordedBy.includes(c));
    return html`<section class="actions arbiter" aria-label=${t('arbiter.head')}><h2>${t('arbiter.head')}</h2>
      ${open && html`<p class="row"><button disabled=${!!table.sending} onClick=${() => table.act({ type: s.paused ? 'unpause' : 'pause' })}>${t(s.paused ? 'arbiter.unpause' : 'arbiter.pause')}</button></p>`}
      ${open && s.clock && html`<${SetClock} table=${table} />`}
      <${Field} label=${t('arbiter.reason')} value=${reason} set=${(/** @type {string} */ v) => this.setState({ reason: v })} maxlength="500" />
      ${open && this.loser(true)}
      ${s.phase === 'RECORDED' && this.correction(s)}
      ${s.phase !== 'RECORDED' && html`<p class="row">${open && this.act('forfeit', { type: 'forfeit', loser, cause })}
        ${open && this.act('void', { type: 'void', reason }, true)}
        ${stands && this.act('record', { type: 'record-by-arbiter', refusedBy: refusing, note: reason }, true)}</p>`}</section>`;
  }
}

/** What the arbiter noted at the recording and after it. @param {{state: any}} props */
export const Rulings = ({ state: s }) => s.rulings.length > 0 && html`<ul class="problems">${s.rulings.map((/** @type {any} */ r) => html`<li>${r.type === 'correct'
  ? t('arbiter.corrected', { result: result(r.outcome), note: r.note })
  : r.refusedBy ? t('arbiter.refused', { who: color(r.refusedBy), note: r.note }) : t('arbiter.ruled', { note: r.note })}</li>`)}</ul>`;
