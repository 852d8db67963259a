/** A position reached on wood is entered at its stop and settled here. What came before it is not known, and the record says so. */
import { html, Component } from './view.js';
import { Board } from './board.js';
import { Head, Field, Pick } from './parts.js';
import { t, color } from './i18n.js';
import { put } from './points.js';
import { open } from './opening.js';
import { problem, Failed } from './problem.js';
import { judge } from './api.js';
import { lastPosition } from './verdict.js';

export class FromBoard extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    this.state = { rows: blank(19), tool: 'X', first: 'B', komi: '7.5', nameB: '', nameW: '', failed: '', busy: false };
  }

  componentDidMount() {
    document.title = `${t('menu.board')} · Jigo`;
  }

  /** @param {[number, number]} at */
  put(at) {
    const { rows, tool } = this.state;
    this.setState({ rows: put(rows, [at], rows[at[1]][at[0]] === tool ? '.' : tool), failed: '' });
  }

  /** @param {Event} e */
  async read(e) {
    const file = /** @type {HTMLInputElement} */ (e.target).files?.[0];
    if (!file) return;
    try {
      const rows = lastPosition(await judge(file));
      if (rows) this.setState({ rows, failed: '' });
      else this.setState({ failed: t('judge.nothing') });
    } catch (e) {
      this.setState({ failed: problem(e, 'problem.read') });
    }
  }

  async settle() {
    const { rows, first, komi, nameB, nameW } = this.state;
    this.setState({ busy: true, failed: '' });
    try {
      const made = await open({ start: rows, first, origin: 'BOARD', komi, nameB, nameW });
      location.hash = `#/game/${made.game}`;
    } catch (e) {
      this.setState({ busy: false, failed: problem(e) });
    }
  }

  render() {
    const { rows, tool, first, komi, nameB, nameW, failed, busy } = this.state;
    const set = (/** @type {string} */ key) => (/** @type {any} */ v) => this.setState({ [key]: v, failed: '' });
    const size = rows.length === rows[0].length ? rows.length : 0;
    return html`<main tabindex="-1" class="game front">
      <${Head} />
      <div class="stage"><${Board} rows=${rows} ghost=${tool === '.' ? null : tool} label=${t('board.label', { width: rows[0].length, height: rows.length })} play=${(/** @type {any} */ at) => this.put(at)} /></div>
      <section class="status">
        <div class="sentence"><h1>${t('menu.board')}</h1><p>${t('wood.lead')}</p></div>
        <div class="actions">
          <${Pick} label=${t('wood.tool')} value=${tool} options=${[['X', t('board.black')], ['O', t('board.white')], ['.', t('wood.erase')]]} set=${set('tool')} />
          <${Pick} label=${t('new.grid')} value=${size} options=${[[9, '9'], [13, '13'], [19, '19']]} set=${(/** @type {number} */ n) => this.setState({ rows: blank(n) })} />
          <label class="button file">${t('wood.file')}<input type="file" class="unseen" accept=".sgf" onChange=${(/** @type {Event} */ e) => this.read(e)} /></label>
          <p>${t('wood.who')}</p>
          <${Pick} label=${t('wood.who')} value=${first} options=${[['B', color('B')], ['W', color('W')]]} set=${set('first')} />
          <div class="beside"><${Field} label=${t('new.nameB')} value=${nameB} set=${set('nameB')} maxlength="40" /><${Field} label=${t('new.nameW')} value=${nameW} set=${set('nameW')} maxlength="40" /></div>
          <${Field} label=${t('new.komi')} value=${komi} set=${set('komi')} inputmode="decimal" />
          <${Failed} text=${failed} />
          <p class="row"><button class="main" disabled=${busy} onClick=${() => this.settle()}>${t('wood.settle')}</button></p>
          <p class="quiet">${t('wood.unknown')}</p>
        </div>
      </section></main>`;
  }
}

/** @param {number} n */
const blank = (n) => Array.from({ length: n }, () => '.'.repeat(n));
