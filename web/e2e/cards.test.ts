/** The card about a thing, for those who come by keys and those who point: it comes to nobody by itself. */

import { expect, test } from 'vitest';

import { accessible, page, type Page } from './help';
import { sitDown } from './help/play';
import { ANY, EVERY, nameOf } from './help/titles';

test('a thing that has the focus is told about, stays in view and keeps the focus', async () => {
  const ana = await page();
  await sitDown(ana, ANY);
  const card = ana.locator('.about');
  const focused = (): Promise<string | null> => ana.evaluate(() => document.activeElement?.getAttribute('data-key') ?? null);
  for (let tabs = 0; (await focused()) === null; tabs += 1) {
    expect(tabs, 'so many tabs').toBeLessThan(60);
    await ana.keyboard.press('Tab');
  }
  const first = await focused();
  await card.waitFor();
  expect(await focused()).toBe(first);
  const boxes = await ana.evaluate(() =>
    [document.activeElement, document.querySelector('.about')].map(
      (thing) => thing?.getBoundingClientRect().toJSON() as DOMRect | undefined,
    ),
  );
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

/** Lets the page's timers go on as if so many milliseconds had passed: whatever comes to whoever lingers has come then. */
const linger = (on: Page): Promise<void> => on.clock.runFor(3000);

test.each(EVERY)(
  'to whoever arrives at %s with the pointer at rest no card and no ghost comes; arrows lead in',
  async (title) => {
    const ana = await page();
    await ana.clock.install();
    // The link is pressed where it is, and the pointer stays there.
    await sitDown(ana, title);
    const thing = ana.locator('#board [data-key]').first();
    const at = await thing.boundingBox();
    if (!at) throw new Error('nothing is drawn');
    await linger(ana);
    expect(await ana.locator('.about, #board .ghost').count()).toBe(0);
    // The same with the pointer on a thing: the page comes anew under it.
    await ana.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await ana.goBack();
    await ana.getByRole('link', { name: `Play ${nameOf(title)}` }).waitFor();
    await ana.goForward();
    await ana.locator('#board [data-key]').first().waitFor();
    await linger(ana);
    expect(await ana.locator('.about, #board .ghost').count()).toBe(0);

    await ana.keyboard.press('ArrowRight');
    expect(await ana.evaluate(() => document.activeElement?.closest('#board, .choices') !== null)).toBe(true);
  },
  120_000,
);
