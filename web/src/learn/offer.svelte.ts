/** At which table lessons are offered: the first of a title that somebody plays here, until they say no or play. */

import { localTables } from '../ui/local-tables';
import { isTaught } from './courses';
import { progress } from './progress.svelte';

class Offer {
  #table = $state<string | null>(null);

  /** The table at which it stands. */
  get table(): string | null {
    return this.#table;
  }

  /** Whether somebody has never played a title here, nor begun to learn it, nor been offered to. */
  async isDue(title: string): Promise<boolean> {
    if (!isTaught(title) || progress.of(title).offered) return false;
    const tables = await (await localTables())?.tables().catch(() => []);
    return (tables ?? []).every((table) => table.title !== title);
  }

  /** Offers it at a table, this once. */
  make(title: string, table: string): void {
    progress.keep(title, () => ({ offered: true }));
    this.#table = table;
  }

  close(): void {
    this.#table = null;
  }
}

export const offer = new Offer();
