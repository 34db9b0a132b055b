/** What the page shows of a record's checks. The engine that makes them is tested in `source/`. */

import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { VerifyReport } from '../gen';
import type { Origin } from './record';
import { words } from '../words/words.svelte';
import Verify from './Verify.svelte';

const engine = vi.hoisted(() => ({
  records: new Map<string, string>(),
  /** Records whose checks take until somebody lets them end. */
  slow: new Map<string, Promise<void>>(),
  /** What the players added to the luck; nothing if the record doesn't say. */
  entropy: null as string[] | null,
}));

vi.mock('../source/local', () => ({
  openLocal: async () => ({ record: async (id: string) => engine.records.get(id) ?? Promise.reject(new Error('gone')) }),
}));
vi.mock('../source/replay', () => ({
  verifyRecord: async (record: string): Promise<VerifyReport> => {
    await engine.slow.get(record);
    const result = record === 'true' ? 'passed' : 'failed';
    const verdict = record === 'true' ? 'true' : { wrong: { code: 'cut-off', message: '', line: null, entry: null } };
    const said = { title: 'any', commitment: 'c', entries: 3, draws: 2, outcome: null, entropy: engine.entropy };
    return { checks: [{ check: 'chain', result }], verdict, record: engine.entropy ? said : null } as unknown as VerifyReport;
  },
}));

let shown: Record<string, unknown> | null = null;
const text = (): string => document.body.textContent ?? '';

function show(from: Origin | null): void {
  shown = mount(Verify, { target: document.body, props: { from } });
}

function pick(record: string): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('nothing can be picked');
  Object.defineProperty(input, 'files', { value: [new File([record], 'game.pantheon')], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => words.speak('en'));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  engine.records.clear();
  engine.slow.clear();
  engine.entropy = null;
});

it('a record is brought from its table and checked at once', async () => {
  engine.records.set('l-1', 'true');
  show({ where: 'local', id: 'l-1' });
  await vi.waitFor(() => expect(text()).toContain('The record is true.'));
  expect(text()).toContain('It holds.');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/replay/local/l-1');
});

it('what players added to the luck is shown, or that nobody added anything', async () => {
  engine.records.set('l-1', 'true');
  engine.entropy = ['três maçãs 00ff', '<b>4 & 5</b>'];
  show({ where: 'local', id: 'l-1' });
  await vi.waitFor(() => expect(text()).toContain('What the players added to the luck:'));
  expect([...document.querySelectorAll('.hash li')].map(({ textContent }) => textContent)).toEqual(engine.entropy);
  engine.entropy = [];
  pick('true');
  await vi.waitFor(() => expect(text()).toContain('No player added anything to the luck.'));
});

it('a table whose record isn’t there is told as such', async () => {
  show({ where: 'local', id: 'nowhere' });
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
  expect(text()).not.toContain('The record is');
});

it('without a table a record is picked', async () => {
  show(null);
  expect(document.querySelector('details')).toBeNull();
  pick('false');
  await vi.waitFor(() => expect(text()).toContain('The record is not true.'));
  expect(text()).toContain('It does not hold.');
});

it('only the last record that was asked for is told of', async () => {
  let end = (): void => undefined;
  engine.slow.set('true', new Promise((done) => (end = done)));
  engine.records.set('l-1', 'true');
  show({ where: 'local', id: 'l-1' });
  await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('true'));
  pick('false');
  await vi.waitFor(() => expect(text()).toContain('The record is not true.'));
  end();
  await new Promise((done) => setTimeout(done));
  expect(text()).toContain('The record is not true.');
});
