/** The worker's side of a review: piece by piece, with news of how far it has come. */

import type { Problem, Review, ReviewFound } from '../gen';
import type { Engine } from './engine';

export interface ReviewAsked {
  record: string;
  iterations: number;
}

export type ReviewSaid =
  /** What is known so far, and whether that is all. */
  | { review: Review; all: boolean }
  /** The record can't be reviewed. */
  | { problem: Problem }
  /** There is no engine here, or it broke. */
  | { failed: string };

/** How often the page hears of it, in milliseconds… */
const EVERY = 700;
/** …and that it is told takes no more than such a part of the time: the report of a long game takes a while to write. */
const PART = 10;

/** Does the whole review. It says what is known as soon as there is a graph, now and then, and at the end. */
export function reviewSteps(engine: Engine, asked: ReviewAsked, say: (said: ReviewSaid) => void, now: () => number): void {
  const review = engine.Review.open(asked.record, asked.iterations);
  const tell = (all: boolean): void => {
    const found = JSON.parse(review.report()) as ReviewFound;
    if ('error' in found) say({ problem: found.error });
    else say({ review: found.review, all });
  };
  const first = JSON.parse(review.report()) as ReviewFound;
  if ('error' in first) {
    say({ problem: first.error });
    return review.free();
  }
  // The glance at every moment, which is the graph.
  let left = review.step(first.review.moments.length);
  tell(left === 0);
  let told = now();
  let pause = EVERY;
  while (left > 0) {
    left = review.step(1);
    const begun = now();
    if (left > 0 && begun - told < pause) continue;
    tell(left === 0);
    told = now();
    pause = Math.max(EVERY, PART * (told - begun));
  }
  review.free();
}
