/** Records by the table whose game they tell, and the addresses that lead to them. */

import { apiText } from '../source/api';
import { openLocal } from '../source/local';

/** The table that a record is of. */
export interface Origin {
  /** As addresses call it: on the server, or in this browser. */
  where: 'table' | 'local';
  id: string;
  /** What opens a private table to those who were not at it. */
  key: string | null;
}

/** The record of a table's game. Rejects with a `ProblemError`. */
export async function recordOf({ where, id, key }: Origin): Promise<string> {
  if (where === 'local') return (await openLocal()).record(id);
  return apiText(`/api/tables/${encodeURIComponent(id)}/record${query({ key })}`);
}

/** Where a table's game is looked at again. */
export function replayAddress({ where, id, key }: Origin): string {
  return `/replay/${where}/${encodeURIComponent(id)}${query({ key })}`;
}

/** Where the record of a table's game is checked. */
export function verifyAddress({ where, id, key }: Origin): string {
  return `/about${query({ [where]: id, key })}#verify`;
}

/** The table whose record an address wants checked, if it names one. */
export function originIn(asked: URLSearchParams): Origin | null {
  const key = asked.get('key');
  for (const where of ['table', 'local'] as const) {
    const id = asked.get(where);
    if (id) return { where, id, key };
  }
  return null;
}

function query(facts: Record<string, string | null>): string {
  const said = Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
}
