/** A phone: nothing is wider than the screen, and everything that can be chosen is large enough for a finger. */

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import { go, page, type Page } from './help';
import { LEGIBLE, unreadable } from './help/legible';
import { sitDown } from './help/play';
import { playFrom } from './help/records';
import { ANY, EVERY, recordOf } from './help/titles';
import { witness } from './help/witness';

const PAGES = [
  '/',
  '/lobby',
  ...EVERY.map((title) => `/new/${title}`),
  '/settings',
  '/rules',
  '/daily',
  ...EVERY.map((title) => `/rules/${title}`),
  '/about',
  '/replay/file',
  '/nowhere',
];
/** The least that WCAG 2.2 allows, and what a finger likes. */
const LEAST = 24;
const GOOD = 44;

const width = (of: Page): Promise<number> => of.evaluate(() => document.documentElement.scrollWidth);

test.each(['en', 'pt-BR'] as const)(
  'no page is wider than the screen, %s',
  async (language) => {
    const ana = await page({ size: 'phone', language });
    for (const path of PAGES) {
      await go(ana, path);
      expect(await width(ana), path).toBeLessThanOrEqual(390);
      expect(await smaller(ana, GOOD, HEAD), path).toEqual([]);
    }
  },
  300_000,
);

interface Size {
  what: string;
  width: number;
  height: number;
}

/** Whatever can be pressed or asked about. */
const THINGS = '[data-key], button:not(:disabled), .button, select, input, summary';
/** The head and the foot of the page, which are the same everywhere. */
const HEAD = ':is(header, #app > footer) :is(a, button)';
/** A board of nine cells across is wider than nine fingers. */
const CELLS = '[data-key^="cell:"], [data-key^="area:"]';

/** What can be pressed now and is smaller than this in some direction. Links within a sentence are as high as its lines, and
 * pieces of a drawing that can't be chosen are as large as they lie. */
function smaller(on: Page, than: number, which = THINGS, but = ':not(*)'): Promise<Size[]> {
  return on.evaluate(
    ([least, selector, exempt]) => {
      const things = [...document.querySelectorAll<Element>(selector)];
      return things
        .filter((thing) => thing.checkVisibility() && !thing.matches(`p a, li a, g[aria-disabled=true], .heard, .skip, ${exempt}`))
        .map((thing) => {
          const label = thing.closest('label');
          const { width, height } = (label ?? thing).getBoundingClientRect();
          const what = thing.getAttribute('data-key') ?? thing.getAttribute('aria-label') ?? thing.textContent?.trim() ?? '';
          return { what, width: Math.round(width), height: Math.round(height) };
        })
        .filter(({ width, height }) => width > 0 && (width < least || height < least));
    },
    [than, which, but] as const,
  );
}

test.each(EVERY)('a table of %s fits, and fingers too', async (title) => {
  const ana = await page({ size: 'phone' });
  for (const share of [0, 0.5, 0.9]) {
    await playFrom(ana, recordOf(title), share);
    expect(await width(ana)).toBeLessThanOrEqual(390);
    expect(await smaller(ana, LEAST)).toEqual([]);
    expect(await smaller(ana, GOOD, THINGS, CELLS)).toEqual([]);
    expect(await unreadable(ana, LEGIBLE)).toEqual([]);
  }
  for (const tab of await ana.getByRole('tab').all()) {
    await tab.tap();
    expect(await smaller(ana, GOOD, THINGS, CELLS), (await tab.textContent()) ?? '').toEqual([]);
    expect(await unreadable(ana, LEGIBLE)).toEqual([]);
  }
  // The other language's words are longer.
  await ana.getByRole('button', { name: 'PT: português' }).click();
  await ana.getByRole('button', { name: 'EN: English' }).waitFor();
  expect(await width(ana)).toBeLessThanOrEqual(390);
  expect(await smaller(ana, GOOD, HEAD)).toEqual([]);
});

/** Where the board is on the screen, and whether it is in sight above the sentence: something of it that can be chosen, or
 * half of what would fit there. */
