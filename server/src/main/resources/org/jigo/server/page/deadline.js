/** How long the talks may still last; when the time is over, the players have not agreed (D 24). */
import { html, Component } from './view.js';
import { t } from './i18n.js';
import { time } from './player.js';

export class Deadline extends Component {
  componentDidMount() {
    this.timer = setInterval(() => this.setState({}), 500);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  render() {
    const left = this.props.left - (performance.now() - this.props.came);
    return html`<p class="quiet" role="timer">${t('stop.timeLeft', { time: time(left) })}</p>`;
  }
}
