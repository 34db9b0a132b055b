/** The ghost of what somebody is about to do at Gods of Rome. */

import { expect, test } from 'vitest';

import { page } from '../../../e2e/help';
import { sitDown } from '../../../e2e/help/play';

test('who moves the pointer to a thing is told about it, and a chosen faction leaves no ghost', async () => {
  const ana = await page();
  await sitDown(ana, 'gods-of-rome');
  const faction = ana.locator('[data-key^="faction:"][aria-disabled=false]').first();
  await faction.hover();
  await ana.locator('.about').waitFor();
  await faction.click();
  await ana.locator('.gr-faction').first().waitFor({ state: 'detached' });
  expect(await ana.locator('#board .ghost').count()).toBe(0);
  const temple = ana.locator('[data-key^="temple:"][aria-disabled=false]').first();
  await temple.hover();
  await ana.locator('#board .ghost').first().waitFor();
}, 120_000);
