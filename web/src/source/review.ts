/** Reviews of records, made in a worker of their own. */

import { ProblemError } from './source';
import type { ReviewAsked, ReviewSaid } from './review-steps';
import type { Review } from '../gen';

export interface ReviewEars {
  /** What is known so far, and whether that is all. */
  told: (review: Review, all: boolean) => void;
  failed: (error: unknown) => void;
}

/** Begins the review of a record. Answers with how to stop it. */
export function startReview(asked: ReviewAsked, ears: ReviewEars): () => void {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<ReviewSaid>) => {
    if ('review' in data) {
      if (data.all) stop();
      return ears.told(data.review, data.all);
    }
    stop();
    ears.failed('problem' in data ? new ProblemError(data.problem) : new Error(data.failed));
  };
  worker.onerror = (event) => {
    stop();
    ears.failed(new Error(event.message));
  };
  worker.postMessage(asked);
  return stop;
}
