/** Where a card goes that belongs to something on the screen: beside it, and wholly to be seen. */

import { tick } from 'svelte';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Below the thing if there is room, else above it, else to its right or left, so that it stays to be seen; where there
 * is room nowhere, where there is more. Never over an edge. */
export function beside(
  thing: Box,
  card: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const gap = 8;
  const below = screen.height - (thing.top + thing.height) - gap;
  const above = thing.top - gap;
  const within = (value: number, size: number, room: number): number => Math.max(gap, Math.min(value, room - size - gap));
  if (Math.max(below, above) < card.height) {
    const right = thing.left + thing.width + gap;
    const start = [right, thing.left - gap - card.width].find((left) => left >= gap && left + card.width + gap <= screen.width);
    if (start !== undefined)
      return { left: start, top: within(thing.top + thing.height / 2 - card.height / 2, card.height, screen.height) };
  }
  const under = below >= card.height || below >= above;
  const top = under ? thing.top + thing.height + gap : thing.top - gap - card.height;
  const left = thing.left + thing.width / 2 - card.width / 2;
  return { left: within(left, card.width, screen.width), top: within(top, card.height, screen.height) };
}

/** The thing on the page that has this key. */
export function thingAt(key: string): HTMLElement | SVGElement | null {
  return document.querySelector<HTMLElement | SVGElement>(`[data-key="${CSS.escape(key)}"]`);
}

/** Gives the focus back to a thing, once the page has settled and if nothing else took it. */
export function giveBack(key: string): void {
  void tick().then(() => {
    if (document.activeElement === document.body) thingAt(key)?.focus({ preventScroll: true });
  });
}

/** Keeps a card beside a thing, and clear of the lowest `foot` pixels of the screen. To be used as an attachment:
 * `{@attach near(key, panels.foot)}`. */
export function near(key: string | null, foot: number): (card: HTMLElement) => () => void {
  return (card) => {
    const settle = (): void => {
      const thing = key === null ? null : thingAt(key);
      const screen = { width: innerWidth, height: innerHeight - foot };
      const { width, height } = card.getBoundingClientRect();
      const box = thing?.getBoundingClientRect() ?? { left: screen.width / 2, top: 60, width: 0, height: 0 };
      const { left, top } = beside(box, { width, height }, screen);
      card.style.left = `${left}px`;
      card.style.top = `${top}px`;
    };
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(card);
    addEventListener('scroll', settle, { capture: true, passive: true });
    addEventListener('resize', settle);
    return () => {
      watcher.disconnect();
      removeEventListener('scroll', settle, { capture: true });
      removeEventListener('resize', settle);
    };
  };
}
