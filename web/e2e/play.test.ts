/** One click on the front page, and a whole game against bots, without a server. */

import { expect, test } from 'vitest';

import { go, page, screenshot } from './help';
import { FILL_THE_WORLD, playOn } from './help/play';

const TITLES = [
  ['gods-of-rome', 'Gods of Rome'],
  ['four-gods', '4 Gods'],
  ['deus', 'DEUS'],
  ['bora-bora', 'Bora Bora'],
] as const;

test.each(TITLES)('a game of %s begins with one click and is played to its end', async (title, name) => {
  const ana = await page();
  await go(ana, '/');
  await ana.getByRole('link', { name: new RegExp(`^Play.*${name}`) }).click();
  await ana.locator('[data-key]').first().waitFor();
  expect(new URL(ana.url()).pathname).toMatch(/^\/local\//);

  const haste = title === 'four-gods' ? FILL_THE_WORLD : {};
  await playOn(ana, { ...haste, presses: 20 });
  await ana.reload();
  await ana.locator('[data-key]').first().waitFor();

  const { over } = await playOn(ana, haste);
  expect(over).toBe(true);
  const standings = ana.getByRole('list', { name: 'Places' }).getByRole('listitem');
  expect(await standings.count()).toBe(3);
  await screenshot(ana, `end-${title}`);
});
