/** The pictures of the README. In the root of the repository:
 *
 *     PANTHEON_SHOTS="$PWD/docs/img" cargo xtask e2e shots.test.ts
 *     pngquant --force --ext .png --speed 1 256 docs/img/*.png
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, test } from 'vitest';

import { go, page, screenshot } from './help';
import { playOn } from './help/play';
import { playBefore, playFrom, replayAt } from './help/records';
import { ANY, EVERY, gameOf } from './help/titles';

const PROGRAM = process.env['PANTHEON_PROGRAM'] ?? resolve(import.meta.dirname, '../../target/debug/pantheon');

/** The board that is shown by night. */
const NIGHT = EVERY.at(-1);

describe.skipIf(process.env['PANTHEON_SHOTS'] === undefined)('pictures', () => {
  let folder = '';
  /** A game between three bots who know what they do: their boards are worth a look. */
  const record = (title: string): string => {
    const out = join(folder, title);
    execFileSync(PROGRAM, ['arena', title, '--bots', 'level:4,level:5,level:3', '--seats', '3', '--games', '1', '--out', out], {
      stdio: 'ignore',
    });
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

  test.each(EVERY.filter((title) => gameOf(title).shot))(
    '%s',
    async (title) => {
      const game = record(title);
      // A moment at which there is something to see and something to choose.
      const [share, doing] = gameOf(title).shot ?? [0, ''];
      const ana = await page();
      await playBefore(ana, game, share, doing);
      await screenshot(ana, title);
      if (title === NIGHT) {
        await ana.emulateMedia({ colorScheme: 'dark' });
        await screenshot(ana, 'night');
      }
      const rui = await page({ size: 'phone' });
      await playBefore(rui, game, share, doing);
      await screenshot(rui, `${title}-phone`);
    },
    300_000,
  );

  test('a game to look at again, and its end', async () => {
    const ana = await page();
    await replayAt(ana, record(ANY), 0.9);
    await screenshot(ana, 'replay');
    await playFrom(ana, record(ANY), 0.96);
    await playOn(ana);
    await ana.getByRole('list', { name: 'Places' }).waitFor();
    await screenshot(ana, 'end');
  }, 300_000);
});
