/** The client comes up: under the policy of the server, at every address, in both languages, on both sizes. */

import { expect, inject, test } from 'vitest';

import { accessible, forgive, go, page, screenshot, SIZES } from './help';
import { ANY } from './help/titles';

test('the front page comes up without an error and without a violation', async () => {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const theme of ['light', 'dark'] as const) {
      const ana = await page({ size, theme });
      await go(ana, '/');
      await accessible(ana);
      await screenshot(ana, `front-${size}-${theme}`);
    }
  }
});

test('a browser that prefers Portuguese gets Portuguese', async () => {
  const heading = async (language: 'en' | 'pt-BR'): Promise<string> => {
    const ana = await page({ language });
    await go(ana, '/');
    expect(await ana.locator('html').getAttribute('lang')).toBe(language);
    return ana.locator('h1').first().innerText();
  };
  expect(await heading('pt-BR')).not.toBe(await heading('en'));
});

test('every place has an address of its own', async () => {
  for (const path of ['/lobby', '/settings', '/about', `/rules/${ANY}`, '/new']) {
    const ana = await page();
    await go(ana, path);
    expect(new URL(ana.url()).pathname).toBe(path);
    await accessible(ana);
  }
});

test('a script that is not ours does not run', async () => {
  const ana = await page();
  forgive(ana, /Content Security Policy/);
  await go(ana, '/');
  const ran = await ana.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "evil"';
    document.head.append(script);
    return document.title;
  });
  expect(ran).not.toBe('evil');
});

test('what is not there is told as such, to people and to programs', async () => {
  const ana = await page();
  await go(ana, '/no/such/place');
  await ana.getByRole('heading', { name: 'There is nothing here', level: 1 }).waitFor();
  await accessible(ana);
  const answer = await fetch(`${inject('address')}/assets/none.js`);
  expect(answer.status).toBe(404);
});
