/** The tables that are kept in this browser: their logs, a line for what each begins with and one for each row. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableId } from '../gen';

/** Lines of a log that are to be kept. */
export interface Lines {
  /** Who writes. Rows of two who wrote without knowing of each other are never mixed. */
  by: string;
  /** The place of the row before these; 0 if this is the whole log. */
  after: number;
  head: string;
  rows: readonly string[];
}

/** Where saved tables are. */
export interface Kept {
  /** Keeps lines. False, and nothing is kept, unless they are the whole log or go on where the same writer stopped. */
  put(table: TableId, lines: Lines): Promise<boolean>;
  /** The whole log, as the engine reads it. */
  get(table: TableId): Promise<string | null>;
  all(): Promise<TableId[]>;
  remove(table: TableId): Promise<void>;
}

/** What is known of a kept log besides its rows. */
interface Head {
  by: string;
  head: string;
  /** The place of its last row. */
  last: number;
}

/** Whether lines may be added to what is kept. */
const fits = (kept: Head | string | undefined, { by, after }: Lines): boolean =>
  after === 0 || (typeof kept === 'object' && kept.by === by && kept.last === after);

const headOf = ({ by, head, after, rows }: Lines): Head => ({ by, head, last: after + rows.length });

const HEADS = 'tables';
const ROWS = 'rows';

interface Schema extends DBSchema {
  /** Before rows had a store of their own, the value was the whole log. It is until the table goes on. */
  [HEADS]: { key: TableId; value: Head | string };
  [ROWS]: { key: [table: TableId, seq: number]; value: string };
}

const rowsOf = (table: TableId): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** What is put or removed is not only done then but kept: the whole transaction is waited for. */
class Database implements Kept {
  constructor(private readonly db: IDBPDatabase<Schema>) {}

  async put(table: TableId, lines: Lines): Promise<boolean> {
    const change = this.db.transaction([HEADS, ROWS], 'readwrite');
    const [heads, rows] = [change.objectStore(HEADS), change.objectStore(ROWS)];
    const fit = fits(await heads.get(table), lines);
    if (fit) {
      if (lines.after === 0) await rows.delete(rowsOf(table));
      const written = lines.rows.map((row, index) => rows.put(row, [table, lines.after + index + 1]));
      await Promise.all([...written, heads.put(headOf(lines), table)]);
    }
    await change.done;
    return fit;
  }

  async get(table: TableId): Promise<string | null> {
    const look = this.db.transaction([HEADS, ROWS]);
    const kept = await look.objectStore(HEADS).get(table);
    const rows = typeof kept === 'object' ? await look.objectStore(ROWS).getAll(rowsOf(table)) : [];
    if (kept === undefined) return null;
    return typeof kept === 'string' ? kept : [kept.head, ...rows].join('\n');
  }

  all(): Promise<TableId[]> {
    return this.db.getAllKeys(HEADS);
  }

  async remove(table: TableId): Promise<void> {
    const change = this.db.transaction([HEADS, ROWS], 'readwrite');
    await Promise.all([change.objectStore(HEADS).delete(table), change.objectStore(ROWS).delete(rowsOf(table)), change.done]);
  }
}

/** Keeps tables only as long as the worker lives. */
export class Memory implements Kept {
  readonly #logs = new Map<TableId, Head & { rows: readonly string[] }>();

  put(table: TableId, lines: Lines): Promise<boolean> {
    const kept = this.#logs.get(table);
    const fit = fits(kept, lines);
    const before = lines.after === 0 ? [] : (kept?.rows ?? []);
    if (fit) this.#logs.set(table, { ...headOf(lines), rows: [...before, ...lines.rows] });
    return Promise.resolve(fit);
  }

  get(table: TableId): Promise<string | null> {
    const kept = this.#logs.get(table);
    return Promise.resolve(kept ? [kept.head, ...kept.rows].join('\n') : null);
  }

  all(): Promise<TableId[]> {
    return Promise.resolve([...this.#logs.keys()]);
  }

  remove(table: TableId): Promise<void> {
    this.#logs.delete(table);
    return Promise.resolve();
  }
}

/** The browser's own database; memory where it has none for us, as in some private windows. */
export async function openKept(): Promise<Kept> {
  try {
    const db = await openDB<Schema>('pantheon', 2, {
      upgrade(fresh, before) {
        if (before < 1) fresh.createObjectStore(HEADS);
        if (before < 2) fresh.createObjectStore(ROWS);
      },
    });
    return new Database(db);
  } catch {
    return new Memory();
  }
}
