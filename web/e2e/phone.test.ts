/** A phone: nothing is wider than the screen, and everything that can be chosen is large enough for a finger. */

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import { go, page, type Page } from './help';
import { begin } from './help/online';
import { byMouse } from './help/player';
import { sitDown, TITLES, type Title } from './help/play';
import { playFrom, RECORDS } from './help/records';

const NAMES = Object.keys(TITLES) as Title[];
const PAGES = ['/', '/lobby', ...NAMES.map((title) => `/new/${title}`), '/settings', '/rules', ...NAMES.map((title) => `/rules/${title}`), '/about', '/replay/file', '/nowhere'];
/** The least that WCAG 2.2 allows, and what a finger likes. */
const LEAST = 24;
const GOOD = 44;

const width = (of: Page): Promise<number> => of.evaluate(() => document.documentElement.scrollWidth);

test.each(['en', 'pt-BR'] as const)('no page is wider than the screen, %s', async (language) => {
  const ana = await page({ size: 'phone', language });
  for (const path of PAGES) {
    await go(ana, path);
    expect(await width(ana), path).toBeLessThanOrEqual(390);
    expect(await smaller(ana, GOOD, HEAD), path).toEqual([]);
  }
}, 300_000);

interface Size {
  what: string;
  width: number;
  height: number;
}

const THINGS = '[data-key][aria-disabled=false], button:not(:disabled), .button, select, input';
/** The head of the page, which is the same at tables and elsewhere. */
const HEAD = 'header :is(a, button)';

/** What can be pressed now and is smaller than this in some direction. */
function smaller(on: Page, than: number, which = THINGS): Promise<Size[]> {
  return on.evaluate(([least, selector]) => {
    const things = [...document.querySelectorAll<Element>(selector)];
    return things
      .filter((thing) => !thing.matches('[data-key][aria-disabled=true], .line, .heard'))
      .map((thing) => {
        const label = thing.closest('label');
        const { width, height } = (label ?? thing).getBoundingClientRect();
        const what = thing.getAttribute('data-key') ?? thing.getAttribute('aria-label') ?? thing.textContent?.trim() ?? '';
        return { what, width: Math.round(width), height: Math.round(height) };
      })
      .filter(({ width, height }) => width > 0 && (width < least || height < least));
  }, [than, which] as const);
}

test.each(NAMES)('a table of %s fits, and fingers too', async (title) => {
  const ana = await page({ size: 'phone' });
  await playFrom(ana, RECORDS[title] ?? '', 0.5);
  expect(await width(ana)).toBeLessThanOrEqual(390);
  expect(await smaller(ana, LEAST)).toEqual([]);
  expect(await smaller(ana, GOOD, HEAD)).toEqual([]);
  const small = await smaller(ana, GOOD);
  console.info(`${title}: under ${GOOD} px on a phone:`, small.map(({ what, width, height }) => `${what} ${width}×${height}`).join(', ') || 'nothing');
  // The other language's words are longer.
  await ana.getByRole('button', { name: 'PT: português' }).click();
  await ana.getByRole('button', { name: 'EN: English' }).waitFor();
  expect(await width(ana)).toBeLessThanOrEqual(390);
  expect(await smaller(ana, GOOD, HEAD)).toEqual([]);
});

// Chromium has once stopped answering in the midst of touches; another 56 games went through.
test('fingers alone play on at Gods of Rome', { timeout: 120_000, retry: 1 }, async () => {
  const ana = await page({ size: 'phone' });
  await sitDown(ana, 'gods-of-rome');
  const several = ana.locator('[role=dialog].several [role=group] button');
  const choices = ana.locator('section [data-key][aria-disabled=false], .sentence .choices button:enabled');
  for (let taps = 0; taps < 70; taps += 1) {
    await several.or(choices).first().waitFor();
    await tap(ana);
    expect(await width(ana)).toBeLessThanOrEqual(390);
  }
  const acted = ana.getByRole('tabpanel', { name: 'Log' }).locator('.line');
  expect(await acted.count(), 'lines of the log').toBeGreaterThan(20);
});

/** A finger on the middle of something that can be chosen; if it is gone by then, on what is there instead. */
async function tap(on: Page): Promise<void> {
  const at = await on.evaluate(() => {
    const open = [...document.querySelectorAll('[role=dialog].several [role=group] button')];
    const things = open.length > 0 ? open : [...document.querySelectorAll('section [data-key][aria-disabled=false], .sentence .choices button:enabled')];
    const thing = things[things.length >> 1];
    thing?.scrollIntoView({ block: 'center' });
    const box = thing?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  });
  if (at) await on.touchscreen.tap(at.x, at.y);
}

test('in 4 Gods a finger sees its tile before it lies', async () => {
  const { ana, cell, tiles } = await fourGods();
  await cell.tap();
  await cell.locator('.ghost').waitFor();
  expect(await tiles.count()).toBe(2);
  await cell.tap();
  await ana.getByRole('button', { name: /^A1, .* placed by/ }).waitFor();
  expect(await tiles.count()).toBe(1);
});

test('in 4 Gods a finger lays no tile by drawing it along: a swipe may begin on one', async () => {
  const { ana, cell, tiles } = await fourGods();
  const [from, to] = [await middle(tiles.first()), await middle(cell)];
  await swipe(ana, tiles.first(), { x: to.x - from.x, y: to.y - from.y });
  await cell.locator('.ghost').waitFor();
  expect(await tiles.count()).toBe(2);
});

/** A game of two that has begun: one on a phone, with a corner of the World and the tiles in the hands. */
async function fourGods(): Promise<{ ana: Page; cell: Locator; tiles: Locator }> {
  const [ana, rui] = [await page({ size: 'phone' }), await page()];
  await begin('four-gods', byMouse(ana), byMouse(rui));
  for (const one of [ana, rui]) await one.getByRole('button', { name: 'I am ready' }).click();
  const cell = ana.locator('[data-key="cell:A1"]');
  await cell.and(ana.locator('[aria-disabled=false]')).waitFor();
  await ana.bringToFront();
  return { ana, cell, tiles: ana.locator('.tile-in-hand') };
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws a finger over the screen, from the middle of something. */
async function swipe(on: Page, from: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await middle(from);
  const finger = await on.context().newCDPSession(on);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way = 0) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + by.x * way, y: y + by.y * way }] });
  await touch('touchStart');
  for (const way of [0.25, 0.5, 0.75, 1]) await touch('touchMove', way);
  await touch('touchEnd');
  await finger.detach();
}
