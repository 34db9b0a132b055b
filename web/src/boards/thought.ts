/** What somebody is about to do, so that a board can show what would come of it. */

import type { Legal } from '../gen';
import type { Table } from '../table/table.svelte';

/** What was chosen, else the only choice of what is pointed at. */
export function thoughtOf(table: Table): Legal | null {
  if (table.chosen) return table.chosen;
  const choices = table.pointed === null ? [] : table.at(table.pointed);
  return choices.length === 1 ? (choices[0] ?? null) : null;
}
