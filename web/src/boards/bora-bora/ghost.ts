/** Where the board shows what would be there before it is. */

import type { Table } from '../../table/table.svelte';
import type { Key } from '../contract';

/** Whether a thing is pointed at, or its choice waits for a second word. `choices`: those that would change its look. */
export function ghostAt(table: Table, key: Key, choices = table.at(key)): boolean {
  if (choices.length === 0) return false;
  return table.pointed === key || (table.chosen !== null && choices.includes(table.chosen));
}
