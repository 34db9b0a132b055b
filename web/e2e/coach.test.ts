/** What helps somebody to decide at a table with hints: advice step by step by keyboard, what a choice would bring, and a
 * phone on which neither is in the way of the board. */

import { expect, test } from 'vitest';

import { accessible, go, page, screenshot, type Page } from './help';
import { tabTo, within } from './help/keys';
import { ANY } from './help/titles';

/** A game against a bot, with hints. */
async function begin(on: Page): Promise<void> {
  await go(on, '/lobby');
  const table = await on.evaluate(async (title) => {
    // The page comes in as a guest by itself.
    while (!(await fetch('/api/me')).ok) await new Promise((done) => setTimeout(done, 100));
    const plan = {
      title,
      options: {},
      seats: ['me', { bot: { level: 1 } }],
      access: 'public',
      pace: 'untimed',
      hints: true,
      take_over: 3,
      spectators: 'nobody',
    };
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(plan) });
    if (!made.ok) throw new Error(await made.text());
    return ((await made.json()) as { id: string }).id;
  }, ANY);
  await go(on, `/table/${table}`);
  await on.getByRole('button', { name: 'I’m ready' }).click();
  await on.getByRole('button', { name: 'Start the game' }).click();
  await on.locator('section [data-key]').first().waitFor();
  // It is one's turn.
  await on.getByRole('button', { name: 'Hint' }).waitFor();
}

test('H gives advice step by step, and no more than was asked for', async () => {
  const ana = await page();
  await begin(ana);
  const advice = ana.getByRole('region', { name: 'Advice' });
  const choices = advice.getByRole('listitem');
  await ana.keyboard.press('h');
  await advice.waitFor();
  expect(await choices.count()).toBe(0);
  await ana.keyboard.press('h');
  await choices.first().waitFor();
  expect(await advice.innerText()).not.toContain('%');
  await ana.keyboard.press('h');
  await advice.getByText('%').first().waitFor();
  await ana.keyboard.press('h');
  await advice.getByText('Why the first is better than the next:').waitFor();
  await accessible(ana);
  await screenshot(ana, 'coach-hints-desk');
  await ana.keyboard.press('Escape');
  await advice.waitFor({ state: 'detached' });
});

test('a choice that has the focus says what it would bring', async () => {
  const ana = await page();
  await begin(ana);
  await tabTo(ana, () => within(ana, '.choices button, #board [aria-disabled="false"]'));
  const told = ana.getByRole('status', { name: 'This choice' });
  // Some things can be chosen in several ways: then it says nothing until one of them is meant.
  for (let moves = 0; (await told.innerText()) === ''; moves += 1) {
    expect(moves).toBeLessThan(20);
    await ana.keyboard.press('ArrowRight');
    await ana.waitForTimeout(1000);
  }
  expect((await told.innerText()).length).toBeGreaterThan('This choice'.length + 5);
  await accessible(ana);
  await screenshot(ana, 'coach-preview-desk');
});

test('on a phone advice stands over the foot of the page and pushes nothing away', async () => {
  const ana = await page({ size: 'phone' });
  await begin(ana);
  const board = ana.getByRole('region', { name: 'Board' });
  const before = await board.boundingBox();
  const hint = ana.getByRole('button', { name: 'Hint' });
  await hint.click();
  const advice = ana.getByRole('region', { name: 'Advice' });
  await advice.waitFor();
  for (let step = 2; step <= 4; step++) await ana.getByRole('button', { name: /^Tell me more/ }).click();
  await advice.getByText('Why the first is better than the next:').waitFor();
  expect(await board.boundingBox()).toEqual(before);
  const { height } = (await ana.locator('.sentence').boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThanOrEqual(844 / 2);
  await accessible(ana);
  await screenshot(ana, 'coach-hints-phone');
});
