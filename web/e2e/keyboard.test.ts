/** Without a mouse, from the front page on. Whole games by keyboard alone are in `online`. */

import { expect, test } from 'vitest';

import { go, page, type Page } from './help';
import { byKeys, tabTo, tabToName, within } from './help/keys';
import { boardOf } from './help/play';
import { ANY, EVERY, nameOf } from './help/titles';

async function sitDownByKeys(on: Page, title: string): Promise<void> {
  await go(on, '/');
  await tabToName(on, `Play ${nameOf(title)}`);
  await on.keyboard.press('Enter');
  await boardOf(on);
}

test('the keys of a table choose, tell the board, read the log and explain themselves', async () => {
  const ana = await page();
  await sitDownByKeys(ana, ANY);
  expect((await byKeys(ana).play({ presses: 20 })).presses).toBe(20);
  // The last press may have opened something to choose from.
  await ana.keyboard.press('Escape');
  await ana.keyboard.press('b');
  const told = ana.getByRole('dialog', { name: 'The board in words' });
  await told.waitFor();
  expect((await told.innerText()).length).toBeGreaterThan(100);
  await ana.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await ana.keyboard.press('l');
  await ana.waitForFunction(() => document.activeElement?.closest('.log') !== null);
  await ana.keyboard.press('k');
  await ana.getByRole('dialog', { name: 'Keys' }).waitFor();
}, 300_000);

test.each(EVERY)(
  'Tab leaves the board of %s, and Shift and Tab come back to it',
  async (title) => {
    const ana = await page();
    await sitDownByKeys(ana, title);
    const board = (): Promise<boolean> => within(ana, 'section[aria-label="Board"]');
    await ana.keyboard.press('1');
    await tabTo(ana, board);
    await tabTo(ana, () => within(ana, 'aside'));
    await tabTo(ana, board, 'Shift+Tab', 20);
  },
  300_000,
);
