/** Which page of this browser has a table. Two that play the same one would write over each other's games. */

import type { TableId } from '../gen';

export interface Claims {
  /** Asks for a table, or takes it from whoever has it. Resolves with whether it is had now; `lost` is called when
   * another page takes it. */
  claim(table: TableId, how: 'ask' | 'take', lost: () => void): Promise<boolean>;
  /** Has it no more. */
  leave(table: TableId): void;
}

/** So long a page that is on its way out, as before a reload, may still have a table, in milliseconds. */
const GRACE = 1000;

/** The browser's own locks. They end with the worker that holds them, however it ends. */
export class Locks implements Claims {
  readonly #leave = new Map<TableId, () => void>();

  constructor(private readonly locks: LockManager) {}

  claim(table: TableId, how: 'ask' | 'take', lost: () => void): Promise<boolean> {
    return new Promise((done) => {
      let had = false;
      const hold = (): Promise<void> => {
        had = true;
        done(true);
        return new Promise((leave) => this.#leave.set(table, leave));
      };
      const options = how === 'take' ? { steal: true } : { signal: AbortSignal.timeout(GRACE) };
      this.locks.request(`pantheon-table-${table}`, options, hold).catch((error: unknown) => {
        if (had) lost();
        // A browser that gives no locks at all plays without them.
        else done(!(error instanceof DOMException && error.name === 'TimeoutError'));
      });
    });
  }

  leave(table: TableId): void {
    this.#leave.get(table)?.();
    this.#leave.delete(table);
  }
}

/** Where a browser has no locks for us, as on plain HTTP: every page has what it wants, and the last to write is kept. */
export const UNLOCKED: Claims = {
  claim: () => Promise.resolve(true),
  leave: () => undefined,
};
