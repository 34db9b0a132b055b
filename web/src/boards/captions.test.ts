/** What cards, tiles and tasks are called and say comes from the engine. A board that made it itself, from what is printed
 * or by rules of its own, would say it with the same words, and would go on when the engine says something else. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { words } from '../words/words.svelte';
import { boardOf } from '.';
import { bringCaptions } from './captions';
import { momentsOf, type Moment } from './moments';
import { bringUsual, captionsOf } from './usual';
import { clear, stand } from './stand';

const sources = import.meta.glob<string>(['./*/*.{ts,svelte}', '!./*/*.test.ts'], { query: '?raw', import: 'default' });
const titles = Object.keys(import.meta.glob('./*/fixtures/captions.json')).map((path) => path.split('/')[1] ?? '');

const isMessage = (told: JsonValue): told is Message & { [key: string]: JsonValue } =>
  typeof told === 'object' && told !== null && !Array.isArray(told) && typeof told['key'] === 'string';

/** Every text of ours that a message is said with, as far as facts are put into it. Names of kinds have none. */
function madeOf({ key, args = [] }: Message): string[] {
  const inner = args.flatMap(([, arg]) => ('word' in arg ? [arg.word] : 'list' in arg ? arg.list : []));
  return [...(args.length > 0 ? [key] : []), ...inner.flatMap(madeOf)];
}

/** All messages in captions, each with where it is: `cards.text`. */
function messages(told: JsonValue, where = ''): [string, Message][] {
  if (isMessage(told)) return [[where, told]];
  if (Array.isArray(told)) return told.flatMap((item) => messages(item, where));
  if (typeof told !== 'object' || told === null) return [];
  return Object.entries(told).flatMap(([name, item]) => messages(item ?? null, where === '' ? name : `${where}.${name}`));
}

/** The same captions with other words: each message says where it is. */
function reworded(told: JsonValue, where = ''): JsonValue {
  if (isMessage(told)) return { key: `told ${where}` };
  if (Array.isArray(told)) return told.map((item) => reworded(item, where));
  if (typeof told !== 'object' || told === null) return told;
  const inner = (name: string): string => (where === '' ? name : `${where}.${name}`);
  return Object.fromEntries(Object.entries(told).map(([name, item]) => [name, reworded(item ?? null, inner(name))]));
}

/** The texts that a source asks for, or makes messages of: whole keys, and the beginnings of those that it puts together.
 * Signs and styles may have the same names. */
function named(source: string): { whole: string[]; begun: string[] } {
  const asked = [...source.matchAll(/\bt\(([^,;]*)|\bkey: ([^,;}]*)/g)].map(([, text, key]) => text ?? key ?? '').join('\n');
  const whole = [...asked.matchAll(/['"`]([a-z]{2}-[a-z0-9-]+)['"`]/g)].map(([, key = '']) => key);
  const begun = [...asked.matchAll(/`([a-z]{2}-[a-z0-9-]*)\$\{/g)].map(([, key = '']) => key);
  return { whole, begun };
}

test('what a source asks for is found', () => {
  const source = "t('xx-a'); t(many ? 'xx-b' : `xx-c-${kind}`, { count }); message = { key: 'xx-d' }; <use href=\"#xx-e\" />";
  expect(named(source)).toEqual({ whole: ['xx-a', 'xx-b', 'xx-d'], begun: ['xx-c-'] });
});

test('there are titles whose things have words', async () => {
  const all = await Promise.all(titles.map(async (title) => messages([...(await captionsOf(title))])));
  expect(all.filter((said) => said.length > 0).length).toBeGreaterThan(2);
});

describe.each(titles)('the things of %s', (title) => {
  let captions: readonly JsonValue[];
  let moments: readonly Moment[];

  beforeAll(async () => {
    captions = await captionsOf(title);
    moments = await momentsOf(title);
    await bringUsual(title);
    await words.want(title, `web-${title}`);
    await words.speak('en');
  });

  test('are put into words by the engine alone', async () => {
    const engine = new Set(messages([...captions]).flatMap(([, message]) => madeOf(message)));
    const files = Object.entries(sources).filter(([path]) => path.startsWith(`./${title}/`));
    expect(files.length).toBeGreaterThan(5);
    const found = await Promise.all(
      files.map(async ([path, load]) => {
        const { whole, begun } = named(await load());
        const again = whole.filter((key) => engine.has(key));
        const made = begun.filter((start) => [...engine].some((key) => key.startsWith(start)));
        return [...again, ...made].map((key) => `${path}: ${key}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  });

  test('are shown as the engine tells them, whatever that is', { timeout: 120_000 }, async () => {
    const board = await boardOf(title);
    if (!board) throw new Error('there is no such board');
    const wanted = new Set(messages([...captions]).map(([where]) => where));
    const shown = new Set<string>();
    for (const moment of moments) {
      bringCaptions(title, reworded(captions[moment.captions] ?? null));
      stand(board, moment, ['Ana', 'Rui', 'Eva', 'Bia'].slice(0, moment.seats));
      const view = moment.position.sights[0]?.view ?? null;
      const things = [...document.querySelectorAll('main [data-key]')];
      const asked = things.flatMap((thing) => {
        const about = board.about(thing.getAttribute('data-key') ?? '', view);
        return [thing.getAttribute('aria-label') ?? '', ...(about ? [about.title, ...about.lines] : [])];
      });
      const said = [document.body.textContent, document.body.innerHTML, ...asked].join('\n');
      for (const [, where = ''] of said.matchAll(/told ([a-z.]+)/gi)) shown.add(where);
      await clear();
      if ([...wanted].every((where) => shown.has(where))) break;
    }
    expect([...wanted].filter((where) => !shown.has(where))).toEqual([]);
  });
});
