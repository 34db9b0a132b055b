/** The review of a record in a worker of its own, so that neither the page nor its tables wait for it. */

import { engine } from './engine';
import { reviewSteps, type ReviewAsked, type ReviewSaid } from './review-steps';

declare const self: DedicatedWorkerGlobalScope;

const say = (said: ReviewSaid): void => self.postMessage(said);

self.onmessage = (event: MessageEvent<ReviewAsked>) => {
  engine()
    .then((loaded) => reviewSteps(loaded, event.data, say, () => performance.now()))
    .catch((error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }));
};
