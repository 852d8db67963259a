/** From what a person chose to what the server is asked for; the server alone decides whether it can stand together. */

export const standard = {
  width: 19, height: 19, rules: 'simplified-ing', komi: '7.5', ties: 'DRAW', handicap: 0, counting: 'AREA', recording: 'SPOKEN',
  resigning: 'AT_ONCE', negotiation: '', clock: 'none', screen: 'one', public: false, casual: true, arbiter: false, seat: 'B', nameB: '', nameW: '',
  opponent: '',
};

/** Against the computer the screen is 'computer', and the opponent says which. @typedef {typeof standard & {start?: string[], first?: string, origin?: string}} Chosen */

/**
 * @param {Chosen} c
 * @param {Object<string, string>} keys the public keys of the seats that this browser takes
 * @param {string} secret what this browser will hold them by
 */
export function wish(c, keys, secret) {
  const who = (/** @type {'B'|'W'} */ seat) => ({ name: (seat === 'B' ? c.nameB : c.nameW).trim(), key: keys[seat] });
  const own = c.seat === 'W' ? 'W' : 'B';
  const computer = c.screen === 'computer';
  return {
    rules: c.rules, komi: c.komi.trim() || '0', ties: c.ties, counting: c.counting, recording: computer ? 'SPOKEN' : c.recording, resigning: c.resigning,
    negotiationSeconds: c.negotiation ? Number(c.negotiation) : null, arbiter: c.arbiter, clock: c.clock,
    stakes: c.casual ? 'CASUAL' : 'TOURNAMENT', listing: c.public ? 'PUBLIC' : 'PRIVATE', screen: c.screen === 'one' ? 'ONE' : 'TWO',
    ...(c.start ? { start: c.start, first: c.first, origin: c.origin } : { width: c.width, height: c.height, handicap: Number(c.handicap) }),
    ...(c.screen === 'one' ? { players: { B: who('B'), W: who('W') } } : { seat: own, ...who(own) }),
    ...(computer ? { opponent: c.opponent } : {}),
    secret,
  };
}
