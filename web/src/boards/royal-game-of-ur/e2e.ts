/** The Royal Game of Ur in the tests in a browser. */

import type { TitleGame } from '../../../e2e/help/titles';

const game: TitleGame = { record: '2-seats-full', shot: [0.4, 'move'] };

export default game;
