/** Lets a tile be drawn from the hand onto a cell, or onto one's own row. To be used as an attachment. */

import type { Table } from '../../table/table.svelte';
import type { Held } from './held.svelte';
import { parts, slotOf } from './keys';
import type { Hand } from './types';

/** So far a pointer goes before it draws: less is a press. */
const FAR = 8;

const keyUnder = (event: PointerEvent): string =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-key]')?.getAttribute('data-key') ?? '';

export function dragging(table: Table, held: Held): (board: HTMLElement) => () => void {
  return (board) => {
    let from: { hand: Hand; x: number; y: number } | null = null;
    let swallow = false;

    function down(event: PointerEvent): void {
      swallow = false;
      const key = event.target instanceof Element ? event.target.closest('[data-key]')?.getAttribute('data-key') : null;
      const [kind, hand] = parts(key ?? '');
      if (event.button !== 0 || kind !== 'hand' || !held.has(hand as Hand)) return;
      from = { hand: hand as Hand, x: event.clientX, y: event.clientY };
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      if (!held.drawn && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      held.grasp(from.hand);
      held.drawn = { x: event.clientX, y: event.clientY };
      table.pointed = keyUnder(event);
    }
    function up(event: PointerEvent): void {
      if (from && held.drawn) {
        const key = keyUnder(event);
        const [kind, cell] = parts(key);
        swallow = true;
        if (kind === 'cell') held.press(cell);
        else if (slotOf(key)?.row === held.seat) held.discard(from.hand);
      }
      stop();
    }
    function stop(): void {
      from = null;
      held.drawn = null;
    }
    /** What ends a drawing is no press. */
    function click(event: MouseEvent): void {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    }

    board.addEventListener('pointerdown', down);
    board.addEventListener('click', click, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
    return () => {
      board.removeEventListener('pointerdown', down);
      board.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
    };
  };
}
