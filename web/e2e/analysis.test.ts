/** The analysis board, and a look back in a running game: by keys, at a desk and on a phone. */

import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { accessible, go, page, screenshot, type Page } from './help';
import { boardOf, playOn, sitDown } from './help/play';
import { replayAt } from './help/records';
import { ANY, EVERY, recordOf, someThat } from './help/titles';

const GAMES = resolve(import.meta.dirname, '../../games');

const items = (on: Page) => on.getByRole('treeitem');
const here = (on: Page) => on.locator('[role=treeitem][aria-selected=true]');
const engine = (on: Page) => on.getByRole('region', { name: /What the engine would do|O que o computador faria/ });

/** Opens the analysis board in the middle of a recorded game. */
async function analyse(on: Page, title: string, share = 0.4): Promise<void> {
  await replayAt(on, recordOf(title), share);
  await on.getByRole('button', { name: /^(Analyse|Analisar)$/ }).click();
  await boardOf(on);
  await items(on).first().waitFor();
}

test('a line is tried, named, kept, given out and opened again, by keys', async () => {
  const ana = await page();
  await analyse(ana, ANY);
  // What the engine thinks of is tried with one press.
  const line = engine(ana).getByRole('listitem').first().getByRole('button');
  await line.waitFor({ timeout: 60_000 });
  expect(await line.innerText()).toMatch(/\d%/);
  await line.press('Enter');
  await expect.poll(() => items(ana).count()).toBe(2);
  await ana.getByLabel('Comment').fill('What if?');
  await ana.getByLabel('Comment').blur();
  await here(ana).getByText('What if?').waitFor();
  await here(ana).press('ArrowLeft');
  await expect.poll(() => here(ana).getAttribute('aria-level')).toBe('1');
  await ana.getByRole('button', { name: /^Imagine / }).click();
  await expect.poll(() => items(ana).count()).toBe(3);
  await here(ana).press('Home');
  await expect.poll(() => here(ana).getAttribute('aria-level')).toBe('1');
  await accessible(ana);
  await ana.getByRole('textbox', { name: 'What this analysis is called' }).fill('My plan');
  await ana.getByRole('button', { name: 'Keep', exact: true }).click();
  await ana.getByText('Kept in this browser').waitFor();
  const [download] = await Promise.all([ana.waitForEvent('download'), ana.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(download.suggestedFilename()).toBe('My-plan.pantheon-analysis');
  const file = join(await mkdtemp(join(tmpdir(), 'pantheon-e2e-')), 'tried');
  await download.saveAs(file);

  // It is in the list, and as it was.
  await go(ana, '/analyse');
  await accessible(ana);
  await ana.getByRole('link', { name: 'My plan' }).click();
  await boardOf(ana);
  await expect.poll(() => items(ana).count()).toBe(3);
  await ana.getByText('What if?').waitFor();

  // Another browser opens the file; a damaged one it names.
  const rui = await page();
  await go(rui, '/analyse');
  await rui.locator('input[type=file]').setInputFiles(file);
  await boardOf(rui);
  await rui.getByText('What if?').waitFor();
  const text = await readFile(file, 'utf8');
  const lines = text.trimEnd().split('\n');
  await writeFile(file, lines.slice(0, -1).join('\n') + '\n');
  await go(rui, '/analyse');
  await rui.locator('input[type=file]').setInputFiles(file);
  await rui.getByText(`Line ${lines.length} of this file: the file is cut off`).waitFor();
  await accessible(rui);
});

test.each(EVERY)('%s is analysed at a desk and on a phone', async (title) => {
  const [ana, rui] = [await page(), await page({ size: 'phone', theme: 'dark', language: 'pt-BR' })];
  for (const [who, name] of [
    [ana, `analysis-${title}`],
    [rui, `analysis-${title}-phone`],
  ] as const) {
    await analyse(who, title);
    await engine(who).getByRole('listitem').first().waitFor({ timeout: 90_000 });
    await screenshot(who, name);
    await accessible(who);
  }
  expect(await rui.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an analysis begins at a puzzle and in a lesson', async () => {
  const ana = await page();
  const puzzles = await readFile(resolve(GAMES, ANY, 'puzzles.jsonl'), 'utf8');
  const puzzle = puzzles.split('\n').flatMap((line) => (line.includes('"id"') ? ((JSON.parse(line) as { id?: string }).id ?? []) : []))[0];
  await go(ana, `/analyse/puzzle/${ANY}/${puzzle}`);
  await items(ana).first().waitFor();
  const lessons = JSON.parse(await readFile(resolve(GAMES, ANY, 'lessons.json'), 'utf8')) as {
    lessons: { name: string }[];
  };
  await go(ana, `/analyse/lesson/${ANY}/${lessons.lessons[0]?.name}/0`);
  await items(ana).first().waitFor();
});

test('somebody looks back while the game goes on', async () => {
  const title = someThat((_, game) => game.hides);
  const ana = await page();
  await sitDown(ana, title);
  await playOn(ana, { presses: 16 });
  await ana.locator('body').press(',');
  const bar = ana.getByRole('region', { name: 'The time of the game' });
  const now = bar.getByRole('button', { name: 'Back to now' });
  await now.waitFor();
  await boardOf(ana);
  const at = async (): Promise<string> => (await bar.locator('output').innerText()).trim();
  const first = await at();
  await ana.locator('body').press(',');
  await expect.poll(at).not.toBe(first);
  await screenshot(ana, 'look-back');
  await accessible(ana);
  await now.click();
  await now.waitFor({ state: 'detached' });
  await ana.getByRole('button', { name: 'Look back' }).waitFor();
  // After a reload there is as much to look back on.
  await ana.reload();
  await boardOf(ana);
  await ana.getByRole('button', { name: 'Look back' }).click();
  await bar.getByRole('slider').fill('0');
  await expect.poll(at).toMatch(/^0 of /);
});
