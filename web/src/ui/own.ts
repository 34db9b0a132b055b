/** One's own tables on the server. */

import type { Status, TableInfo, TableList } from '../gen';
import { api } from '../source/api';

/** What isn't over. Each is asked for by itself, so that many games of the past don't push out one that goes on. */
const LIVE: readonly Status[] = ['playing', 'paused', 'gathering'];
/** The most entries that a server gives at once unless it is told otherwise. */
const MOST = 100;

/** One's own tables that aren't over, those where one is waited for first. Rejects with a `ProblemError`. */
export async function ownTables(): Promise<TableInfo[]> {
  const lists = await Promise.all(LIVE.map((status) => api<TableList>('GET', `/api/tables?mine=true&status=${status}&limit=${MOST}`)));
  return byUrgency(lists.flatMap(({ tables }) => tables));
}

/** Where one is waited for comes first, the longest wait before all; then what changed last. */
export function byUrgency(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => (a.your_turn ?? Infinity) - (b.your_turn ?? Infinity) || b.changed - a.changed);
}
