import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../words/words.svelte';
import { dayName, isDay, isIn, rangeText, scoreText } from './told';

const bar = (from: number, to: number) => ({ from, to, first: 1, others: 0 });

describe('daily deals in words', () => {
  beforeAll(async () => {
    await words.speak('en');
    await words.want('web-daily');
  });

  it('tells a day from what is none', () => {
    expect(['2026-11-19', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', 'today', '', '2026-11-19x', '02026-11-19'].some(isDay)).toBe(false);
  });

  it('names a day as it is by UTC', () => {
    expect(dayName('2026-11-19')).toBe('Thursday, November 19, 2026');
  });

  it('says how somebody did', () => {
    expect(scoreText({ lead: 3, points: 40, rank: 1 })).toBe('3 ahead of the best bot, 40 points');
    expect(scoreText({ lead: -12, points: 40, rank: 2 })).toBe('12 behind the best bot, 40 points');
    expect(scoreText({ lead: 0, points: 40, rank: 2 })).toBe('Level with the best bot, 40 points');
  });

  it('knows the bar of a lead', () => {
    expect([isIn(bar(0, 4), 4), isIn(bar(0, 4), 5), isIn(bar(-5, -1), -5), isIn(bar(0, 4), null)]).toEqual([true, false, true, false]);
    expect([rangeText(bar(2, 2)), rangeText(bar(-5, -1))]).toEqual(['2', '−5 to −1']);
  });
});
