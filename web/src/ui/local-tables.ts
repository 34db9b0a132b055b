/** Tables in this browser, as the site's pages need them. */

import type { NewTable, TableId, TitleCard } from '../gen';
import { api } from '../source/api';
import { openLocal, type LocalSource } from '../source/local';
import { remote } from '../source/remote.svelte';
import { ProblemError, type TableSource } from '../source/source';
import { ownLuck } from '../table/luck';
import { NoEngine } from './problem';

/** The tables of this browser; null where it has no engine. */
export async function localTables(): Promise<LocalSource | null> {
  try {
    return await openLocal();
  } catch {
    return null;
  }
}

/** What an error of the engine means: where there is none, that is why everything fails. */
export async function explain(error: unknown): Promise<unknown> {
  return (await localTables()) === null ? new NoEngine() : error;
}

/** What can be played and what a table may choose: this browser knows, else the server does. */
export async function titleCards(): Promise<TitleCard[]> {
  const local = await localTables();
  return local ? local.titles() : api<TitleCard[]>('GET', '/api/titles');
}

/** Makes a table and begins the game if everybody is there. Answers with the table's address. */
export async function makeTable(plan: NewTable, where: 'here' | 'online'): Promise<string> {
  const local = where === 'here' ? await localTables() : null;
  const source = local ?? remote;
  const id = await source.make(plan);
  if (plan.seats.every((seat) => seat !== 'open' && seat !== 'invited')) await begin(source, id);
  return local ? `/local/${id}` : `/table/${id}`;
}

/** Nobody is waited for, so the game begins. */
async function begin(source: TableSource, id: TableId): Promise<void> {
  await source.do(id, { ready: { ready: true, entropy: ownLuck() } }, null);
  try {
    await source.do(id, 'start', null);
  } catch (error) {
    // A table that began by itself needs no word.
    if (!(error instanceof ProblemError) || error.problem.code !== 'wrong-time') throw error;
  }
}
