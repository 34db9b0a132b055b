/** What the log of a table says. */

import { expect } from 'vitest';

import type { Page } from './index';

/** Every line of the log, from the first on: what isn't shown at once is asked for. */
export async function wholeLog(on: Page): Promise<string[]> {
  await on.getByRole('tab', { name: 'Log' }).click();
  const log = on.getByRole('list', { name: 'What happened' });
  const earlier = log.getByRole('button', { name: 'Show what came before' });
  const lines = log.locator('.line');
  await lines.first().waitFor();
  while ((await earlier.count()) > 0) {
    const first = await lines.first().innerText();
    const shown = await lines.count();
    // Coming into sight asks too, and the button may be gone before it is pressed.
    await earlier.click({ timeout: 5_000 }).catch(() => undefined);
    await on.waitForFunction(
      ([was, many]) => {
        const now = document.querySelectorAll<HTMLElement>('.log .line');
        return now.length > many || now[0]?.innerText !== was || !document.querySelector('.log .more');
      },
      [first, shown] as const,
    );
  }
  return lines.allInnerTexts();
}

const WON = / wins with | share the victory /;

/** The sentence, the panel and the end of the log name who won. */
export async function namesWinner(on: Page): Promise<void> {
  await on.getByRole('tab', { name: 'Result' }).click();
  expect(await on.getByRole('tabpanel', { name: 'Result' }).getByRole('heading', { level: 2 }).innerText()).toMatch(WON);
  expect(await on.getByRole('region', { name: 'What to do' }).getByRole('status').innerText()).toMatch(WON);
  expect((await wholeLog(on)).at(-1)).toMatch(WON);
}
