/** Somebody in a hurry: presses whatever can be chosen, on the board and beside it, until the game is over. */

import type { Page } from 'playwright-core';

export interface Hurry {
  /** How many presses at most; as many as it takes if nothing is said. */
  presses?: number;
  /** Which of the things that could be pressed: the same number presses alike in the same position. */
  seed?: number;
}

export interface Played {
  presses: number;
  over: boolean;
}

/** Plays on at the table that the page shows. Presses are real events of the page, without the way of a mouse. */
export async function playOn(page: Page, hurry: Hurry = {}): Promise<Played> {
  return page.evaluate(inPage, { presses: hurry.presses ?? 100_000, seed: hurry.seed ?? 1 });
}

// Runs in the page, so it may use nothing from outside itself.
async function inPage({ presses: most, seed }: { presses: number; seed: number }): Promise<Played> {
  let state = seed;
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const enabled = (element: HTMLElement): boolean => element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled');
  /** What is open before everything else comes first: a cover, a choice of several, then the board and the sentence. */
  const open = (): HTMLElement[] => {
    const cover = all('.cover button');
    if (cover.length > 0) return cover;
    const several = all('[role=dialog].several [role=group] button').filter(enabled);
    if (several.length > 0) return several;
    return [...all('section [data-key][aria-disabled=false]'), ...all('.sentence .choices button')].filter(enabled);
  };
  const isOver = (): boolean => document.querySelector('.standings') !== null;
  const frame = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  let presses = 0;
  while (presses < most) {
    if (isOver()) return { presses, over: true };
    const things = open();
    const thing = things[Math.floor(chance() * things.length)];
    if (!thing) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    presses += 1;
    await frame();
  }
  return { presses, over: isOver() };
}
