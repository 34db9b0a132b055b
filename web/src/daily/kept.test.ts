import { beforeEach, describe, expect, it } from 'vitest';
import type { DailyDeal, DailyScore } from '../gen';
import { daysBefore, games, read, streakOf, type DailyGame } from './kept.svelte';

const deal = (day: string, title = 'x'): DailyDeal => ({ day, title, deal: 'd', level: 1, seats: 2, seat: 0 });
const won: DailyScore = { lead: 3, points: 30, rank: 1 };

function game(day: string, over: Partial<DailyGame> = {}): DailyGame {
  return { deal: deal(day), attempt: 'a', plays: ['wait'], done: won, finished: day, sent: false, ...over };
}

describe('what is kept of daily deals', () => {
  beforeEach(() => localStorage.clear());

  it('counts days in a row, up to today or to yesterday', () => {
    const days = (list: readonly string[]) => list.map((day) => game(day));
    expect(streakOf([], '2026-03-02')).toBe(0);
    expect(streakOf(days(['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26']), '2026-03-02')).toBe(3);
    expect(streakOf(days(['2026-03-01', '2026-02-28']), '2026-03-02')).toBe(2);
    expect(streakOf(days(['2026-02-28']), '2026-03-02')).toBe(0);
  });

  it('counts only what was finished on its day', () => {
    const late = game('2026-03-01', { finished: '2026-03-02' });
    const left = game('2026-03-02', { done: null, finished: null });
    expect(streakOf([late, left], '2026-03-02')).toBe(0);
  });

  it('keeps results of long ago and forgets how they came about', () => {
    games.keep(game('2026-01-01'));
    games.keep(game('2026-03-02'));
    expect(games.of('2026-01-01', 'x')).toMatchObject({ plays: null, done: won, sent: true });
    expect(games.of('2026-03-02', 'x')).toMatchObject({ plays: ['wait'], sent: false });
    expect(games.of('2026-03-02', 'y')).toBeNull();
    expect(Object.keys(read(localStorage.getItem('pantheon-daily')))).toEqual(['2026-01-01/x', '2026-03-02/x']);
  });

  it('doesn’t lose what another page kept', () => {
    localStorage.setItem('pantheon-daily', JSON.stringify({ '2026-03-02/y': { ...game('2026-03-02'), deal: deal('2026-03-02', 'y') } }));
    games.keep(game('2026-03-02'));
    expect(games.of('2026-03-02', 'y')).not.toBeNull();
  });

  it('reads nothing that isn’t ours', () => {
    expect(read(null)).toEqual({});
    expect(read('7')).toEqual({});
    expect(read('{"a":1,"b":{"deal":{}},"c":{"deal":null}}')).toEqual({});
  });

  it('knows the days before a day', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31');
  });
});
