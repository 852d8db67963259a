/** A record is judged: what of it the rules refuse, on a line of its turns; the count; and the claim against ours. */
import { html, Component, names } from './view.js';
import { Board } from './board.js';
import { Head, Choice } from './parts.js';
import { Article, cited } from './cite.js';
import { Review } from './review.js';
import { Counted } from './count.js';
import { t, has, color, decimal } from './i18n.js';
import { judge } from './api.js';
import { after, name, positions } from './points.js';
import { problem, Failed } from './problem.js';
import { reason } from './refusal.js';
import { result } from './sentence.js';
import { games } from './verdict.js';

export class Judge extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    this.state = { answer: /** @type {any} */ (null), game: 0, at: null, text: '', failed: '', busy: false, over: false };
  }

  componentDidMount() {
    document.title = `${t('menu.judge')} · Jigo`;
  }

  /** @param {Blob|string} record */
  async read(record) {
    this.setState({ busy: true, failed: '' });
    try {
      const answer = await judge(record);
      const first = games(answer)[0];
      this.setState({ answer, game: 0, at: first?.violations?.[0]?.turn ?? null, busy: false, failed: first ? '' : t('judge.nothing') });
    } catch (e) {
      this.setState({ busy: false, failed: problem(e, 'problem.read') });
    }
  }

  /** @param {DragEvent} e */
  drop(e) {
    e.preventDefault();
    this.setState({ over: false });
    const file = e.dataTransfer?.files[0];
    const text = e.dataTransfer?.getData('text/plain');
    if (file) void this.read(file);
    else if (text) void this.read(text);
  }

  ask() {
    const { text, failed, busy, over } = this.state;
    return html`<${Head} /><main tabindex="-1" class=${names('text', 'drop', over && 'over')} onDragOver=${(/** @type {DragEvent} */ e) => { e.preventDefault(); this.setState({ over: true }); }}
      onDragLeave=${() => this.setState({ over: false })} onDrop=${(/** @type {DragEvent} */ e) => this.drop(e)}>
      <h1>${t('menu.judge')}</h1><p>${t('judge.lead')}</p>
      <p class="row"><label class="button main file">${t('judge.file')}<input type="file" class="unseen" accept=".sgf,application/x-go-sgf,text/plain" onChange=${(/** @type {any} */ e) => e.target.files[0] && this.read(e.target.files[0])} /></label>
        <span class="quiet">${t('judge.drop')}</span></p>
      <form class="stack" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); void this.read(text); }}>
        <label class="field"><span>${t('judge.paste')}</span><textarea rows="7" spellcheck=${false} value=${text} onInput=${(/** @type {any} */ e) => this.setState({ text: e.target.value })}></textarea></label>
        <button disabled=${busy || !text.trim()}>${t('judge.judge')}</button></form>
      <${Failed} text=${failed} />
      <p class="quiet">${t('judge.kept')}</p></main>`;
  }

  render() {
    const { answer, game, at } = this.state;
    const all = games(answer);
    if (!all.length) return this.ask();
    const g = all[game];
    const look = (/** @type {number|null} */ n) => this.setState({ at: n === null || n >= (g.turns?.length ?? 0) ? null : Math.max(0, n) });
    return html`<main tabindex="-1" class="game">
      <${Head} quiet />
      <div class="stage">${g.start && html`<${Shown} game=${g} at=${at} />`}</div>
      <section class="status">
        <div class="sentence"><h1>${t('finding.' + g.finding)}</h1><p>${t(`finding.${g.finding}.what`, { claimed: g.claimed ? claim(g.claimed) : '', ours: g.score ? result(g.score) : '' })}</p></div>
        ${all.length > 1 && html`<${Choice} label=${t('judge.game')} value=${String(game)} options=${Object.fromEntries(all.map((_, i) => [String(i), String(i + 1)]))} set=${(/** @type {string} */ i) => this.setState({ game: Number(i), at: all[Number(i)].violations?.[0]?.turn ?? null })} />`}
        <p class="quiet">${t('judge.rules', { rules: t('rules.' + g.rules) })} ${g.claimedRules ? t('judge.claimedRules', { rules: g.claimedRules }) : t('judge.noRules')} ${t('judge.komi', { komi: decimal(g.komi) })}</p>
        ${g.turns && html`<${Line} game=${g} at=${at} look=${look} />`}
        ${g.setUps.length > 0 && html`<p class="quiet">${cited(t('judge.setUps', { n: g.setUps.length, turns: g.setUps.slice(0, 9).map((/** @type {any} */ s) => s.turn).join(', ') }))}</p>`}
        ${g.score && html`<details open=${at === null}><summary>${t('judge.count')}</summary><${Counted} state=${{ score: g.score, settings: { komi: g.komi }, outcome: true }} all /></details>`}
        ${g.problems?.length > 0 && html`<details><summary>${t('judge.problems', { n: g.problems.length })}</summary><ul class="problems">${g.problems.map((/** @type {any} */ p) => html`<li><small>${has('odd.' + p.kind) ? t('odd.' + p.kind) : p.message}</small></li>`)}</ul></details>`}
        <p><button onClick=${() => this.setState({ answer: null, text: '' })}>${t('judge.another')}</button></p>
      </section></main>`;
  }
}

