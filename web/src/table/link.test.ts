import { describe, expect, test } from 'vitest';
import type { SeatInfo, SeatKind, TableInfo } from '../gen';
import { needsKey, tableAddress } from './link';

const seat = (kind: SeatKind, user: string | null = null): SeatInfo => ({
  kind,
  name: null,
  user,
  level: null,
  ready: false,
  sat_in: false,
  resigned: false,
});
const ANA = seat('person', 'ana');
type Found = Pick<TableInfo, 'id' | 'access' | 'status' | 'seats' | 'key'>;
const PRIVATE: Found = { id: 't1', access: 'private', status: 'gathering', seats: [ANA, seat('open')] };
const PUBLIC: Found = { ...PRIVATE, access: 'public' };

describe('the address of a table', () => {
  test('has the key where the table opens to nobody without it, at any time of its life', () => {
    for (const status of ['gathering', 'playing', 'paused', 'over'] as const) {
      expect(tableAddress({ ...PRIVATE, status, key: 'k&y' })).toBe('/table/t1?key=k%26y');
    }
  });

  test('has the key that somebody came with who isn’t told it', () => {
    expect(tableAddress(PRIVATE, 'brought')).toBe('/table/t1?key=brought');
    expect(tableAddress({ ...PRIVATE, key: 'newer' }, 'brought')).toBe('/table/t1?key=newer');
    expect(tableAddress(PRIVATE)).toBe('/table/t1');
  });

  test('of a public table has it only while a seat waits for the invited', () => {
    expect(tableAddress({ ...PUBLIC, key: 'k' })).toBe('/table/t1');
    const invites = { ...PUBLIC, seats: [ANA, seat('invited')], key: 'k' };
    expect(tableAddress(invites)).toBe('/table/t1?key=k');
    expect(tableAddress({ ...invites, status: 'playing' })).toBe('/table/t1');
    expect(needsKey({ ...invites, seats: [ANA, seat('invited', 'rui')] })).toBe(false);
  });
});
