/** What would be done if one chose what is pointed at: for ghosts. */

import type { Table } from '../../table/table.svelte';
import { thoughtOf } from '../thought';
import { told, type Told } from '../told';
import { actionOf } from '../typed';
import type { Action } from './types';

export function preview(table: Table): Told<Action> | null {
  const legal = thoughtOf(table);
  return legal ? told(actionOf<Action>(legal)) : null;
}
