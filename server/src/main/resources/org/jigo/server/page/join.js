/** A link becomes a seat, or a place to watch from. What was in the address leaves it at once. */
import { html, Component } from './view.js';
import { Failed, problem } from './problem.js';
import { Head, Field } from './parts.js';
import { t } from './i18n.js';
import { readGame, takeSeat } from './api.js';
import { Terms } from './terms.js';
import { keep, kept, prefs, prefer } from './prefs.js';
import { newKey } from './keys.js';
import { freshSecret } from './tables.js';

export class Join extends Component {
  /** @param {{how: string, game: string, token: string}} props */
  constructor(props) {
    super(props);
    this.state = { name: prefs.name ?? '', busy: false, failed: '', game: /** @type {any} */ (null) };
    if (props.how === 'watch') {
      if (!kept(props.game).secret) keep(props.game, { watch: props.token });
      location.replace(`#/game/${props.game}`);
    } else if (kept(props.game).secret) {
      location.replace(`#/game/${props.game}`);
    } else {
      history.replaceState(null, '', `#/${props.how}/${props.game}`);
    }
  }

  async componentDidMount() {
    if (this.props.how === 'watch') return;
    try {
      this.setState({ game: await readGame(this.props.game, this.props.token) });
    } catch {
      // It is told when the seat is to be taken.
    }
  }

  /** Who invites, and to what. */
  invited() {
    const { game } = this.state;
    if (!game) return null;
    const { how } = this.props;
    const seats = Object.entries(game.seats).filter(([, seat]) => seat.taken);
    const host = seats.find(([, seat]) => seat.name);
    const free = ['B', 'W'].find((c) => !game.seats[c]?.taken);
    return html`${how === 'join' && host && free && html`<p>${t('join.by.' + free, { who: host[1].name })}</p>`}<${Terms} state=${game} />`;
  }

  /** @param {Event} e */
  async take(e) {
    e.preventDefault();
    const { game, token } = this.props;
    this.setState({ busy: true, failed: '' });
    try {
      const key = (this.key ??= await newKey());
      const secret = (this.secret ??= freshSecret());
      const name = this.state.name.trim();
      prefer({ name });
      const seat = await takeSeat(game, { invitation: token, ...(name ? { name } : {}), key: key.open, secret });
      keep(game, { secret: seat.secret ?? secret, keys: { [seat.state?.you?.[0] ?? 'W']: key } });
      location.replace(`#/game/${game}`);
    } catch (e) {
      this.setState({ busy: false, failed: problem(e, 'join.failed') });
    }
  }

  render() {
    if (this.props.how === 'watch') return null;
    return html`<${Head} /><main tabindex="-1" class="text">
      <h1>${t('join.head')}</h1>${this.invited()}<p>${t('join.what')}</p>
      <form class="stack" onSubmit=${(/** @type {Event} */ e) => this.take(e)}>
        <${Field} label=${t('join.name')} value=${this.state.name} set=${(/** @type {string} */ name) => this.setState({ name })} maxlength="40" />
        <button class="main" disabled=${this.state.busy}>${t('join.take')}</button>
        <${Failed} text=${this.state.failed} />
      </form></main>`;
  }
}
