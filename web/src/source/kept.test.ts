import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Memory, openKept, type Kept, type Lines } from './kept';

const whole = (by: string, ...rows: string[]): Lines => ({ by, after: 0, head: 'head', rows });
const more = (by: string, after: number, ...rows: string[]): Lines => ({ by, after, head: 'head', rows });

const kinds: [string, () => Promise<Kept>][] = [
  ['the database', openKept],
  ['memory', () => Promise.resolve(new Memory())],
];

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe.each(kinds)('%s', (name, open) => {
  it('keeps logs by table, replaces them and forgets them', async () => {
    const kept = await open();
    expect(await kept.get('a')).toBeNull();
    expect(await kept.put('a', whole('me', 'one', 'two', 'three'))).toBe(true);
    await kept.put('b', whole('me', 'other'));
    await kept.put('a', whole('me', 'anew'));
    expect(await kept.get('a')).toBe('head\nanew');
    expect(await kept.all()).toEqual(['a', 'b']);
    await kept.remove('a');
    expect(await kept.get('a')).toBeNull();
    expect(await kept.get('b')).toBe('head\nother');
    expect(await kept.all()).toEqual(['b']);
  });

  it('adds rows to what the same writer kept, in their order', async () => {
    const kept = await open();
    await kept.put('a', whole('me', ...Array.from({ length: 11 }, (_, row) => `row ${row + 1}`)));
    expect(await kept.put('a', more('me', 11, 'row 12', 'row 13'))).toBe(true);
    expect((await kept.get('a'))?.split('\n').slice(-3)).toEqual(['row 11', 'row 12', 'row 13']);
  });

  it('never mixes rows of two writers, nor leaves a hole', async () => {
    const kept = await open();
    await kept.put('a', whole('me', 'one', 'two'));
    expect(await kept.put('a', more('you', 2, 'three'))).toBe(false);
    expect(await kept.put('a', more('me', 3, 'four'))).toBe(false);
    expect(await kept.put('nowhere', more('me', 1, 'two'))).toBe(false);
    expect(await kept.get('a')).toBe('head\none\ntwo');
    // Whoever has the whole log replaces what is there, and the other notices.
    expect(await kept.put('a', whole('you', 'one', 'zwei'))).toBe(true);
    expect(await kept.put('a', more('me', 2, 'three'))).toBe(false);
    expect(await kept.get('a')).toBe('head\none\nzwei');
  });

  it('is the same for whoever opens it next, unless it is memory', async () => {
    await (await open()).put('c', whole('me', 'four'));
    expect(await (await open()).get('c')).toBe(name === 'memory' ? null : 'head\nfour');
  });
});

it('still has the logs that were kept whole, until their tables go on', async () => {
  const before = await openDB('pantheon', 1, { upgrade: (fresh) => void fresh.createObjectStore('tables') });
  await before.put('tables', '{"form":1,"rows":[]}', 'old');
  before.close();
  const kept = await openKept();
  expect(kept).not.toBeInstanceOf(Memory);
  expect(await kept.all()).toEqual(['old']);
  expect(await kept.get('old')).toBe('{"form":1,"rows":[]}');
  expect(await kept.put('old', more('me', 3, 'four'))).toBe(false);
  expect(await kept.put('old', whole('me', 'one'))).toBe(true);
  expect(await kept.get('old')).toBe('head\none');
});

it('is memory where the browser has no database for us', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not here', 'SecurityError');
    },
  });
  expect(await openKept()).toBeInstanceOf(Memory);
});
