/** A small board on which a paragraph can be tried; the server rules, and nothing is kept. */
import { html, Component } from './view.js';
import { Board } from './board.js';
import { t, color } from './i18n.js';
import { call } from './api.js';
import { reason } from './refusal.js';
import { Article, cited } from './cite.js';

export class TryOut extends Component {
  /** @param {{rules: string, start: string[], first: 'B'|'W', ask: string, area?: boolean}} props */
  constructor(props) {
    super(props);
    /**  {any} */
    this.state = { turns: [], now: /** @type {any} */ (null), why: /** @type {any} */ (null), busy: false };
  }

  /** @param {[number, number]|null} at a pass where there is none */
  async turn(at) {
    if (this.state.busy) return;
    const { rules, start, first } = this.props;
    this.setState({ busy: true });
    try {
      const now = await call('POST', 'try', { body: { rules, start, first, turns: [...this.state.turns, at] } });
      if (now.refusal) this.setState({ why: now.refusal, busy: false });
      else this.setState({ turns: [...this.state.turns, at], now, why: null, busy: false });
    } catch {
      this.setState({ busy: false, why: null });
    }
  }

  render() {
    const { start, first, ask, area, rules } = this.props;
    const { now, why, turns } = this.state;
    const rows = now?.position ?? start;
    const toPlay = now?.toPlay ?? first;
    const over = now && now.phase !== 'PLAY' && now.phase !== 'RESUMED';
    const told = why ? reason(why, { toPlay }) : over ? t(now.phase === 'STOPPED' ? 'try.stopped' : 'try.over') : turns.length ? t('say.toPlay', { who: color(toPlay) }) : t('try.' + ask);
    return html`<div class="tryout">
      <${Board} mini rows=${rows} label=${t('try.board')} last=${turns[turns.length - 1]} ghost=${over ? null : toPlay === 'B' ? 'X' : 'O'}
        area=${area || over ? now?.area : null} play=${over ? null : (/** @type {any} */ at) => this.turn(at)} />
      <p role="status" class=${why ? 'wrong' : 'quiet'}>${cited(told)} ${why && html`<${Article} article=${why.article} />`}</p>
      <p class="row">${rules && !over && html`<button class="link" onClick=${() => this.turn(null)}>${t('play.pass')}</button>`}
        ${(turns.length > 0 || why) && html`<button class="link" onClick=${() => this.setState({ turns: [], now: null, why: null })}>${t('try.again')}</button>`}</p>
    </div>`;
  }
}
