/**
 * One stream a tab for all the tables it shows: server-sent events over a fetched POST, so that no secret is in an address.
 * It reconnects by itself and says from which event on, so nothing is missed; what is older than the state is dropped, so
 * nothing comes twice.
 */

/** A silent stream is taken for dead after so long; the server says something more often. */
const SILENCE = 45000;

/** Reads the lines of an event stream; calls back for each whole event. */
export class Events {
  /** @param {(data: any) => void} got */
  constructor(got) {
    this.got = got;
    this.rest = '';
    /** @type {string[]} */
    this.data = [];
  }

  /** @param {string} text */
  feed(text) {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') this.end();
      else if (line.startsWith('data:')) this.data.push(line.slice(line[5] === ' ' ? 6 : 5));
    }
  }

  end() {
    if (this.data.length) this.got(JSON.parse(this.data.join('\n')));
    this.data = [];
  }
}

export class Stream {
  /**
   * @param {() => {game: string, secret?: string, after: number}[]} tables what to follow, asked at each connection
   * @param {(message: any) => void} got
   * @param {(connected: boolean) => void} connected
   */
  constructor(tables, got, connected) {
    this.tables = tables;
    this.got = got;
    this.connected = connected;
    this.round = 0;
    this.wait = 0;
    addEventListener('online', () => this.restart());
    addEventListener('pageshow', (e) => e.persisted && this.restart());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && performance.now() - this.heard > SILENCE) this.restart();
    });
    this.heard = 0;
  }

  /** Leaves the present connection, if any, and follows what there is to follow now. */
  restart() {
    this.round++;
    this.abort?.abort();
    this.wait = 0;
    void this.run(this.round);
  }

  /** @param {number} round */
  async run(round) {
    while (round === this.round) {
      const tables = this.tables();
      if (!tables.length) return;
      await this.follow(tables, round);
      if (round !== this.round) return;
      this.connected(false);
      this.wait = Math.min(8000, this.wait * 2 || 250);
      await new Promise((done) => setTimeout(done, this.wait * (0.75 + Math.random() / 2)));
    }
  }

  /** One connection, until it breaks. @param {any[]} tables @param {number} round */
  async follow(tables, round) {
    const abort = (this.abort = new AbortController());
    const watch = setInterval(() => performance.now() - this.heard > SILENCE && abort.abort(), 5000);
    this.heard = performance.now();
    try {
      const answer = await fetch(new URL('api/streams', document.baseURI), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
        body: JSON.stringify({ tables }),
        cache: 'no-store',
        credentials: 'omit',
        signal: abort.signal,
      });
      if (!answer.ok || !answer.body) return;
      this.connected(true);
      this.wait = 0;
      const events = new Events((data) => round === this.round && this.got(data));
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        this.heard = performance.now();
        events.feed(value);
      }
    } catch {
      // A connection that breaks is made again by run().
    } finally {
      clearInterval(watch);
    }
  }
}
