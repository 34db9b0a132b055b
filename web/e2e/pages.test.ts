/** Every page and every state of a table, as axe sees them: by day and by night, on both sizes. */

import { describe, expect, test } from 'vitest';

import { accessible, forgive, go, page, SIZES, startServer, type Page } from './help';
import { eachOpened, playOn } from './help/play';
import { playFrom, replayAt } from './help/records';
import { ANY, EVERY, gameOf, recordOf } from './help/titles';

const LOOKS = [
  ['desk', 'light'],
  ['desk', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
] as const;
const PAGES = [
  '/',
  '/lobby',
  ...EVERY.map((title) => `/new/${title}`),
  '/settings',
  '/rules',
  '/about',
  '/daily',
  '/replay/file',
  '/nowhere',
];

/** The page has what leads through it: one heading, one main part, a title, a language. */
async function landmarks(on: Page): Promise<void> {
  expect(await on.getByRole('heading', { level: 1 }).count(), `headings of ${on.url()}`).toBe(1);
  expect(await on.getByRole('main').count(), `main parts of ${on.url()}`).toBe(1);
  expect(await on.getByRole('banner').count(), `banners of ${on.url()}`).toBe(1);
  expect(await on.title()).toMatch(/Pantheon/);
}

/** As it is now, by day and by night, on both sizes. */
async function inEveryLook(on: Page): Promise<void> {
  for (const [size, colorScheme] of LOOKS) {
    await on.setViewportSize(SIZES[size]);
    await on.emulateMedia({ colorScheme });
    await accessible(on);
  }
  await on.setViewportSize(SIZES.desk);
}

test('the pages', async () => {
  const ana = await page();
  for (const path of PAGES) {
    await go(ana, path);
    await landmarks(ana);
    await inEveryLook(ana);
  }
}, 300_000);

test.each(['en', 'pt-BR'] as const)(
  'the rulebooks, %s',
  async (language) => {
    const ana = await page({ language, theme: language === 'en' ? 'light' : 'dark' });
    for (const title of EVERY) {
      await go(ana, `/rules/${title}`);
      await landmarks(ana);
      await accessible(ana);
    }
  },
  300_000,
);

test('an empty lobby offers something else, and a table before its game', async () => {
  const server = await startServer();
  try {
    const [ana, rui] = [await page({ server: server.address }), await page({ server: server.address })];
    await go(rui, '/lobby');
    await inEveryLook(rui);
    await go(ana, `/new/${ANY}?where=online`);
    await ana.getByRole('button', { name: 'Make the table' }).click();
    await ana.getByRole('heading', { name: 'Who plays?' }).waitFor();
    await landmarks(ana);
    await inEveryLook(ana);
    await rui.getByRole('button', { name: 'Sit', exact: false }).first().waitFor();
    await inEveryLook(rui);
    // The server goes while they are still there.
    for (const one of [ana, rui]) forgive(one, /ERR_CONNECTION_REFUSED|WebSocket/);
  } finally {
    await server.end();
  }
}, 300_000);

describe.each(EVERY)('a table of %s', (title) => {
  test('in the middle of a game, with everything that opens', async () => {
    const ana = await page();
    await playFrom(ana, recordOf(title), 0.5);
    await landmarks(ana);
    await inEveryLook(ana);
    await eachOpened(ana, () => accessible(ana));
    await ana.getByRole('button', { name: 'More', exact: true }).click();
    await ana.getByRole('dialog').waitFor();
    await accessible(ana);
    await ana.keyboard.press('Escape');
    await ana.locator('section [data-key]').first().focus();
    await ana.keyboard.press('?');
    await accessible(ana);
    for (const tab of ['Rules', 'Score', 'Log']) {
      await ana.getByRole('tab', { name: tab }).click();
      await accessible(ana);
    }
  }, 300_000);

  test('at its end, and looked at again', async () => {
    const ana = await page();
    await replayAt(ana, recordOf(title), 1);
    await landmarks(ana);
    await accessible(ana);
    // Whoever is in no hurry doesn't end a game in which all act at once.
    if (gameOf(title).atOnce) return;
    await playFrom(ana, recordOf(title), 0.97);
    expect((await playOn(ana)).over).toBe(true);
    await inEveryLook(ana);
  }, 300_000);
});
