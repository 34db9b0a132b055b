/** Once loaded, the client comes up without a network. */

import { expect, test } from 'vitest';

import { forgive, go, page, startServer } from './help';
import { playOn, sitDown } from './help/play';
import { ANY, factsOf } from './help/titles';

test('the front page comes up again after the server is gone', async () => {
  const server = await startServer();
  try {
    const ana = await page({ server: server.address });
    forgive(ana, /ERR_CONNECTION_REFUSED|Failed to fetch|WebSocket/);
    await go(ana, '/');
    await ana.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // The first visit isn't the worker's: the second is, and what it needs is kept by then.
    await ana.reload();
    await ana.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await go(ana, '/');
    expect(await ana.locator('h1').first().innerText()).not.toBe('');
    await go(ana, `/rules/${ANY}`);
  } finally {
    await server.end();
  }
});

test('a whole game is played without a network after one visit', async () => {
  const server = await startServer();
  try {
    const ana = await page({ server: server.address });
    forgive(ana, /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket/);
    await go(ana, '/');
    await ana.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await server.stop();
    await ana.context().setOffline(true);
    await sitDown(ana, ANY);
    expect((await playOn(ana)).over).toBe(true);
    expect(await ana.getByRole('list', { name: 'Places' }).getByRole('listitem').count()).toBe(1 + factsOf(ANY).newcomer.levels.length);
  } finally {
    await server.end();
  }
});
