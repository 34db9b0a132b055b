/** Where a table is that only stands there: a game of the past, or a position in a book. */

import { ProblemError, type TableSource } from '../source/source';

const over = () => Promise.reject(new ProblemError({ code: 'wrong-time', message: 'This game is over.' }));

/** A source at which nothing can be done. `describe` tells the board in sentences. */
export const still = (describe: TableSource['describe']): TableSource => ({
  kind: 'local',
  line: { is: 'open' },
  keeps: true,
  skew: 0,
  me: null,
  watch: () => () => undefined,
  do: over,
  why: () => Promise.resolve(null),
  news: () => Promise.resolve([]),
  captions: () => Promise.resolve(null),
  content: () => Promise.resolve(null),
  hints: () => Promise.resolve([]),
  dryRun: over,
  weigh: () => Promise.resolve({ mistake: null }),
  describe,
  make: over,
  record: over,
});
