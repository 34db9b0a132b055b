/** Shows the card about a thing to whoever lingers on it, or presses long on a touch screen. */

import type { Desk } from './desk.svelte';
import type { Table } from './table.svelte';

const LINGER = 650;
const LEAVE = 250;
const LONG_PRESS = 500;

export function asking(table: Table, desk: Desk): (frame: HTMLElement) => () => void {
  return (frame) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    /** A long press is no press: the click that follows it is swallowed. */
    let swallow = false;

    const stop = (): void => {
      if (timer) clearTimeout(timer);
      timer = null;
    };
    const keyAt = (event: Event): string | null =>
      event.target instanceof Element ? (event.target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null;
    const show = (key: string): void => {
      const known = table.view !== null && table.several === null && table.board?.about(key, table.view);
      if (known) desk.card = { key, by: 'pointer' };
    };

    const leave = (to: string | null): void => {
      desk.card = null;
      if (to !== null) timer = setTimeout(() => show(to), LINGER - LEAVE);
    };

    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const inCard = event.target instanceof Element && event.target.closest('.about') !== null;
      const key = keyAt(event);
      stop();
      if (inCard || (key !== null && desk.card?.key === key)) return;
      // What one leaves for something else stays long enough to move over to its card.
      if (desk.card?.by === 'pointer') timer = setTimeout(() => leave(key), LEAVE);
      else if (key !== null) timer = setTimeout(() => show(key), LINGER);
    };
    const down = (event: PointerEvent): void => {
      stop();
      swallow = false;
      const inCard = event.target instanceof Element && event.target.closest('.about') !== null;
      if (!inCard) desk.card = null;
      const key = keyAt(event);
      if (event.pointerType !== 'touch' || key === null) return;
      timer = setTimeout(() => {
        show(key);
        swallow = desk.card !== null;
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

    frame.addEventListener('pointerover', over);
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('pointerup', end);
    frame.addEventListener('pointercancel', end);
    frame.addEventListener('contextmenu', menu);
    frame.addEventListener('click', click, { capture: true });
    return () => {
      stop();
      frame.removeEventListener('pointerover', over);
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('pointerup', end);
      frame.removeEventListener('pointercancel', end);
      frame.removeEventListener('contextmenu', menu);
      frame.removeEventListener('click', click, { capture: true });
    };
  };
}
