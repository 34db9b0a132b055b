/** What presses and keys mean at this board. A choice is one press, as everybody plays at once; a finger, which sees no
 * ghost before, needs a tap for that first. */

import type { Table } from '../../table/table.svelte';
import type { OwnKey } from '../contract';
import { isHand, type Tool } from './fits';
import type { Held } from './held.svelte';
import { parts, slotOf } from './keys';
import { HANDS, type Hand } from './types';

const keyAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null;

/** Does what pressing the place means here; false where the table's own way will do. */
export function pressed(key: string, table: Table, held: Held): boolean {
  const [kind, one] = parts(key);
  const slot = slotOf(key);
  const [only, ...more] = table.at(key);
  if (kind === 'cell') held.press(one);
  else if (slot) held.pressSlot(slot);
  else if (kind === 'discard') held.discard(one as Hand | 'both');
  else if (kind === 'hand' || kind === 'tool') return takeUp(one as Tool, held);
  else if (only && more.length === 0) void table.act(only.action);
  else return false;
  return true;
}

/** A tile that is held already turns, a city or a challenge is put down again; anything else is taken up. */
function takeUp(tool: Tool, held: Held): boolean {
  if (!held.usable(tool)) return false;
  if (held.tool !== tool) held.grasp(tool);
  else if (isHand(tool)) held.rotate(tool);
  else held.grasp('left');
  return true;
}

/** Whether a tap there has only shown what it would do. */
function aimed(key: string, table: Table, held: Held): boolean {
  const [kind, cell] = parts(key);
  if (kind === 'hand') return false;
  if (kind === 'cell' ? held.lays(cell) : kind === 'area' && table.at(key).length > 0) return !held.tap(key);
  // A press that turns the tile shows it as well.
  held.aimed = kind === 'cell' && held.at(cell).does === 'turn' ? key : null;
  return false;
}

/** `touch`: whether a finger pressed. */
export function handlePress(event: MouseEvent, table: Table, held: Held, touch: boolean): void {
  const key = keyAt(event.target);
  if (key === null) return;
  if (!touch) held.aimed = null;
  if (!(touch && aimed(key, table, held)) && !pressed(key, table, held)) return;
  event.stopPropagation();
  event.preventDefault();
}

/** The second button turns over: the held tile, or a row's. A finger's long press asks what something is. */
export function handleSecond(event: MouseEvent, held: Held): void {
  const key = keyAt(event.target);
  if (key === null || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
  const [kind, one] = parts(key);
  const slot = slotOf(key);
  if (slot) held.pressSlot(slot, true);
  else if (kind === 'hand') held.flip(one as Hand);
  else if (kind === 'cell' && isHand(held.tool)) held.flip();
  else return;
  event.preventDefault();
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** What `keyed` hears. */
export const OWN_KEYS: readonly OwnKey[] = [
  { keys: '1, 2', what: 'fg-web-key-hands' },
  { keys: 'R', what: 'fg-web-key-rotate' },
  { keys: 'F', what: 'fg-web-key-flip' },
  { keys: 'D', what: 'fg-action-draw-two' },
  { keys: 'S', what: 'fg-action-draw-one' },
  { keys: 'Z, X', what: 'fg-web-key-discard' },
  { keys: 'C', what: 'fg-web-key-city' },
];

export function handleKey(event: KeyboardEvent, table: Table, held: Held): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  // Choices that are open beside a cell have the numbers.
  if (table.several || document.querySelector('dialog[open]')) return;
  if (!keyed(event, table, held)) return;
  event.preventDefault();
  event.stopPropagation();
}

function keyed(event: KeyboardEvent, table: Table, held: Held): boolean {
  const at = keyAt(event.target);
  if (event.key === 'Enter' || event.key === ' ') {
    return event.target instanceof SVGElement && at !== null && pressed(at, table, held);
  }
  const slot = at === null ? null : slotOf(at);
  switch (event.key.toLowerCase()) {
    case 'r':
      held.rotate(undefined, event.shiftKey ? -1 : 1);
      return true;
    case 'f':
      if (slot) held.pressSlot(slot, true);
      else held.flip();
      return true;
    case '1':
    case '2': {
      const hand = HANDS[Number(event.key) - 1];
      // Buttons beside the sentence have the numbers too, such as the one that says that one is ready.
      if (!hand || !held.has(hand) || table.buttons.length > 0) return false;
      held.grasp(hand);
      return true;
    }
    case 'c':
      return pressed('tool:city', table, held);
    case 'z':
    case 'x': {
      const key = event.key.toLowerCase() === 'z' ? 'discard:left' : 'discard:right';
      return table.at(key).length > 0 && pressed(key, table, held);
    }
    case 'd':
      return table.at('draw:two').length > 0 && pressed('draw:two', table, held);
    case 's':
      return table.at('draw:one').length > 0 && pressed('draw:one', table, held);
    default:
      return false;
  }
}
