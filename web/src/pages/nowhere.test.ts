/** Addresses that begin like a page's and lead to nothing. */

import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { router } from '../router.svelte';
import { t, words } from '../words/words.svelte';
import New from './New.svelte';
import Play from './Play.svelte';
import Replay from './Replay.svelte';

vi.mock('../source/local', () => ({ openLocal: () => Promise.reject(new Error('no worker')) }));

let shown: Record<string, unknown> | null = null;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await words.speak('en');
  document.body.innerHTML = '<main></main>';
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  router.go('/', 'replace');
});

/** What a page is headed at an address. */
function heading(page: Component, address: string): string | undefined {
  router.go(address, 'replace');
  shown = mount(page, { target: document.querySelector('main') as HTMLElement });
  flushSync();
  return document.querySelector('h1')?.textContent;
}

it.each<[string, Component]>([
  ['/replay/xyz', Replay],
  ['/replay/xyz/abc', Replay],
  ['/replay/table', Replay],
  ['/replay/local', Replay],
  ['/new/xyz', New],
  ['/play/xyz', Play],
])('at %s there is nothing, which is said at once', (address, page) => {
  expect(heading(page, address)).toBe(t('web-page-missing'));
});

it('where no title and no record is named, one is to be chosen', async () => {
  expect(heading(New, '/new')).toBe(t('web-page-new'));
  if (shown) await unmount(shown);
  expect(heading(Replay, '/replay')).toBe(t('web-page-replay'));
});
