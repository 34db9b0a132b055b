/** A whole game by what a screen reader hears: names and roles, and nothing of the drawing. */

import { expect, test } from 'vitest';

import { go, page, type Page } from './help';

/** Hears what live regions say from now on: only what changes is spoken. */
async function listen(on: Page): Promise<() => Promise<string[]>> {
  const heard = await on.evaluateHandle(() => {
    const said: string[] = [];
    const hear = (records: MutationRecord[]): void => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live=polite], [role=status], [role=log]');
        if (region?.textContent) said.push(region.textContent);
      }
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => heard.jsonValue();
}

test('DEUS is played to its end through the accessibility tree alone', async () => {
  const ana = await page();
  await go(ana, '/settings');
  await ana.getByRole('checkbox', { name: /Choices as text/ }).check();
  await go(ana, '/');
  await ana.getByRole('link', { name: 'Play DEUS' }).press('Enter');

  const sentence = ana.getByRole('region', { name: 'What to do' }).getByRole('status');
  const choices = ana.getByRole('group', { name: 'All choices' }).getByRole('button');
  const places = ana.getByRole('list', { name: 'Places' });
  const asked = new Set<string>();
  await sentence.waitFor();
  const heard = await listen(ana);
  for (let turn = 0; ; turn += 1) {
    expect(turn, 'so many choices').toBeLessThan(2000);
    await choices.first().or(places).first().waitFor({ timeout: 120_000 });
    if ((await places.count()) > 0) break;
    const question = await sentence.innerText();
    // The first one stood there before anybody listened.
    if (turn > 0) asked.add(question);
    const count = await choices.count();
    if (count === 0) continue;
    const choice = choices.nth((turn * 7) % count);
    // A bot's turn may have come meanwhile.
    await choice.press('Enter', { timeout: 5000 }).catch(() => undefined);
  }
  expect(await places.getByRole('listitem').count()).toBe(3);
  // Questions of several kinds were asked, and what others did was said.
  expect(asked.size).toBeGreaterThan(5);
  const spoken = await heard();
  for (const question of asked) expect(spoken.join('\n')).toContain(question);
  const told = spoken.filter((text) => !asked.has(text) && !/ is asked: /.test(text));
  for (const who of ['Bot 2', 'Bot 3']) expect(told.some((text) => text.startsWith(who))).toBe(true);
}, 400_000);