function sight(of: Page): Promise<{ top: number; seen: boolean }> {
  return of.evaluate(() => {
    const board = document.querySelector('#board');
    const { top, bottom, height } = board?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN, height: Number.NaN };
    const foot = document.querySelector('.sentence')?.getBoundingClientRect().top ?? innerHeight;
    const choice = [...(board?.querySelectorAll('[data-key][aria-disabled=false]') ?? [])].some((target) => {
      const { top, bottom } = target.getBoundingClientRect();
      return top < foot && bottom > 0;
    });
    const half = Math.min(bottom, foot) - Math.max(top, 0) >= Math.min(height, foot) / 2;
    return { top: Math.round(top), seen: choice || half };
  });
}

/** What is asked and can be chosen now. */
function asked(on: Page): Promise<string> {
  return on.evaluate(() => {
    const open = [...document.querySelectorAll('section [data-key][aria-disabled=false]')].map((target) => target.getAttribute('data-key'));
    const text = ['.sentence', '.several', '#side-panel .log'].map((part) => document.querySelector(part)?.textContent);
    return JSON.stringify([text, open]);
  });
}

test.each(EVERY)('after a move by finger the board of %s stays where it was', async (title) => {
  const ana = await page({ size: 'phone', motion: true });
  await playFrom(ana, recordOf(title), 0.5);
  for (let moves = 0; moves < 4; moves += 1) {
    await choices(ana).first().waitFor();
    const before = await asked(ana);
    let top: number;
    // A finger that came while the page was still on its way comes once more.
    do top = await tap(ana);
    while ((await asked(ana)) === before);
    // Until everybody's pieces have travelled, which is when lines of the log were brought into sight.
    await ana.locator('.line.plays').waitFor({ state: 'detached' });
    const now = await sight(ana);
    // A board longer than the screen may go to what is asked for, and the head above it may change its height; it never
    // goes away.
    if (Math.abs(now.top - top) > 3) expect(now.seen, `the board went from ${top} to ${now.top}`).toBe(true);
  }
});

test('fingers alone play on', async () => {
  const ana = await page({ size: 'phone' });
  await sitDown(ana, ANY);
  const { hear } = await witness(ana);
  for (let taps = 0; taps < 70; taps += 1) {
    await hear('what can be chosen', choices(ana).first().waitFor());
    await hear('a tap', tap(ana));
    expect(await hear('its width', width(ana))).toBeLessThanOrEqual(390);
  }
  const acted = ana.getByRole('tabpanel', { name: 'Log' }).locator('.line');
  expect(await acted.count(), 'lines of the log').toBeGreaterThan(20);
});

test('of a page that answers no more it is told in which script it is', async () => {
  const ana = await page();
  await go(ana, '/');
  const { hear } = await witness(ana);
  await ana.evaluate(
    () =>
      void setTimeout(function forEver() {
        for (;;);
      }),
  );
  await expect(hear('its width', width(ana), 100)).rejects.toThrow(/its width.*\n.*forEver/);
});

const several = (on: Page): Locator => on.locator('[role=dialog].several [role=group] button').first();
const choices = (on: Page): Locator =>
  several(on).or(on.locator('section [data-key][aria-disabled=false], .sentence .choices button:enabled'));

/** A finger on the middle of something that can be chosen; if it is gone by then, on what is there instead. Says where the
 * board was at that moment. */
async function tap(on: Page): Promise<number> {
  const at = await on.evaluate(() => {
    const open = [...document.querySelectorAll('[role=dialog].several [role=group] button')];
    const things =
      open.length > 0 ? open : [...document.querySelectorAll('section [data-key][aria-disabled=false], .sentence .choices button:enabled')];
    const thing = things[things.length >> 1];
    thing?.scrollIntoView({ block: 'center' });
    const box = thing?.getBoundingClientRect();
    const top = Math.round(document.querySelector('#board')?.getBoundingClientRect().top ?? 0);
    return { top, ...(box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }) };
  });
  if (at.x !== undefined && at.y !== undefined) await on.touchscreen.tap(at.x, at.y);
  return at.top;
}
