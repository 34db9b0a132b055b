import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
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
  expect((await openKept()).lasting).toBe(false);
});

describe('a database that fails', () => {
  it('is opened again, and what was kept is there', async () => {
    const real = new IDBFactory();
    vi.stubGlobal('indexedDB', real);
    await (await openKept()).put('a', whole('me', 'one'));
    let failed = 0;
    vi.stubGlobal('indexedDB', {
      open: (name: string, version?: number) => {
        if (failed === 2) return real.open(name, version);
        failed += 1;
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      },
    });
    const kept = await openKept();
    expect(kept.lasting).toBe(true);
    expect(await kept.get('a')).toBe('head\none');
    expect(failed).toBe(2);
  });

  it('is given up after a while, and tried anew by whoever asks later', async () => {
    let fails = true;
    const real = new IDBFactory();
    vi.stubGlobal('indexedDB', {
      open: (name: string, version?: number) => {
        if (!fails) return real.open(name, version);
        throw new DOMException('Internal error opening backing store', 'UnknownError');
      },
    });
    const kept = await openKept();
    await expect(kept.get('a')).rejects.toThrow('Internal error');
    fails = false;
    expect(await kept.put('a', whole('me', 'one'))).toBe(true);
  });

  it('goes on over a connection that ended, and holds up nobody who wants it newer or gone', async () => {
    const kept = await openKept();
    await kept.put('a', whole('me', 'one'));
    await deleteDB('pantheon');
    expect(await kept.get('a')).toBeNull();
    expect(await kept.put('a', whole('me', 'two'))).toBe(true);
    expect(await kept.get('a')).toBe('head\ntwo');
  });
});
