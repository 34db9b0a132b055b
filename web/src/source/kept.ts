/** The tables that are kept in this browser: whole logs as text, by table. */

import type { TableId } from '../gen';

/** Where saved tables are. */
export interface Kept {
  put(table: TableId, text: string): Promise<void>;
  get(table: TableId): Promise<string | null>;
  all(): Promise<TableId[]>;
  remove(table: TableId): Promise<void>;
}

const STORE = 'tables';

function wait<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('The browser keeps nothing.'));
  });
}

/** What was asked for is not only done but kept. */
function done({ transaction }: IDBRequest): Promise<void> {
  return new Promise((done, failed) => {
    if (!transaction) return failed(new Error('The browser keeps nothing.'));
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new Error('The browser keeps nothing.'));
  });
}

class Database implements Kept {
  constructor(private readonly db: IDBDatabase) {}

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.db.transaction(STORE, mode).objectStore(STORE);
  }

  async put(table: TableId, text: string): Promise<void> {
    await done(this.#store('readwrite').put(text, table));
  }

  async get(table: TableId): Promise<string | null> {
    return ((await wait(this.#store('readonly').get(table))) as string | undefined) ?? null;
  }

  async all(): Promise<TableId[]> {
    return (await wait(this.#store('readonly').getAllKeys())).map(String);
  }

  async remove(table: TableId): Promise<void> {
    await done(this.#store('readwrite').delete(table));
  }
}

/** Keeps tables only as long as the worker lives. */
export class Memory implements Kept {
  readonly #texts = new Map<TableId, string>();

  put(table: TableId, text: string): Promise<void> {
    this.#texts.set(table, text);
    return Promise.resolve();
  }

  get(table: TableId): Promise<string | null> {
    return Promise.resolve(this.#texts.get(table) ?? null);
  }

  all(): Promise<TableId[]> {
    return Promise.resolve([...this.#texts.keys()]);
  }

  remove(table: TableId): Promise<void> {
    this.#texts.delete(table);
    return Promise.resolve();
  }
}

/** The browser's own database; memory where it has none for us, as in some private windows. */
export async function openKept(): Promise<Kept> {
  try {
    const request = indexedDB.open('pantheon', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return new Database(await wait(request));
  } catch {
    return new Memory();
  }
}
