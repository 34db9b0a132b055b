import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { exerciseOf } from './exercises.svelte';

const about = (entries: number, game = 'c0ffee00c0ffee00c0ffee') => exerciseOf({ game, title: 't', entries, seat: 0, name: 'Ana' });

/** What another visit finds: only what was kept. */
async function visit() {
  vi.resetModules();
  return (await import('./exercises.svelte')).exercises;
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('exercises', () => {
  it('are kept once with the record that they are from, and are there at the next visit', async () => {
    const first = await visit();
    await first.keep([about(3), about(5)], 'the record');
    await first.keep([about(3)], 'the record');
    expect(first.all).toHaveLength(2);
    const again = await visit();
    expect(await again.read()).toHaveLength(2);
    expect(await again.find(about(3).id)).toMatchObject({ record: 'the record', exercise: { entries: 3, tries: 0 } });
    expect(await again.find('none')).toBeNull();
  });

  it('count what was tried, and put what is solved last', async () => {
    const kept = await visit();
    await kept.keep([about(3), about(5)], 'the record');
    await kept.tried(about(3).id, true);
    await kept.tried(about(3).id, false);
    expect(kept.all?.map(({ entries, tries, solved }) => [entries, tries, solved])).toEqual([
      [5, 0, false],
      [3, 2, true],
    ]);
    expect((await (await visit()).read()).map(({ entries }) => entries)).toEqual([5, 3]);
  });

  it('are forgotten, and the record with the last of them', async () => {
    const kept = await visit();
    await kept.keep([about(3), about(5)], 'the record');
    await kept.keep([about(3, 'other')], 'another record');
    await kept.remove(about(3).id);
    expect(await kept.find(about(5).id)).not.toBeNull();
    await kept.remove(about(5).id);
    const again = await visit();
    expect((await again.read()).map(({ game }) => game)).toEqual(['other']);
    await again.keep([about(5)], 'the record again');
    expect((await again.find(about(5).id))?.record).toBe('the record again');
  });

  it('last as long as the page where a browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('no');
      },
    });
    const kept = await visit();
    await kept.keep([about(3)], 'the record');
    await kept.tried(about(3).id, true);
    expect(await kept.find(about(3).id)).toMatchObject({ record: 'the record', exercise: { solved: true } });
  });
});
