/** The analyses that are kept in this browser, beside its games: whole files, and what a list needs to know of them. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An analysis that is kept. */
export interface KeptAnalysis {
  id: string;
  /** What it is called; nothing if nobody said. */
  name: string;
  title: string;
  /** When it was kept last. */
  changed: number;
  /** The file. */
  text: string;
}

const STORE = 'analyses';

interface Schema extends DBSchema {
  [STORE]: { key: string; value: KeptAnalysis };
}

/** A database of their own: a release that knows none of them has its games open undisturbed. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('pantheon-analyses', 1, { upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'id' }) });

async function using<Got>(work: (db: IDBPDatabase<Schema>) => Promise<Got>): Promise<Got> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

export const keepAnalysis = (kept: KeptAnalysis): Promise<unknown> => using((db) => db.put(STORE, kept));
export const keptAnalysis = (id: string): Promise<KeptAnalysis | undefined> => using((db) => db.get(STORE, id));
export const forgetAnalysis = (id: string): Promise<unknown> => using((db) => db.delete(STORE, id));

/** All that are kept, the newest first. A browser that keeps nothing has none. */
export async function keptAnalyses(): Promise<KeptAnalysis[]> {
  if (typeof indexedDB === 'undefined') return [];
  const all = await using((db) => db.getAll(STORE));
  return all.toSorted((one, other) => other.changed - one.changed);
}
