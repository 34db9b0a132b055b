/** A table's page on the way to its table. */

import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableUpdate } from '../gen';
import { TITLES } from '../gen/titles';
import { router } from '../router.svelte';
import { t, words } from '../words/words.svelte';
import { board, FakeSource, info, position, sight, update } from '../table/fixtures';
import Page from './Table.svelte';

const source = new FakeSource();
vi.mock('../source/local', () => ({ openLocal: () => Promise.resolve(source) }));
vi.mock('../boards', () => ({ boardOf: () => Promise.resolve(board) }));

let shown: Record<string, unknown> | null = null;
const text = (): string => document.querySelector('main')?.textContent.trim() ?? '';

beforeEach(async () => {
  // Nothing of a title is known from elsewhere.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await words.speak('en');
  router.go('/local/t');
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows nothing of a table before its words are there, and then calls its title by name', async () => {
  const [title] = TITLES;
  let captions: (told: null) => void = () => undefined;
  const asked = vi.spyOn(source, 'captions').mockImplementation(() => new Promise((done) => (captions = done)));
  const at: TableUpdate = { ...update(position(0, [0], [sight(0)])), after: 0, info: info() };
  vi.spyOn(source, 'watch').mockImplementation(((_: string, __: null, told: (update: TableUpdate) => void) => {
    told(at);
    return () => undefined;
  }) as () => () => void);
  shown = mount(Page, { target: document.querySelector('main') as HTMLElement });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(text()).toBe(t('web-loading'));
  captions(null);
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(title?.name));
});
