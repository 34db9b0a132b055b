import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '../words/words.svelte';
import { arrived, isMissed, loadAnew } from './missed.svelte';
import { tell } from './problem';

/** A part that didn't come, as the build's loader tells of it. */
function miss(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  arrived();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a part of the client that didn’t come is nobody’s mistake', async () => {
  await words.speak('en');
  const error = miss();
  expect(isMissed(error)).toBe(true);
  expect(tell(error)).toBe(words.t('web-page-failed'));
  expect(tell(new TypeError('x is not a function'))).toBe(words.t('web-problem-internal'));
});

it('is brought by a page that loads itself anew once the server is there, ever more slowly', async () => {
  let there = false;
  vi.stubGlobal('fetch', () => (there ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline'))));
  const load = vi.fn();
  loadAnew(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load, 'a browser without a network shows nothing instead').not.toHaveBeenCalled();
  there = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(load).toHaveBeenCalledTimes(1);
  // That didn't help: the next page waits longer.
  loadAnew(load);
  await vi.advanceTimersByTimeAsync(6000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(load).toHaveBeenCalledTimes(2);
  // Who left the page isn't taken back to it.
  loadAnew(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
