/** Shows the card about a thing to whoever moves the pointer there and lingers, lingers there by keys, or presses long on
 * a touch screen. */

import { on } from 'svelte/events';

import type { Panels } from './panels.svelte';
import { hand, keyOf } from './pointer';
import type { Table } from './table.svelte';

const LINGER = 650;
const LEAVE = 250;
const LONG_PRESS = 500;

export function asking(table: Table, panels: Panels): (frame: HTMLElement) => () => void {
  return (frame) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    /** A long press is no press: the click that follows it is swallowed. */
    let swallow = false;

    const stop = (): void => {
      if (timer) clearTimeout(timer);
      timer = null;
    };
    const moved = hand();
    /** What the pointer was moved to; undefined where it came to be without a hand. */
    let at: string | null | undefined;
    const inCard = (where: EventTarget | null): boolean => where instanceof Element && where.closest('.about') !== null;
    const show = (key: string, by: 'pointer' | 'focus'): void => {
      const known = table.view !== null && table.several === null && table.board?.about(key, table.view);
      if (known) panels.card = { key, by };
    };

    const leave = (to: string | null): void => {
      panels.card = null;
      if (to !== null) timer = setTimeout(() => show(to, 'pointer'), LINGER - LEAVE);
    };

    /** Where the pointer is now, whether by hand or because the page has changed under it: a card goes with its thing. */
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const key = keyOf(event);
      if (key === at && !inCard(event.target)) return;
      stop();
      at = undefined;
      if (panels.card?.by !== 'pointer' || inCard(event.target) || panels.card.key === key) return;
      timer = setTimeout(() => leave(null), LEAVE);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || !moved(event)) return;
      const key = keyOf(event);
      if (key === at) return;
      at = key;
      stop();
      if (inCard(event.target) || (key !== null && panels.card?.key === key)) return;
      // What one leaves for something else stays long enough to move over to its card.
      if (panels.card?.by === 'pointer') timer = setTimeout(() => leave(key), LEAVE);
      else if (key !== null) timer = setTimeout(() => show(key, 'pointer'), LINGER);
    };
    const down = (event: PointerEvent): void => {
      stop();
      swallow = false;
      if (!inCard(event.target)) panels.card = null;
      const key = keyOf(event);
      if (event.pointerType !== 'touch' || key === null) return;
      timer = setTimeout(() => {
        show(key, 'pointer');
        swallow = panels.card !== null;
      }, LONG_PRESS);
    };
    const click = (event: MouseEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const end = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') stop();
    };
    const menu = (event: Event): void => {
      if (swallow) event.preventDefault();
    };
    // A screen reader says the thing's own name: the card is for those who look, and nothing announces it.
    const focus = (event: FocusEvent): void => {
      const key = keyOf(event);
      if (key === null || !(event.target instanceof Element) || !event.target.matches(':focus-visible')) return;
      stop();
      timer = setTimeout(() => show(key, 'focus'), LINGER);
    };
    const blur = (event: FocusEvent): void => {
      stop();
      if (panels.card?.by === 'focus' && !inCard(event.relatedTarget)) panels.card = null;
    };
    /** Whoever goes on by keys doesn't linger; what they choose is shown where the card would be. */
    const press = (event: KeyboardEvent): void => {
      stop();
      const chooses = event.key === 'Enter' || event.key === ' ';
      if (chooses && panels.card?.by === 'focus' && !inCard(event.target)) panels.card = null;
    };

    // Svelte's own way of listening: what is taken off the page while it is drawn anew loses the focus in the midst of that,
    // and a bare listener may change no state then.
    const listening = [
      on(frame, 'pointerover', over),
      on(frame, 'pointermove', move),
      on(frame, 'pointerdown', down),
      on(frame, 'pointerup', end),
      on(frame, 'pointercancel', end),
      on(frame, 'contextmenu', menu),
      on(frame, 'click', click, { capture: true }),
      on(frame, 'focusin', focus),
      on(frame, 'focusout', blur),
      on(frame, 'keydown', press, { capture: true }),
    ];
    return () => {
      stop();
      for (const off of listening) off();
    };
  };
}
