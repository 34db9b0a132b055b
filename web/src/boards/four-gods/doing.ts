/** What pressing something does at this board, in words: for those who hear it, and below the World. */

import type { Legal } from '../../gen';
import type { Table } from '../../table/table.svelte';
import { t } from '../../words/words.svelte';
import type { Key } from '../contract';
import { isHand, type Tool } from './fits';
import type { Held } from './held.svelte';
import { parts, slotOf } from './keys';
import type { Cell, Hand } from './types';

/** Null where a press does nothing; undefined where it does what the engine lists there. */
export function doing(key: Key, table: Table, held: Held): string | null | undefined {
  const [kind, one] = parts(key);
  const slot = slotOf(key);
  if (slot) return offering([held.atSlot(slot)], table);
  switch (kind) {
    case 'cell':
      return atCell(one, table, held);
    case 'area':
      return offering(table.at(key), table);
    case 'discard':
      return offering([held.discarding(one as Hand | 'both')], table) ?? undefined;
    case 'hand':
    case 'tool':
      return takingUp(one as Tool, held);
    default:
      return undefined;
  }
}

function offering(choices: readonly (Legal | null)[], table: Table): string | null {
  const [first = null, ...more] = choices;
  if (first === null) return null;
  return more.length === 0 ? table.say(first.text) : t('fg-web-does-several', { count: choices.length });
}

function atCell(cell: Cell, table: Table, held: Held): string | null {
  const press = held.at(cell);
  if (press.does === 'turn') return t('fg-web-press-turns', { cell });
  return offering(press.does === 'act' ? press.choices : [], table);
}

function takingUp(tool: Tool, held: Held): string | null {
  if (!held.usable(tool)) return null;
  if (held.tool !== tool) return t(isHand(tool) ? 'fg-web-does-take-up' : `fg-web-does-${tool}`);
  return t(isHand(tool) ? 'fg-web-does-rotate' : 'fg-web-does-put-down');
}
