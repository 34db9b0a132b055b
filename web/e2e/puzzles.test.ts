/** Puzzles: somebody answers, is told what the answer is worth, and goes on; all by keys, and on a phone too. */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { accessible, go, page, screenshot, type Page } from './help';
import { boardOf, playOn } from './help/play';
import { EVERY, nameOf } from './help/titles';

interface Line {
  id?: string;
  seat?: number;
}

/** A puzzle of a title. */
function puzzleOf(title: string): string {
  const text = readFileSync(resolve(import.meta.dirname, `../../games/${title}/puzzles.jsonl`), 'utf8');
  const ids = text
    .trim()
    .split('\n')
    .flatMap((line) => (JSON.parse(line) as Line).id ?? []);
  return ids[0] ?? '';
}

const verdict = (on: Page) => on.getByRole('region', { name: 'Puzzle' }).getByText(/^✓ That’s it|^✗ Not the best/);

test('a puzzle is picked, answered and explained', async () => {
  const ana = await page();
  await go(ana, '/puzzles');
  await accessible(ana);
  const title = EVERY[0] ?? '';
  await ana.getByRole('link', { name: nameOf(title), exact: true }).click();
  await boardOf(ana);
  expect(new URL(ana.url()).pathname).toMatch(new RegExp(`^/puzzles/${title}/\\w+$`));
  await accessible(ana);
  await playOn(ana, { presses: 1, stop: '.why' });
  // Some things take two presses, such as a place with several choices.
  for (let press = 0; press < 6 && (await verdict(ana).count()) === 0; press += 1) await playOn(ana, { presses: 1, stop: '.why' });
  await verdict(ana).waitFor();
  const reveal = ana.getByRole('button', { name: 'Show the best choice' });
  if ((await reveal.count()) > 0) await reveal.click();
  await ana.getByText(/^It wins|It wins \d/).waitFor();
  await accessible(ana);
  const before = ana.url();
  await ana.getByRole('button', { name: 'Next puzzle' }).click();
  await expect.poll(() => ana.url()).not.toBe(before);
  await boardOf(ana);
});

test.each(EVERY)('%s shows its puzzles at a desk and on a phone', async (title) => {
  const [ana, rui] = [await page(), await page({ size: 'phone', theme: 'dark', language: 'pt-BR' })];
  const address = `/puzzles/${title}/${puzzleOf(title)}`;
  for (const [who, name] of [
    [ana, `puzzle-${title}`],
    [rui, `puzzle-${title}-phone`],
  ] as const) {
    await go(who, address);
    await boardOf(who);
    await screenshot(who, name);
    await accessible(who);
  }
  // Nothing is wider than the screen.
  expect(await rui.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
