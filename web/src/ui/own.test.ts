import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../gen';
import { byUrgency, ownTables } from './own';

const table = (id: string, changed: number, your_turn?: number): TableInfo =>
  ({ id, changed, ...(your_turn !== undefined && { your_turn }) }) as TableInfo;

afterEach(() => vi.unstubAllGlobals());

describe('one’s own tables', () => {
  test('come with those first where one is waited for, the longest wait before all', () => {
    const tables = [table('idle', 90), table('turn', 50, 50), table('old', 10), table('longest', 80, 20)];
    expect(byUrgency(tables).map(({ id }) => id)).toEqual(['longest', 'turn', 'idle', 'old']);
  });

  test('are asked for by where they are in their life, and never those that are over', async () => {
    const fetch = vi.fn((path: string) => Promise.resolve(Response.json({ tables: [table(String(/status=(\w+)/.exec(path)?.[1]), 1)] })));
    vi.stubGlobal('fetch', fetch);
    expect((await ownTables()).map(({ id }) => id)).toEqual(['playing', 'paused', 'gathering']);
    for (const [path] of fetch.mock.calls) expect(path).toMatch(/^\/api\/tables\?mine=true&status=(playing|paused|gathering)&limit=100$/);
  });
});
