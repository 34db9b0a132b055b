/** A title is its own folders: nothing else of the client names one. */

import { expect, test } from 'vitest';
import { TITLES } from '../gen/titles';

const files = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '../../{e2e,build}/**/*.ts', '!../gen/**', '!./*/**'], {
  query: '?raw',
  import: 'default',
});

test('no file outside the titles’ folders names a title', async () => {
  const names = TITLES.flatMap(({ id, name }) => [id, name]);
  const named = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'i');
  const texts = await Promise.all(Object.entries(files).map(async ([path, load]) => [path, await load()] as const));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => named.test(text)).map(([path, text]) => `${path}: ${named.exec(text)?.[0]}`)).toEqual([]);
});
