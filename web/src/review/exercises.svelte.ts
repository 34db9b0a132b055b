/** Decisions to be taken again: an exercise list of one's own mistakes. Kept in this browser only, with the records that
 * they are from. */

import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Message, ReviewClass } from '../gen';

export interface Exercise {
  id: string;
  /** The commitment of the game that it is from. */
  game: string;
  title: string;
  /** After how many entries of the record it is. */
  entries: number;
  seat: number;
  /** What the player was called. */
  name: string;
  /** What was chosen, what that cost, and its class; none where it was kept without a review. */
  was: { chosen: Message; loss: number; class: ReviewClass | null } | null;
  /** When it was kept. */
  kept: number;
  /** How often somebody has tried, and whether it was ever solved. */
  tries: number;
  solved: boolean;
}

type About = Pick<Exercise, 'game' | 'title' | 'entries' | 'seat' | 'name'> & { was?: Exercise['was'] };

export const exerciseOf = ({ was = null, ...about }: About): Exercise => ({
  ...about,
  was,
  id: `${about.game.slice(0, 16)}-${about.entries}-${about.seat}`,
  kept: Date.now(),
  tries: 0,
  solved: false,
});

const EXERCISES = 'exercises';
const RECORDS = 'records';

interface Schema extends DBSchema {
  [EXERCISES]: { key: string; value: Exercise };
  [RECORDS]: { key: string; value: string };
}

const connect = async (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('pantheon-exercises', 1, {
    upgrade(fresh) {
      fresh.createObjectStore(EXERCISES, { keyPath: 'id' });
      fresh.createObjectStore(RECORDS);
    },
  });

/** What isn't solved yet comes first, the newest first. */
const inOrder = (all: readonly Exercise[]): Exercise[] =>
  all.toSorted((a, b) => Number(a.solved) - Number(b.solved) || b.kept - a.kept || (b.was?.loss ?? 0) - (a.was?.loss ?? 0));

class Exercises {
  /** All of them; none before they were read. */
  all = $state.raw<readonly Exercise[] | null>(null);
  /** Where this browser keeps nothing, records are there as long as the page is. */
  readonly #records = new Map<string, string>();
  #open: Promise<IDBPDatabase<Schema> | null> | null = null;

  #database(): Promise<IDBPDatabase<Schema> | null> {
    this.#open ??= connect().catch(() => null);
    return this.#open;
  }

  /** Reads what is kept. */
  async read(): Promise<readonly Exercise[]> {
    const db = await this.#database();
    const kept = (await db?.getAll(EXERCISES)) ?? this.all ?? [];
    this.all = inOrder(kept);
    return this.all;
  }

  /** Keeps exercises from a record. What is there already stays as it is. */
  async keep(fresh: readonly Exercise[], record: string): Promise<void> {
    const before = await this.read();
    const added = fresh.filter(({ id }) => before.every((old) => old.id !== id));
    const games = new Set(fresh.map(({ game }) => game));
    for (const game of games) this.#records.set(game, record);
    const db = await this.#database();
    if (db) {
      const change = db.transaction([EXERCISES, RECORDS], 'readwrite');
      const [exercises, records] = [change.objectStore(EXERCISES), change.objectStore(RECORDS)];
      await Promise.all([...added.map((one) => exercises.put(one)), ...[...games].map((game) => records.put(record, game)), change.done]);
    }
    this.all = inOrder([...before, ...added]);
  }

  /** One of them, with the record that it is from; none where it isn't kept here. */
  async find(id: string): Promise<{ exercise: Exercise; record: string } | null> {
    const exercise = (await this.read()).find((one) => one.id === id);
    if (!exercise) return null;
    const db = await this.#database();
    const record = this.#records.get(exercise.game) ?? (await db?.get(RECORDS, exercise.game));
    return record === undefined ? null : { exercise, record };
  }

  /** Somebody has tried it. */
  async tried(id: string, solved: boolean): Promise<void> {
    const before = (await this.read()).find((one) => one.id === id);
    if (!before) return;
    const after = { ...before, tries: before.tries + 1, solved: before.solved || solved };
    await (await this.#database())?.put(EXERCISES, after);
    this.all = inOrder((this.all ?? []).map((one) => (one.id === id ? after : one)));
  }

  /** Forgets one, and its record where no other is from it. */
  async remove(id: string): Promise<void> {
    const before = await this.read();
    const gone = before.find((one) => one.id === id);
    if (!gone) return;
    const left = before.filter((one) => one !== gone);
    const last = left.every(({ game }) => game !== gone.game);
    if (last) this.#records.delete(gone.game);
    const db = await this.#database();
    await db?.delete(EXERCISES, id);
    if (last) await db?.delete(RECORDS, gone.game);
    this.all = left;
  }
}

export const exercises = new Exercises();
