/** The card about a thing, for those who come by keys. */

import { expect, test } from 'vitest';

import { accessible, page } from './help';
import { sitDown } from './help/play';

test('a thing that has the focus is told about, stays in view and keeps the focus', async () => {
  const ana = await page();
  await sitDown(ana, 'gods-of-rome');
  const card = ana.locator('.about');
  const focused = (): Promise<string | null> => ana.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null);
  for (let tabs = 0; (await focused()) === null; tabs += 1) {
    expect(tabs, 'so many tabs').toBeLessThan(60);
    await ana.keyboard.press('Tab');
  }
  const first = await focused();
  await card.waitFor();
  expect(await focused()).toBe(first);
  const boxes = await ana.evaluate(() => [document.activeElement, document.querySelector('.about')].map((thing) => thing?.getBoundingClientRect().toJSON() as DOMRect | undefined));
  const [thing, told] = boxes;
  if (!thing || !told) throw new Error('there is no card');
  const apart = told.left >= thing.right || told.right <= thing.left || told.top >= thing.bottom || told.bottom <= thing.top;
  expect(apart, JSON.stringify(boxes)).toBe(true);
  await accessible(ana);

  await ana.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await focused()).toBe(first);
  await ana.keyboard.press('ArrowRight');
  await card.waitFor();
  expect(await focused()).not.toBe(first);
  await ana.keyboard.press('Shift+Tab');
  await card.waitFor({ state: 'detached' });
}, 120_000);
