/** The daily deal: played, sent in, compared with others, looked at again; at a desk, and on a phone without a network. */

import { expect, test } from 'vitest';

import { accessible, forgive, go, page, screenshot, startServer, type Page } from './help';
import { boardOf, haste, playOn } from './help/play';
import { ANY, nameOf } from './help/titles';

/** Opens the deal of today by its list. */
async function open(who: Page, play: string): Promise<void> {
  await go(who, '/daily');
  await who.getByRole('link', { name: `${play}: ${nameOf(ANY)}` }).click();
  await boardOf(who);
}

/** Plays on to the end. While others act there is nothing to press. */
async function toTheEnd(who: Page): Promise<void> {
  expect((await playOn(who, haste(ANY))).over).toBe(true);
}

test('today’s deal is played, counted, compared and looked at again', async () => {
  const server = await startServer();
  try {
    const ana = await page({ server: server.address });
    await go(ana, '/');
    await ana.getByRole('link', { name: 'Play today’s deal' }).click();
    await ana.getByRole('heading', { name: 'Daily deal', level: 1 }).waitFor();
    await ana.getByRole('link', { name: `Play: ${nameOf(ANY)}` }).waitFor();
    await accessible(ana);
    await screenshot(ana, 'daily');

    // Nobody is told how others did before they have played.
    await ana.getByRole('link', { name: `Results: ${nameOf(ANY)}` }).click();
    await ana.getByText('How others did is told once you have played.').waitFor();
    await accessible(ana);

    await open(ana, 'Play');
    await accessible(ana);
    await screenshot(ana, 'daily-table');
    // What was begun is gone on with after the page was loaded anew.
    await playOn(ana, { ...haste(ANY), presses: 3 });
    await ana.reload();
    await boardOf(ana);
    await open(ana, 'Go on');
    await toTheEnd(ana);
    const bar = ana.getByRole('region', { name: 'Daily deal' });
    await bar.getByText(/the best bot/).waitFor();
    await bar.getByRole('link', { name: 'Results' }).click();
    await ana.getByText('Place 1 of 1').waitFor();
    await ana.getByText('Begun once, with the server’s knowledge.').waitFor();
    await ana.getByRole('img', { name: /How everybody did/ }).waitFor();
    await ana.getByText('As a table').click();
    await ana.getByRole('row').nth(1).getByText('You').waitFor();
    await accessible(ana);
    await screenshot(ana, 'daily-results');

    // The best game is there to be looked at, and so is its review.
    const best = ana.getByRole('link', { name: 'Replay it' }).last();
    expect(await best.getAttribute('href')).toMatch(/^\/replay\/daily\/.*best$/);
    await best.click();
    await boardOf(ana);
    await accessible(ana);
    await go(ana, '/daily');
    await ana.getByText('Streak: 1 day').waitFor();
  } finally {
    await server.end();
  }
});

test('a deal is played on a phone without a network, and sent in when there is one', async () => {
  const server = await startServer();
  try {
    const rui = await page({ server: server.address, size: 'phone', theme: 'dark', language: 'pt-BR' });
    forgive(rui, /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load|WebSocket/);
    await go(rui, '/daily');
    await rui.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await rui.reload();
    await rui.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await rui.context().setOffline(true);
    await open(rui, 'Jogar');
    await screenshot(rui, 'daily-table-phone');
    await accessible(rui);
    await toTheEnd(rui);
    const bar = rui.getByRole('region', { name: 'Mesa do dia' });
    await bar.getByRole('link', { name: 'Resultados' }).click();
    await rui.getByText(/espera para ser enviado/).waitFor();
    await rui.getByText(/O servidor não responde/).waitFor();
    await accessible(rui);
    expect(await rui.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await server.again();
    await rui.context().setOffline(false);
    await rui.getByText(/O servidor não soube quando foi começada/).waitFor();
    await rui.getByText('1 resultado').waitFor();
    await accessible(rui);
    await screenshot(rui, 'daily-results-phone');
  } finally {
    await server.end();
  }
});
