/** Tables that only their link leads to: whoever may invite has the whole link, and nobody else has. */

import { expect, test } from 'vitest';

import { accessible, go, page, screenshot, tab, type Page } from './help';
import { start } from './help/online';
import { byMouse } from './help/player';
import { ANY } from './help/titles';

/** Makes a table for two. */
async function make(ana: Page, access: 'public' | 'private'): Promise<void> {
  await go(ana, `/new/${ANY}?where=online`);
  await ana.getByRole('button', { name: 'Take away: Player 3' }).click();
  if (access === 'private') await ana.getByRole('radio', { name: /^Those who have the link/ }).click();
  await ana.getByRole('button', { name: 'Make the table' }).click();
  await ana.waitForURL(/\/table\//);
  await ana.getByRole('textbox', { name: 'Invite by this link' }).waitFor();
}

/** The link as the button copies it. */
async function copied(by: Page): Promise<string> {
  await by.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await by.getByRole('button', { name: 'Copy', exact: true }).click();
  await by.getByRole('button', { name: 'Copied' }).waitFor();
  return by.evaluate(() => navigator.clipboard.readText());
}

const keyOf = (address: string): string | null => new URL(address).searchParams.get('key');
/** Waits until the key is in the address. */
const keyed = (at: Page): Promise<void> => at.waitForURL(/[?&]key=./);

test('a stranger comes by the link as it is shown, sits down, and can hand it on', async () => {
  const ana = await page();
  await make(ana, 'private');
  await keyed(ana);
  const link = await copied(ana);
  expect(link).toBe(ana.url());
  expect(keyOf(link)).toMatch(/.{8,}/);
  await accessible(ana);
  await screenshot(ana, 'private-maker-desk');

  const rui = await page({ size: 'phone', language: 'pt-BR' });
  await go(rui, link);
  expect(await rui.getByRole('textbox', { name: 'Convide por este link' }).inputValue(), 'before he sits').toBe(link);
  await rui.getByRole('button', { name: 'Sentar aqui' }).click();
  await rui.getByRole('button', { name: 'Sentar aqui' }).waitFor({ state: 'detached' });
  await screenshot(rui, 'private-guest-phone');

  // By every way there, both have the whole link: anew, in another tab, and from the list of their tables.
  await ana.reload();
  await keyed(ana);
  for (const one of [ana, rui]) {
    const other = await tab(one);
    await go(other, new URL(link).pathname);
    await keyed(other);
    expect(other.url()).toBe(link);
    await go(other, '/lobby');
    await other.locator(`a[href^="${new URL(link).pathname}"]`).click();
    await keyed(other);
    expect(other.url()).toBe(link);
    await other.close();
  }

  // Whoever gives the seat up is where everybody is who has the link.
  await rui.getByRole('button', { name: 'Sair' }).click();
  await rui.getByRole('button', { name: 'Sentar aqui' }).click();
  await rui.getByRole('button', { name: 'Sair' }).waitFor();
});

test('without the key there is no table, and no site that is linked to learns of it', async () => {
  const ana = await page();
  await make(ana, 'private');
  await keyed(ana);
  const eva = await page();
  await go(eva, new URL(ana.url()).pathname);
  await eva.getByRole('heading', { name: 'There is no such table' }).waitFor();
  const response = await eva.request.get(ana.url());
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
});

test('of a public table nobody but its members is told the key, and it is in no address', async () => {
  const ana = await page();
  await make(ana, 'public');
  const link = await ana.getByRole('textbox', { name: 'Invite by this link' }).inputValue();
  expect(keyOf(link)).toBeNull();
  expect(keyOf(ana.url())).toBeNull();
  const eva = await page();
  const frames: string[] = [];
  eva.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void frames.push(String(payload))));
  await go(eva, link);
  await eva.getByRole('button', { name: 'Sit here' }).waitFor();
  expect(frames.some((frame) => frame.startsWith('{"table"'))).toBe(true);
  // Captions and refusals have keys of sentences, which are words; a table's is sixteen hexadecimal digits.
  expect(frames.filter((frame) => /"key":"[0-9a-f]{16}"/.test(frame))).toEqual([]);
});

test('after the game, who came by the link to look on opens the replay, and who played has the whole link of the rematch', async () => {
  const [ana, rui, eva] = [await page(), await page(), await page()];
  await make(ana, 'private');
  await keyed(ana);
  const link = ana.url();
  await go(rui, link);
  await rui.getByRole('button', { name: 'Sit here' }).click();
  await start(byMouse(ana), byMouse(rui));
  await go(eva, link);
  await eva.getByText('You are watching.').waitFor();
  await ana.getByRole('button', { name: 'More', exact: true }).click();
  expect(await ana.getByRole('textbox', { name: 'Invite by this link' }).inputValue()).toBe(link);
  await screenshot(ana, 'private-menu-desk');
  await ana.getByRole('button', { name: 'Give up' }).click();
  await ana.getByRole('button', { name: 'that ends the game' }).click();

  await eva.getByRole('link', { name: 'Watch the game again' }).click();
  await eva.getByRole('slider', { name: 'Moment of the game' }).waitFor();
  expect(keyOf(eva.url())).toBe(keyOf(link));

  await ana.getByRole('button', { name: 'Play again' }).click();
  for (const one of [ana, rui]) {
    await one.getByRole('button', { name: 'To the rematch' }).click();
    await one.waitForURL((url) => url.pathname !== new URL(link).pathname && url.searchParams.has('key'));
  }
  expect(rui.url()).toBe(ana.url());
  expect(keyOf(ana.url())).not.toBe(keyOf(link));
}, 300_000);
