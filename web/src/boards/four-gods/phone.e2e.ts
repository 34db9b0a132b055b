/** 4 Gods on a phone. */

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import { page, type Page } from '../../../e2e/help';
import { LEGIBLE, unreadable } from '../../../e2e/help/legible';
import { begin } from '../../../e2e/help/online';
import { byMouse } from '../../../e2e/help/player';
import { playFrom } from '../../../e2e/help/records';
import { recordOf } from '../../../e2e/help/titles';

test('the largest World is written large enough', async () => {
  const ana = await page({ size: 'phone' });
  await playFrom(ana, recordOf('four-gods', '3-seats-timed-secret'), 0.5);
  expect(await unreadable(ana, LEGIBLE)).toEqual([]);
});

test('a finger sees its tile before it lies', async () => {
  const { ana, cell, tiles } = await fourGods();
  await cell.tap();
  await cell.locator('.ghost').waitFor();
  expect(await tiles.count()).toBe(2);
  await cell.tap();
  await ana.getByRole('button', { name: /^A1, .* placed by/ }).waitFor();
  expect(await tiles.count()).toBe(1);
});

test('a finger lays no tile by drawing it along: a swipe may begin on one', async () => {
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
