/** Somebody at the keyboard: Tab, arrows, Enter and digits, and nothing else. The page is looked at, never touched. */

import { expect } from 'vitest';

import type { Page } from './index';
import { chances, UNHURRIED, type Hurry } from './play';
import type { Host } from './player';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** What somebody at the keyboard sees before the next key. */
interface Seen {
  over: boolean;
  /** How many choices are open beside a target, and how many are beside the sentence. */
  several: number;
  buttons: number;
  /** Whether there are targets on the board that one would choose: some of those that can be chosen, or all. */
  targets: 'none' | 'some' | 'all';
  /** What has the focus. */
  on: 'search' | 'wanted' | 'board' | 'elsewhere';
  /** The arrow that points from there to the nearest such target. */
  towards: (typeof ARROWS)[number];
}

/** Presses Tab, or another key, until what has the focus is what one wants; so many times at most. */
export async function tabTo(on: Page, wanted: () => Promise<boolean>, key = 'Tab', most = 60): Promise<void> {
  for (let tabs = 0; !(await wanted()); tabs += 1) {
    expect(tabs, `so often ${key}`).toBeLessThan(most);
    await on.keyboard.press(key);
  }
}

/** Whether what has the focus fits the selector, or lies within something that does. */
export const within = (on: Page, selector: string): Promise<boolean> =>
  on.evaluate((where) => document.activeElement?.closest(where) !== null, selector);

/** What the thing that has the focus is called. */
const focused = (on: Page): Promise<string> =>
  on.evaluate(() => {
    const thing = document.activeElement;
    const label = thing instanceof HTMLInputElement ? thing.labels?.[0] : undefined;
    // A drawing has links too, and they have no inner text.
    const text = label?.innerText ?? (thing instanceof HTMLElement ? thing.innerText : thing?.textContent);
    return thing?.getAttribute('aria-label') ?? text?.trim() ?? '';
  });

/** Presses Tab until something of this name has the focus. */
export async function tabToName(on: Page, name: string | RegExp): Promise<void> {
  await tabTo(on, async () => fits(await focused(on), name));
}

const fits = (text: string, name: string | RegExp): boolean => (typeof name === 'string' ? text === name : name.test(text));

export function byKeys(page: Page): Host {
  let rests = false;
  const press: Host['press'] = async (role, name) => {
    await page.getByRole(role, { name, disabled: false }).waitFor();
    if (role !== 'radio') {
      await tabToName(page, name);
      await page.keyboard.press(role === 'button' ? 'Enter' : 'Space');
      return;
    }
    // Tab comes to one of a group, and arrows choose among it.
    const group = (await page.getByRole(role, { name }).getAttribute('name')) ?? '';
    await tabTo(page, () => within(page, `input[name="${group}"]`));
    await tabTo(page, async () => fits(await focused(page), name), 'ArrowDown');
  };
  return {
    page,
    press,
    fill: async (name, text) => {
      await tabToName(page, name);
      await page.keyboard.press('Control+A');
      await page.keyboard.type(text);
    },
    play: async ({ presses: most = Infinity, seed = 1, ...hurry }) => {
      rests = false;
      const chance = chances(seed);
      let presses = 0;
      while (presses < most && !rests) {
        const { last, never, rest } = { ...UNHURRIED, ...hurry };
        const seen = await page.evaluate(look, { last, never, rest });
        if (seen?.over === true) return { presses, over: true };
        if (!seen) continue;
        const keys = next(seen, chance);
        for (const key of keys) await page.keyboard.press(key);
        if (/^(?:Enter|[1-9])$/.test(keys.at(-1) ?? '')) presses += 1;
      }
      return { presses, over: false };
    },
    rest: async () => void (rests = true),
  };
}

/** The keys that somebody in a hurry presses next. */
function next({ several, buttons, targets, on, towards }: Seen, chance: () => number): string[] {
  const digit = (count: number): string => String(1 + Math.floor(chance() * Math.min(count, 9)));
  const arrow = ARROWS[Math.floor(chance() * ARROWS.length)] ?? towards;
  if (several > 0) {
    // Digits are words to search for where there is a search, and it has the focus first.
    if (on === 'search' || chance() < 0.4) return ['ArrowDown', 'Enter'];
    return [chance() < 0.5 ? digit(several) : 'Enter'];
  }
  if (buttons > 0 && (targets === 'none' || chance() < 0.25)) return [digit(buttons)];
  if (on === 'wanted' && chance() < 0.5) return ['Enter'];
  // Wherever an arrow leads, it is as good.
  if (on === 'wanted' && targets === 'all') return [arrow, 'Enter'];
  // Straight on there may be others in between: now and then one goes another way.
  if (on === 'wanted' || on === 'board') return [chance() < 0.7 && on === 'board' ? towards : arrow];
  return ['Tab'];
}

// Runs in the page, so it may use nothing from outside itself. Nothing: there is nothing to do yet.
async function look({ last, never, rest }: Required<Pick<Hurry, 'last' | 'never' | 'rest'>>): Promise<Seen | null> {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const see = (): Seen | null => {
    const over = document.querySelector('.standings') !== null;
    const several = all('[role=dialog].several [role=group] button').length;
    const buttons = all('.sentence .choices button').length;
    const every = all('section [data-key][aria-disabled=false]');
    const legal = every.filter((place) => !place.matches(never));
    const better = legal.filter((place) => !place.matches(last));
    const wanted = better.length > 0 ? better : legal;
    if (!over && (several + buttons + wanted.length === 0 || document.querySelector(rest))) return null;
    const active = document.activeElement;
    const on =
      active instanceof HTMLInputElement
        ? 'search'
        : active && wanted.some((place) => place === active)
          ? 'wanted'
          : active?.closest('section')?.querySelector('[data-key]')
            ? 'board'
            : 'elsewhere';
    const middle = (of: Element): [number, number] => {
      const { left, top, width, height } = of.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = active ? middle(active) : [0, 0];
    const ways = wanted.map(middle).map(([tx, ty]) => [tx - x, ty - y] as const);
    const [dx, dy] = ways.sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by))[0] ?? [0, 0];
    const towards = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp';
    const targets = wanted.length === 0 ? 'none' : wanted.length < every.length ? 'some' : 'all';
    return { over, several, buttons, targets, on, towards };
  };
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = see();
    if (seen) return seen;
    await new Promise((done) => setTimeout(done, 20));
  }
  return null;
}
