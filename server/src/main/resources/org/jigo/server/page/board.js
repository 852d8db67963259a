/**
 * The board: one drawing (SVG) and over it a grid of points that can be clicked, walked with the arrow keys and read aloud.
 * It knows no rules; it draws rows and says which point a person chose.
 */
import { html, Component, names, createRef } from './view.js';
import { column, name, same, stars } from './points.js';
import { t } from './i18n.js';
import { prefs } from './prefs.js';

/**
 * @typedef {import('./tables.js').Point} Point
 * @typedef {{rows: string[], last?: Point|null, ghost?: 'X'|'O'|null, chosen?: Point|null, hint?: Point|null, sending?: Point|null,
 *   removed?: Point[], crossed?: boolean, area?: string[]|null, marks?: Point[], compensation?: Point[], fillers?: Point[],
 *   label: string, mini?: boolean, play?: (at: Point) => void, choose?: (at: Point|null) => void, focus?: boolean}} Props
 */

/** The room around the lines, in cells: with coordinates, and without. */
const EDGE = 1.02;
const BARE = 0.62;

/** @param {{rows: string[], mini?: boolean}} props */
function lines({ rows, mini }) {
  const [w, h] = [rows[0].length, rows.length];
  const path = [];
  for (let x = 0; x < w; x++) path.push(`M${x} 0V${h - 1}`);
  for (let y = 0; y < h; y++) path.push(`M0 ${y}H${w - 1}`);
  return html`
    <path class="lines" d=${path.join('')} />
    <path class="frame" d=${`M0 0H${w - 1}V${h - 1}H0Z`} />
    ${stars(w, h).map(([x, y]) => html`<circle class="star" cx=${x} cy=${y} r=${mini ? 0.12 : 0.095} />`)}
  `;
}

/** @param {number} w @param {number} h */
const coordinates = (w, h) => html`<g class=${names('coordinates', w > 12 && 'many')}>
  ${Array.from({ length: w }, (_, x) => html`
    <text x=${x} y=${-0.72}>${column(x)}</text><text x=${x} y=${h - 1 + 0.72}>${column(x)}</text>`)}
  ${Array.from({ length: h }, (_, y) => html`
    <text x=${-0.72} y=${y}>${h - y}</text><text x=${w - 1 + 0.72} y=${y}>${h - y}</text>`)}
</g>`;

/** @param {string} content @param {number} x @param {number} y @param {string} [more] */
const stoneAt = (content, x, y, more) => html`<g key=${`${x},${y}`} class=${names('stone', content === 'X' ? 'black' : 'white', more)}>
  <circle class="shade" cx=${x + 0.03} cy=${y + 0.05} r="0.475" /><circle class="body" cx=${x} cy=${y} r="0.475" /></g>`;

/** @param {Props} props */
function stones({ rows, removed = [], sending, ghost }) {
  const off = new Set(removed.map(String));
  /** @type {any[]} */
  const all = [];
  rows.forEach((row, y) => [...row].forEach((content, x) => {
    if (content !== '.') all.push(stoneAt(content, x, y, off.has(`${x},${y}`) ? 'off' : ''));
  }));
  if (sending && ghost) all.push(stoneAt(ghost, sending[0], sending[1], 'sending'));
  return all;
}

/** Whose points are whose: a small square on every point that is somebody's without carrying his stone. @param {Props} props */
function owners({ area, rows, removed = [], crossed }) {
  if (!area) return null;
  const off = new Set(removed.map(String));
  /** @type {any[]} */
  const all = [];
  area.forEach((row, y) => [...row].forEach((owner, x) => {
    const own = { B: 'X', W: 'O' }[owner];
    if (own && (rows[y][x] === '.' || (off.has(`${x},${y}`) && !crossed)))
      all.push(html`<rect class=${'owner ' + (own === 'X' ? 'black' : 'white')} x=${x - 0.16} y=${y - 0.16} width="0.32" height="0.32" rx="0.06" />`);
  }));
  return html`<g class="area">${all}</g>`;
}

/** @param {Props} props */
function marks({ rows, last, removed = [], crossed, marks: marked = [], compensation = [], chosen, hint, ghost }) {
  const on = (/** @type {Point} */ [x, y]) => (rows[y][x] === 'X' ? 'black' : rows[y][x] === 'O' ? 'white' : 'empty');
  return html`<g class="marks">
    ${crossed && removed.map(([x, y]) => html`<path class=${'cross ' + on([x, y])} d=${`M${x - 0.2} ${y - 0.2}l.4 .4m0 -.4l-.4 .4`} />`)}
    ${compensation.map(([x, y]) => html`<circle class="compensation" cx=${x} cy=${y} r="0.2" />`)}
    ${marked.map(([x, y]) => html`<circle class="marked" cx=${x} cy=${y} r="0.62" />`)}
    ${hint && html`<circle class="hint" cx=${hint[0]} cy=${hint[1]} r="0.34" />`}
    ${last && html`<circle class=${'last ' + on(last)} cx=${last[0]} cy=${last[1]} r="0.22" />`}
    ${chosen && html`${ghost && stoneAt(ghost, chosen[0], chosen[1], 'ghost')}<circle class="marked" cx=${chosen[0]} cy=${chosen[1]} r="0.62" />`}
  </g>`;
}

