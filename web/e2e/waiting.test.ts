/** People who wait for each other: whose turn it is, who is away, and what each adds to the luck. */

import { expect, test } from 'vitest';

import { accessible, forgive, go, page, screenshot, tab, type Page } from './help';
import { atTable } from './help/online';
import { ANY, nameOf } from './help/titles';

const WORD = 'três maçãs';

interface Pair {
  ana: Page;
  rui: Page;
  table: string;
}

/** Ana's private table for two of a title whose people take turns; Rui has a phone and reads Portuguese. */
async function meet(): Promise<Pair> {
  const [ana, rui] = [await page(), await page({ size: 'phone', language: 'pt-BR' })];
  await go(ana, `/new/${ANY}?where=online`);
  await ana.getByRole('button', { name: 'Take away: Player 3' }).click();
  await ana.getByRole('radio', { name: /^Those who have the link/ }).click();
  await ana.getByRole('button', { name: 'Make the table' }).click();
  await ana.waitForURL(/[?&]key=./);
  await go(rui, ana.url());
  await rui.getByRole('button', { name: 'Sentar aqui' }).click();
  return { ana, rui, table: ana.url() };
}

async function begin({ ana, rui }: Pair): Promise<void> {
  await rui.getByRole('button', { name: 'Tudo pronto' }).click();
  await ana.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [ana, rui]) await atTable(one);
}

test('whoever is waited for sees it first on the front page, and whoever isn’t finds the game among the open ones', async () => {
  const pair = await meet();
  await begin(pair);
  const { ana, rui, table } = pair;
  const hers = (await ana.title()).startsWith('●');
  const [asked, waits] = hers ? [ana, rui] : [rui, ana];
  for (const [one, open] of [
    [asked, /^(Your turn|É a sua vez)$/],
    [waits, /^(Your open games|Suas partidas em andamento)$/],
  ] as const) {
    const front = await tab(one);
    await go(front, '/');
    const region = front.getByRole('region', { name: open });
    await region.getByText(nameOf(ANY)).waitFor();
    await region.getByText(/Guest \d+.*Visitante \d+/).waitFor();
    expect(await front.getByRole('region', { name: /^(Your turn|É a sua vez)$/ }).count()).toBe(one === asked ? 1 : 0);
    await accessible(front);
    await screenshot(front, one === asked ? 'turn-asked' : 'turn-waits');
    await region.getByRole('link', { name: /^(Play|Jogar|Go on|Continuar)$/ }).click();
    await front.waitForURL(table);
    await front.close();
  }

  // A page that was open all the time is told when somebody looks at it again.
  const front = await tab(waits);
  await go(front, '/');
  const turn = front.getByRole('region', { name: /^(Your turn|É a sua vez)$/ });
  expect(await turn.count()).toBe(0);
  while ((await asked.title()).startsWith('●')) {
    await asked.locator('section [data-key][aria-disabled=false], .sentence .choices button:not([disabled])').first().click();
    await asked.waitForTimeout(200);
  }
  await front.evaluate(() => dispatchEvent(new Event('focus')));
  await turn.waitFor();
}, 300_000);

test('whoever is away has a mark at the table, until they are back', async () => {
  const pair = await meet();
  const { ana, rui, table } = pair;
  await rui.close();
  await ana.getByText('away', { exact: true }).waitFor();
  await screenshot(ana, 'away-gathering');
  const again = await tab(rui);
  await go(again, table);
  await ana.getByText('away', { exact: true }).waitFor({ state: 'detached' });
  await begin({ ana, rui: again, table });
  await again.close();
  const seats = ana.getByRole('list', { name: 'Players' });
  await seats.getByText('away', { exact: true }).waitFor();
  await ana
    .getByRole('status')
    .getByText(/^Visitante \d+ is away\.$/)
    .waitFor({ state: 'attached' });
  await accessible(ana);
  await screenshot(ana, 'away-desk');
  const back = await tab(rui);
  forgive(back, /WebSocket/);
  await go(back, table);
  await seats.getByText('away', { exact: true }).waitFor({ state: 'detached' });
  await ana.close();
  await back.getByRole('list', { name: 'Jogadores' }).getByText('ausente', { exact: true }).waitFor();
  await screenshot(back, 'away-phone');
}, 300_000);

test('a word of one’s own, and what each browser drew, are in the luck and in the record', async () => {
  const pair = await meet();
  const { ana, rui, table } = pair;
  await rui.getByText('Uma palavra sua para a sorte').click();
  await rui.getByRole('textbox', { name: 'Uma palavra sua para a sorte' }).fill(WORD);
  await accessible(rui);
  await screenshot(rui, 'luck-phone');
  await screenshot(ana, 'luck-desk');
  await rui.getByRole('button', { name: 'Tudo pronto' }).click();
  await rui.getByText(new RegExp(`^${WORD} [0-9a-f]{32}$`)).waitFor();
  await screenshot(rui, 'luck-added-phone');
  await ana.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [ana, rui]) await atTable(one);
  await ana.getByRole('button', { name: 'More', exact: true }).click();
  await ana.getByRole('button', { name: 'Give up' }).click();
  await ana.getByRole('button', { name: 'that ends the game' }).click();
  await rui.getByRole('button', { name: 'Jogar de novo' }).waitFor();
  const { pathname, search } = new URL(table);
  const record = await rui.request.get(`/api${pathname.replace('/table/', '/tables/')}/record${search}`);
  const { header } = JSON.parse((await record.text()).split('\n')[0] ?? '') as { header: { entropy: string[] } };
  const { entropy } = header;
  expect(entropy).toHaveLength(2);
  expect(entropy[0], 'the host began without a word').toMatch(/^[0-9a-f]{32}$/);
  expect(entropy[1]).toMatch(new RegExp(`^${WORD} [0-9a-f]{32}$`));
}, 300_000);
