/** Two people, each with a browser of their own, and a server between them that isn't always there. */

import { expect, test } from 'vitest';

import type { ServerFrame, Sight } from '../src/gen';
import { accessible, forgive, go, page, screenshot, startServer, type Page } from './help';
import { byKeys, tabTo, within } from './help/keys';
import { namesWinner, wholeLog } from './help/log';
import { atTable, begin, playOut, playTogether, start } from './help/online';
import { byMouse } from './help/player';
import { ANY, EVERY } from './help/titles';
import { byTree, listen } from './help/tree';

const BROKEN = 'The line to the server broke.';

test.each(EVERY)(
  'a game of %s between the keyboard alone and the accessibility tree alone outlives a reload and a server that goes away',
  async (title) => {
    const server = await startServer();
    try {
      const [anas, ruis, eva] = [
        await page({ server: server.address }),
        await page({ server: server.address }),
        await page({ server: server.address }),
      ];
      for (const one of [anas, ruis, eva]) forgive(one, /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket/);
      const [ana, rui] = [byKeys(anas), await byTree(ruis)];
      await go(ruis, '/settings');
      await rui.press('checkbox', /Choices as text/);
      const link = await begin(title, ana, rui);
      const [heard, first] = [await listen(ruis), await rui.sentence()];
      await playTogether(title, ana, rui, 12);
      await anas.reload();
      await atTable(anas);
      await playTogether(title, ana, rui, 5);

      await watches(eva, link);

      const cells = await ruis.locator('section [data-key]').count();
      await server.stop();
      for (const one of [ruis, anas]) await one.getByText(BROKEN).waitFor();
      expect(await ruis.locator('section [data-key]').count(), 'the last board stays').toBe(cells);
      await accessible(ruis);
      await server.again();
      // The line mends by itself, or at once for who asks for it, unless it did before.
      const now = await rui.find('button', 'Try now');
      if (now) await rui.choose(now);
      for (const one of [ruis, anas]) await one.getByText(BROKEN).waitFor({ state: 'detached' });

      await playTogether(title, ana, rui, 5);
      await playOut(title, ana, rui);
      told(await heard(), rui.asked, first);

      // What to do next is there for the keys as well.
      await tabTo(anas, () => within(anas, '.next'));
      await anas.keyboard.press('ArrowRight');
      await anas.keyboard.press('Enter');
      await anas.getByRole('slider', { name: 'Moment of the game' }).waitFor();
    } finally {
      await server.end();
    }
  },
  300_000,
);

/** Who listens is told what they are asked, but for what stood there `first`, and what the other does. */
function told(spoken: readonly string[], asked: ReadonlySet<string>, first: string): void {
  expect(asked.size, 'different questions').toBeGreaterThan(5);
  const all = spoken.join('\n');
  for (const question of asked) if (question !== first) expect(all).toContain(question);
  expect(spoken.filter((text) => /^Guest \d+ (?!is asked)/.test(text)).length, 'told what the other does').toBeGreaterThan(5);
}

/** She sees the board and can do nothing, and nothing that a seat alone may know comes to her browser. */
async function watches(eva: Page, link: string): Promise<void> {
  const sights: Sight[] = [];
  eva.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as ServerFrame;
      if ('table' in frame) sights.push(...(frame.table.position?.sights ?? []));
    }),
  );
  await go(eva, link);
  await eva.getByText('You are watching.').waitFor();
  await atTable(eva);
  expect(await eva.locator('section [data-key][aria-disabled=false]').count()).toBe(0);
  expect(await eva.locator('[data-key^="hand:"]').count()).toBe(0);
  expect(sights.length).toBeGreaterThan(0);
  expect(sights.filter(({ seat, legal }) => seat !== null || (legal?.length ?? 0) > 0)).toEqual([]);
}

test('pages that are opened while the server is away say so, and come back by themselves', async () => {
  const server = await startServer();
  try {
    const pages = [await page({ server: server.address }), await page({ server: server.address, size: 'phone' })] as const;
    const [ana, rui] = pages;
    await begin(ANY, byMouse(ana), byMouse(rui));
    // Who was here before has the page itself without a server.
    for (const one of pages) await one.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    for (const one of pages) {
      forgive(one, /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket/);
      await one.reload();
    }
    await ana.getByText('The server can’t be reached.').waitFor();
    await ana.getByRole('button', { name: 'Try again' }).click();
    await accessible(rui);
    await screenshot(rui, 'table-no-server-phone');
    await server.again();
    for (const one of pages) await atTable(one);
  } finally {
    await server.end();
  }
}, 300_000);

test('they talk, and play once more', async () => {
  const [ana, rui] = [await page(), await page()];
  const [host, guest] = [byMouse(ana), byMouse(rui)];
  await begin(ANY, host, guest);
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Say something' }).fill('<b>Olá</b> & <img src=x onerror=alert(1)>');
  await ana.getByRole('button', { name: 'Send' }).click();
  await rui.getByRole('tab', { name: 'Chat (new)' }).click();
  await rui.getByText('<b>Olá</b> & <img src=x onerror=alert(1)>').waitFor();
  await accessible(rui);

  await playTogether(ANY, host, guest, 10);
  // A reload loses neither what was said nor what happened.
  const before = await wholeLog(rui);
  await rui.reload();
  await atTable(rui);
  expect((await wholeLog(rui)).slice(0, before.length)).toEqual(before);
  await rui.getByRole('tab', { name: /^Chat/ }).click();
  await rui.getByText('<b>Olá</b> & <img src=x onerror=alert(1)>').waitFor();

  await playOut(ANY, host, guest);
  for (const one of [ana, rui]) await namesWinner(one);
  await ana.getByRole('tab', { name: 'Result' }).click();
  await rui.getByRole('tab', { name: 'Result' }).click();
  await ana.getByRole('button', { name: 'Play again' }).click();
  for (const one of [ana, rui]) await one.getByRole('button', { name: 'To the rematch' }).click();
  await start(host, guest);
}, 300_000);
