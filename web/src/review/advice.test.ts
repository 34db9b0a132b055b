import { beforeEach, expect, it } from 'vitest';
import type { ReviewLines } from '../gen';
import { acted, board, FakeSource, info, position, sight, update } from '../table/fixtures';
import { Table } from '../table/table.svelte';
import { adviceOf } from './advice';

const step = (name: string, seat = 0) => ({ seat, action: { go: name }, text: { key: name } });
const LINES: ReviewLines = {
  seat: 0,
  thought: { key: 'think' },
  candidates: [
    { chance: 0.6, error: 0.01, line: [step('a'), step('x', 1)] },
    { chance: 0.5, error: 0.01, line: [step('b')] },
    { chance: 0.4, error: 0.01, line: [] },
  ],
  why: [{ key: 'why' }],
  views: [[{ at: 0 }, { at: 1 }], [{ at: 0 }], []],
};

let table: Table;
beforeEach(() => {
  table = new Table(new FakeSource(), 't');
  table.board = board;
  table.still = true;
  table.tell(update(position(1, [0], [sight(0)]), [], 0));
});

it('makes advice of lines, which only the best explains', () => {
  const { hints, lines } = adviceOf(LINES);
  expect(hints.map(({ text, thought, why }) => [text.key, thought?.key, why?.length])).toEqual([
    ['a', 'think', 1],
    ['b', undefined, undefined],
  ]);
  expect(lines.map((line) => line.length)).toEqual([2, 1]);
});

it('shows what is imagined along a line, and the game again after it', () => {
  const { hints, lines } = adviceOf(LINES);
  const before = table.view;
  table.advisedOf(hints, lines);
  expect(table.view).toEqual(before);
  table.lookAhead(lines[0] ?? null, 1);
  expect([table.view, table.chosen?.text.key, table.ahead?.seat]).toEqual([{ at: 1 }, 'x', 1]);
  expect(table.legal.map(({ text }) => text.key)).toEqual(['x']);
  table.lookAhead(null);
  expect([table.view, table.chosen]).toEqual([before, null]);
  table.lookAhead(lines[0] ?? null);
  // Without the advice there is nothing to look at.
  table.hints = null;
  expect(table.ahead).toBeNull();
});

it('is over with the position that it was for', () => {
  const { hints, lines } = adviceOf(LINES);
  table.advisedOf(hints, lines);
  table.lookAhead(lines[0] ?? null);
  table.tell({ ...update(position(2, [0], [sight(0)]), [acted(2, 0)]), after: 0, info: info() });
  expect([table.hints, table.ahead, table.lines]).toEqual([null, null, []]);
});

it('can not act on what is only imagined', async () => {
  const { hints, lines } = adviceOf(LINES);
  table.still = false;
  table.advisedOf(hints, lines);
  table.lookAhead(lines[0] ?? null);
  expect(await table.act({ go: 'a' })).toBe(false);
});
