/** A puzzle that is looked at: its table, and what was answered. */

import type { Hint, PuzzleAnswer, PuzzleCard, PuzzlePosition } from '../gen';
import type { PuzzleReader } from '../source/puzzles';
import { Posed } from '../table/posed.svelte';
import { progress } from './progress.svelte';

export class PosedPuzzle extends Posed<PuzzleAnswer> {
  constructor(
    reader: PuzzleReader,
    readonly card: PuzzleCard,
    opened: PuzzlePosition,
  ) {
    const best = ({ best, chance }: PuzzleAnswer): Hint[] => best.map(({ action, text }) => ({ action, text, chance, gains: [] }));
    super(
      {
        answer: (action) => reader.answer(action),
        captions: () => reader.captions(),
        content: () => reader.content(),
        describe: (table, seat) => reader.describe(table, seat),
        why: (table, seat, action) => reader.why(table, seat, action),
      },
      {
        count: ({ solved }) => progress.answer(reader.title, card, solved),
        show: (answer, table) => table.advisedOf(best(answer)),
      },
      opened,
    );
  }
}