export class Board extends Component {
  /** @param {Props} props */
  constructor(props) {
    super(props);
    this.state = { at: null };
    this.touch = false;
    this.grid = createRef();
  }

  /** The point that the arrow keys stand on. @returns {Point} */
  get cursor() {
    const { rows, last } = this.props;
    const at = this.state.at ?? last ?? [rows[0].length >> 1, rows.length >> 1];
    return [Math.min(at[0], rows[0].length - 1), Math.min(at[1], rows.length - 1)];
  }

  componentDidMount() {
    if (this.props.focus && matchMedia('(hover: hover)').matches) this.focusAt(this.cursor);
  }

  /** @param {Point} at */
  focusAt([x, y]) {
    const width = this.props.rows[0].length;
    this.grid.current?.querySelectorAll('button')[y * width + x]?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} e */
  key(e) {
    const { rows } = this.props;
    const [x, y] = this.cursor;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[e.key];
    const page = { Home: [0, y], End: [rows[0].length - 1, y], PageUp: [x, 0], PageDown: [x, rows.length - 1] }[e.key];
    if ((!step && !page) || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    e.stopPropagation();
    const [a, b] = page ?? [x + (step?.[0] ?? 0), y + (step?.[1] ?? 0)];
    if (a < 0 || b < 0 || a >= rows[0].length || b >= rows.length) return;
    this.setState({ at: [a, b] }, () => this.focusAt([a, b]));
  }

  /** Two steps on touch: the first tap shows where, the second one (or the button below) plays. @param {Point} at @param {MouseEvent} e */
  pick(at, e) {
    const { play, choose, chosen } = this.props;
    this.setState({ at });
    const asked = prefs.twoStep === 'always' || (prefs.twoStep === 'touch' && this.touch);
    if (choose && asked && e.detail !== 0 && !same(at, chosen)) choose(at);
    else play?.(at);
  }

  /** @param {Point} at */
  spoken([x, y]) {
    const { rows, removed = [], area, last, hint } = this.props;
    const content = rows[y][x];
    return [
      name([x, y], rows.length),
      t(content === 'X' ? 'board.black' : content === 'O' ? 'board.white' : 'board.empty'),
      last && same([x, y], last) && t('board.last'),
      hint && same([x, y], hint) && t('board.hint'),
      removed.some((/** @type {Point} */ r) => same(r, [x, y])) && t('board.removed'),
      area && content === '.' && area[y][x] !== '.' && t(area[y][x] === 'B' ? 'board.blacks' : 'board.whites'),
    ].filter(Boolean).join(', ');
  }

  cells() {
    const { rows, ghost, play } = this.props;
    const [cx, cy] = this.cursor;
    return rows.map((/** @type {string} */ row, /** @type {number} */ y) => html`<div role="row" key=${y}>${[...row].map((content, x) => html`<button
      key=${x} type="button" role="gridcell" tabindex=${x === cx && y === cy ? 0 : -1} aria-label=${this.spoken([x, y])}
      aria-disabled=${!play} class=${names('point', ghost && content === '.' && 'free ' + (ghost === 'X' ? 'black' : 'white'))}
      onClick=${(/** @type {MouseEvent} */ e) => this.pick([x, y], e)}></button>`)}</div>`);
  }

  render() {
    const { rows, mini, label, play } = this.props;
    const [w, h] = [rows[0].length, rows.length];
    const edge = mini ? BARE : EDGE;
    const style = { '--ratio': (w - 1 + 2 * edge) / (h - 1 + 2 * edge), '--w': w, '--h': h, '--edge': edge };
    return html`<div class=${names('board', mini && 'mini', play && 'live')} style=${style}>
      <svg viewBox=${`${-edge} ${-edge} ${w - 1 + 2 * edge} ${h - 1 + 2 * edge}`} role=${mini && !play ? 'img' : null}
        aria-label=${mini && !play ? label : null} aria-hidden=${mini && !play ? null : 'true'} focusable="false">
        ${lines(this.props)}${!mini && coordinates(w, h)}
        ${stones(this.props)}${owners(this.props)}${marks(this.props)}
      </svg>
      ${(!mini || play) && html`<div class="points" role="grid" aria-label=${label} ref=${this.grid}
        onKeyDown=${(/** @type {KeyboardEvent} */ e) => this.key(e)}
        onPointerDown=${(/** @type {PointerEvent} */ e) => { this.touch = e.pointerType === 'touch'; }}>${this.cells()}</div>`}
    </div>`;
  }
}
