/** What would be done if one chose what is pointed at: for ghosts. */

import type { Table } from '../../table/table.svelte';
import type { Action, Chosen } from './types';
import { chosen } from './types';

export function preview(table: Table): Chosen | null {
  const [only, ...more] = table.pointed ? table.at(table.pointed) : [];
  const legal = table.chosen ?? (only && more.length === 0 ? only : null);
  return legal ? chosen(legal.action as Action) : null;
}
