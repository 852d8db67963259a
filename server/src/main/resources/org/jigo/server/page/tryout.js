/** A small board on which a paragraph can be tried, for both players; the server rules, and nothing is kept. */
import { html, Component } from './view.js';
import { Board } from './board.js';
import { t, color } from './i18n.js';
import { call } from './api.js';
import { reason } from './refusal.js';
import { Article, cited } from './cite.js';
import { region, same } from './points.js';
import { result, stops } from './sentence.js';

/** @typedef {import('./tables.js').Point} Point */

export class TryOut extends Component {
  /** @param {{rules: string, start: string[], first: 'B'|'W', ask: string, area?: boolean}} props */
  constructor(props) {
    super(props);
    /**  {any} */
    this.state = { acts: /** @type {any[]} */ ([]), now: /** @type {any} */ (null), why: /** @type {any} */ (null), marked: /** @type {Point[]} */ ([]), busy: false };
  }

  /** @param {any[]} more what is done next */
  async act(...more) {
    if (this.state.busy) return;
    const { rules, start, first } = this.props;
    const acts = [...this.state.acts, ...more];
    this.setState({ busy: true });
    try {
      const now = await call('POST', 'try', { body: { rules, start, first, acts } });
      if (now.refusal) this.setState({ why: now.refusal, busy: false });
      else this.setState({ acts, now, why: null, marked: [], busy: false });
    } catch {
      this.setState({ busy: false, why: null });
    }
  }

  /** Marks a region to be removed, or unmarks it. @param {Point} at */
  mark(at) {
    const { now, marked } = this.state;
    if (now.position[at[1]][at[0]] === '.') return;
    const whole = region(now.position, at);
    const off = marked.some((/** @type {Point} */ m) => same(m, at));
    const rest = marked.filter((/** @type {Point} */ m) => !whole.some((w) => same(w, m)));
    this.setState({ marked: off ? rest : [...rest, ...whole], why: null });
  }

  words() {
    const { now, why, acts, marked } = this.state;
    if (why) return reason(why, now ?? { toPlay: this.props.first });
    switch (now?.phase) {
      case undefined:
        return t('try.' + this.props.ask);
      case 'STOPPED':
        return `${t('try.stopped')} ${marked.length ? t('stop.proposed', { n: marked.length }) : t('next.mark')}`;
      case 'AGREED':
        return `${t('head.agreed', { result: result(now) })}.`;
      case 'DECIDED':
        return `${t('try.over')} ${result(now)}.`;
      case 'RECORDED':
        return t('refused.RECORDED');
      default:
        return `${acts[acts.length - 1].type === 'demand' ? t('next.resumed') + ' ' : ''}${t('say.toPlay', { who: color(now.toPlay) })}`;
    }
  }

  /** What can be done besides playing: both players agree here at once, as they do on one screen. */
  buttons() {
    const { rules } = this.props;
    const { now, why, acts, marked } = this.state;
    const phase = now?.phase ?? 'PLAY';
    const button = (/** @type {string} */ text, /** @type {() => void} */ does) => html`<button class="link" onClick=${does}>${text}</button>`;
    const both = (/** @type {string} */ type) => ['B', 'W'].map((by) => ({ type, by }));
    return html`<p class="row">
      ${(phase === 'PLAY' || phase === 'RESUMED') && button(t('play.pass'), () => this.act({ type: 'pass' }))}
      ${phase === 'STOPPED' && button(marked.length ? t('stop.confirm', { n: marked.length }) : t('stop.confirmNone'), () => this.act({ type: 'propose', stones: marked }, ...both('confirm')))}
      ${phase === 'AGREED' && button(t('record.yes'), () => this.act(...both('record')))}
      ${phase !== 'PLAY' && phase !== 'RESUMED' && stops({ rules }) && button(t('stop.goOn'), () => this.act({ type: 'demand' }))}
      ${(acts.length > 0 || why) && button(t('try.again'), () => this.setState({ acts: [], now: null, why: null, marked: [] }))}</p>`;
  }

  render() {
    const { start, first, area } = this.props;
    const { now, why, acts, marked } = this.state;
    const toPlay = now?.toPlay ?? first;
    const playing = !now || now.phase === 'PLAY' || now.phase === 'RESUMED';
    const stopped = now?.phase === 'STOPPED';
    const last = acts[acts.length - 1]?.at;
    return html`<div class="tryout">
      <${Board} mini rows=${now?.position ?? start} label=${t('try.board')} last=${last} ghost=${!playing ? null : toPlay === 'B' ? 'X' : 'O'}
        removed=${marked} crossed area=${area || !playing ? now?.area : null}
        play=${playing ? (/** @type {Point} */ at) => this.act({ type: 'play', at }) : stopped ? (/** @type {Point} */ at) => this.mark(at) : null} />
      <p role="status" class=${why ? 'wrong' : 'quiet'}>${cited(this.words())} ${why && html`<${Article} article=${why.article} />`}</p>
      ${this.buttons()}
    </div>`;
  }
}
