/** Whole games without a mouse: Tab, arrows, Enter and digits, from the front page on. */

import { expect, test } from 'vitest';

import { go, page, type Page } from './help';
import { boardOf, TITLES, type Title } from './help/play';

/** What somebody at the keyboard sees before the next key. */
interface Seen {
  over: boolean;
  /** How many choices are beside the sentence, and on the board. */
  buttons: number;
  targets: number;
  /** What has the focus. */
  on: 'several' | 'target' | 'board' | 'elsewhere';
}

const seen = (on: Page): Promise<Seen> =>
  on.evaluate(() => {
    const active = document.activeElement;
    const region = active?.closest('section');
    const legal = '[data-key][aria-disabled=false]';
    return {
      over: document.querySelector('.standings') !== null,
      buttons: document.querySelectorAll('.sentence .choices button').length,
      targets: document.querySelectorAll(`section ${legal}`).length,
      on: active?.closest('[role=dialog].several')
        ? 'several'
        : active?.matches(legal)
          ? 'target'
          : region?.querySelector('[data-key]')
            ? 'board'
            : 'elsewhere',
    };
  });

/** Presses Tab until what has the focus is what one wants. */
async function tabTo(on: Page, wanted: () => Promise<boolean>): Promise<void> {
  for (let tabs = 0; !(await wanted()); tabs += 1) {
    expect(tabs, 'so many tabs').toBeLessThan(60);
    await on.keyboard.press('Tab');
  }
}

async function sitDownByKeys(on: Page, title: Title): Promise<void> {
  await go(on, '/');
  await tabTo(on, () => on.evaluate((name) => document.activeElement?.getAttribute('aria-label') === name, `Play ${TITLES[title]}`));
  await on.keyboard.press('Enter');
  await boardOf(on);
}

/** Plays on by keys, so many at most. Arrows lead to another target each time, so that the game gets about. */
async function playByKeys(on: Page, most: number): Promise<boolean> {
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const;
  for (let turn = 0; turn < most; turn += 1) {
    await on.waitForFunction(
      () => document.querySelector('.standings, .several, .sentence .choices button, section [data-key][aria-disabled=false]') !== null,
      undefined,
      { timeout: 120_000 },
    );
    const now = await seen(on);
    if (now.over) return true;
    const arrow = arrows[turn % arrows.length] ?? 'ArrowRight';
    if (now.on === 'several') {
      if (turn % 3 === 0) await on.keyboard.press('ArrowDown');
      await on.keyboard.press(turn % 2 === 0 ? 'Enter' : '1');
    } else if (now.buttons > 0 && (now.targets === 0 || turn % 4 === 0)) {
      await on.keyboard.press(String(1 + (turn % Math.min(now.buttons, 9))));
    } else if (now.on === 'target') {
      await on.keyboard.press(arrow);
      await on.keyboard.press('Enter');
    } else if (now.on === 'board') {
      await on.keyboard.press(arrow);
    } else if (now.targets > 0) {
      await tabTo(on, async () => {
        const { on: focused, targets } = await seen(on);
        return targets === 0 || focused === 'target';
      });
    }
  }
  return (await seen(on)).over;
}

test('Gods of Rome is played to its end by keyboard alone', async () => {
  const ana = await page();
  await sitDownByKeys(ana, 'gods-of-rome');
  expect(await playByKeys(ana, 3000)).toBe(true);
  expect(await ana.getByRole('list', { name: 'Places' }).getByRole('listitem').count()).toBe(3);
  // What to do next is there for the keys as well.
  await tabTo(ana, () => ana.evaluate(() => document.activeElement?.closest('.next') !== null));
  await ana.keyboard.press('ArrowRight');
  await ana.keyboard.press('Enter');
  await ana.getByRole('slider', { name: 'Moment of the game' }).waitFor();
}, 400_000);

test('the keys of Bora Bora choose, tell the board, read the log and explain themselves', async () => {
  const ana = await page();
  await sitDownByKeys(ana, 'bora-bora');
  await playByKeys(ana, 40);
  await ana.keyboard.press('b');
  const told = ana.getByRole('dialog');
  await told.waitFor();
  expect((await told.innerText()).length).toBeGreaterThan(100);
  await ana.keyboard.press('Escape');
  await told.waitFor({ state: 'detached' });
  await ana.keyboard.press('l');
  await ana.waitForFunction(() => document.activeElement?.closest('.log') !== null);
  await ana.keyboard.press('k');
  await told.waitFor();
}, 300_000);

test.each(Object.keys(TITLES) as Title[])('Tab leaves the board of %s, and Shift and Tab come back to it', async (title) => {
  const ana = await page();
  await sitDownByKeys(ana, title);
  const within = (where: string): Promise<boolean> => ana.evaluate((selector) => document.activeElement?.closest(selector) !== null, where);
  const board = (): Promise<boolean> => within('section[aria-label="Board"]');
  await ana.keyboard.press('1');
  await tabTo(ana, board);
  await tabTo(ana, () => within('aside'));
  for (let tabs = 0; !(await board()); tabs += 1) {
    expect(tabs, 'so many tabs back').toBeLessThan(20);
    await ana.keyboard.press('Shift+Tab');
  }
}, 300_000);
