/** What an arbiter can do: never anything about stones (D 25). */
import { html, Component } from './view.js';
import { t, color } from './i18n.js';
import { Field, Pick } from './parts.js';

export class Arbiter extends Component {
  /** @param {{table: import('./tables.js').Table}} props */
  constructor(props) {
    super(props);
    this.state = { reason: '', loser: 'B', sure: '' };
  }

  /** An act that ends something is said twice. @param {string} key @param {any} act @param {boolean} [needs] whether it needs a reason */
  act(key, act, needs) {
    const { table } = this.props;
    const sure = this.state.sure === key;
    return html`<button key=${key} class=${sure ? 'danger' : ''} disabled=${!!table.sending || (needs && !this.state.reason.trim())} onBlur=${() => this.setState({ sure: '' })}
      onClick=${() => { if (!sure) return this.setState({ sure: key }); this.setState({ sure: '', reason: '' }); return table.act(act); }}>${t(sure ? 'arbiter.sure' : 'arbiter.' + key)}</button>`;
  }

  render() {
    const { table } = this.props;
    const s = table.state;
    if (!s.you.includes('arbiter')) return null;
    const { reason, loser } = this.state;
    const open = s.phase !== 'RECORDED' && s.phase !== 'DECIDED';
    const stands = s.phase === 'AGREED' || s.phase === 'DECIDED';
    const refusing = ['B', 'W'].find((c) => !s.recordedBy.includes(c));
    return html`<div class="actions arbiter"><h2>${t('arbiter.head')}</h2>
      ${s.phase !== 'RECORDED' && html`<p class="row"><button disabled=${!!table.sending} onClick=${() => table.act({ type: s.paused ? 'unpause' : 'pause' })}>${t(s.paused ? 'arbiter.unpause' : 'arbiter.pause')}</button></p>`}
      <${Field} label=${t('arbiter.reason')} value=${reason} set=${(/** @type {string} */ v) => this.setState({ reason: v })} maxlength="500" />
      ${open && html`<${Pick} label=${t('arbiter.loser')} value=${loser} options=${[['B', color('B')], ['W', color('W')]]} set=${(/** @type {string} */ v) => this.setState({ loser: v })} />`}
      <p class="row">${open && this.act('forfeit', { type: 'forfeit', loser, cause: 'OTHER' })}
        ${open && this.act('void', { type: 'void', reason }, true)}
        ${stands && this.act('record', { type: 'record-by-arbiter', refusedBy: refusing, note: reason }, true)}
        ${s.phase === 'RECORDED' && this.act('correctVoid', { type: 'correct', outcome: { kind: 'VOID' }, reason }, true)}</p></div>`;
  }
}

/** What the arbiter noted at the recording and after it. @param {{state: any}} props */
export const Rulings = ({ state: s }) => s.rulings.length > 0 && html`<ul class="problems">${s.rulings.map((/** @type {any} */ r) => html`<li>${t('arbiter.ruled', { note: r.note })}</li>`)}</ul>`;
