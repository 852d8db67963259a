/** The server's routes. Secrets travel in the Authorization header only. */

/** An answer that is no success: what the server said, with its status. */
export class Refusal extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.refusal?.explanation ?? body?.message ?? `HTTP ${status}`);
    this.status = status;
    this.body = body ?? {};
  }
}

/** No answer: the network is away, or the server is. */
export class NoAnswer extends Error {}

/**
 * @param {string} method @param {string} path
 * @param {{secret?: string, body?: any, text?: boolean, blob?: boolean, type?: string, signal?: AbortSignal}} [more]
 */
export async function call(method, path, more = {}) {
  /** @type {Object<string, string>} */
  const headers = { Accept: more.blob ? '*/*' : 'application/json' };
  if (more.secret) headers.Authorization = 'Seat ' + more.secret;
  const raw = more.body instanceof Blob || typeof more.body === 'string';
  if (more.body !== undefined) headers['Content-Type'] = more.type ?? 'application/json';
  let answer;
  try {
    answer = await fetch(new URL('api/' + path, document.baseURI), {
      method,
      headers,
      body: more.body === undefined ? undefined : raw ? more.body : JSON.stringify(more.body),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: more.signal ?? AbortSignal.timeout(15000),
    });
    if (answer.status >= 502) throw new NoAnswer(`HTTP ${answer.status}`);
    if (answer.ok && more.blob) return await answer.blob();
    const text = await answer.text();
    const body = text ? parsed(text) : null;
    if (!answer.ok) throw new Refusal(answer.status, body);
    return body;
  } catch (e) {
    if (e instanceof Refusal || e instanceof NoAnswer) throw e;
    throw new NoAnswer(String(e));
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 300) };
  }
}

/** @param {any} wish */
export const makeGame = (wish) => call('POST', 'games', { body: wish });
export const publicGames = () => call('GET', 'games');
export const opponents = () => call('GET', 'opponents');
/** @param {string} game @param {string} [secret] */
export const readGame = (game, secret) => call('GET', `games/${encodeURIComponent(game)}`, { secret });
/** @param {string} game @param {{invitation: string, name?: string, key?: string, secret?: string}} body */
export const takeSeat = (game, body) => call('POST', `games/${encodeURIComponent(game)}/seats`, { body });
/** @param {string} game @param {string} secret @param {any} body */
export const sendAct = (game, secret, body) =>
  call('POST', `games/${encodeURIComponent(game)}/acts`, { secret, body });
/** What the computer would do. @param {string} game @param {string} secret @param {number} expected */
export const hintFor = (game, secret, expected) =>
  call('POST', `games/${encodeURIComponent(game)}/hint`, { secret, body: { expected } });
/** Has a game evaluated. @param {string} game @param {string} [secret] */
export const askEvaluation = (game, secret) => call('POST', `games/${encodeURIComponent(game)}/evaluation`, { secret, body: {} });
/** How a game went, as far as it is known. @param {string} game @param {string} [secret] */
export const readEvaluation = (game, secret) => call('GET', `games/${encodeURIComponent(game)}/evaluation`, { secret });
/** What can be taken home: record.sgf, bundle, slip.pdf with its language. @param {string} game @param {string} what @param {string} [secret] */
export const takeHome = (game, what, secret) =>
  call('GET', `games/${encodeURIComponent(game)}/${what}`, { secret, blob: true });
/** @param {Blob|string} record */
export const judge = (record) => call('POST', 'judge', { body: record, type: 'application/x-go-sgf' });
/** @param {string} name */
export const ruleText = (name) => call('GET', `rules/${encodeURIComponent(name)}`);
