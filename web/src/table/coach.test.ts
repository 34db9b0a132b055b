/** A warning before a grave mistake, and what a choice would bring. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Weighed } from '../gen';
import { settings } from '../settings.svelte';
import { PATIENCE } from './coach.svelte';
import { acted, board, FakeSource, info, legal, position, sight, update } from './fixtures';
import { Table } from './table.svelte';

const GRAVE: Weighed = { mistake: { chance: 0.2, best: 0.5, why: [{ key: 'why' }] } };
const act = (name: string) => ({ act: { seat: 0, action: { go: name } } });

let source: FakeSource;
let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  settings.warn = true;
  source = new FakeSource();
  table = new Table(source, 't');
  table.board = board;
  table.tell(update(position(1, [0], [sight(0, ['a', 'b'])]), [], 0));
});

/** Somebody else has acted, and one may choose among these. */
function goOn(step: number, ...names: string[]): void {
  table.tell(update(position(step, [0], [sight(0, names)]), [acted(step, 1)]));
}

afterEach(() => {
  settings.warn = false;
  vi.useRealTimers();
});

describe('a warning', () => {
  it('comes before a grave mistake is made, which can be taken back or made all the same', async () => {
    source.verdict = () => Promise.resolve(GRAVE);
    expect(await table.act({ go: 'a' })).toBe(false);
    expect([source.done, table.coach.warning?.mistake.best]).toEqual([[], 0.5]);
    table.coach.takeBack();
    expect([source.done, table.coach.warning]).toEqual([[], null]);
    await table.act({ go: 'a' });
    table.coach.playAnyway();
    expect([source.done, table.coach.warning]).toEqual([[act('a')], null]);
  });

  it('does not come where the choice is good', async () => {
    expect(await table.act({ go: 'b' })).toBe(true);
    expect([source.weighed, source.done]).toEqual([[{ go: 'b' }], [act('b')]]);
  });

  it('holds nobody up: after a second, or where it can’t be said, the choice is made', async () => {
    source.verdict = () => new Promise(() => undefined);
    const made = table.act({ go: 'a' });
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect([source.done, table.busy]).toEqual([[], true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await made).toBe(true);
    goOn(2, 'a', 'b');
    source.verdict = () => Promise.reject(new Error('too fast'));
    expect(await table.act({ go: 'b' })).toBe(true);
  });

  it('isn’t given of a position that is gone', async () => {
    source.verdict = () => {
      table.tell(update(position(2, [0, 1], [sight(0, ['a', 'b'])]), [acted(2, 1)]));
      return Promise.resolve(GRAVE);
    };
    expect(await table.act({ go: 'a' })).toBe(true);
    expect(table.coach.warning).toBeNull();
  });

  it('is asked for only by those who want it, where hints are allowed and there is a choice', async () => {
    settings.warn = false;
    await table.act({ go: 'a' });
    goOn(2, 'a', 'b');
    settings.warn = true;
    Object.defineProperty(source, 'kind', { value: 'remote' });
    table.info = info({ hints: false });
    await table.act({ go: 'a' });
    goOn(3, 'a');
    table.info = info({ hints: true });
    await table.act({ go: 'a' });
    expect([source.weighed, source.done.length]).toEqual([[], 3]);
  });
});

describe('what a choice would bring', () => {
  const brings = { told: [{ key: 'told' }], points: [], luck: false, hidden: false };

  it('is of the one choice that is pointed at, chosen, or under the focus', () => {
    const at = (): unknown => table.coach.considered?.action;
    expect(at()).toBeUndefined();
    table.pointed = 'a';
    expect(at()).toEqual({ go: 'a' });
    table.coach.hovered = table.legal[1] ?? null;
    expect(at()).toEqual({ go: 'b' });
    table.chosen = table.legal[0] ?? null;
    expect(at()).toEqual({ go: 'a' });
    table.chosen = null;
    table.coach.hovered = legal('gone');
    expect(at()).toBeUndefined();
  });

  it('is asked for once in a position, and anew in the next', async () => {
    source.brings = { a: brings };
    for (let again = 0; again < 2; again++) expect(await table.coach.dryRun(legal('a'))).toEqual(brings);
    expect(source.previewed.length).toBe(1);
    table.tell(update(position(2, [0], [sight(0, ['a'])]), [], 0));
    await table.coach.dryRun(legal('a'));
    expect(source.previewed.length).toBe(2);
    // Where nobody can say, nothing is said and nothing is remembered.
    expect(await table.coach.dryRun(legal('b'))).toBeNull();
  });
});
