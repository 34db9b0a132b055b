/** Lessons, as somebody takes them: by keys alone, and with a finger on a phone. */

import { expect, test } from 'vitest';

import { accessible, go, page, screenshot, type Page } from './help';
import { boardOf } from './help/play';
import { tabTo, tabToName, within } from './help/keys';

const WORDS = {
  en: { begin: 'Begin', all: 'All lessons', next: /^(Go on|Next lesson)$/, show: 'Show me', done: '1 of' },
  'pt-BR': { begin: 'Começar', all: 'Todas as aulas', next: /^(Continuar|Próxima aula)$/, show: 'Mostre', done: '1 de' },
} as const;

/** Where the first title that can be learnt is learnt. */
async function someCourse(on: Page): Promise<string> {
  await go(on, '/learn');
  const course = await on.locator('main a[href^="/learn/"]').last().getAttribute('href');
  expect(course).toMatch(/^\/learn\/./);
  return course ?? '';
}

/** What is to be pressed next in a lesson. */
type Do = 'on' | 'show' | 'choose' | 'try';
const nextOf = (on: Page): Promise<Do> =>
  on.evaluate(() => {
    if (document.querySelector('.teacher .button.main')) return 'on';
    if (document.querySelector('#board .target.lit.legal, .sentence .choices button')) {
      return document.querySelector('.teacher .shows') ? 'choose' : 'show';
    }
    return 'try';
  });

/** Takes a lesson to its end: reads on, has the solution shown, and does it. */
async function take(on: Page, press: Record<Do, () => Promise<void>>): Promise<void> {
  const here = on.url();
  for (let presses = 0; on.url() === here; presses += 1) {
    expect(presses).toBeLessThan(60);
    const before = await on.locator('.teacher').innerText();
    await press[await nextOf(on)]();
    await on.waitForFunction(
      ([text, url]) => location.href !== url || document.querySelector<HTMLElement>('.teacher')?.innerText !== text,
      [before, here] as const,
    );
  }
}

test('a lesson is taken by keys, and is done when one comes back', async () => {
  const ana = await page();
  const course = await someCourse(ana);
  await go(ana, course);
  await accessible(ana);
  await screenshot(ana, 'learn');
  await tabToName(ana, WORDS.en.begin);
  await ana.keyboard.press('Enter');
  await boardOf(ana);
  await accessible(ana);
  await screenshot(ana, 'lesson');
  await take(ana, {
    on: () => ana.keyboard.press('Enter'),
    show: async () => {
      await tabToName(ana, WORDS.en.show);
      await ana.keyboard.press('Enter');
    },
    choose: async () => {
      await tabTo(ana, () => within(ana, '#board .legal, .sentence .choices button'));
      await ana.keyboard.press('Enter');
    },
    try: async () => {
      await tabTo(ana, () => within(ana, '#board .lit'));
      await ana.keyboard.press('Enter');
    },
  });
  await go(ana, course);
  expect(await ana.locator('main').innerText()).toContain(WORDS.en.done);
  expect(await ana.locator('.lessons .done').count()).toBe(1);
}, 300_000);

test('a lesson is taken by touch on a phone, and the board stays in sight', async () => {
  const ana = await page({ size: 'phone', language: 'pt-BR', theme: 'dark' });
  const course = await someCourse(ana);
  await go(ana, course);
  await screenshot(ana, 'learn-phone');
  await ana.getByRole('link', { name: WORDS['pt-BR'].begin, exact: true }).click();
  await boardOf(ana);
  await screenshot(ana, 'lesson-phone');
  const [board, text] = [await ana.locator('#board').boundingBox(), await ana.locator('.sentence').boundingBox()];
  // Most of the screen is the board's, and what is said stands below.
  expect(text?.height ?? 844).toBeLessThan(844 / 2);
  expect(board?.y ?? 844).toBeLessThan(844 / 4);
  expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const tap = (selector: string) => async () => ana.locator(selector).first().click();
  await take(ana, {
    on: tap('.teacher .button.main'),
    show: tap('.teacher .row button'),
    choose: tap('#board .target.lit.legal, .sentence .choices button'),
    try: tap('#board .target.lit'),
  });
}, 300_000);

test('lessons are offered once to whoever plays a title for the first time', async () => {
  const ana = await page();
  const course = await someCourse(ana);
  const title = course.slice('/learn/'.length);
  await go(ana, `/play/${title}`);
  await boardOf(ana);
  const offer = ana.getByRole('group', { name: /short lessons/ });
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await offer.waitFor({ state: 'detached' });
  await go(ana, `/play/${title}`);
  await boardOf(ana);
  expect(await offer.count()).toBe(0);
}, 120_000);

test('a coach looks on at the first game, and says a thing once', async () => {
  const ana = await page();
  const course = await someCourse(ana);
  await go(ana, course);
  await ana.getByRole('button', { name: /^Your first game/ }).click();
  await boardOf(ana);
  const note = ana.locator('.coach p');
  await note.waitFor();
  const said = await note.innerText();
  await screenshot(ana, 'coach');
  await ana.locator('.coach .button.main').click();
  await ana.waitForFunction((said) => document.querySelector<HTMLElement>('.coach p')?.innerText !== said, said);
  await ana.reload();
  await boardOf(ana);
  expect(await ana.locator('.coach p').allInnerTexts()).not.toContain(said);
}, 120_000);
