import { beforeEach, describe, expect, it } from 'vitest';
import { fill, type Ways } from './fill';

const FILES = Array.from({ length: 40 }, (_, index) => `/assets/${index}.js`);

/** What the browser has. */
let there: Set<string>;
let waits: number[];
let asked: string[];
/** So many are on their way now, and at most. */
let flying: { now: number; most: number };

beforeEach(() => {
  [there, waits, asked] = [new Set(), [], []];
  flying = { now: 0, most: 0 };
});

const ways = (answer: (file: string) => Response | Promise<Response>): Ways => ({
  kept: (file) => Promise.resolve(there.has(file)),
  fetch: async (file) => {
    asked.push(file);
    flying.now += 1;
    flying.most = Math.max(flying.most, flying.now);
    await Promise.resolve();
    flying.now -= 1;
    return answer(file);
  },
  keep: (file) => Promise.resolve(void there.add(file)),
  wait: (millis) => Promise.resolve(void waits.push(millis)),
});

describe('everything that is kept for later', () => {
  it('comes a few files at a time', async () => {
    await fill(
      FILES,
      ways(() => new Response('it')),
    );
    expect([...there].sort()).toEqual([...FILES].sort());
    expect(flying.most).toBeLessThanOrEqual(4);
    expect(waits).toEqual([]);
  });

  it('waits for as long as the server asks, and for a network that is away', async () => {
    let refused = 0;
    await fill(
      FILES,
      ways((file) => {
        if (file !== FILES[20] || refused === 2) return new Response('it');
        refused += 1;
        if (refused === 1) return new Response('', { status: 429, headers: { 'retry-after': '70' } });
        throw new TypeError('Failed to fetch');
      }),
    );
    expect(there.size).toBe(FILES.length);
    expect(waits).toEqual([70_000, 2000]);
  });

  it('goes on at the next start where it stopped', async () => {
    const away = ways((file) => {
      if (FILES.indexOf(file) < 30) return new Response('it');
      throw new TypeError('Failed to fetch');
    });
    await expect(fill(FILES, away)).rejects.toThrow('not reached');
    expect(there.size).toBe(30);
    asked = [];
    await fill(
      FILES,
      ways(() => new Response('it')),
    );
    expect(asked).toEqual(FILES.slice(30));
  });

  it('ends at once where a file is gone', async () => {
    await expect(
      fill(
        FILES,
        ways(() => new Response('', { status: 404 })),
      ),
    ).rejects.toThrow('404');
    expect(asked.length).toBeLessThan(5);
  });
});
