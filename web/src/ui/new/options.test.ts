// @vitest-environment node
/** Whatever a table may choose is explained where tables are set up. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { prefixOf, setupOf } from '../../boards';
import type { TitleCard } from '../../gen';
import { built, ROOT } from '../../source/built';
import { choicesOf, draftOf, explanationOf, matters } from './draft';

const engine = await built();

describe.skipIf(!engine)('options', () => {
  if (!engine) return;
  const cards = JSON.parse(new engine.Local(new Uint8Array(32), '', 0).titles()) as TitleCard[];

  it.each(['en', 'pt-BR'])('are explained, %s', (language) => {
    const texts = cards.map(({ id }) => readFileSync(join(ROOT, 'locales', language, `site-${id}.ftl`), 'utf8')).join('\n');
    const wanted = cards.flatMap(({ id, options }) =>
      options.filter(({ kind }) => kind !== 'list').map(({ key }) => explanationOf(prefixOf(id), key)),
    );
    expect(wanted.filter((key) => !texts.includes(`\n${key} = `))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(15);
  });

  it('ask nobody to write a list, and offer every choice that people make', async () => {
    for (const card of cards) {
      const setup = await setupOf(card.id);
      const draft = draftOf(card, setup, 'here');
      const offered = card.options.filter((option) => matters(setup, option, draft));
      expect(offered.filter(({ kind }) => kind === 'list')).toEqual([]);
      for (const option of offered) {
        const choices = choicesOf(setup, option);
        if (choices) expect(choices, `${card.id} ${option.key}`).toContain(option.default);
      }
    }
  });

  it('that a title says something of are options of its', async () => {
    for (const card of cards) {
      const { beside = {}, unoffered = {} } = await setupOf(card.id);
      const known = card.options.map(({ key }) => key);
      expect(known).toEqual(expect.arrayContaining([...Object.keys(beside), ...Object.keys(unoffered)]));
    }
  });
});
