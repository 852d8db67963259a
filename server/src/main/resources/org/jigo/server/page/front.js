/** The front: a board that can be played on at once, and all other ways in. */
import { html, Component } from './view.js';
import { Board } from './board.js';
import { Head, Pick } from './parts.js';
import { t } from './i18n.js';
import { publicGames } from './api.js';
import { kept, lastSettings, myGames } from './prefs.js';
import { table, changed } from './tables.js';
import { open } from './opening.js';
import { result } from './sentence.js';
import { meant, opponents, seated } from './opponents.js';
import { problem, Failed } from './problem.js';

export class Front extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    const last = lastSettings();
    const small = matchMedia('(max-width: 700px)').matches;
    this.state = { size: last.size ?? (small ? 9 : 19), rules: last.rules ?? 'simplified-ing', first: null, failed: '', games: [], busy: false, sized: false, opponents: [] };
  }

  componentDidMount() {
    document.title = 'Jigo';
    void this.list();
    void opponents().then((names) => this.setState({ opponents: names }));
    this.timer = setInterval(() => !document.hidden && this.list(), 15000);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  async list() {
    try {
      const answer = await publicGames();
      this.setState({ games: answer.games });
    } catch {
      // The list is no reason to trouble anybody; the board says when the server is away.
    }
  }

  /** The first stone makes the game. @param {[number, number]|null} at @param {'one'|'two'} screen */
  async begin(at, screen) {
    if (this.state.first || this.state.busy) return;
    this.setState({ first: at, busy: true, failed: '' });
    try {
      const { size, rules } = this.state;
      const t = await open({ ...lastSettings(), width: size, height: size, rules, screen, public: false });
      if (at) void t.act({ type: 'play', at }, 'B');
      location.hash = `#/game/${t.game}`;
    } catch (e) {
      this.setState({ first: null, busy: false, failed: problem(e) });
    }
  }

  /** A game with the computer is a small one unless a size was picked here, and Black is the person's. */
  async alone() {
    if (this.state.first || this.state.busy) return;
    this.setState({ busy: true, failed: '' });
    try {
      const n = this.state.sized ? this.state.size : 9;
      const opponent = meant(this.state.opponents, lastSettings().opponent);
      const t = await open({ width: n, height: n, rules: this.state.rules, screen: 'computer', opponent });
      location.hash = `#/game/${t.game}`;
    } catch (e) {
      this.setState({ busy: false, failed: problem(e) });
    }
  }

  mine() {
    const games = myGames().filter((g) => kept(g).secret).slice(0, 4);
    if (!games.length) return null;
    return html`<section><h2>${t('front.mine')}</h2><ul class="games">${games.map((g) => html`<li key=${g}><${Mine} game=${g} /></li>`)}</ul></section>`;
  }

  render() {
    const { size, rules, first, failed, games } = this.state;
    const rows = Array.from({ length: size }, () => '.'.repeat(size));
    return html`<main tabindex="-1" class="game front">
      <${Head} />
      <div class="stage"><${Board} rows=${rows} ghost="X" sending=${first} label=${t('front.board', { n: size })} play=${(/** @type {any} */ at) => this.begin(at, 'one')} /></div>
      <section class="status">
        <div class="sentence"><h1>${t('front.head')}</h1><p>${t('front.lead')}</p><${Failed} text=${failed} /></div>
        <div class="actions">
          <${Pick} label=${t('new.grid')} value=${size} options=${[[9, '9'], [13, '13'], [19, '19']]} set=${(/** @type {number} */ n) => this.setState({ size: n, sized: true })} />
          <${Pick} label=${t('new.rules')} value=${rules} options=${[['simplified-ing', t('rules.simplified-ing')], ['tromp-taylor', t('rules.tromp-taylor')]]} set=${(/** @type {string} */ r) => this.setState({ rules: r })} />
          <p class="quiet">${t('rules.' + rules + '.what')}</p>
          <p class="row"><button class="main" onClick=${() => this.begin(null, 'one')}>${t('front.here')}</button>
            ${this.state.opponents.length > 0 && html`<button onClick=${() => this.alone()}>${t('front.computer')}</button>`}
            <button onClick=${() => this.begin(null, 'two')}>${t('front.friend')}</button>
            <a class="button link" href="#/new">${t('front.more')}</a></p>
        </div>
        ${this.mine()}
        ${games.length > 0 && html`<section><h2>${t('front.public')}</h2><ul class="games">${games.slice(0, 12).map((/** @type {any} */ g) => html`<li key=${g.game}><${Listed} state=${g} /></li>`)}</ul></section>`}
        <section class="others"><a href="#/judge"><b>${t('menu.judge')}</b><small>${t('front.judge')}</small></a>
          <a href="#/board"><b>${t('menu.board')}</b><small>${t('front.fromBoard')}</small></a>
          <a href="#/rules/simplified-ing"><b>${t('menu.rules')}</b><small>${t('front.rules')}</small></a></section>
      </section>
    </main>`;
  }
}

/** @param {{state: any}} props */
function Listed({ state: s }) {
  const over = s.outcome ?? (s.result ? { result: s.result } : null);
  const turns = typeof s.turns === 'number' ? s.turns : s.turns.length;
  return html`<a href=${`#/game/${s.game}`}><b>${seated(s, 'B')} – ${seated(s, 'W')}</b>
    <small>${s.width}×${s.height} · ${over ? result(over) : t('front.turns', { n: turns })}</small></a>`;
}

/** A game that this browser plays in, told as it stands. */
class Mine extends Component {
  componentDidMount() {
    const known = table(this.props.game);
    if (!known.state) void this.read(known);
  }

  /** @param {import('./tables.js').Table} known */
  async read(known) {
    const { readGame } = await import('./api.js');
    try {
      known.fold(await readGame(known.game, known.secret));
    } catch {
      known.missing = true;
    }
    changed();
  }

  render() {
    const { state, missing } = table(this.props.game);
    return state && !missing ? html`<${Listed} state=${state} />` : null;
  }
}
