import { describe, expect, it } from 'vitest';
import { NEWCOMER, after, chanceOf, ratingOf, type Rating } from './rating';

/** Somebody who solves what such a person solves: each grade as often as the chance of their true strength says. */
function grown(strength: number, puzzles: number): Rating {
  const truth: Rating = { rating: strength, deviation: 0 };
  let mine = NEWCOMER;
  const owed = new Map<number, number>();
  for (let puzzle = 0; puzzle < puzzles; puzzle += 1) {
    const grade = 1 + (puzzle % 8);
    const due = (owed.get(grade) ?? 0.5) + chanceOf(truth, grade);
    owed.set(grade, due >= 1 ? due - 1 : due);
    mine = after(mine, grade, due >= 1);
  }
  return mine;
}

describe('a rating of one’s own', () => {
  it('rises with what is solved and falls with what isn’t', () => {
    expect(after(NEWCOMER, 3, true).rating).toBeGreaterThan(NEWCOMER.rating);
    expect(after(NEWCOMER, 3, false).rating).toBeLessThan(NEWCOMER.rating);
  });

  it('rises more by what is hard, and falls more by what is easy', () => {
    expect(after(NEWCOMER, 8, true).rating).toBeGreaterThan(after(NEWCOMER, 1, true).rating);
    expect(after(NEWCOMER, 1, false).rating).toBeLessThan(after(NEWCOMER, 8, false).rating);
  });

  it('is surer with every puzzle, and never quite sure', () => {
    const once = after(NEWCOMER, 3, true);
    expect(once.deviation).toBeLessThan(NEWCOMER.deviation);
    expect(grown(1200, 4000).deviation).toBe(60);
  });

  it('finds how strong somebody is', () => {
    for (const strength of [900, 1400, 2000]) {
      expect(Math.abs(grown(strength, 400).rating - strength)).toBeLessThan(120);
    }
  });

  it('is even where somebody is as strong as a grade', () => {
    expect(chanceOf({ rating: ratingOf(5), deviation: 60 }, 5)).toBeCloseTo(0.5);
  });
});
