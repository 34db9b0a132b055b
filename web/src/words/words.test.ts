/** Every word that the client says exists in both languages, and every word that is written is said. */

import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../gen/titles';
import { preferred, words } from './words.svelte';

const texts = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/cli*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../gen/**', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The keys of a language, by whether they are the web client's own. */
function keys(language: string, web: boolean): Set<string> {
  const files = Object.entries(texts).filter(([path]) => path.includes(`/${language}/`) && /\/(web|site)[^/]*$/.test(path) === web);
  return new Set(files.flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id)));
}

/** What the code names: whole keys, and patterns of keys that are put together. */
const named = new Set<string>();
const patterns = new Map<string, string>();
for (const [path, source] of Object.entries(sources)) {
  for (const [, , key] of source.matchAll(/(['"`])([a-z]+(?:-[a-z0-9]+)+)\1/g)) if (key) named.add(key);
  for (const [, text] of source.matchAll(/`((?:[a-z0-9-]|\$\{[^`{}]*\}|\$\{[^`{}]*\{[^`{}]*\}[^`{}]*\})+)`/g)) {
    if (text?.includes('${')) patterns.set(text, path);
  }
}

/** A pattern as an expression. `web-${title}`, which names a file, fits everything and proves nothing. */
function expression(pattern: string): RegExp | null {
  const pieces = pattern.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
  const letters = pieces
    .join('')
    .replace(/^web-?/, '')
    .replaceAll('-', '');
  return letters === '' ? null : new RegExp(`^${pieces.join('[a-z0-9-]+')}$`);
}

const english = keys('en', true);
const portuguese = keys('pt-BR', true);
const others = keys('en', false);

describe('words of the web client', () => {
  it('are the same in both languages', () => {
    expect([...english].filter((key) => !portuguese.has(key))).toEqual([]);
    expect([...portuguese].filter((key) => !english.has(key))).toEqual([]);
    expect(english.size).toBeGreaterThan(100);
  });

  it('exist wherever the code says them', () => {
    const said = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => ({ path, key: key ?? '' })),
    );
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter(({ key }) => !english.has(key) && !others.has(key))).toEqual([]);
  });

  it('exist for every way of putting a key together', () => {
    const said = [...patterns].filter(([pattern]) => /^(web|[a-z]{2}-web)-/.test(pattern) && expression(pattern));
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter(([pattern]) => ![...english].some((key) => expression(pattern)?.test(key)))).toEqual([]);
  });

  it('are all said somewhere', () => {
    const expressions = [...patterns.keys()].flatMap((pattern) => expression(pattern) ?? []);
    const unsaid = [...english].filter((key) => !named.has(key) && !expressions.some((one) => one.test(key)));
    expect(unsaid).toEqual([]);
  });
});

describe('another language', () => {
  it('that is chosen last is spoken, whichever comes first', async () => {
    await words.speak('en');
    const slow = words.speak('pt-BR');
    await words.speak('en');
    await slow;
    expect(words.language).toBe('en');
    await words.speak('pt-BR');
    expect(words.language).toBe('pt-BR');
  });

  it('has the words that were wanted while it was on its way', async () => {
    await words.speak('en');
    const spoken = words.speak('pt-BR');
    const [title] = TITLES;
    await words.want(title?.id ?? '');
    await spoken;
    expect(words.language).toBe('pt-BR');
    expect(words.has(`${title?.prefix}-refusal-game-over`)).toBe(true);
  });
});

describe('a number', () => {
  it('is written as the language writes it', async () => {
    await words.speak('pt-BR');
    expect(words.number(0.12, 1)).toBe('0,1');
    await words.speak('en');
    expect(words.number(2, 1)).toBe('2.0');
  });

  it('below zero has a minus sign, and still chooses its variant', async () => {
    await words.speak('en');
    expect(words.t('engine-result-won', { winner: 'Ana', points: -12 })).toContain(' −12 points');
    expect(words.t('engine-result-won', { winner: 'Ana', points: -1 })).toContain(' −1 point.');
    expect(words.number(-0.5, 1)).toBe('−0.5');
  });
});

describe('the language of a browser', () => {
  it('is the first that we have', () => {
    expect(preferred(['de-DE', 'pt-PT', 'en'])).toBe('pt-BR');
    expect(preferred(['en-GB', 'pt-BR'])).toBe('en');
    expect(preferred(['ja'])).toBe('en');
  });
});
