import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Code } from '../gen';
import { ProblemError } from '../source/source';
import { mayHelp, tryAgain } from './again.svelte';

const failure = (code: Code, more = {}): ProblemError => new ProblemError({ code, message: '', ...more });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what a page asks for once', () => {
  /** How often a page asks within a minute that is answered like this each time. */
  async function asked(answer: () => unknown): Promise<number> {
    let failed = $state.raw<unknown>(answer());
    let times = 0;
    const leave = $effect.root(() =>
      tryAgain(
        () => failed,
        () => {
          times += 1;
          failed = answer();
        },
      ),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    leave();
    const before = times;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times, 'nobody asks for a page that was left').toBe(before);
    return times;
  }

  it('is asked for again by itself, ever more slowly, while that may pass', async () => {
    const times = await asked(() => failure('busy'));
    expect(times).toBeGreaterThan(4);
    expect(times).toBeLessThan(12);
    expect(await asked(() => failure('too-fast', { retry_after: 25 }))).toBe(2);
  });

  it('is not asked for again by itself where that doesn’t pass', async () => {
    for (const code of ['not-found', 'internal', 'not-yours'] as const) expect(await asked(() => failure(code))).toBe(0);
    expect(await asked(() => new Error('no such file'))).toBe(0);
  });

  it('may be asked for by hand unless it isn’t there', () => {
    expect([failure('not-found'), failure('internal'), new Error('no such file')].map(mayHelp)).toEqual([false, true, true]);
  });
});
