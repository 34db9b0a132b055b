/** Records by the table whose game they tell, and the addresses that lead to them. */

import type { Place } from '../router.svelte';
import { apiText } from '../source/api';
import { openLocal } from '../source/local';

/** The table that a record is of: on the server, or in this browser. */
export type Origin =
  /** `key`: what opens a private table to those who were not at it. */
  | { where: 'table'; id: string; key: string | null }
  | { where: 'local'; id: string }
  /** A game of a day: one's own in this browser, or the best that the server has. */
  | { where: 'daily'; id: string };

/** What a game of a day is called in addresses. */
export const dailyOrigin = (day: string, title: string, best: boolean): Origin => ({
  where: 'daily',
  id: [day, title, ...(best ? ['best'] : [])].join('~'),
});

/** The game that parts of an address name; null if they name none. */
export function originOf(where: string, id: string, key: string | null): Origin | null {
  if (id === '') return null;
  if (where === 'table') return { where, id, key };
  return where === 'local' || where === 'daily' ? { where, id } : null;
}

/** The record of a table's game. Rejects with a `ProblemError`. */
export async function recordOf(origin: Origin): Promise<string> {
  const { id } = origin;
  if (origin.where === 'local') return (await openLocal()).record(id);
  if (origin.where === 'daily') return (await import('../daily/record')).dailyRecord(id);
  return apiText(`/api/tables/${encodeURIComponent(id)}/record${query({ key: origin.key })}`);
}

/** Where a table's game is looked at again. */
export function replayAddress(origin: Origin): string {
  return `/replay/${origin.where}/${encodeURIComponent(origin.id)}${query({ key: keyOf(origin) })}`;
}

/** Where a moment of a table's game is looked at again: after so many entries. */
export const momentAddress = (origin: Origin, entries: number): string => `${replayAddress(origin)}#${entries}`;

/** The moment that an address names; none if it names none. Older links have it before the `#`. */
export function momentIn({ anchor, query }: Pick<Place, 'anchor' | 'query'>): number | null {
  const said = anchor || query.get('at') || '';
  return /^\d{1,7}$/.test(said) ? Number(said) : null;
}

/** Where a table's game is reviewed. */
export function reviewAddress(origin: Origin): string {
  return `/review/${origin.where}/${encodeURIComponent(origin.id)}${query({ key: keyOf(origin) })}`;
}

/** Where the record of a table's game is checked. */
export function verifyAddress(origin: Origin): string {
  return `/about${query({ [origin.where]: origin.id, key: keyOf(origin) })}#verify`;
}

/** The table whose record an address wants checked, if it names one. */
export function originIn(asked: URLSearchParams): Origin | null {
  const [table, local, daily] = [asked.get('table'), asked.get('local'), asked.get('daily')];
  if (table) return { where: 'table', id: table, key: asked.get('key') };
  if (daily) return { where: 'daily', id: daily };
  return local ? { where: 'local', id: local } : null;
}

function keyOf(origin: Origin): string | null {
  return origin.where === 'table' ? origin.key : null;
}

function query(facts: Record<string, string | null>): string {
  const said = Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}
