/** Gods of Rome in the tests in a browser. */

import type { TitleGame } from '../../../e2e/help/titles';

const game: TitleGame = { record: '3-seats-first-game', shot: [0.6, 'visit'] };

export default game;
