/** The pages around the tables. */

import { readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

import { accessible, forgive, go, page, screenshot, startServer, type Page } from './help';
import { boardOf } from './help/play';
import { ANY, EVERY, nameOf, recordOf, someThat } from './help/titles';

const PAGES = {
  front: '/',
  lobby: '/lobby',
  new: `/new/${ANY}?where=online`,
  settings: '/settings',
  rules: '/rules',
  rulebook: `/rules/${ANY}`,
  about: '/about',
  missing: '/nowhere',
};

/** Whether the page is wider than the screen. */
const tooWide = (on: Page): Promise<boolean> => on.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe('every page', () => {
  for (const [size, theme, language] of [
    ['desk', 'light', 'en'],
    ['phone', 'dark', 'pt-BR'],
  ] as const) {
    test(`is accessible and fits, ${size}, ${theme}, ${language}`, async () => {
      const ana = await page({ size, theme, language });
      for (const [name, path] of Object.entries(PAGES)) {
        await go(ana, path);
        await accessible(ana);
        expect(await tooWide(ana), name).toBe(false);
        await screenshot(ana, `${name}-${size}-${theme}`);
      }
    }, 300_000);
  }

  test('fits at 200 %', async () => {
    const ana = await page();
    await ana.setViewportSize({ width: 683, height: 384 });
    for (const [name, path] of Object.entries(PAGES)) {
      await go(ana, path);
      expect(await tooWide(ana), name).toBe(false);
    }
  });

  test('has a title of its own and takes the focus to its heading', async () => {
    const ana = await page();
    await go(ana, '/');
    const titles = new Set([await ana.title()]);
    for (const name of ['Tables', 'Rules', 'Settings', 'About']) {
      await ana.getByRole('navigation', { name: 'The site' }).getByRole('link', { name }).click();
      await ana.waitForFunction(() => document.activeElement?.tagName === 'H1');
      titles.add(await ana.title());
    }
    expect(titles.size).toBe(5);
  });
});

test('language and colours can be changed anywhere, and stay', async () => {
  const ana = await page();
  await go(ana, '/rules');
  await ana.getByRole('button', { name: 'PT: português' }).click();
  await ana.getByRole('heading', { name: 'Regras', level: 1 }).waitFor();
  await ana.getByRole('button', { name: 'Cores escuras' }).click();
  await ana.reload();
  await ana.getByRole('heading', { name: 'Regras', level: 1 }).waitFor();
  expect(await ana.locator('html').getAttribute('lang')).toBe('pt-BR');
  expect(await ana.locator('html').getAttribute('data-theme')).toBe('dark');
});

describe('a table', () => {
  test('of every title is one press away, and waits among the open games', async () => {
    const ana = await page();
    for (const title of EVERY) {
      await go(ana, '/');
      await ana.getByRole('link', { name: `Play ${nameOf(title)}` }).click();
      await ana.waitForURL(/\/local\//);
    }
    await go(ana, '/');
    const open = ana.getByRole('region', { name: 'Your open games' });
    await open
      .getByRole('link', { name: 'Go on' })
      .nth(EVERY.length - 1)
      .waitFor();
    await open.getByRole('button', { name: 'Remove' }).first().click();
    await open.getByRole('button', { name: 'Really?' }).click();
    await open
      .getByRole('link', { name: 'Go on' })
      .nth(EVERY.length - 1)
      .waitFor({ state: 'detached' });
    await open.getByRole('link', { name: 'Go on' }).first().click();
    await ana.waitForURL(/\/local\//);
  });

  test('for one is set up by taking the others away', async () => {
    const ana = await page();
    await go(ana, `/new/${someThat(({ seats }) => seats[0] === 1)}`);
    await ana.getByRole('button', { name: 'Take away: Player 3' }).click();
    await ana.getByRole('button', { name: 'Take away: Player 2' }).click();
    await ana.getByText('you play the solo game').waitFor();
    await ana.getByRole('button', { name: 'Make the table' }).click();
    await ana.waitForURL(/\/local\//);
  });

  test('online is found in the lobby by whoever comes', async () => {
    const ana = await page();
    await go(ana, `/new/${ANY}?where=online`);
    await ana.getByRole('button', { name: 'Make the table' }).click();
    await ana.waitForURL(/\/table\//);
    const rui = await page({ language: 'pt-BR' });
    await go(rui, '/lobby');
    await rui.getByLabel('Jogo').selectOption(ANY);
    await rui.getByRole('button', { name: 'Sentar' }).first().click();
    await rui.waitForURL(/\/table\//);
    await go(rui, '/lobby');
    await rui.getByRole('heading', { name: 'Suas mesas' }).waitFor();
  });
});

test('an account is made, left and come back to', async () => {
  const ana = await page();
  await go(ana, '/settings');
  const account = ana.getByRole('region', { name: 'Account', exact: true });
  const make = account.getByRole('region', { name: 'Make an account' });
  await make.getByLabel('Name to sign in with').fill('ana.site');
  await make.getByLabel('Password').fill('correct horse');
  await make.getByRole('button', { name: 'Make the account' }).click();
  await account.getByText('The account is made.').waitFor();
  await ana.getByLabel('Colour vision').selectOption('tritanopia');
  await account.getByRole('button', { name: 'Sign out', exact: true }).click();
  await account.getByLabel('Name to sign in with').fill('ana.site');
  await account.getByLabel('Password').fill('wrong horse');
  await account.getByRole('button', { name: 'Sign in' }).click();
  await account.getByText('don’t belong together').waitFor();
  await account.getByLabel('Password').fill('correct horse');
  await account.getByRole('button', { name: 'Sign in' }).click();
  await account.getByText('signed in as ana.site').waitFor();
  await accessible(ana);
});

test('a rule is found without its accents and opened at its place', async () => {
  const rui = await page({ language: 'pt-BR' });
  await go(rui, `/rules/${ANY}`);
  await rui.getByRole('searchbox').fill('acao');
  const found = rui.getByRole('listitem').filter({ has: rui.locator('mark') });
  await found.first().waitFor();
  const link = found.first().getByRole('link');
  const id = (await link.innerText()).split(' ')[0] ?? '';
  await link.click();
  await rui.locator(`#${id}.wanted`).waitFor();
  expect(new URL(rui.url()).hash).toBe(`#${id}`);
});

test('a record is checked in the browser', async () => {
  const ana = await page();
  await go(ana, '/about');
  const text = await readFile(recordOf(ANY), 'utf8');
  const pick = async (record: string): Promise<void> =>
    ana.getByLabel('Pick a file').setInputFiles({ name: 'game.pantheon', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await pick(text);
  await ana.getByText('The record is true.').waitFor();
  await pick(text.replace('"seq":3,', '"seq":4,'));
  await ana.getByText('The record is not true.').waitFor();
});

test('without a network a game begins all the same', async () => {
  const server = await startServer();
  try {
    const ana = await page({ server: server.address });
    forgive(ana, /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
    await go(ana, '/');
    await ana.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await ana.context().setOffline(true);
    await go(ana, '/');
    await ana.getByText('You are offline.').waitFor();
    await ana.getByRole('link', { name: `Play ${nameOf(ANY)}` }).click();
    await ana.waitForURL(/\/local\//);
    await boardOf(ana);
    await ana.getByRole('link', { name: 'Pantheon: the front page' }).click();
    await ana.getByRole('region', { name: 'Your open games' }).waitFor();
    await ana.reload();
    await ana.getByRole('link', { name: 'Go on' }).click();
    await boardOf(ana);
  } finally {
    await server.end();
  }
});
