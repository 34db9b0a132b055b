/** A game of the past: looked at, played on from its middle, kept as a file, and checked. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { accessible, go, page, type Page } from './help';
import { begin } from './help/online';
import { boardOf, playOn, sitDown } from './help/play';
import { byMouse } from './help/player';
import { gameOf, someThat } from './help/titles';

/** A title in which something is hidden from others. */
const TITLE = someThat((_, game) => game.hides);

const slider = (on: Page) => on.getByRole('slider', { name: 'Moment of the game' });
const lines = (on: Page): Promise<string[]> => on.getByRole('list', { name: 'What happened' }).locator('.line').allInnerTexts();

/** Goes to a moment, and gives what the log says there. */
async function at(on: Page, moment: number): Promise<string[]> {
  const before = (await lines(on)).length;
  await slider(on).fill(String(moment));
  await on.getByText(`${moment} of ${await slider(on).getAttribute('max')}`, { exact: true }).waitFor();
  // The slider goes ahead of what is shown.
  await expect.poll(async () => (await lines(on)).length, { timeout: 30_000 }).not.toBe(before);
  return lines(on);
}

/** The record is true, check by check. */
async function allHold(on: Page): Promise<void> {
  await on.getByText('The record is true.').waitFor();
  expect(await on.getByText('It does not hold.').count()).toBe(0);
  expect(await on.getByText('It holds.').count()).toBe(6);
}

test('a game is looked at again, branched, downloaded and checked', async () => {
  const ana = await page();
  await sitDown(ana, TITLE);
  expect((await playOn(ana)).over).toBe(true);
  const table = new URL(ana.url()).pathname;
  const [download] = await Promise.all([ana.waitForEvent('download'), ana.getByRole('button', { name: 'Download the record' }).click()]);
  const file = join(await mkdtemp(join(tmpdir(), 'pantheon-e2e-')), download.suggestedFilename());
  await download.saveAs(file);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^pantheon-${TITLE}-.*\\.pantheon$`));

  // One press checks it, and the address does so again.
  await ana.getByRole('link', { name: 'Check the record' }).click();
  await allHold(ana);
  expect(new URL(ana.url()).search).toBe(`?local=${table.split('/').at(-1)}`);
  await ana.waitForFunction(() => document.activeElement?.id === 'verify');
  await ana.reload();
  await allHold(ana);
  await accessible(ana);

  await ana.getByRole('link', { name: 'Watch the game again' }).click();
  await boardOf(ana);
  await ana.getByText('checked').waitFor();
  const last = Number(await slider(ana).getAttribute('max'));
  expect(last).toBeGreaterThan(40);

  // The log tells as much as the moment knows.
  const early = await at(ana, 20);
  const later = await at(ana, 40);
  expect(later.length).toBeGreaterThan(early.length);
  expect(later.slice(0, early.length)).toEqual(early);

  // Who played sees their own hand again, which only the beginning is sure to have; a spectator sees none.
  await at(ana, 1);
  const hand = ana.locator(gameOf(TITLE).hides ?? '');
  await hand.first().waitFor();
  const eyes = ana.getByRole('combobox', { name: 'Seen by' });
  await eyes.selectOption('a spectator');
  await hand.first().waitFor({ state: 'detached' });
  await eyes.selectOption('Player 1');
  await hand.first().waitFor();

  // From the middle one plays on, against bots.
  await at(ana, Math.floor(last / 2));
  await ana.getByRole('button', { name: 'Play on from here' }).click();
  await slider(ana).waitFor({ state: 'detached' });
  await boardOf(ana);
  expect(new URL(ana.url()).pathname).toMatch(/^\/local\//);
  const before = await lines(ana);
  const { presses } = await playOn(ana, { presses: 15 });
  expect(presses).toBe(15);
  expect(await lines(ana)).not.toEqual(before);

  // The file opens anywhere.
  const bea = await page();
  await go(bea, '/replay/file');
  await bea.getByLabel('Choose a record').setInputFiles({ name: 'none.pantheon', mimeType: 'text/plain', buffer: Buffer.from('nothing') });
  await bea.getByRole('alert').waitFor();
  await bea.getByLabel('Choose a record').setInputFiles(file);
  await boardOf(bea);
  await bea.getByText('checked').waitFor();
  expect(await slider(bea).getAttribute('max')).toBe(String(last));

  // And it is true, until somebody changes it.
  const record = await readFile(file, 'utf8');
  await go(bea, '/about');
  await bea.getByLabel('Pick a file').setInputFiles(file);
  await allHold(bea);
  const middle = record.split('\n');
  middle.splice(Math.floor(middle.length / 2), 1);
  await bea.getByLabel('The record’s text').fill(middle.join('\n'));
  await bea.getByRole('button', { name: 'Check it' }).click();
  await bea.getByText('The record is not true.').waitFor();
  expect(await bea.getByText('It does not hold.').count()).toBeGreaterThan(0);
  await rm(dirname(file), { recursive: true });
}, 300_000);

test('a game that was given up has an end, and whoever has its link can check its record', async () => {
  const [ana, rui, eva] = [await page(), await page(), await page()];
  const link = new URL(await begin(TITLE, byMouse(ana), byMouse(rui)));
  await ana.getByRole('button', { name: 'More', exact: true }).click();
  await ana.getByRole('button', { name: 'Give up', exact: true }).click();
  await ana.getByRole('button', { name: 'Give up, really' }).click();
  // Nobody counts, but it is told who won, and what can be done next.
  await rui.getByRole('heading', { name: /gave up: .* wins/ }).waitFor();
  await rui.getByRole('button', { name: 'Play again' }).waitFor();

  const table = link.pathname.split('/').at(-1);
  await go(eva, `/about?table=${table}&key=${link.searchParams.get('key')}#verify`);
  await allHold(eva);
  await go(eva, `/about?table=${table}#verify`);
  await eva.getByRole('alert').getByText('There is no such thing').waitFor();
});
