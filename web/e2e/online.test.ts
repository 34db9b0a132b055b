/** Two people, each with a browser of their own, and a server between them that isn't always there. */

import { expect, test } from 'vitest';

import type { ServerFrame, Sight } from '../src/gen';
import { accessible, forgive, go, page, startServer, type Page } from './help';
import { atTable, begin, playOut, playTogether, start } from './help/online';
import { TITLES, type Title } from './help/play';

const BROKEN = 'The line to the server broke.';

test.each(Object.keys(TITLES) as Title[])(
  'a game of %s outlives a reload and a server that goes away',
  async (title) => {
    const server = await startServer();
    try {
      const [ana, rui, eva] = await Promise.all([1, 2, 3].map(() => page({ server: server.address })));
      if (!ana || !rui || !eva) throw new Error('somebody is missing');
      for (const one of [ana, rui, eva]) forgive(one, /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket/);
      const link = await begin(title, ana, rui);
      await playTogether(title, ana, rui, 12);
      await ana.reload();
      await atTable(ana);
      await playTogether(title, ana, rui, 5);

      await watches(eva, link);

      const cells = await rui.locator('section [data-key]').count();
      await server.stop();
      for (const one of [rui, ana]) await one.getByText(BROKEN).waitFor();
      expect(await rui.locator('section [data-key]').count(), 'the last board stays').toBe(cells);
      await accessible(rui);
      await server.again();
      for (const one of [rui, ana]) {
        // The line may mend by itself first.
        await one.getByRole('button', { name: 'Try now' }).evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
        await one.getByText(BROKEN).waitFor({ state: 'detached' });
      }

      await playTogether(title, ana, rui, 5);
      await playOut(title, ana, rui);
    } finally {
      await server.end();
    }
  },
  300_000,
);

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

test('they talk, and play once more', async () => {
  const [ana, rui] = [await page(), await page()];
  await begin('four-gods', ana, rui);
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Say something' }).fill('<b>Olá</b> & <img src=x onerror=alert(1)>');
  await ana.getByRole('button', { name: 'Send' }).click();
  await rui.getByRole('tab', { name: 'Chat (new)' }).click();
  await rui.getByText('<b>Olá</b> & <img src=x onerror=alert(1)>').waitFor();
  await accessible(rui);

  await playTogether('four-gods', ana, rui, 10);
  await playOut('four-gods', ana, rui);
  await ana.getByRole('button', { name: 'Play again' }).click();
  for (const one of [ana, rui]) await one.getByRole('button', { name: 'To the rematch' }).click();
  await start(ana, rui);
}, 300_000);
