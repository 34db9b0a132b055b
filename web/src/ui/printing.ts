/** What has to be there before a page is printed: pictures that are otherwise loaded when somebody has read so far. */

import { createContext } from 'svelte';

export class Printing {
  readonly #awaited: (() => Promise<unknown>)[] = [];

  /** Has this loaded before the page is printed. */
  expect(load: () => Promise<unknown>): void {
    this.#awaited.push(load);
  }

  /** Loads everything. */
  async prepare(): Promise<void> {
    await Promise.all(this.#awaited.map((load) => load()));
  }
}

export const [usePrinting, providePrinting] = createContext<Printing>();
