/** Bora Bora in the tests in a browser. */

import type { TitleGame } from '../../../e2e/help/titles';

const game: TitleGame = { record: '3-seats', takesBack: true, shot: [0.6, 'place'] };

export default game;
