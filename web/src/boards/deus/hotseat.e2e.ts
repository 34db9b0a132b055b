/** Two people at one screen, with secrets. */

import { expect, test } from 'vitest';

import { go, page, type Page } from '../../../e2e/help';
import { playOn } from '../../../e2e/help/play';

/** The names of the cards in the hand that is shown. */
const hand = (on: Page): Promise<string[]> => on.locator('[data-key^="hand:"] .name').allInnerTexts();

/** The points beside the seats: whoever looks knows their own, which the others may not. */
const points = (on: Page): Promise<string[]> => on.locator('[data-key^="seat:"] .score').allInnerTexts();

test('in DEUS nothing of a hand is on the screen while it changes hands', async () => {
  const both = await page();
  await go(both, '/new/deus?who=beside');
  await both.getByRole('button', { name: 'Take away: Player 3' }).click();
  await both.getByRole('button', { name: 'Make the table' }).click();
  const cover = both.getByRole('button', { name: /^I am / });
  const people = new Set<string>();
  /** Every card that was in a hand on this screen. */
  const cards = new Set<string>();
  const shown = async (): Promise<string[]> => {
    const html = await both.content();
    return [...cards].filter((card) => html.includes(card));
  };
  for (let turn = 1; turn <= 30; turn += 1) {
    await cover.waitFor();
    people.add(await cover.innerText());
    expect(await shown(), 'while the screen is covered').toEqual([]);
    expect(await both.getByRole('region', { name: 'Board' }).count()).toBe(0);
    expect(await points(both), 'points while the screen is covered').toEqual([]);

    await cover.click();
    await both.locator('[data-key^="hand:"]').first().waitFor();
    const own = await hand(both);
    expect((await points(both)).length).toBe(2);
    for (const card of own) cards.add(card);
    expect(await shown()).toEqual(expect.arrayContaining(own));
    // Whoever has the screen plays until the other's turn comes.
    const { over } = await playOn(both, { seed: turn, stop: '.cover' });
    if (over) break;
  }
  expect(people).toEqual(new Set(['I am Player 1', 'I am Player 2']));
  expect(cards.size).toBeGreaterThan(5);
}, 300_000);
