/** DEUS in the tests in a browser. */

import type { TitleGame } from '../../../e2e/help/titles';

const game: TitleGame = {
  record: '3-seats-drafted-wildcard',
  // People in a hurry build little, and nothing else ends their game soon.
  brief: { field: 'After how many rounds the game ends at the latest', value: '12' },
  hides: '[data-key^="hand:"]',
  shot: [0.5, 'build'],
};

export default game;
