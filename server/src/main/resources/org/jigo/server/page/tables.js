/**
 * The tables that this tab knows: each is the last state that the server told, and the one act that is on its way.
 * A state folds in if its number is higher; everything on the page is drawn from it.
 */
import { call, readGame, sendAct, NoAnswer, Refusal } from './api.js';
import { kept, keep, keepOn, unsent } from './prefs.js';
import { Stream } from './stream.js';
import { announce } from './announce.js';
import { click } from './sound.js';

/**
 * @typedef {'B'|'W'} Color
 * @typedef {[number, number]} Point
 * @typedef {{number: number, by: Color, at: Point|null, captured?: Point[], sacrificed?: Point[]}} Turn
 * @typedef {{code: string, article: string, explanation: string, ofTurn?: number, singleStoneSuicide?: boolean, at?: Point}} Why
 * @typedef {{command: string, expected: number, as?: Color, act: any}} Sent
 * @typedef {any} State the server's, see the decision "A table on the server"
 */

/** @type {Map<string, Table>} */
const tables = new Map();
/** @type {Set<() => void>} */
const watchers = new Set();
export const net = { connected: true, since: 0 };

/** @param {() => void} watcher */
export const onChange = (watcher) => watchers.add(watcher);
export const changed = () => watchers.forEach((w) => w());

const stream = new Stream(
  () => [...tables.values()].filter((t) => t.shown && t.state).map((t) => t.following()),
  (message) => tables.get(message.state?.game)?.fold(message.state),
  (connected) => {
    net.connected = connected;
    net.since = Date.now();
    changed();
  },
);

/** A proposal that came this short a time ago cannot be confirmed yet: the click was meant for the one before. */
const TOO_FRESH = 500;

export class Table {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {State|null} */
    this.state = null;
    /** When the state came, by this browser's steady clock. */
    this.came = 0;
    /** When the other player's proposal came. */
    this.proposed = -Infinity;
    /** @type {Sent|null} */
    this.sending = null;
    this.retrying = false;
    /** @type {{why: Why, act: any}|null} */
    this.refused = null;
    this.moved = false;
    /** What the computer would do now, if it was asked. @type {import('./hint.js').Hint|null} */
    this.hint = null;
    /** How the game went, once it is over and somebody has asked. @type {import('./evaluation.js').Told|null} */
    this.evaluation = null;
    this.missing = false;
    this.shown = false;
  }

  get secret() {
    const k = kept(this.game);
    return k.secret ?? k.watch;
  }

  /** Whether the proposal of the other player has only just come. */
  get surprised() {
    return performance.now() - this.proposed < TOO_FRESH;
  }

  following() {
    return { game: this.game, secret: this.secret, after: this.state.number };
  }

  /** Follows the table as long as it is shown. */
  async show() {
    this.shown = true;
    try {
      if (!this.state) this.fold(await readGame(this.game, this.secret));
      const left = unsent.get(this.game);
      if (left && !this.sending) void this.send(left);
    } catch (e) {
      if (e instanceof NoAnswer) {
        net.connected = false;
        setTimeout(() => this.shown && this.show(), 1500);
      } else {
        this.missing = true;
      }
      changed();
      return;
    }
    stream.restart();
  }

  hide() {
    this.shown = false;
    stream.restart();
  }

  /** Takes in what the server told, unless something newer is here. @param {State} state */
  fold(state) {
    if (!state || (this.state && state.number <= this.state.number)) return;
    const before = this.state;
    this.state = state;
    this.came = performance.now();
    this.refused = null;
    this.moved = false;
    this.hint = null;
    if (before && String(before.proposal) !== String(state.proposal) && this.sending?.act.type !== 'propose') {
      this.proposed = this.came;
      setTimeout(changed, TOO_FRESH + 20);
    }
    if (state.rematch) keepOn(state.game, state.rematch);
    // The table has gone beyond what was being sent: it has happened, or it cannot any more. The answer only tells which.
    if (this.sending && state.number > this.sending.expected) this.settled(this.sending);
    if (before) {
      announce(before, state);
      if (state.turns.length > before.turns.length && state.turns.at(-1).at) click();
    }
    changed();
  }

  /** The colours that this browser plays here. @returns {Color[]} */
  get mine() {
    return (this.state?.you ?? []).filter((/** @type {string} */ c) => c !== 'arbiter');
  }

  /**
   * Does an act with the number of the state that is shown, so it binds what was seen. It is asked again until it is
   * answered, with the same command id, so it happens once; a second act waits for nobody and is not taken meanwhile.
   * @param {any} act @param {Color} [as]
   */
  act(act, as) {
    if (this.sending || !this.state) return Promise.resolve(false);
    const sent = { command: freshId(), expected: this.state.number, ...(as ? { as } : {}), act };
    return this.send(sent);
  }

  /** @param {Sent} sent */
  async send(sent) {
    this.sending = sent;
    this.refused = null;
    unsent.set(this.game, sent);
    changed();
    try {
      const answer = await this.asked(sent);
      this.fold(answer?.state ?? answer);
      return true;
    } catch (e) {
      if (!(e instanceof Refusal)) throw e;
      this.refusal(e, sent);
      return false;
    } finally {
      this.settled(sent);
      changed();
    }
  }

  /** Nothing more waits for this act. @param {Sent} sent */
  settled(sent) {
    if (this.sending !== sent) return;
    this.sending = null;
    this.retrying = false;
    unsent.set(this.game, null);
  }

  /** @param {Sent} sent */
  async asked(sent) {
    for (let wait = 400; ; wait = Math.min(5000, wait * 1.6)) {
      try {
        return await sendAct(this.game, this.secret ?? '', sent);
      } catch (e) {
        if (!(e instanceof NoAnswer)) throw e;
        this.retrying = this.sending === sent;
        changed();
        await new Promise((done) => {
          setTimeout(done, wait);
          addEventListener('online', done, { once: true });
        });
      }
    }
  }

  /** @param {Refusal} e @param {Sent} sent */
  refusal(e, sent) {
    if (e.status === 409) {
      this.fold(e.body.state);
      this.moved = true;
    } else {
      const why = e.body.refusal ?? { code: e.body.code ?? 'HTTP_' + e.status, article: '', explanation: e.message };
      this.refused = { why, act: sent.act };
    }
  }
}

const freshId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');

/** The table of a game, made known when it is not. @param {string} game */
export function table(game) {
  let t = tables.get(game);
  if (!t) tables.set(game, (t = new Table(game)));
  return t;
}

/** A secret that nobody guesses: 43 letters and digits of the web's base64. */
export const freshSecret = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** Makes a game and keeps its secrets. @param {any} wish @param {string} secret */
export async function newTable(wish, secret) {
  const made = await call('POST', 'games', { body: wish });
  keep(made.state.game, { secret: made.secret ?? secret, invitations: made.invitations ?? {}, watch: made.watch });
  const t = table(made.state.game);
  t.fold(made.state);
  return t;
}
