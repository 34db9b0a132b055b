import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { isKnown, keepKnown } from '../source/known-here';
import { words } from '../words/words.svelte';
import Front from './Front.svelte';

vi.mock('../source/local', () => ({ openLocal: () => Promise.reject(new Error('no worker')) }));

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
  keepKnown(false);
});

it('asks the server for nothing that it refuses a stranger', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ code: 'not-signed-in', message: '' }, { status: 401 })));
  vi.stubGlobal('fetch', fetch);
  await words.speak('en');
  shown = mount(Front, { target: document.body });
  flushSync();
  dispatchEvent(new Event('focus'));
  expect(fetch).not.toHaveBeenCalled();
  // Who was here before is asked about, until the server says that it knows them no more.
  keepKnown(true);
  dispatchEvent(new Event('focus'));
  expect(fetch).toHaveBeenCalled();
  await vi.waitFor(() => expect(isKnown()).toBe(false));
});