/** A claimed result in words where it is one that we know. @param {string} claimed */
const claim = (claimed) => (/^([BW]\+|Draw|0$|Void)/.test(claimed) ? result({ result: claimed === '0' ? 'Draw' : claimed }) : claimed);

/** @type {WeakMap<any, any>} */
const standing = new WeakMap();

/** The record with the turns that found no place for their stone counted only. @param {any} g */
function stood(g) {
  if (!standing.has(g)) {
    const off = new Set(g.violations.filter((/** @type {any} */ v) => !v.stands).map((/** @type {any} */ v) => v.turn));
    standing.set(g, { start: g.start, setUps: g.setUps, turns: g.turns.map((/** @type {any} */ turn) => (off.has(turn.number) ? { ...turn, at: null } : turn)) });
  }
  return standing.get(g);
}

/** The board of a record at a turn. @param {{game: any, at: number|null}} props */
function Shown({ game: g, at }) {
  const now = at ?? g.turns.length;
  const turn = g.turns[now - 1];
  const wrong = g.violations.find((/** @type {any} */ v) => v.turn === now);
  const all = positions(stood(g));
  const [rows, label] = [all[Math.min(now, all.length - 1)], t('board.label', { width: g.width, height: g.height })];
  return html`<${Board} rows=${at === null && g.position ? g.position : rows} area=${at === null ? g.area : null} last=${wrong ? null : turn?.at} marks=${wrong && turn?.at ? [turn.at] : []} label=${label} />`;
}

/** The turns on a line, with what is refused on it. @param {{game: any, at: number|null, look: (n: number|null) => void}} props */
function Line({ game: g, at, look }) {
  const shown = g.violations.find((/** @type {any} */ v) => v.turn === at);
  return html`<div class="line">
    <${Review} turns=${g.turns.length} at=${at} look=${look} />
    ${g.violations.length ? html`<p>${t('judge.violations', { n: g.violations.length })}</p>
      <p class="marks-on-line">${g.violations.slice(0, 40).map((/** @type {any} */ v) => html`<button class=${v.turn === at ? 'wrong-turn on' : 'wrong-turn'} aria-pressed=${v.turn === at} onClick=${() => look(v.turn)}>${v.turn}</button>`)}</p>`
    : html`<p>${t('judge.legal', { n: g.turns.length })}</p>`}
    ${shown && html`<div class="refused"><p><b>${t('judge.turn', { n: shown.turn, who: color(shown.by), point: shown.at ? name(shown.at, g.height) : t('play.pass') })}</b> ${cited(reason(shown, { toPlay: shown.by === 'B' ? 'W' : 'B' }))} <${Article} article=${shown.article} /></p>
      ${shown.code === 'REPETITION' && html`<button class="earlier" onClick=${() => look(shown.ofTurn)}><${Board} mini rows=${after(positions(stood(g))[shown.turn - 1], g.turns[shown.turn - 1])} last=${g.turns[shown.ofTurn - 1]?.at} label=${t('refused.earlier', { n: shown.ofTurn })} />
        <span>${shown.ofTurn ? t('refused.earlier', { n: shown.ofTurn }) : t('refused.start')}</span></button>`}</div>`}
  </div>`;
}
