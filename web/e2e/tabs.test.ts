/** Two tabs of one person at a table in their browser. */

import { expect, test } from 'vitest';

import { go, page, tab, type Page } from './help';
import { boardOf, playOn, sitDown } from './help/play';
import { ANY } from './help/titles';

const elsewhere = (on: Page) => on.getByRole('heading', { name: 'This table is open in another tab' });
const places = (on: Page): Promise<number> => on.locator('.log .line').count();
/** Earlier lines of a log come after the board: they are waited for. */
const placesAtLeast = (on: Page, lines: number): Promise<void> =>
  expect.poll(() => places(on), { timeout: 30_000 }).toBeGreaterThanOrEqual(lines);

test('only one tab plays: the other says so, takes it over as it stands, and gives it back', async () => {
  const first = await page();
  await sitDown(first, ANY);
  await playOn(first, { presses: 6 });
  const address = first.url();

  const second = await tab(first);
  await go(second, address);
  await elsewhere(second).waitFor();
  expect(await second.getByRole('region', { name: 'Board' }).count()).toBe(0);
  await playOn(first, { presses: 2 });
  const played = await places(first);

  await second.getByRole('button', { name: 'Play here' }).click();
  await boardOf(second);
  await elsewhere(first).waitFor();
  await placesAtLeast(second, played);
  await playOn(second, { presses: 14 });
  await expect.poll(() => places(second), { timeout: 30_000 }).toBeGreaterThan(played);
  const after = await places(second);

  // Whoever goes elsewhere lets the table go; whoever reloads finds it free.
  await second.locator('header a.name').click();
  await second
    .locator(`a[href="${new URL(address).pathname}"]`)
    .first()
    .waitFor();
  await first.reload();
  await boardOf(first);
  await placesAtLeast(first, after);
  await first.reload();
  await boardOf(first);
}, 300_000);
