/** The time, as something that views can follow. It ticks only while somebody looks at it. */

import { createSubscriber } from 'svelte/reactivity';

class Ticker {
  readonly #follow: () => void;

  constructor(every: number) {
    this.#follow = createSubscriber((update) => {
      const timer = setInterval(update, every);
      return () => clearInterval(timer);
    });
  }

  /** `Date.now()`, said anew as often as the ticker ticks. */
  get now(): number {
    this.#follow();
    return Date.now();
  }
}

/** For clocks. */
export const fast = new Ticker(200);
