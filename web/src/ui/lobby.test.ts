import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../gen';
import { FIRST, address, beyondAfter, following, free, heard, once, ownAfter, sorted } from './lobby';

function seat(kind: SeatInfo['kind'], user: string | null = null): SeatInfo {
  return { kind, name: null, user, level: null, ready: false, sat_in: false, resigned: false };
}

function table(id: string, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id,
    title: 'one',
    rules: 1,
    content: 'c0',
    options: {},
    status: 'gathering',
    ending: null,
    access: 'public',
    pace: 'untimed',
    hints: false,
    take_over: 3,
    spectators: { welcome: { delay: 0 } },
    host: 'somebody',
    seats: [seat('person', 'somebody'), seat('open')],
    commitment: '',
    seq: 1,
    made: 0,
    changed: 0,
    rematch: null,
    rematch_of: null,
    ...more,
  };
}

const names = (tables: readonly TableInfo[]): string[] => tables.map(({ id }) => id);

describe('a lobby', () => {
  it('hears of all tables, then of each', () => {
    let tables = heard([], { all: [table('a'), table('b')] });
    tables = heard(tables, { changed: table('b', { seq: 7 }) });
    tables = heard(tables, { changed: table('c') });
    tables = heard(tables, { gone: 'a' });
    expect(names(tables)).toEqual(['c', 'b']);
    expect(tables.find(({ id }) => id === 'b')?.seq).toBe(7);
  });

  it('shows one’s own, free seats, and what can be watched', () => {
    const tables = [
      table('open', { changed: 1 }),
      table('later', { changed: 2 }),
      table('full', { seats: [seat('person', 'somebody')] }),
      table('mine', { status: 'playing', seats: [seat('person', 'me')] }),
      table('running', { status: 'playing' }),
      table('closed', { status: 'playing', spectators: 'nobody' }),
      table('over', { status: 'over', seats: [seat('person', 'me')] }),
    ];
    const { mine, open, running } = sorted(tables, 'me', null);
    expect(names(mine)).toEqual(['mine']);
    expect(names(open)).toEqual(['later', 'open']);
    expect(names(running)).toEqual(['running']);
  });

  it('forgets one’s own table when it is gone, and no other', () => {
    const own = [table('a'), table('b')];
    expect(names(ownAfter(own, { gone: 'a' }))).toEqual(['b']);
    expect(names(ownAfter(own, { all: [] }))).toEqual(['a', 'b']);
    expect(names(ownAfter(own, { changed: table('a') }))).toEqual(['a', 'b']);
  });

  it('forgets what is off its page, and keeps one’s own', () => {
    const tables = [table('a'), table('b')];
    expect(names(heard(tables, { 'off-page': 'a' }))).toEqual(['b']);
    expect(names(ownAfter(tables, { 'off-page': 'a' }))).toEqual(['a', 'b']);
    expect(names(heard(tables, { beyond: 7 }))).toEqual(['a', 'b']);
  });

  it('keeps what was asked for beyond its page until it is gone or all is told anew', () => {
    const beyond = [table('a'), table('b')];
    expect(names(beyondAfter(beyond, { gone: 'a' }))).toEqual(['b']);
    expect(names(beyondAfter(beyond, { beyond: 1 }))).toEqual(['a', 'b']);
    expect(names(beyondAfter(beyond, { all: [] }))).toEqual([]);
    expect(once([table('a', { seq: 2 })], beyond).map(({ id, seq }) => [id, seq])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('asks for pages, first of tables with free seats', () => {
    expect(address(FIRST, null)).toBe('/api/tables?status=gathering');
    const second = following(FIRST, { tables: [], next: 't7' });
    expect(second && address(second, 'one')).toBe('/api/tables?status=gathering&title=one&after=t7');
    const running = following(FIRST, { tables: [] });
    expect(running && address(running, null)).toBe('/api/tables?status=playing');
    expect(following({ status: 2, after: null }, { tables: [] })).toBeNull();
  });

  it('can be of one title only', () => {
    const tables = [table('a'), table('b', { title: 'other' })];
    expect(names(sorted(tables, null, 'other').open)).toEqual(['b']);
  });

  it('counts the seats that anybody may take', () => {
    expect(free(table('a', { seats: [seat('open'), seat('invited'), seat('bot'), seat('open')] }))).toBe(2);
  });
});
