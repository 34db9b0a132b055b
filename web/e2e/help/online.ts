/** Two people at one online table. */

import { expect } from 'vitest';

import { go, type Page } from './index';
import { haste, playOn, rest, type Title } from './play';

/** Ana makes a table for two that only its link leads to, Rui comes by the link, and they begin. Gives the link. */
export async function begin(title: Title, ana: Page, rui: Page): Promise<string> {
  await go(ana, `/new/${title}?where=online`);
  await ana.getByRole('button', { name: 'Take away: Player 3' }).click();
  await ana.getByRole('radio', { name: /^Those who have the link/ }).check();
  // People in a hurry build little, and nothing else ends their game of DEUS soon.
  if (title === 'deus') await ana.getByLabel('After how many rounds the game ends').fill('12');
  await ana.getByRole('button', { name: 'Make the table' }).click();
  const link = await ana.getByRole('textbox', { name: 'Invite by this link' }).inputValue();

  await go(rui, link);
  await rui.getByRole('button', { name: 'Sit here' }).click();
  await start(ana, rui);
  return link;
}

/** Both are ready, and the host starts the game. */
export async function start(host: Page, guest: Page): Promise<void> {
  for (const one of [guest, host]) await one.getByRole('button', { name: 'I’m ready' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [host, guest]) await atTable(one);
}

/** The board is there. */
export async function atTable(one: Page): Promise<void> {
  await one.locator('section [data-key]').first().waitFor();
}

/** Both play until Ana has pressed so many times. */
export async function playTogether(title: Title, ana: Page, rui: Page, presses: number): Promise<void> {
  const other = playOn(rui, { ...haste(title), seed: 2 });
  await playOn(ana, { ...haste(title), presses });
  await rest(rui);
  await other;
}

/** Both play to the end, and see the same end. */
export async function playOut(title: Title, ana: Page, rui: Page): Promise<void> {
  await Promise.all([playOn(ana, haste(title)), playOn(rui, { ...haste(title), seed: 2 })]);
  const [hers, his] = await Promise.all([ana, rui].map(places));
  expect(his).toEqual(hers);
  expect(hers).toHaveLength(2);
}

/** Who has which place with how many points. */
function places(of: Page): Promise<string[]> {
  return of.getByRole('list', { name: 'Places' }).getByRole('listitem').allInnerTexts();
}
