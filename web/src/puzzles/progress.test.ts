import { beforeEach, describe, expect, it } from 'vitest';
import type { PuzzleCard } from '../gen';
import { next, progress, read, wanted } from './progress.svelte';
import { NEWCOMER } from './rating';

const card = (id: string, grade: number, theme = 'land'): PuzzleCard => ({ id, grade, theme, phase: 'middle', seats: 2 });
const CARDS = [card('a', 1), card('b', 3, 'sea'), card('c', 8)];

let title = 0;
beforeEach(() => void (title += 1));
const here = (): string => `title-${title}`;

describe('progress with puzzles', () => {
  it('counts only the first answer to a puzzle', () => {
    expect(progress.answer(here(), CARDS[1]!, false)).toBe(true);
    const once = progress.of(here());
    expect(once.rating).toBeLessThan(NEWCOMER.rating);
    expect(progress.answer(here(), CARDS[1]!, true)).toBe(false);
    expect(progress.of(here())).toEqual(once);
  });

  it('has a streak that a wrong answer ends', () => {
    for (const puzzle of CARDS) progress.answer(here(), puzzle, true);
    expect(progress.of(here())).toMatchObject({ streak: 3, longest: 3 });
    progress.answer(here(), card('d', 2), false);
    expect(progress.of(here())).toMatchObject({ streak: 0, longest: 3 });
  });

  it('is kept by title, and read again', () => {
    progress.answer(here(), CARDS[0]!, true);
    expect(progress.of('another').answered).toEqual({});
    const kept = read(localStorage.getItem('pantheon-puzzles'));
    expect(kept[here()]).toEqual(progress.of(here()));
  });

  it('takes what isn’t its own as nothing', () => {
    expect(read(null)).toEqual({});
    expect(read('7')).toEqual({});
    expect(read('{"a":null,"b":{"rating":"x"},"c":{"rating":1,"deviation":1,"streak":1,"longest":1,"answered":7}}')).toEqual({});
    const kept = { rating: 1, deviation: 2, streak: 3, longest: 4, answered: { p: true, q: 'no' } };
    expect(read(JSON.stringify({ t: kept }))).toEqual({ t: { ...kept, answered: { p: true } } });
  });
});

describe('the next puzzle', () => {
  it('is about as hard as one is good, and not one that was answered', () => {
    expect(next(CARDS, progress.of(here()), null)?.id).toBe('b');
    progress.answer(here(), CARDS[1]!, true);
    expect(next(CARDS, progress.of(here()), null)?.id).toBe('a');
  });

  it('is one that went wrong when all were answered, and never the same twice running unless there is no other', () => {
    progress.answer(here(), CARDS[0]!, false);
    progress.answer(here(), CARDS[1]!, true);
    progress.answer(here(), CARDS[2]!, false);
    expect(next(CARDS, progress.of(here()), 'a')?.id).toBe('c');
    expect(next([CARDS[0]!], progress.of(here()), 'a')?.id).toBe('a');
    expect(next([], progress.of(here()), null)).toBeNull();
  });

  it('is of the grade and the theme that are wanted', () => {
    expect(wanted(CARDS, { grade: null, theme: null })).toHaveLength(3);
    expect(wanted(CARDS, { grade: 3, theme: null }).map(({ id }) => id)).toEqual(['b']);
    expect(wanted(CARDS, { grade: null, theme: 'land' }).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(wanted(CARDS, { grade: 3, theme: 'land' })).toEqual([]);
  });
});
