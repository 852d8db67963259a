/** Another game with the colours changed. */
import { html, Component } from './view.js';
import { t, color } from './i18n.js';
import { colors } from './sentence.js';

export class Rematch extends Component {
  render() {
    const { table } = this.props;
    const s = table.state;
    if (!colors(s).length) return s.rematch ? html`<p><a href=${`#/game/${s.rematch}`}>${t('rematch.go')}</a></p>` : null;
    if (s.rematch) return html`<p><a class="button" href=${`#/game/${s.rematch}`}>${t('rematch.go')}</a></p>`;
    const asked = s.asked?.wish === 'REMATCH' ? s.asked.by : null;
    const mine = asked && s.you.length === 1 && s.you.includes(asked);
    if (mine) return html`<p class="quiet">${t('rematch.waiting')}</p>`;
    return html`<p class="row">${asked && s.you.length === 1 && html`<span>${t('rematch.asked', { who: color(asked) })}</span>`}
      <button onClick=${() => this.ask(asked)}>${t(asked ? 'rematch.agree' : 'rematch.ask')}</button></p>`;
  }

  /** The computer always agrees, only a moment later: whoever asked it goes on as soon as it has. */
  componentDidUpdate() {
    const next = this.props.table.state.rematch;
    if (!this.goes || !next) return;
    this.goes = false;
    location.hash = `#/game/${next}`;
  }

  /** @param {'B'|'W'|null} asked */
  async ask(asked) {
    const { table } = this.props;
    this.goes = [table.state.seats.B, table.state.seats.W].some((seat) => seat.computer);
    await table.act({ type: 'rematch' }, asked ? (asked === 'B' ? 'W' : 'B') : table.state.you[0]);
    const next = table.state.rematch;
    if (next) location.hash = `#/game/${next}`;
  }
}
