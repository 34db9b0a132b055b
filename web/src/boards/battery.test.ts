/** Every board passes these, whatever its title: whoever adds a board has them for nothing. */

import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../words/words.svelte';
import { boardOf } from '.';
import { bringCaptions } from './captions';
import { momentsOf } from './moments';
import { bringUsual, captionsOf } from './usual';
import { DEMANDS, survey, type Faults } from './survey';

const titles = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');

test('there are boards', () => expect(titles.length).toBeGreaterThan(0));

describe.each(titles)('the board of %s', (title) => {
  let faults: Faults;

  beforeAll(async () => {
    await bringUsual(title);
    await words.want(title, `web-${title}`);
    const [board, moments, captions] = await Promise.all([boardOf(title), momentsOf(title), captionsOf(title)]);
    if (!board) throw new Error('there is no such board');
    const prefix = moments[0]?.position.asked[0]?.text.key.split('-')[0] ?? '';
    faults = await survey(board, moments, prefix, (own) => bringCaptions(title, captions[own] ?? null));
  }, 240_000);

  test.each(DEMANDS)('%s', (demand) => {
    expect(Object.fromEntries(faults[demand])).toEqual({});
  });
});
