/** The positions that show a paragraph: from which start, who plays, and what to try. */

/** @typedef {{start: string[], first: 'B'|'W', ask: string, area?: boolean}} Example */

const capture = /** @type {Example} */ ({ start: ['.....', '..X..', '.XO..', '..X..', '.....'], first: 'B', ask: 'capture' });
const order = /** @type {Example} */ ({ start: ['.XO..', 'XO...', 'O....', '.....', '.....'], first: 'W', ask: 'order' });
const ko = /** @type {Example} */ ({ start: ['.....', '.XO..', 'XO.O.', '.XO..', '.....'], first: 'B', ask: 'ko' });
const one = /** @type {Example} */ ({ start: ['.O...', 'O.O..', '.O...', '.....', '.....'], first: 'B', ask: 'one' });
const area = /** @type {Example} */ ({ start: ['..XO.', '..XO.', '.XXO.', '.XOO.', '.XO..'], first: 'B', ask: 'area' });
const seki = /** @type {Example} */ ({ start: ['.XO.XO', 'XXOXXO', 'OOOOOO', '......', '......', '......'], first: 'B', ask: 'eyes', area: true });

/** @type {Object<string, Example>} */
export const examples = {
  'TT 4': capture, 'TT 6': ko, 'TT 7': order, 'TT 8': area,
  'SI M3': order, 'SI R1': ko, 'SI N1': area, 'SI M2': one, 'SI G7': seki,
};
