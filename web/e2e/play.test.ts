/** One click on the front page, and a whole game against bots, without a server. */

import { expect, test } from 'vitest';

import { go, page, screenshot, type Page } from './help';
import { boardOf, haste, playOn, sitDown } from './help/play';
import { namesWinner, wholeLog } from './help/log';
import { EVERY, factsOf, gameOf, someThat } from './help/titles';

const board = (on: Page) => on.getByRole('region', { name: 'Board' });
const glowing = (on: Page) => board(on).locator('[role=button][aria-disabled=false], button[aria-disabled=false]');

// All at once, as in some of them one waits for others who think.
test('a game of every title begins with one click, goes on after a reload, and is played to its end', async () => {
  await Promise.all(EVERY.map(wholeGame));
}, 400_000);

async function wholeGame(title: string): Promise<void> {
  const ana = await page();
  await sitDown(ana, title);
  const { pathname } = new URL(ana.url());
  expect(pathname, title).toMatch(/^\/local\//);
  await playOn(ana, { ...haste(title), presses: 20 });
  const said = await wholeLog(ana);

  await ana.reload();
  await boardOf(ana);
  expect(new URL(ana.url()).pathname, title).toBe(pathname);
  // Where all act at once, a game that nobody looks at waits.
  if (gameOf(title).atOnce) await ana.getByRole('button', { name: 'Go on' }).click();
  // Nothing is lost: what was told before is there from the first line on.
  expect((await wholeLog(ana)).slice(0, said.length), title).toEqual(said);

  const { over } = await playOn(ana, haste(title));
  expect(over, title).toBe(true);
  expect(await ana.getByRole('list', { name: 'Places' }).getByRole('listitem').count(), title).toBe(
    1 + factsOf(title).newcomer.levels.length,
  );
  await screenshot(ana, `end-${title}`);
  await namesWinner(ana);
}

test.each(EVERY)('whoever presses what %s forbids is shown the rule that says so', async (title) => {
  const ana = await page();
  await sitDown(ana, title);
  // Where all act at once, all say first that they are ready.
  if (gameOf(title).atOnce) await playOn(ana, { presses: 1 });
  await glowing(ana).first().waitFor();
  const why = ana.locator('.why').getByRole('button', { name: /^Rule / });
  const forbidden = board(ana).locator('[data-key][aria-disabled=true]');
  for (let index = 0; (await why.count()) === 0; index += 1) {
    expect(index, 'so many presses, and no rule').toBeLessThan(await forbidden.count());
    await forbidden.nth(index).dispatchEvent('click');
    await ana.getByRole('alert').waitFor();
  }
  const rule = (await why.innerText()).replace('Rule ', '');
  await why.click();
  const opened = ana.getByRole('tabpanel', { name: 'Rules' }).locator(`[data-rule="${rule}"]`);
  await opened.waitFor();
  await ana.waitForFunction((id) => document.activeElement?.getAttribute('data-rule') === id, rule);
  expect(await opened.getByRole('heading').innerText()).toContain(rule);
});

test('a choice waits for a second word where one wants it to, and can be taken back before and after', async () => {
  const ana = await page();
  await go(ana, '/settings');
  await ana.getByRole('checkbox', { name: /Confirm every choice/ }).check();
  await sitDown(
    ana,
    someThat((_, game) => game.takesBack),
  );
  const sentence = ana.getByRole('region', { name: 'What to do' }).getByRole('status');
  const confirm = ana.getByRole('button', { name: 'Confirm' });
  const undo = ana.getByRole('button', { name: 'Undo' });
  const choose = async (): Promise<void> => {
    await glowing(ana).first().click();
    await confirm.waitFor();
  };
  await glowing(ana).first().waitFor();
  const asked = await sentence.innerText();

  await choose();
  expect(await sentence.innerText()).not.toBe(asked);
  await undo.click();
  await confirm.waitFor({ state: 'detached' });
  expect(await sentence.innerText()).toBe(asked);

  await choose();
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
  await undo.waitFor();
  expect(await sentence.innerText()).not.toBe(asked);
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  expect(await sentence.innerText()).toBe(asked);
});
