/** The pictures of the README: `PANTHEON_SHOTS="$PWD/docs/img" cargo xtask e2e shots.test.ts`. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, test } from 'vitest';

import { go, page, screenshot } from './help';
import { haste, playOn, TITLES, type Title } from './help/play';
import { playFrom, replayAt } from './help/records';

const PROGRAM = process.env['PANTHEON_PROGRAM'] ?? resolve(import.meta.dirname, '../../target/debug/pantheon');

describe.skipIf(process.env['PANTHEON_SHOTS'] === undefined)('pictures', () => {
  let folder = '';
  /** A game between three bots who know what they do: their boards are worth a look. */
  const record = (title: Title): string => {
    const out = join(folder, title);
    execFileSync(PROGRAM, ['arena', title, '--bots', 'level:4,level:5,level:3', '--seats', '3', '--games', '1', '--out', out], { stdio: 'ignore' });
    const records = join(out, 'records');
    return join(records, readdirSync(records).sort()[0] ?? '');
  };
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'pantheon-shots-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('the front page', async () => {
    const ana = await page();
    await go(ana, '/');
    await screenshot(ana, 'front');
  });

  test.each(Object.keys(TITLES) as Title[])('%s', async (title) => {
    const game = record(title);
    const ana = await page();
    await playFrom(ana, game, 0.62);
    await screenshot(ana, title);
    await ana.emulateMedia({ colorScheme: 'dark' });
    await screenshot(ana, `${title}-dark`);

    const rui = await page({ size: 'phone' });
    await playFrom(rui, game, 0.62);
    await screenshot(rui, `${title}-phone`);

    await replayAt(ana, game, 0.8);
    await ana.emulateMedia({ colorScheme: 'light' });
    await screenshot(ana, `${title}-replay`);

    if (title === 'four-gods') return;
    await playFrom(ana, game, 0.96);
    await playOn(ana, haste(title));
    await screenshot(ana, `${title}-end`);
  }, 120_000);
});
