/** Somebody in a hurry: presses whatever can be chosen, on the board and beside it, until the game is over. */

import type { Page } from 'playwright-core';

import { go } from '.';

/** What every title is called, by its name in addresses. */
export const TITLES = { 'gods-of-rome': 'Gods of Rome', 'four-gods': '4 Gods', deus: 'DEUS', 'bora-bora': 'Bora Bora' } as const;
export type Title = keyof typeof TITLES;

/** The front page, one click, and a board: a game against two friendly bots in this browser. */
export async function sitDown(page: Page, title: Title): Promise<void> {
  await go(page, '/');
  await page.getByRole('link', { name: `Play ${TITLES[title]}` }).click();
  await boardOf(page);
}

/** Opens by its key each thing that a key opens at a table, looks, and closes it again. */
export async function eachOpened(on: Page, look: (key: string) => Promise<void>): Promise<void> {
  for (const [key, close] of [
    ['k', 'Escape'],
    ['b', 'Escape'],
    ['t', 't'],
  ] as const) {
    await on.locator('h1').first().focus();
    await on.keyboard.press(key);
    await look(key);
    await on.keyboard.press(close);
  }
}

/** Waits until the board is there. */
export async function boardOf(page: Page): Promise<void> {
  await page.getByRole('region', { name: /^(Board|Tabuleiro)$/ }).locator('[data-key]').first().waitFor();
}

export interface Hurry {
  /** How many presses at most; as many as it takes if nothing is said. */
  presses?: number;
  /** Which of the things that could be pressed: the same number presses alike in the same position. */
  seed?: number;
  /** Targets of the board, as a selector, that are pressed only where there are no others. */
  last?: string;
  /** Targets of the board, as a selector, that are left alone. */
  never?: string;
  /** As long as this, a selector, is there, one waits for the others. */
  rest?: string;
  /** Once this, a selector, is there, one plays no further. */
  stop?: string;
}

/** How to come to the end soon. In 4 Gods nothing ends by itself: whoever is in a hurry fills the World, takes from the rows
 * when there is nothing else, and lets a pass stand. Only who has passed may leave. What is held needn't be turned. */
export function haste(title: Title): Hurry {
  if (title !== 'four-gods') return {};
  return {
    last: '[data-key^="discard:"], [data-key^="slot:"], [data-key="do:pass"]',
    never: '.cell.none, [data-key^="hand:"], [data-key^="tool:"]',
    rest: '[data-key="do:leave"][aria-disabled=false]',
  };
}

export interface Played {
  presses: number;
  over: boolean;
}

/** Plays on at the table that the page shows. Presses are real events of the page, without the way of a mouse. */
export async function playOn(page: Page, hurry: Hurry = {}): Promise<Played> {
  return page.evaluate(inPage, { presses: 100_000, seed: 1, ...UNHURRIED, ...hurry });
}

const NOTHING = ':not(*)';
/** The selectors of whoever chooses among everything. */
export const UNHURRIED = { last: NOTHING, never: NOTHING, rest: NOTHING, stop: NOTHING } as const satisfies Hurry;

/** Numbers from 0 to 1, the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Tells whoever plays on at this page to rest: `playOn` there ends. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.dataset['rest'] = 'yes'));
}

// Runs in the page, so it may use nothing from outside itself.
async function inPage({ presses: most, seed, last, never, rest, stop }: Required<Hurry>): Promise<Played> {
  // As `chances`, which isn't there.
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
    const places = all('section [data-key][aria-disabled=false]').filter((place) => !place.matches(never));
    const things = [...places.filter((place) => !place.matches(last)), ...all('.sentence .choices button').filter(enabled)];
    return things.length > 0 ? things : places;
  };
  const isOver = (): boolean => document.querySelector('.standings') !== null;
  const frame = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
  const rests = (): boolean => document.documentElement.dataset['rest'] !== undefined;
  delete document.documentElement.dataset['rest'];
  let presses = 0;
  while (presses < most && !rests()) {
    if (isOver()) return { presses, over: true };
    if (document.querySelector(stop)) return { presses, over: false };
    const things = document.querySelector(rest) ? [] : open();
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
