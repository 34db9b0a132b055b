/** Does what a key asks for. */

import type { Desk } from './desk.svelte';
import { commandOf, focusOf } from './keys';
import { settings } from '../settings.svelte';
import type { Table } from './table.svelte';

/** The key of the thing that has the focus or is pointed at. */
function thing(table: Table): string | null {
  const focused = document.activeElement?.closest('[data-key]');
  return focused?.getAttribute('data-key') ?? table.pointed;
}

function close(table: Table, desk: Desk): void {
  if (desk.card) desk.card = null;
  else if (table.several) table.several = null;
  else if (table.refusal) table.refusal = null;
  else if (table.hints) table.hints = null;
  else if (table.chosen) table.chosen = null;
}

function ask(table: Table, desk: Desk): void {
  const key = thing(table);
  const known = key !== null && table.view !== null && table.board?.about(key, table.view);
  if (known && key !== null) desk.card = { key, by: 'key' };
  else desk.openRule(null);
}

function toggleList(desk: Desk): void {
  desk.list = !(desk.list || settings.list);
  if (!desk.list) settings.list = false;
  requestAnimationFrame(() => {
    const list = document.getElementById('choices-list');
    (list?.querySelector<HTMLElement>('input, button') ?? list)?.focus();
  });
}

function readLog(desk: Desk): void {
  desk.open('log');
  requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>('#desk-panel .line')].at(-1)?.focus());
}

export function hear(event: KeyboardEvent, table: Table, desk: Desk): void {
  if (event.defaultPrevented || desk.dialog !== null) return;
  const command = commandOf({ ...press(event), on: focusOf(document.activeElement) });
  if (!command || (table.covered && command.is !== 'keys')) return;
  switch (command.is) {
    case 'button': {
      const legal = (table.several?.choices ?? table.buttons)[command.index];
      if (!legal) return;
      table.choose(legal);
      break;
    }
    case 'undo':
      table.undo();
      break;
    case 'confirm':
      if (!table.chosen) return;
      table.confirm();
      break;
    case 'hint':
      if (table.source.kind !== 'local' && table.info?.hints !== true) return;
      void table.advise();
      break;
    case 'log':
      readLog(desk);
      break;
    case 'describe':
    case 'keys':
      desk.dialog = command.is;
      break;
    case 'list':
      toggleList(desk);
      break;
    case 'ask':
      ask(table, desk);
      break;
    case 'close':
      close(table, desk);
      return;
  }
  event.preventDefault();
}

const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });
