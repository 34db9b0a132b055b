/** A finished game is reviewed, its moments are thought about, and decisions are taken again: with mouse and keys, at a desk
 * and on a phone. */

import { statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { accessible, go, page, screenshot, type Page, type Wish } from './help';
import { tabToName } from './help/keys';
import { boardOf, playOn } from './help/play';
import { EVERY, recordOf } from './help/titles';

/** The shortest kept game: its review is soon there. */
const SHORTEST = EVERY.map((title) => recordOf(title)).toSorted((a, b) => statSync(a).size - statSync(b).size)[0] ?? '';

const PEOPLE: readonly [name: string, wish: Wish][] = [
  ['desk', {}],
  ['desk-dark', { theme: 'dark' }],
  ['phone', { size: 'phone' }],
  ['phone-dark', { size: 'phone', theme: 'dark' }],
];

/** Nothing is wider than the screen. */
const fits = (on: Page): Promise<boolean> => on.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.each(PEOPLE)(
  'a review shows chances, points, luck and what cost most, at a %s',
  async (name, wish) => {
    const ana = await page(wish);
    await go(ana, '/review/file');
    await ana.getByLabel('Choose a record').setInputFiles(SHORTEST);
    await ana.getByRole('heading', { name: 'Chances to win' }).waitFor();
    await ana.getByRole('progressbar').waitFor({ state: 'detached' });
    await ana.getByRole('heading', { name: 'Expected final points' }).waitFor();
    expect(await ana.getByRole('img', { name: 'Everybody’s expected final points over the game.' }).count()).toBe(1);
    await accessible(ana);
    expect(await fits(ana)).toBe(true);
    await screenshot(ana, `review-${name}`);
    await ana.getByRole('heading', { name: 'What cost most' }).scrollIntoViewIfNeeded();
    await screenshot(ana, `review-${name}-dear`);
    await ana.getByText('All moments as a table').click();
    await accessible(ana);

    // What cost something is kept, and one of it is tried at once.
    await ana.getByRole('button', { name: /^Keep (this|these)/ }).click();
    await ana.getByText(/^(It is|They are) among your exercises\.$/).waitFor();
    await ana.getByRole('link', { name: 'Your exercises' }).click();
    await ana.getByRole('heading', { name: 'Your mistakes, tried again' }).waitFor();
    const exercises = ana.getByRole('listitem').filter({ hasText: 'not tried yet' });
    const count = await exercises.count();
    expect(count).toBeGreaterThan(0);
    await accessible(ana);
    await screenshot(ana, `review-${name}-exercises`);
    await exercises.first().getByRole('link').click();
    await boardOf(ana);
    await accessible(ana);
    const verdict = ana.getByRole('region', { name: 'Exercise' }).getByText(/^✓ Well chosen|^✗ There is better/);
    for (let press = 0; press < 6 && (await verdict.count()) === 0; press += 1) {
      await playOn(ana, { presses: 1, stop: '.why' });
      await ana.getByText('The engine weighs it …').waitFor({ state: 'detached' });
    }
    await verdict.waitFor();
    const reveal = ana.getByRole('button', { name: 'Show the best choice' });
    if ((await reveal.count()) > 0) await reveal.click();
    await ana.getByText(/^In the game it was:/).waitFor();
    await ana.getByRole('region', { name: 'Advice' }).waitFor();
    await accessible(ana);
    await screenshot(ana, `review-${name}-retried`);

    // They are there when one comes back, and gone when one doesn't want them.
    await ana.reload();
    await boardOf(ana);
    await ana.getByRole('link', { name: 'All exercises' }).click();
    await ana
      .getByText(/tried once|solved/)
      .first()
      .waitFor();
    await ana
      .getByRole('button', { name: /^Remove:/ })
      .first()
      .click();
    await expect.poll(() => ana.getByRole('button', { name: /^Remove:/ }).count()).toBe(count - 1);
  },
  300_000,
);

test.each(PEOPLE)(
  'at any moment the coach tells the best lines, with ghosts on the board, at a %s',
  async (name, wish) => {
    const ana = await page(wish);
    await go(ana, '/replay/file');
    await ana.getByLabel('Choose a record').setInputFiles(SHORTEST);
    await boardOf(ana);
    const slider = ana.getByRole('slider', { name: 'Moment of the game' });
    const last = Number(await slider.getAttribute('max'));
    await slider.fill(String(Math.floor(last / 2)));
    const advice = ana.getByRole('region', { name: 'Advice' });
    // By keys alone: what to think about, which choices, the best of them, why.
    await ana.locator('h1').first().focus();
    for (let step = 0; step < 40 && !(await advice.isVisible()); step += 1) {
      await ana.keyboard.press('h');
      await expect.poll(() => ana.getByText('Thinking').count(), { timeout: 30_000 }).toBe(0);
      const none = (await ana.getByText('There is only one thing').count()) > 0 || !(await advice.isVisible());
      if (none) await ana.keyboard.press('.');
    }
    await advice.waitFor();
    for (let step = 0; step < 3; step += 1) await ana.keyboard.press('h');
    await advice.getByText('%').first().waitFor();
    await accessible(ana);
    const seen = (): Promise<string> => ana.getByRole('region', { name: 'Board' }).innerHTML();
    const before = await seen();
    await tabToName(ana, /%/);
    await ana.keyboard.press('Enter');
    const steps = advice.getByRole('list', { name: /What a bot expects/ }).getByRole('button');
    await steps.first().waitFor();
    await expect.poll(seen).not.toBe(before);
    await accessible(ana);
    await screenshot(ana, `review-${name}-line`);
    const there = await seen();
    if ((await steps.count()) > 1) {
      await steps.nth(1).click();
      await expect.poll(seen).not.toBe(there);
    }
    await ana.keyboard.press('Escape');
    await expect.poll(seen).toBe(before);
    // And it is decided there again.
    await ana.getByRole('button', { name: 'Decide here yourself' }).click();
    await ana.getByRole('heading', { name: /^Decide again/ }).waitFor();
    await boardOf(ana);
    expect(await fits(ana)).toBe(true);
  },
  300_000,
);
