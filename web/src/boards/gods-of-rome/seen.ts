/** Through whose eyes the board is drawn, and by which variants the table plays. */

import type { Table } from '../../table/table.svelte';

/** The seat whose board lies in front of whoever looks; those who watch sit behind the first. */
export const ownSeat = (table: Table): number => table.eyes ?? 0;

/** The variants that were chosen for the table. */
export function variants(table: Table): { powers: boolean; pantheon: boolean } {
  const options = table.info?.options;
  const has = (name: string): boolean =>
    typeof options === 'object' && options !== null && !Array.isArray(options) && options[name] === true;
  return { powers: has('powers'), pantheon: has('pantheon') };
}
