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
    let from: { pointer: number; hand: Hand; x: number; y: number } | null = null;
    let swallow = false;

    function down(event: PointerEvent): void {
      swallow = false;
      const at = event.target instanceof Element && board.contains(event.target) ? event.target : null;
      const [kind, hand] = parts(at?.closest('[data-key]')?.getAttribute('data-key') ?? '');
      if (from || event.button !== 0 || kind !== 'hand' || !held.has(hand as Hand)) return;
      from = { pointer: event.pointerId, hand: hand as Hand, x: event.clientX, y: event.clientY };
    }
    function move(event: PointerEvent): void {
      if (from?.pointer !== event.pointerId) return;
      if (!held.has(from.hand)) return stop();
      if (!held.drawn && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      held.grasp(from.hand);
      held.aimed = null;
      held.drawn = { x: event.clientX, y: event.clientY };
      table.pointed = keyUnder(event);
    }
    function up(event: PointerEvent): void {
      if (from?.pointer !== event.pointerId) return;
      if (held.drawn && held.has(from.hand)) {
        const key = keyUnder(event);
        const [kind, cell] = parts(key);
        swallow = true;
        // A swipe over a small screen may begin on a tile: a finger taps once more where it let go.
        if (kind === 'cell' && event.pointerType === 'touch' && held.lays(cell)) held.aimed = key;
        else if (kind === 'cell') held.press(cell);
        else if (slotOf(key)?.row === held.seat) held.discard(from.hand);
      }
      stop();
    }
    function cancel(event: PointerEvent): void {
      if (from?.pointer === event.pointerId) stop();
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

    // On the window they come before the board's own.
    window.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('click', click, { capture: true });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('click', click, { capture: true });
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  };
}
