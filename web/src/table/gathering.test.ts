/** The pages round a table, where people gather and where they are missed. */

import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeatInfo, TableInfo } from '../gen';
import { TITLES } from '../gen/titles';
import { words } from '../words/words.svelte';
import { board, FakeSource, info, position, sight, update } from './fixtures';
import Gathering from './Gathering.svelte';
import Seats from './Seats.svelte';
import { provideTable, Table } from './table.svelte';

let shown: Record<string, unknown> | null = null;
let source: FakeSource;
let table: Table;

/** Shows a part of a table's page. */
function show(Part: Component, about: Partial<TableInfo>): void {
  const at = update(about.status === 'gathering' ? null : position(0, [1], [sight(0)]));
  table.board = board;
  table.tell({ ...at, after: 0, info: info(about) });
  const Within: Component = (anchor, props) => {
    provideTable(table);
    return Part(anchor, props);
  };
  shown = mount(Within, { target: document.body, context: new Map() });
  flushSync();
}

const seat = (name: string, user: string, ready: boolean): SeatInfo => ({
  kind: 'person',
  name,
  user,
  level: null,
  ready,
  sat_in: false,
  resigned: false,
});
const text = (): string => document.body.textContent ?? '';
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === name);
  if (!button) throw new Error(`there is no button “${name}”`);
  button.click();
  await tick();
  await tick();
}

beforeEach(async () => {
  await words.speak('en');
  source = new FakeSource();
  table = new Table(source, 't');
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

it('names the game', () => {
  show(Gathering, { status: 'gathering' });
  expect(document.querySelector('h1')?.textContent).toBe(`${TITLES[0]?.name}: who plays?`);
});

it('who is ready adds a word of their own to the luck, and always what their browser drew', async () => {
  show(Gathering, { status: 'gathering', host: 'u1', seats: [seat('Ana', 'u0', false), seat('Bia', 'u1', false)] });
  const field = document.querySelector('input');
  if (!field) throw new Error('there is nowhere to write');
  field.value = 'três maçãs';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await press('I’m ready');
  expect(source.done).toEqual([{ ready: { ready: true, entropy: expect.stringMatching(/^três maçãs [0-9a-f]{32}$/) as string } }]);
});

it('a host who begins without having been ready adds to the luck as well', async () => {
  show(Gathering, { status: 'gathering', seats: [seat('Ana', 'u0', false), seat('Bia', 'u1', true)] });
  await press('Start the game');
  await vi.waitFor(() =>
    expect(source.done).toEqual([{ ready: { ready: true, entropy: expect.stringMatching(/^[0-9a-f]{32}$/) as string } }, 'start']),
  );
});

it('a host who has been ready is not asked twice', async () => {
  show(Gathering, { status: 'gathering', seats: [seat('Ana', 'u0', true), seat('Bia', 'u1', true)] });
  await press('Start the game');
  expect(source.done).toEqual(['start']);
});

it('whoever is away has a mark that is seen and heard, until they are back', () => {
  show(Seats, {});
  expect(text()).not.toContain('away');
  table.away = [1];
  flushSync();
  const strip = document.querySelector('[data-key="seat:1"]');
  expect(strip?.classList.contains('away')).toBe(true);
  expect(strip?.querySelector('button')?.textContent).toMatch(/Bia\s*away/);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Bia is away.');
  table.away = [];
  flushSync();
  expect(text()).not.toContain('away');
});

it('where a bot sits in, that is said and not that somebody is away', () => {
  show(Seats, { seats: [seat('Ana', 'u0', true), { ...seat('Bia', 'u1', true), sat_in: true, level: 3 }] });
  table.away = [1];
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
});
