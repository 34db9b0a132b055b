import { describe, expect, it } from 'vitest';
import type { Party, ScoreLine } from '../gen';
import { bars, categories, lines, parts, totals, type ScorePoint } from './scores';

const line = (party: Party, category: string, points: number): ScoreLine => ({ party, category, rule: 'R', points, why: { key: 'w' } });
const sheet = {
  lines: [
    line({ seat: 0 }, 'cities', 6),
    line({ seat: 0 }, 'cities', 2),
    line({ seat: 1 }, 'cities', 4),
    line({ seat: 1 }, 'razed', -2),
    line('automa', 'largest', 3),
  ],
};

describe('scores', () => {
  it('add up for everybody', () => {
    expect([...totals(sheet)]).toEqual([
      [0, 8],
      [1, 2],
      ['automa', 3],
    ]);
  });

  it('know what they are for', () => {
    expect(parts(sheet, 1)).toEqual([
      { category: 'cities', points: 4 },
      { category: 'razed', points: -2 },
    ]);
    expect(categories(sheet)).toEqual(['cities', 'razed', 'largest']);
  });

  it('are drawn as bars to one scale, with losses to the left of zero', () => {
    const { zero, slices } = bars(sheet, [0, 1]);
    expect(zero).toBeCloseTo(0.2);
    expect(slices[0]).toEqual([{ category: 'cities', points: 8, from: 0.2, width: 0.8 }]);
    expect(slices[1]).toEqual([
      { category: 'cities', points: 4, from: 0.2, width: 0.4 },
      { category: 'razed', points: -2, from: 0, width: 0.2 },
    ]);
  });

  it('are drawn even where nobody scored', () => {
    expect(bars({ lines: [] }, [0])).toEqual({ zero: 0, slices: [[]] });
  });

  it('are drawn over time', () => {
    const point = (step: number, points: number): ScorePoint => ({ step, totals: new Map([[0, points]]) });
    const { rules, curves } = lines([point(10, 0), point(20, 5), point(30, 10)], [0]);
    expect(rules).toEqual([
      { height: 0, text: '0' },
      { height: 1, text: '10' },
    ]);
    expect(curves).toEqual([
      [
        [0, 0],
        [0.5, 0.5],
        [1, 1],
      ],
    ]);
  });
});
