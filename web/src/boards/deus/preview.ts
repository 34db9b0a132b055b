/** What would be done if one chose what is pointed at: for ghosts. */

import type { Table } from '../../table/table.svelte';
import { thoughtOf } from '../thought';
import { chosen, type Action, type Chosen } from './types';

export function preview(table: Table): Chosen | null {
  const legal = thoughtOf(table);
  return legal ? chosen(legal.action as Action) : null;
}
