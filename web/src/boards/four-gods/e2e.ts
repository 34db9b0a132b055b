/** 4 Gods in the tests in a browser. */

import type { TitleGame } from '../../../e2e/help/titles';

const game: TitleGame = {
  record: '4-seats-quick',
  atOnce: true,
  // Nothing ends by itself: whoever is in a hurry fills the World, takes from the rows when there is nothing else, and lets a
  // pass stand. Only who has passed may leave. What is held needn't be turned.
  hurry: {
    last: '[data-key^="discard:"], [data-key^="slot:"], [data-key="do:pass"]',
    never: '.cell.none, [data-key^="hand:"], [data-key^="tool:"]',
    rest: '[data-key="do:leave"][aria-disabled=false]',
    lastNamed: /\b(?:Discard|Turn over|Take|back|Pass|row of)\b/i,
    restNamed: 'Leave the table',
  },
  shot: [0.33, 'place'],
};

export default game;
