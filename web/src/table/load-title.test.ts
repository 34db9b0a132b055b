import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { captions } from '../boards/captions';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { TITLES } from '../gen/titles';
import { ProblemError } from '../source/source';
import { words } from '../words/words.svelte';
import { FakeSource, info } from './fixtures';
import { loadTitle, type OwnThings } from './load-title';
import { Table } from './table.svelte';

const TITLE = TITLES[0]?.id ?? '';
const table = (): Table => new Table(new FakeSource(), 't');
const saying = (told: Promise<JsonValue>): OwnThings => ({ captions: () => told, content: () => Promise.resolve(null) });

beforeAll(async () => {
  // There is no server that could say more of the title.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await words.speak('en');
});
afterAll(() => vi.unstubAllGlobals());

describe('what a table needs of its title', () => {
  it('is a board, and what the engine says of this table’s things', async () => {
    const shown = table();
    await loadTitle(shown, info(), saying(Promise.resolve({ of: 'this one' })));
    expect(shown.board).not.toBeNull();
    expect(captions(TITLE)).toEqual({ of: 'this one' });
  });

  it('is of the table that was opened last, whichever is told first', async () => {
    let tell: (told: JsonValue) => void = () => undefined;
    const late = new Promise<JsonValue>((done) => (tell = done));
    const [first, second] = [table(), table()];
    const loading = loadTitle(first, info(), saying(late));
    await loadTitle(second, info(), saying(Promise.resolve({ of: 'the second' })));
    tell({ of: 'the first' });
    await loading;
    expect(captions(TITLE)).toEqual({ of: 'the second' });
    expect([first.board === null, second.board === null]).toEqual([true, false]);
  });

  it('is no board where this release lacks the table’s content, which isn’t shown then', async () => {
    const shown = table();
    await loadTitle(shown, info(), saying(Promise.reject(new ProblemError({ code: 'not-found', message: 'It is lacking.' }))));
    expect(shown.board).toBeNull();
  });

  it('fails where nobody can say it', async () => {
    const problem = new ProblemError({ code: 'internal', message: 'Something broke.' });
    const content = vi.fn(() => Promise.resolve(null));
    await expect(loadTitle(table(), info(), { captions: () => Promise.reject(problem), content })).rejects.toBe(problem);
    expect(content).not.toHaveBeenCalled();
  });
});
