/** Knows what is pointed at: where a hand has moved the pointer, where a finger presses, what has the focus by keys. What
 * merely comes to lie under a pointer at rest isn't pointed at, nor what takes the focus after a press. To be used as an
 * attachment. */

import { on } from 'svelte/events';

import { hand, keyOf } from './pointer';
import type { Table } from './table.svelte';

export function pointing(table: Table): (frame: HTMLElement) => () => void {
  return (frame) => {
    const moved = hand();

    const move = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && moved(event)) table.pointed = keyOf(event);
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && table.pointed !== keyOf(event)) table.pointed = null;
    };
    const leave = (): void => void (table.pointed = null);
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') table.pointed = keyOf(event);
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') leave();
    };
    const focus = (event: FocusEvent): void => {
      const key = keyOf(event);
      if (key !== null && event.target instanceof Element && event.target.matches(':focus-visible')) table.pointed = key;
    };
    const blur = (event: FocusEvent): void => {
      if (table.pointed === keyOf(event)) leave();
    };

    // Svelte's own way of listening, for the reason that `asking` gives.
    const listening = [
      on(frame, 'pointermove', move),
      on(frame, 'pointerover', over),
      on(frame, 'pointerleave', leave),
      on(frame, 'pointerdown', down),
      on(frame, 'pointerup', end),
      on(frame, 'pointercancel', end),
      on(frame, 'focusin', focus),
      on(frame, 'focusout', blur),
    ];
    return () => {
      for (const off of listening) off();
    };
  };
}
