import { beforeAll, describe, expect, it } from 'vitest';
import type { News } from '../gen';
import { words } from '../words/words.svelte';
import { FakeSource, acted, info, position, sight, update } from './fixtures';
import { lineText } from './happened';
import { turns } from './log';
import { Table } from './table.svelte';
import { stepsAfter, takeBackTo, takenBack } from './taken-back';

/** A step of a seat: its place, and its number in the game. */
const step = (seq: number, number: number, seat: number, ...texts: string[]): News => ({ ...acted(seq, seat, ...texts), step: number });
const undo = (seq: number, seat: number, to: number): News => ({ seq, at: seq, step: to, what: { 'took-back': { seat, to } } });
const agreed = (seq: number, seat: number, to: number): News => ({
  seq,
  at: seq,
  step: to,
  what: { agreed: { seat, offer: seq - 1, all: true } },
});
const offered = (seq: number, seat: number, to: number): News => ({
  seq,
  at: seq,
  what: { offered: { seat, what: { 'take-back': { to } } } },
});

/** Everything that the log shows, in words. */
function shown(news: readonly News[]): string[] {
  const table = new Table(new FakeSource(), 't');
  table.tell(update(position(1, [0], [sight(0)]), [...news], 0));
  table.info = info();
  return turns(news, takenBack(news)).flatMap(({ lines }) => lines.map(({ says }) => lineText(says, table)));
}

beforeAll(() => words.speak('en'));

describe('what was taken back', () => {
  const began: News = { seq: 1, at: 1, step: 0, what: 'began' };

  it('is no longer told, only that it was taken back, and that once', () => {
    // A choice is made three times, and taken back twice.
    const news = [began, step(2, 1, 0, 'a'), undo(3, 0, 0), step(4, 1, 0, 'a'), undo(5, 0, 0), step(6, 1, 0, 'a')];
    expect(shown(news)).toEqual(['Ana took 2 steps back.', 'a']);
  });

  it('is told the same by who was there, who comes back, and who knows only the end', () => {
    const news = [began, step(2, 1, 0, 'a'), step(3, 2, 0, 'b'), step(4, 3, 1, 'c'), offered(5, 0, 1), agreed(6, 1, 1), step(7, 2, 0, 'd')];
    const whole = ['a', 'Ana would like to take steps back.', 'Bia agrees.', 'Taken back: one step of Ana and one step of Bia.', 'd'];
    expect(shown(news)).toEqual(whole);
    expect(shown(news.slice(2))).toEqual(whole.slice(1));
    expect(shown(news.slice(4)).slice(2)).toEqual(['Steps were taken back.', 'd']);
  });

  it('may be taken back again, further', () => {
    const news = [
      began,
      step(2, 1, 0, 'a'),
      step(3, 2, 1, 'b'),
      step(4, 3, 0, 'c'),
      undo(5, 0, 2),
      step(6, 3, 0, 'd'),
      agreed(7, 1, 0),
      step(8, 1, 0, 'e'),
    ];
    const { undone } = takenBack(news);
    expect([...undone].sort((a, b) => a - b)).toEqual([2, 3, 4, 6]);
    expect(shown(news).at(-1)).toBe('e');
  });

  it('needs nobody to agree where all others are bots, and is told once', () => {
    const at = { ...offered(4, 0, 0), step: 0 };
    expect(shown([began, step(2, 1, 0, 'a'), step(3, 2, 1, 'b'), at])).toEqual(['Taken back: one step of Ana and one step of Bia.']);
  });
});

describe('what would be taken back', () => {
  const news = [step(3, 2, 0, 'b'), step(4, 3, 1, 'c'), { seq: 5, at: 5, step: 4, what: 'ticked' } as News, step(6, 5, 1, 'd')];
  const back = takenBack(news);

  it('is all that happened since, whoever did it', () => {
    expect(takeBackTo(news, back, 1)).toBe(4);
    expect(takeBackTo(news, back, 0)).toBe(1);
    expect(stepsAfter(news, back, 1)?.map(({ seq }) => seq)).toEqual([3, 4, 5, 6]);
    expect(stepsAfter(news, back, 4)?.map(({ seq }) => seq)).toEqual([6]);
  });

  it('is not known where not all of it is', () => {
    expect(stepsAfter(news, back, 0)).toBeNull();
    expect(takeBackTo(news, back, 2)).toBeNull();
  });

  it('is never what was taken back already', () => {
    const more = [...news, undo(7, 1, 4)];
    expect(takeBackTo(more, takenBack(more), 1)).toBe(2);
    expect(stepsAfter(more, takenBack(more), 2)?.map(({ seq }) => seq)).toEqual([4, 5]);
  });
});
