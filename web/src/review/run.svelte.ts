/** A review that goes on while one looks at moments of the game, and is still there when one comes back. */

import type { Review } from '../gen';
import { startReview } from '../source/review';

/** How many iterations a decision gets in a browser. */
const ITERATIONS = 1_000;

export class Run {
  /** What is known so far. */
  review = $state.raw<Review | null>(null);
  /** Whether that is all. */
  done = $state(false);
  failed = $state.raw<unknown>(null);
  readonly #stop: () => void;

  constructor(
    readonly record: string,
    start: typeof startReview = startReview,
  ) {
    this.#stop = start(
      { record, iterations: ITERATIONS },
      {
        told: (review, all) => {
          this.review = review;
          this.done = all;
        },
        failed: (error) => (this.failed = error),
      },
    );
  }

  stop(): void {
    this.#stop();
  }
}

let last: Run | null = null;

/** The review of a record: the one that was begun last if it is of the same. Only one is made at a time. */
export function runOf(record: string): Run {
  if (last?.record === record && last.failed === null) return last;
  last?.stop();
  last = new Run(record);
  return last;
}
