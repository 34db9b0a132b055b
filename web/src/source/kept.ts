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

/** Where saved tables are. What it rejects with may pass: it is told as such, and never as a table that isn't there. */
export interface Kept {
  /** Whether what is kept outlives this page. */
  readonly lasting: boolean;
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

type Connection = IDBPDatabase<Schema>;

/** How long to wait before a database that failed is tried again, in milliseconds. */
const PAUSES = [50, 250, 1000];

const pause = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis));

/** This browser has no database for us, as in some private windows. */
class NoDatabase extends Error {}

const isCalled = (error: unknown, ...names: readonly string[]): boolean => error instanceof DOMException && names.includes(error.name);

/** Connects to the browser's database. When the connection ends, whatever the cause, `ended` is called. */
async function connect(ended: () => void): Promise<Connection> {
  if (typeof indexedDB === 'undefined') throw new NoDatabase();
  try {
    const db = await openDB<Schema>('pantheon', 2, {
      upgrade(fresh, before) {
        if (before < 1) fresh.createObjectStore(HEADS);
        if (before < 2) fresh.createObjectStore(ROWS);
      },
      // A later release wants it, or somebody clears the site's data: neither waits for this page.
      blocking() {
        ended();
        db.close();
      },
      terminated: ended,
    });
    return db;
  } catch (error) {
    throw isCalled(error, 'SecurityError', 'InvalidStateError', 'NotSupportedError') ? new NoDatabase() : error;
  }
}

/** The browser's own database. What is put or removed is not only done then but kept: the whole transaction is waited
 * for. A connection can break at any time, as when the browser is short of something: then it makes another. */
class Database implements Kept {
  readonly lasting = true;
  #db: Promise<Connection> | null = null;

  /** Opens it, if it isn't open. */
  open(): Promise<Connection> {
    const forget = (): void => {
      if (this.#db === db) this.#db = null;
    };
    const db = (this.#db ??= connect(() => forget()));
    db.catch(forget);
    return db;
  }

  /** Does something, and again if it fails for a reason that may pass: so it must come to the same when done twice. */
  async #patiently<Got>(work: (db: Connection) => Promise<Got>, pauses: readonly number[] = PAUSES): Promise<Got> {
    const db = this.open();
    try {
      return await work(await db);
    } catch (error) {
      const [millis, ...later] = pauses;
      if (millis === undefined || error instanceof NoDatabase || isCalled(error, 'QuotaExceededError')) throw error;
      if (this.#db === db) this.#db = null;
      db.then((open) => open.close()).catch(() => undefined);
      await pause(millis);
      return this.#patiently(work, later);
    }
  }

  put(table: TableId, lines: Lines): Promise<boolean> {
    return this.#patiently(async (db) => {
      const change = db.transaction([HEADS, ROWS], 'readwrite');
      const [heads, rows] = [change.objectStore(HEADS), change.objectStore(ROWS)];
      const fit = fits(await heads.get(table), lines);
      if (fit) {
        if (lines.after === 0) await rows.delete(rowsOf(table));
        const written = lines.rows.map((row, index) => rows.put(row, [table, lines.after + index + 1]));
        await Promise.all([...written, heads.put(headOf(lines), table)]);
      }
      await change.done;
      return fit;
    });
  }

  get(table: TableId): Promise<string | null> {
    return this.#patiently(async (db) => {
      const look = db.transaction([HEADS, ROWS]);
      const kept = await look.objectStore(HEADS).get(table);
      const rows = typeof kept === 'object' ? await look.objectStore(ROWS).getAll(rowsOf(table)) : [];
      if (kept === undefined) return null;
      return typeof kept === 'string' ? kept : [kept.head, ...rows].join('\n');
    });
  }

  all(): Promise<TableId[]> {
    return this.#patiently((db) => db.getAllKeys(HEADS));
  }

  remove(table: TableId): Promise<void> {
    return this.#patiently(async (db) => {
      const change = db.transaction([HEADS, ROWS], 'readwrite');
      await Promise.all([change.objectStore(HEADS).delete(table), change.objectStore(ROWS).delete(rowsOf(table)), change.done]);
    });
  }
}

/** Keeps tables only as long as the worker lives. */
export class Memory implements Kept {
  readonly lasting: boolean = false;
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

/** The browser's own database; memory where it has none for us. One that can't be opened just now is tried again when it
 * is needed. */
export async function openKept(): Promise<Kept> {
  const database = new Database();
  try {
    await database.open();
  } catch (error) {
    if (error instanceof NoDatabase) return new Memory();
  }
  return database;
}
