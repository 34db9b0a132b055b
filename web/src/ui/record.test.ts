import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeOf } from '../router.svelte';
import { ProblemError } from '../source/source';
import { originIn, recordOf, replayAddress, verifyAddress, type Origin } from './record';

const OPEN: Origin = { where: 'table', id: 't-1', key: null };
const PRIVATE: Origin = { where: 'table', id: 'a b', key: 'k&y' };
const OWN: Origin = { where: 'local', id: 'l-1' };

afterEach(() => vi.unstubAllGlobals());

describe('an address', () => {
  it('to check a record leads back to its table', () => {
    for (const origin of [OPEN, PRIVATE, OWN]) {
      const place = placeOf(new URL(verifyAddress(origin), 'http://pantheon.test'));
      expect(place.path).toBe('/about');
      expect(place.anchor).toBe('verify');
      expect(originIn(place.query)).toEqual(origin);
    }
  });

  it('that names no table wants no record', () => {
    expect(originIn(new URLSearchParams(''))).toBeNull();
    expect(originIn(new URLSearchParams('table=&key=x'))).toBeNull();
  });

  it('to look at a game again names its table, and what opens it', () => {
    expect(replayAddress(OWN)).toBe('/replay/local/l-1');
    const place = placeOf(new URL(replayAddress(PRIVATE), 'http://pantheon.test'));
    expect(place.parts).toEqual(['replay', 'table', 'a b']);
    expect(place.query.get('key')).toBe('k&y');
  });
});

describe('a record of a server’s table', () => {
  it('is asked for with what opens the table', async () => {
    const fetch = vi.fn(async () => new Response('the record'));
    vi.stubGlobal('fetch', fetch);
    expect(await recordOf(OPEN)).toBe('the record');
    await recordOf(PRIVATE);
    expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/tables/t-1/record', '/api/tables/a%20b/record?key=k%26y']);
  });

  it('that isn’t there is a problem', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'not-found', message: 'no such table' }, { status: 404 }));
    await expect(recordOf(OPEN)).rejects.toThrow(ProblemError);
  });
});
