/** Somebody in a hurry: presses whatever can be chosen, on the board and beside it, until the game is over. */

import type { Page } from 'playwright-core';

import { go } from '.';
import { gameOf, nameOf } from './titles';

/** The front page, one click, and a board: a game against two friendly bots in this browser. */
export async function sitDown(page: Page, title: string): Promise<void> {
  await go(page, '/');
  await page.getByRole('link', { name: `Play ${nameOf(title)}` }).click();
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
  await page
    .getByRole('region', { name: /^(Board|Tabuleiro)$/ })
    .locator('[data-key]')
    .first()
    .waitFor();
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
  /** As `last`, for who knows things only by their names. */
  lastNamed?: RegExp;
  /** As `rest`, for who knows things only by their names: what is called so. */
  restNamed?: string;
}

/** What can be told to a page. */
type Looks = Required<Omit<Hurry, 'lastNamed' | 'restNamed'>>;

/** How to come to the end of a title soon. */
export const haste = (title: string): Hurry => gameOf(title).hurry ?? {};

export interface Played {
  presses: number;
  over: boolean;
}

/** Plays on at the table that the page shows. Presses are real events of the page, without the way of a mouse. */
export async function playOn(page: Page, hurry: Hurry = {}): Promise<Played> {
  const { presses = 100_000, seed = 1, last, never, rest, stop } = { ...UNHURRIED, ...hurry };
  return page.evaluate(inPage, { presses, seed, last, never, rest, stop });
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
async function inPage({ presses: most, seed, last, never, rest, stop }: Looks): Promise<Played> {
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
