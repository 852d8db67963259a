/**
 * The key with which a player signs, made by the browser when it takes the seat (Ed25519). Browsers have it built in, but
 * not on plain http in a local network and not in older ones; there TweetNaCl stands in.
 */

/** @typedef {{kind: 'built-in', pkcs8: string, open: string} | {kind: 'nacl', secret: string, open: string}} Key */

const b64 = (/** @type {Uint8Array|ArrayBuffer} */ bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/=+$/, '');
const raw = (/** @type {string} */ text) => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

/** @type {string} */
const NACL = './lib/nacl-fast.min.js';

async function nacl() {
  await import(NACL);
  return /** @type {any} */ (self).nacl;
}

/** A new pair of keys. @returns {Promise<Key>} */
export async function newKey() {
  try {
    const pair = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']));
    const [pkcs8, open] = await Promise.all([
      crypto.subtle.exportKey('pkcs8', pair.privateKey),
      crypto.subtle.exportKey('raw', pair.publicKey),
    ]);
    return { kind: 'built-in', pkcs8: b64(pkcs8), open: b64(open) };
  } catch {
    const pair = (await nacl()).sign.keyPair();
    return { kind: 'nacl', secret: b64(pair.secretKey), open: b64(pair.publicKey) };
  }
}

/** @param {Key} key @param {string} text @returns {Promise<string>} the signature in base64 */
export async function sign(key, text) {
  const bytes = new TextEncoder().encode(text);
  if (key.kind === 'nacl') return b64((await nacl()).sign.detached(bytes, raw(key.secret)));
  try {
    const own = await crypto.subtle.importKey('pkcs8', raw(key.pkcs8), 'Ed25519', false, ['sign']);
    return b64(await crypto.subtle.sign('Ed25519', own, bytes));
  } catch {
    // The seed is the last 32 bytes of the PKCS #8 form; the same key, signed without the browser's help.
    const pair = (await nacl()).sign.keyPair.fromSeed(raw(key.pkcs8).slice(-32));
    return b64((await nacl()).sign.detached(bytes, pair.secretKey));
  }
}
