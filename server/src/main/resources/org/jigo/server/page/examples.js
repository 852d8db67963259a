/** The positions that show a paragraph: from which start, who plays, and what to try. */

/** @typedef {{start: string[], first: 'B'|'W', ask: string, area?: boolean}} Example */

const capture = /** @type {Example} */ ({ start: ['.....', '..X..', '.XO..', '..X..', '.....'], first: 'B', ask: 'capture' });
const order = /** @type {Example} */ ({ start: ['.XO..', 'XO...', 'O....', '.....', '.....'], first: 'W', ask: 'order' });
const ko = /** @type {Example} */ ({ start: ['.....', '.XO..', 'XO.O.', '.XO..', '.....'], first: 'B', ask: 'ko' });
const one = /** @type {Example} */ ({ start: ['.O...', 'O.O..', '.O...', '.....', '.....'], first: 'B', ask: 'one' });
const area = /** @type {Example} */ ({ start: ['..XO.', '..XO.', '.XXO.', '.XOO.', '.XO..'], first: 'B', ask: 'area' });
const seki = /** @type {Example} */ ({ start: ['.XO.XO', 'XXOXXO', 'OOOOOO', '......', '......', '......'], first: 'B', ask: 'eyes', area: true });

const free = /** @type {Example} */ ({ start: ['.....', '.....', '.....', '.....', '.....'], first: 'B', ask: 'free' });
const liberty = /** @type {Example} */ ({ start: ['.....', '.XX..', 'XOO..', '.XX..', '.....'], first: 'B', ask: 'liberty' });
const apart = /** @type {Example} */ ({ start: ['.....', '..X..', '..O..', '.X...', '.....'], first: 'W', ask: 'apart' });
const join = /** @type {Example} */ ({ start: ['.....', '..X..', '.....', '..X..', '.....'], first: 'B', ask: 'join' });
const regions = /** @type {Example} */ ({ ...area, ask: 'eyes', area: true });
const draw = /** @type {Example} */ ({ start: ['.XO.', '.XO.', '.XO.', '.XO.'], first: 'B', ask: 'draw' });

/** A white stone in Black's area, which Black can capture, or the two may agree that it comes off. */
const lone = { start: ['..XO.', 'OXXO.', 'X.XO.', '.XOO.', '.XO..'], first: /** @type {'B'} */ ('B') };
const talks = /** @type {Example} */ ({ ...lone, ask: 'talks' });
const resume = /** @type {Example} */ ({ ...lone, ask: 'resume' });
const insist = /** @type {Example} */ ({ ...lone, ask: 'insist' });

/** The rest is about people and tournaments, which no board shows. @type {Object<string, Example>} */
export const examples = {
  'TT 1': free, 'TT 2': capture, 'TT 3': liberty, 'TT 4': capture, 'TT 5': free, 'TT 6': ko, 'TT 7': order, 'TT 8': area, 'TT 9': seki, 'TT 10': draw,
  'SI G1': free, 'SI G2': free, 'SI G3': apart, 'SI G4': join, 'SI G5': regions, 'SI G6': capture, 'SI G7': seki,
  'SI M1': free, 'SI M2': one, 'SI M3': order, 'SI R1': ko, 'SI N1': area, 'SI N2': talks, 'SI N3': talks, 'SI N4': resume, 'SI E1': draw,
  'SI C3': insist, 'SI C4': talks, 'SI C5': resume,
};
