/** Two people at one online table. */

import { expect } from 'vitest';

import { go, type Page } from './index';
import { haste } from './play';
import type { Host, Player } from './player';
import { factsOf, gameOf } from './titles';

/** Ana makes a table for two that only its link leads to, Rui comes by the link, and they begin. Gives the link. */
export async function begin(title: string, ana: Host, rui: Player): Promise<string> {
  await go(ana.page, `/new/${title}?where=online`);
  if (factsOf(title).seats[1] > 2) await ana.press('button', 'Take away: Player 3');
  await ana.press('radio', /^Those who have the link/);
  const { brief } = gameOf(title);
  if (brief) await ana.fill(brief.field, brief.value);
  await ana.press('button', 'Make the table');
  const link = await ana.page.getByRole('textbox', { name: 'Invite by this link' }).inputValue();

  await go(rui.page, link);
  await rui.press('button', 'Sit here');
  await start(ana, rui);
  return link;
}

/** Both are ready, and the host starts the game. */
export async function start(host: Player, guest: Player): Promise<void> {
  for (const one of [guest, host]) await one.press('button', 'I’m ready');
  await host.press('button', 'Start the game');
  for (const { page } of [host, guest]) await atTable(page);
}

/** The board is there. */
export async function atTable(one: Page): Promise<void> {
  await one.locator('section [data-key]').first().waitFor();
}

/** Both play until Ana has pressed so many times. */
export async function playTogether(title: string, ana: Player, rui: Player, presses: number): Promise<void> {
  const other = rui.play({ ...haste(title), seed: 2 });
  await ana.play({ ...haste(title), presses });
  await rui.rest();
  await other;
}

/** Both play to the end, and see the same end. */
export async function playOut(title: string, ana: Player, rui: Player): Promise<void> {
  const played = await Promise.all([ana.play(haste(title)), rui.play({ ...haste(title), seed: 2 })]);
  expect(played.map(({ over }) => over)).toEqual([true, true]);
  const [hers, his] = await Promise.all([ana, rui].map(({ page }) => places(page)));
  expect(his).toEqual(hers);
  expect(hers).toHaveLength(2);
}

/** Who has which place with how many points. */
function places(of: Page): Promise<string[]> {
  return of.getByRole('list', { name: 'Places' }).getByRole('listitem').allInnerTexts();
}
