// @vitest-environment node
/** Whatever a table may choose is explained where tables are set up. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PREFIX } from '../../boards';
import type { TitleCard } from '../../gen';
import { built, ROOT } from '../../source/built';
import { choicesOf, draftOf, explanationOf, matters } from './draft';

const engine = await built();

describe.skipIf(!engine)('options', () => {
  if (!engine) return;
  const cards = JSON.parse(new engine.Local(new Uint8Array(32), '', 0).titles()) as TitleCard[];

  it.each(['en', 'pt-BR'])('are explained, %s', (language) => {
    const texts = readFileSync(join(ROOT, 'locales', language, 'web-site.ftl'), 'utf8');
    const wanted = cards.flatMap(({ id, options }) => options.filter(({ kind }) => kind !== 'list').map(({ key }) => explanationOf(PREFIX[id] ?? '', key)));
    expect(wanted.filter((key) => !texts.includes(`\n${key} = `))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(15);
  });

  it('ask nobody to write a list', () => {
    const offered = cards.flatMap((card) => card.options.filter(({ key, kind }) => kind === 'list' && matters(card.id, key, draftOf(card, 'here'))));
    expect(offered).toEqual([]);
    const deus = cards.find(({ id }) => id === 'deus');
    const map = deus?.options.find(({ key }) => key === 'map');
    expect(map && choicesOf('deus', map)).toEqual(['fixed', 'random', 'band', 'crescent']);
  });
});
