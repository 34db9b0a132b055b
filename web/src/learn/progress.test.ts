import { beforeEach, expect, test, vi } from 'vitest';
import { read } from './progress.svelte';

const fresh = async () => {
  vi.resetModules();
  return (await import('./progress.svelte')).progress;
};

beforeEach(() => localStorage.clear());

test('what was learnt is there when one comes back', async () => {
  const progress = await fresh();
  expect(progress.of('chess').done).toEqual([]);
  progress.keep('chess', ({ done }) => ({ done: [...done, 'aim'], left: { lesson: 'rooks', step: 2 } }));
  const again = await fresh();
  expect(again.of('chess')).toMatchObject({ done: ['aim'], left: { lesson: 'rooks', step: 2 }, game: null, said: [], offered: false });
  expect(again.of('go').done).toEqual([]);
});

test('what another tab has learnt meanwhile is kept', async () => {
  const [one, other] = [await fresh(), await fresh()];
  one.keep('chess', () => ({ offered: true }));
  other.keep('go', () => ({ offered: true }));
  const again = await fresh();
  expect(again.of('chess').offered && again.of('go').offered).toBe(true);
});

test('what isn’t ours is as if nothing had been learnt', () => {
  expect(read(null)).toEqual({});
  expect(read('7')).toEqual({});
  expect(read('{"chess": 3, "go": {"done": "all", "left": {"lesson": 1}, "said": [2], "offered": "yes"}}')).toEqual({
    go: { done: [], left: null, game: null, said: [], offered: false },
  });
});
