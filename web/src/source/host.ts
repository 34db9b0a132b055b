/** The worker's side: answers calls, lets time pass, and keeps every table that goes on. */

import type { Ask, LocalSave, LocalStep, LocalTable, News, Person, ServerFrame, TableId, TableInfo } from '../gen';
import type { Call, Said } from './calls';
import type { Engine, EngineReplay, EngineTables } from './engine';
import type { Kept } from './kept';

/** The longest that a timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** What a host needs of the world. */
export interface Around {
  say: (said: Said) => void;
  now: () => number;
  /** Calls something later, after all that has come in; answers with how to call it off. */
  later: (millis: number, what: () => void) => () => void;
}

/** The table that somebody asks for, which may have to be taken up first. */
function tableOf(ask: Ask): TableId | null {
  if (typeof ask === 'string' || 'unwatch' in ask) return null;
  if ('watch' in ask) return ask.watch.table;
  if ('do' in ask) return ask.do.table;
  return 'try' in ask ? ask.try.table : ask.hint.table;
}

const CLOSED = { error: { code: 'not-found', message: 'The record was not opened here.' } } as const;

export class Host {
  #tables: EngineTables | null = null;
  #callOff: (() => void) | null = null;
  /** The tables that the engine has. Others are kept and not yet taken up. */
  #here = new Set<TableId>();
  #replays = new Map<number, EngineReplay>();
  /** Writes follow one another, so that no older log replaces a newer one. */
  #writing: Promise<void> = Promise.resolve();
  /** The tables that wait to be written. */
  #unsaved = new Set<TableId>();
  #broken = false;

  constructor(
    private readonly engine: Engine,
    private readonly kept: Kept,
    private readonly around: Around,
  ) {}

  /** Answers a call. What the engine can't survive is said once, and then nothing more. */
  async hear(call: Call): Promise<void> {
    if (this.#broken) return;
    try {
      const get = await this.#answer(call);
      this.around.say({ id: call.id, get });
    } catch (error) {
      this.#break(error);
    }
  }

  /** Resolves when everything that went on is kept. */
  written(): Promise<void> {
    return this.#writing;
  }

  #break(error: unknown): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#callOff?.();
    const crashed = error instanceof Error ? error.message : String(error);
    // Whoever hears it ends this worker: first everything is kept.
    void this.written().then(() => this.around.say({ crashed }));
  }

  async #answer(call: Call): Promise<unknown> {
    switch (call.call) {
      case 'open':
        return this.#open(call.give.name);
      case 'ask': {
        const table = tableOf(call.give.frame.ask);
        if (table !== null) await this.#takeUp(table);
        this.#told(this.#engine().ask(JSON.stringify(call.give.frame), this.around.now()));
        return null;
      }
      case 'make':
        return this.#begun(this.#engine().make(JSON.stringify(call.give.plan), this.around.now()));
      case 'branch': {
        const { record, at, seats } = call.give;
        return this.#begun(this.#engine().branch(record, at, JSON.stringify(seats), this.around.now()));
      }
      case 'titles':
        return JSON.parse(this.#engine().titles());
      case 'tables': {
        for (const table of await this.kept.all()) await this.#takeUp(table);
        return JSON.parse(this.#engine().tables()) as TableInfo[];
      }
      case 'record':
        await this.#takeUp(call.give.table);
        return JSON.parse(this.#engine().record(call.give.table));
      case 'forget':
        return this.#forget(call.give.table);
      case 'replay': {
        const replay = this.engine.Replay.open(call.give.record);
        this.#replays.set(call.give.replay, replay);
        return JSON.parse(replay.info());
      }
      case 'moment': {
        const replay = this.#replays.get(call.give.replay);
        return replay ? JSON.parse(replay.at(call.give.entries, call.give.seat)) : CLOSED;
      }
      case 'log': {
        const replay = this.#replays.get(call.give.replay);
        return replay ? { log: JSON.parse(replay.log(call.give.seat)) as News[] } : CLOSED;
      }
      case 'close':
        this.#replays.get(call.give.replay)?.free();
        this.#replays.delete(call.give.replay);
        return null;
      case 'verify':
        return JSON.parse(this.engine.verify(call.give.record));
    }
  }

  #open(name: string): Person {
    const entropy = crypto.getRandomValues(new Uint8Array(32));
    this.#tables = new this.engine.Local(entropy, name, this.around.now());
    const hello = JSON.parse(this.#tables.hello(this.around.now())) as ServerFrame;
    if (!('hello' in hello)) throw new Error('The engine says no hello.');
    return hello.hello.you;
  }

  #engine(): EngineTables {
    if (!this.#tables) throw new Error('The tables were not opened.');
    return this.#tables;
  }

  /** Takes up a table that is kept, unless it is here. One that can't be played any more stays where it is. */
  async #takeUp(table: TableId): Promise<void> {
    if (this.#here.has(table)) return;
    const text = await this.kept.get(table);
    if (text === null || this.#here.has(table)) return;
    const loaded = JSON.parse(this.#engine().load(text, this.around.now())) as LocalTable;
    if ('table' in loaded) this.#made(JSON.stringify(loaded));
  }

  #made(text: string): LocalTable {
    const made = JSON.parse(text) as LocalTable;
    if ('table' in made) {
      this.#here.add(made.table);
      this.#schedule(0);
    }
    return made;
  }

  /** A new table is kept before anybody hears of it. */
  async #begun(text: string): Promise<LocalTable> {
    const made = this.#made(text);
    if ('table' in made) this.#save(made.table);
    await this.written();
    return made;
  }

  async #forget(table: TableId): Promise<null> {
    this.#here.delete(table);
    this.#engine().forget(table);
    this.#write(() => this.kept.remove(table));
    await this.written();
    return null;
  }

  #told(text: string): void {
    const step = JSON.parse(text) as LocalStep;
    for (const table of step.changed) this.#save(table);
    // What is told is kept: whoever reloads the page a moment later sees the same.
    if (step.frames.length > 0) void this.written().then(() => this.around.say({ frames: step.frames }));
    this.#schedule(step.next);
  }

  /** Keeps a table as it is when its turn to be written comes: rows that come quickly are written together. */
  #save(table: TableId): void {
    this.#here.add(table);
    if (this.#unsaved.has(table)) return;
    this.#unsaved.add(table);
    this.#write(async () => {
      this.#unsaved.delete(table);
      const saved = JSON.parse(this.#engine().save(table)) as LocalSave;
      if ('saved' in saved) await this.kept.put(table, saved.saved);
    });
  }

  /** A browser that is full, or forbids it, keeps nothing: the game goes on. */
  #write(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(write).catch(() => undefined);
  }

  #schedule(next: number | null): void {
    this.#callOff?.();
    this.#callOff = null;
    if (next === null || this.#broken) return;
    this.#callOff = this.around.later(Math.min(next, LONGEST), () => {
      try {
        this.#told(this.#engine().step(this.around.now()));
      } catch (error) {
        this.#break(error);
      }
    });
  }
}
