/** Advice comes step by step, and says no more than was asked for. */

import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Hint } from '../gen';
import { words } from '../words/words.svelte';
import { board, FakeSource, position, sight, update } from './fixtures';
import Hints from './Hints.svelte';
import { Panels } from './panels.svelte';
import { runKey } from './run-key';
import { provideTable, Table } from './table.svelte';

const hint = (name: string, chance: number, more: Partial<Hint> = {}): Hint => ({
  action: { go: name },
  text: { key: `choice-${name}` },
  chance,
  gains: [{ category: 'x', points: 2 }],
  ...more,
});
const ADVICE = [hint('b', 0.6, { thought: { key: 'the-thought' }, why: [{ key: 'the-reason' }] }), hint('a', 0.5)];

let shown: Record<string, unknown>;
let table: Table;
let source: FakeSource;

beforeEach(async () => {
  await words.speak('en');
  source = new FakeSource();
  source.advice = ADVICE;
  table = new Table(source, 't');
  table.board = board;
  table.tell(update(position(1, [0], [sight(0, ['a', 'b', 'c'])]), [], 0));
  const Within: Component = (anchor, props) => {
    provideTable(table);
    return Hints(anchor, props);
  };
  shown = mount(Within, { target: document.body, context: new Map() });
  flushSync();
});
afterEach(() => unmount(shown));

const text = (): string => document.querySelector('.hints')?.textContent ?? '';
const spoken = (): string => document.querySelector('[aria-live]')?.textContent ?? '';
const choices = (): string[] => [...document.querySelectorAll('.hints li button strong')].map((it) => it.textContent ?? '');

async function pressH(): Promise<void> {
  runKey(new KeyboardEvent('keydown', { key: 'h', cancelable: true }), table, new Panels());
  await tick();
  await tick();
  flushSync();
}

it('goes from a thought to the choices, the best of them and why, with one search', async () => {
  let searches = 0;
  const hints = source.hints.bind(source);
  source.hints = () => {
    searches += 1;
    return hints();
  };
  expect(text()).toBe('');
  await pressH();
  expect(text()).toContain('the-thought');
  expect([spoken(), choices(), table.advised]).toEqual(['the-thought', [], []]);
  await pressH();
  // In the order in which they are listed, so that the best isn't told yet.
  expect([choices(), table.advised]).toEqual([
    ['choice-a', 'choice-b'],
    ['b', 'a'],
  ]);
  expect(text()).not.toContain('60%');
  expect(spoken()).toContain('choice-a and choice-b');
  await pressH();
  expect([choices(), table.advised]).toEqual([['choice-b', 'choice-a'], ['b']]);
  expect(text()).toContain('60%');
  expect(text()).not.toContain('the-reason');
  await pressH();
  expect(text()).toContain('the-reason');
  expect(spoken()).toBe('the-reason');
  await pressH();
  expect(text()).toContain('the-reason');
  expect(searches).toBe(1);
});

it('keeps the focus where a button that is pressed goes away, and begins anew after it was closed', async () => {
  await pressH();
  const more = (): HTMLButtonElement | null => document.querySelector('.hints [aria-keyshortcuts="H"]');
  for (let step = 1; step < 4; step++) {
    more()?.focus();
    more()?.click();
    flushSync();
    await tick();
    await Promise.resolve();
  }
  expect(more()).toBeNull();
  expect(document.activeElement?.closest('.hints')).not.toBeNull();
  table.hints = null;
  flushSync();
  await pressH();
  expect(choices()).toEqual([]);
});

it('tells the rest at once where others have acted and the best is gone', async () => {
  await pressH();
  table.tell(update(position(2, [0, 1], [sight(0, ['a', 'c'])]), [{ seq: 2, at: 2, step: 2, what: { acted: { seat: 1, bot: false } } }]));
  flushSync();
  expect(choices()).toEqual(['choice-a']);
});
