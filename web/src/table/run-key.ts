/** Does what a key asks for. */

import type { Panels } from './panels.svelte';
import { commandOf, focusOf } from './keys';
import { settings } from '../settings.svelte';
import type { Table } from './table.svelte';

/** The key of the thing that has the focus or is pointed at. */
function thing(table: Table): string | null {
  const focused = document.activeElement?.closest('[data-key]');
  return focused?.getAttribute('data-key') ?? table.pointed;
}

function close(table: Table, panels: Panels): void {
  if (panels.card) panels.card = null;
  else if (table.several) table.several = null;
  else if (table.refusal) table.refusal = null;
  else if (table.ahead) table.lookAhead(null);
  else if (table.hints) table.hints = null;
  else if (table.chosen) table.chosen = null;
}

function ask(table: Table, panels: Panels): void {
  const key = thing(table);
  const known = key !== null && table.view !== null && table.board?.about(key, table.view);
  if (known && key !== null) panels.card = { key, by: 'key' };
  else panels.openRule(null);
}

function toggleList(panels: Panels): void {
  panels.list = !(panels.list || settings.list);
  if (!panels.list) settings.list = false;
  requestAnimationFrame(() => {
    const list = document.getElementById('choices-list');
    (list?.querySelector<HTMLElement>('input, button') ?? list)?.focus();
  });
}

function readLog(panels: Panels): void {
  panels.open('log');
  requestAnimationFrame(() => [...document.querySelectorAll<HTMLElement>('#side-panel .line')].at(-1)?.focus());
}

/** Whether the focus is on nothing that could want an arrow: on the page, or on the heading that a new page begins with. */
const isIdle = (on: Element | null): boolean => on === null || on.matches('body, main, h1');

/** Where arrows begin: with what can be chosen, on the board first, else with the board. */
function entrance(): HTMLElement | SVGElement | null {
  const find = (selector: string): HTMLElement | SVGElement | null => document.querySelector(selector);
  return find('#board [tabindex="0"][aria-disabled="false"]') ?? find('.sentence .choices [tabindex="0"]') ?? find('#board [tabindex="0"]');
}

export function runKey(event: KeyboardEvent, table: Table, panels: Panels): void {
  if (event.defaultPrevented || panels.dialog !== null || table.coach.warning !== null) return;
  if (event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey && !event.altKey && isIdle(document.activeElement)) {
    const first = entrance();
    first?.focus();
    if (first) event.preventDefault();
    return;
  }
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
      if (!table.coach.allowed) return;
      void table.advise();
      break;
    case 'log':
      readLog(panels);
      break;
    case 'back':
      if (!table.mayLookBack) return;
      table.lookBack?.();
      break;
    case 'describe':
    case 'keys':
      panels.dialog = command.is;
      break;
    case 'list':
      toggleList(panels);
      break;
    case 'ask':
      ask(table, panels);
      break;
    case 'close':
      close(table, panels);
      return;
  }
  event.preventDefault();
}

const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ({ key, ctrlKey, metaKey, altKey });
