import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Online } from './online.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker on its way, and a word to it. */
function worker(): { state: string; addEventListener: (_: string, hear: () => void) => void; become: (state: string) => void } {
  const ears: (() => void)[] = [];
  const it = {
    state: 'installing',
    addEventListener: (_: string, hear: () => void) => void ears.push(hear),
    become: (state: string) => {
      it.state = state;
      for (const hear of ears) hear();
    },
  };
  return it;
}

it('says that it works without a network only when everything is kept, and goes on until it is', async () => {
  let active: () => void = () => undefined;
  let coming = worker();
  const register = vi.fn(() => Promise.resolve({ waiting: null, active: null, installing: coming, addEventListener: vi.fn() }));
  const container = { controller: null, register, addEventListener: vi.fn(), ready: new Promise<void>((done) => (active = done)) };
  const online = new Online();
  register.mockRejectedValueOnce(new TypeError('429'));
  await online.keep(container as unknown as ServiceWorkerContainer);
  expect(online.kept).toBe(false);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(register).toHaveBeenCalledTimes(2);
  // Not every file came.
  coming.become('redundant');
  coming = worker();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(register).toHaveBeenCalledTimes(3);
  expect(online.kept).toBe(false);
  coming.become('activated');
  active();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(online.kept).toBe(true);
  expect(register).toHaveBeenCalledTimes(3);
});
