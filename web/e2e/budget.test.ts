/** What the first board costs: how much comes over the line, and, for whoever wants to know, how long it takes. */

import { expect, test } from 'vitest';

import { page } from './help';
import { boardOf } from './help/play';
import { EVERY } from './help/titles';

const KIB = 1024;

test.each(EVERY)('the first board of %s is light', async (title) => {
  const ana = await page();
  await ana.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('section [data-key]')) performance.mark('board');
      else requestAnimationFrame(look);
    };
    look();
  });
  await ana.goto(`/play/${title}`);
  await boardOf(ana);
  await ana.waitForFunction(() => performance.getEntriesByName('board').length > 0);
  const { shown, files } = await ana.evaluate(() => ({
    shown: performance.getEntriesByName('board')[0]?.startTime ?? NaN,
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({
      name,
      size: encodedBodySize,
    })),
  }));
  const weight = (ending: string): number => files.filter(({ name }) => name.endsWith(ending)).reduce((sum, { size }) => sum + size, 0);
  console.info(`${title}: the first board after ${Math.round(shown)} ms, ${Math.round(weight('.js') / KIB)} KiB of scripts`);
  expect(weight('.js')).toBeGreaterThan(20 * KIB);
  expect(weight('.js')).toBeLessThan(350 * KIB);
});
