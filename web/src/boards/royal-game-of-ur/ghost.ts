/** What would come of a move that is pointed at or chosen. */

import type { Table } from '../../table/table.svelte';
import { thoughtOf } from '../thought';
import { actionOf } from '../typed';
import { moveOf } from './keys';
import type { Action, MoveView, View } from './types';

/** The move that is thought of. */
export function thoughtMove(table: Table, view: View): MoveView | null {
  const legal = thoughtOf(table);
  return legal ? moveOf(actionOf<Action>(legal), view) : null;
}
