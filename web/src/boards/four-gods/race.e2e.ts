/** 4 Gods with two people at the same time: nobody waits for anybody, and the server says who was first. */

import { expect, test } from 'vitest';

import { page, type Page } from '../../../e2e/help';
import { begin, playOut, playTogether } from '../../../e2e/help/online';
import { byMouse } from '../../../e2e/help/player';

test('both play as fast as they can, and see the same World', async () => {
  const [ana, rui] = [byMouse(await page()), byMouse(await page())];
  await begin('four-gods', ana, rui);
  await playTogether('four-gods', ana, rui, 150);
  await playOut('four-gods', ana, rui);
  const hers = await world(ana.page);
  expect(hers.filter((cell) => !cell.includes('empty')).length, 'cells that are filled').toBeGreaterThan(3);
  expect(await world(rui.page)).toEqual(hers);
}, 300_000);

test('whoever comes too late to a cell is told who was faster', async () => {
  const [ana, rui] = [await page(), await page()];
  const line = await slow(rui);
  await begin('four-gods', byMouse(ana), byMouse(rui));
  for (const one of [ana, rui]) await one.getByRole('button', { name: 'I am ready' }).click();
  // Any tile fits into a corner of the empty World. Rui presses it before his browser hears that Ana was there.
  await cell(rui, 'A1').and(rui.locator('[aria-disabled=false]')).waitFor();
  line.hold();
  await cell(ana, 'A1').click();
  await ana.locator('.land .newest').waitFor();
  await cell(rui, 'A1').click();
  line.release();
  await rui
    .getByRole('alert')
    .filter({ hasText: /was \d+\.\d s faster/ })
    .waitFor();
  await rui.getByRole('button', { name: /^A1, .* placed by/ }).waitFor();
});

const cell = (of: Page, name: string) => of.locator(`[data-key="cell:${name}"]`);

/** What lies on every cell, in words. */
function world(of: Page): Promise<string[]> {
  return of.locator('[data-key^="cell:"] > [role=img]').evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-label') ?? ''));
}

/** A line on which what the server says can be held back for a while. */
async function slow(of: Page): Promise<{ hold(): void; release(): void }> {
  const waiting: (() => void)[] = [];
  let held = false;
  await of.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (held) waiting.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => void (held = true),
    release: () => {
      held = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
