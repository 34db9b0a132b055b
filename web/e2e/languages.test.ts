/** Whoever reads Portuguese meets Portuguese everywhere, and can change in the middle of a game. */

import { expect, test } from 'vitest';

import { go, page, type Page } from './help';
import { boardOf, eachOpened, playOn, sitDown } from './help/play';
import { playFrom, replayAt } from './help/records';
import { EVERY, factsOf, recordOf } from './help/titles';

const PAGES = [
  '/',
  '/lobby',
  ...EVERY.map((title) => `/new/${title}`),
  '/settings',
  '/rules',
  '/daily',
  ...EVERY.map((title) => `/rules/${title}`),
  '/about',
  '/replay/file',
  '/nowhere',
];

/** The name of a text that nobody wrote. */
const KEY = new RegExp(`\\b(?:web|engine|${EVERY.map((title) => factsOf(title).prefix).join('|')})-[a-z]+(?:-[a-z0-9]+)*\\b`, 'g');
/** Words that every other English sentence has and no Portuguese one. */
const ENGLISH = /(?<!\p{L})(?:the|and|your|you|with|this|that|which|is|are|it|not|choose|place|turn|points?)(?!\p{L})/iu;

/** All that is there to be read or heard, without programs' words and what is marked as another language. */
function told(on: Page): Promise<string> {
  return on.evaluate(() => {
    const elsewhere = [...document.querySelectorAll<HTMLElement>('body [lang], code')];
    for (const element of elsewhere) element.hidden = true;
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].filter(
      (element) => !element.closest('body [lang]'),
    );
    const names = named.flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
    const text = [document.title, document.body.innerText, ...names].join('\n');
    for (const element of elsewhere) element.hidden = false;
    return text;
  });
}

async function speaksPortuguese(on: Page, where: string): Promise<void> {
  const text = await told(on);
  expect(text.match(KEY) ?? [], `keys: ${where}`).toEqual([]);
  expect(
    text.split('\n').filter((line) => ENGLISH.test(line)),
    `English: ${where}`,
  ).toEqual([]);
}

test('every page speaks Portuguese', async () => {
  const rui = await page({ language: 'pt-BR' });
  for (const path of PAGES) {
    await go(rui, path);
    await speaksPortuguese(rui, path);
  }
}, 300_000);

test.each(EVERY)(
  'a table of %s speaks Portuguese',
  async (title) => {
    const rui = await page({ language: 'pt-BR' });
    await playFrom(rui, recordOf(title), 0.6);
    await speaksPortuguese(rui, 'the table');
    await eachOpened(rui, (key) => speaksPortuguese(rui, `key ${key}`));
    await rui.getByRole('button', { name: 'Mais', exact: true }).click();
    await speaksPortuguese(rui, 'the menu');
    await rui.keyboard.press('Escape');
    for (const tab of ['Regras', 'Placar']) {
      await rui.getByRole('tab', { name: tab }).click();
      await speaksPortuguese(rui, tab);
    }
    await replayAt(rui, recordOf(title), 1);
    await speaksPortuguese(rui, 'the end');
  },
  300_000,
);

test.each(EVERY)('the language changes in the middle of a game of %s, and the game goes on', async (title) => {
  const ana = await page();
  await sitDown(ana, title);
  await playOn(ana, { presses: 3 });
  const log = ana.locator('#side-panel .line');
  const [address, lines] = [ana.url(), await log.count()];
  await ana.getByRole('button', { name: 'PT: português' }).click();
  await ana.getByRole('tab', { name: 'Regras' }).waitFor();
  expect(ana.url()).toBe(address);
  expect(await log.count()).toBeGreaterThanOrEqual(lines);
  await boardOf(ana);
  await speaksPortuguese(ana, 'the table');
  expect((await playOn(ana, { presses: 3, seed: 2 })).presses).toBe(3);
});
