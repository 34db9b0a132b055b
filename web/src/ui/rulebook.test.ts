import { describe, expect, it } from 'vitest';
import { faces } from './titles';
import { blocks, html, parse, plain, prose, rulebook, search, snippet, type Rulebook } from './rulebook';

const ids = (book: Rulebook | null): string[] => (book?.chapters ?? []).flatMap(({ rules }) => rules.map(({ id }) => id));

const SAMPLE = parse(
  'sample',
  [
    '# Sample',
    '',
    'Opening.',
    '',
    '## First',
    '',
    'Before the rules.',
    '',
    '### <a id="GR-S1"></a>GR-S1 · Bênçãos',
    '',
    'Each **bênção** counts. See GR-S2.',
    '',
    '### <a id="GR-S2"></a>GR-S2 · Lava',
    '',
    'Nobody enters; not even with a benção.',
  ].join('\n'),
);

describe('a rulebook', () => {
  it('is read into chapters and rules', () => {
    expect(SAMPLE.opening.trim()).toBe('Opening.');
    expect(SAMPLE.chapters.map(({ title }) => title)).toEqual(['First']);
    expect(SAMPLE.chapters[0]?.opening.trim()).toBe('Before the rules.');
    expect(ids(SAMPLE)).toEqual(['GR-S1', 'GR-S2']);
    expect(SAMPLE.chapters[0]?.rules[0]?.title).toBe('Bênçãos');
  });

  it.each(faces.map(({ id }) => id))('of %s has the same rules in both languages', async (title) => {
    const english = ids(await rulebook(title, 'en'));
    expect(english.length).toBeGreaterThan(10);
    expect(new Set(english).size).toBe(english.length);
    expect(ids(await rulebook(title, 'pt-BR'))).toEqual(english);
  });

  it.each(faces.map(({ id }) => id))('of %s names only rules that it has', async (title) => {
    const book = await rulebook(title, 'en');
    const known = new Set(ids(book));
    const text = JSON.stringify(book);
    const references = [...text.matchAll(/\b[A-Z]{2}-[A-Z]+\d+[a-z]?\b/g)].map(([id]) => id);
    expect(references.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(faces.map(({ id }) => id))('of %s begins with what a newcomer needs, and has the same parts in both languages', async (title) => {
    const [english, portuguese] = await Promise.all([rulebook(title, 'en'), rulebook(title, 'pt-BR')]);
    const told = english?.chapters.findIndex(({ rules }) => rules.length > 0) ?? 0;
    expect(told).toBeGreaterThan(4);
    const shape = (book: Rulebook | null) =>
      book?.chapters.map(({ id, opening, rules }) => ({
        id,
        rules: rules.map((rule) => rule.id),
        parts: [opening, ...rules.map(({ markdown }) => markdown)].map((text) =>
          blocks(text).map((part) => ('name' in part ? part.name : part.is)),
        ),
      }));
    expect(shape(portuguese)).toEqual(shape(english));
  });

  it('that doesn’t exist is none', async () => {
    expect(await rulebook('chess', 'en')).toBeNull();
  });
});

describe('a search', () => {
  it('ignores accents and case, and puts names first', () => {
    expect(search(SAMPLE, 'BENCAO').map(({ rule }) => rule.id)).toEqual(['GR-S1', 'GR-S2']);
    expect(search(SAMPLE, 'lava').map(({ rule }) => rule.id)).toEqual(['GR-S2']);
    expect(search(SAMPLE, 'gr-s2').map(({ rule }) => rule.id)[0]).toBe('GR-S2');
  });

  it('wants all words', () => {
    expect(search(SAMPLE, 'nobody benção')).toHaveLength(1);
    expect(search(SAMPLE, 'nobody chess')).toEqual([]);
    expect(search(SAMPLE, '  ')).toEqual([]);
  });

  it('marks the hits with their own letters', () => {
    const [found] = search(SAMPLE, 'bencao');
    expect(found?.snippet).toEqual([
      { text: 'Each ', hit: false },
      { text: 'bênção', hit: true },
      { text: ' counts. See GR-S2.', hit: false },
    ]);
  });

  it('cuts a long text around the first hit', () => {
    const text = `${'word '.repeat(100)}lava ${'more '.repeat(100)}`.trim();
    const pieces = snippet(text, ['lava']);
    expect(pieces.filter(({ hit }) => hit)).toEqual([{ text: 'lava', hit: true }]);
    expect(pieces[0]).toEqual({ text: '… ', hit: false });
    expect(pieces.at(-1)).toEqual({ text: ' …', hit: false });
    expect(pieces.map((piece) => piece.text).join('').length).toBeLessThan(220);
  });
});

describe('a text', () => {
  it('is paragraphs, examples and lists', () => {
    const text =
      'One.\n\nTwo.\n\n<!-- example visit -->\n> **A visit.** It gives **2**\n> and more.\n>\n> Again.\n\nThree.\n\n<!-- list cards -->\n';
    expect(blocks(text)).toEqual([
      { is: 'text', markdown: 'One.\n\nTwo.' },
      { is: 'example', name: 'visit', markdown: '**A visit.** It gives **2**\nand more.\n\nAgain.' },
      { is: 'text', markdown: 'Three.' },
      { is: 'list', name: 'cards' },
    ]);
  });

  it('keeps its length without accents, so that places in it stay', () => {
    for (const text of ['São João', 'İstanbul', 'ﬁve − 1', 'e\u0301']) expect(plain(text)).toHaveLength(text.length);
  });

  it('becomes HTML with links to the rules that it names', () => {
    expect(html('See **GR-S2**.', (rule) => `/rules/x#${rule}`)).toContain('<a href="/rules/x#GR-S2">GR-S2</a>');
  });

  it('becomes links to rules whose number ends with a letter', () => {
    expect(html('FG-D3a.', (rule) => `#${rule}`)).toContain('<a href="#FG-D3a">FG-D3a</a>');
  });

  it('has what may be too wide for its place in boxes that can scroll', () => {
    const drawn = html('```\na  b\n```\n\nSo.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n', String);
    expect(drawn.match(/<div class="wide"><(pre|table)>/g)).toEqual(['<div class="wide"><pre>', '<div class="wide"><table>']);
    expect(drawn.match(/<\/(pre|table)><\/div>/g)).toEqual(['</pre></div>', '</table></div>']);
    expect(html('So.', String)).not.toContain('wide');
  });

  it('is read without the signs of Markdown', () => {
    expect(prose({ markdown: 'A <!-- example one --> b' })).toBe('A b');
    expect(prose({ markdown: 'A **bold**\n`code` | x' })).toBe('A bold code x');
  });
});
