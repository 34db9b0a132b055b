/** Tables in this browser: the engine in a worker, spoken to as if it were a server. */

import { createSubscriber } from 'svelte/reactivity';
import type {
  Done,
  DryRun,
  Hint,
  Message,
  NewTable,
  News,
  Past,
  Person,
  Problem,
  SeatPlan,
  TableCommand,
  TableId,
  TableInfo,
  TitleCard,
  Weighed,
} from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { settings } from '../settings.svelte';
import type { Call, CallName, Calls, Said } from './calls';
import { FrameClient, type WatchEars } from './client';
import { ProblemError, type Line, type TableSource } from './source';

/** A worker, or what stands in for one in tests. */
export interface Port {
  postMessage(call: Call): void;
  onmessage: ((event: MessageEvent<Said>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Waiting {
  done: (get: never) => void;
  failed: (error: ProblemError) => void;
}

/** How often workers may break within a minute before they are left alone. */
const PATIENCE = 3;
const MINUTE = 60_000;

export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly skew = 0;

  #line: Line = { is: 'connecting' };
  #me: Person | null = null;
  #keeps = true;
  #changed: () => void = () => undefined;
  readonly #subscribe = createSubscriber((update) => {
    this.#changed = update;
    return () => (this.#changed = () => undefined);
  });

  #port: Port | null = null;
  #calls = 0;
  /** When workers broke of late. */
  #broken: number[] = [];
  readonly #waiting = new Map<number, Waiting>();
  readonly #client = new FrameClient({
    send: (frame) => {
      if (this.#line.is === 'missing') return this.#absent();
      // What isn’t carried now the next worker is asked for; what breaks on the way is given up.
      if (this.#line.is === 'open') this.call('ask', { frame }).catch(() => undefined);
      return null;
    },
    takeOver: (table) => this.call('claim', { table }),
  });

  constructor(private readonly start: () => Port) {}

  get line(): Line {
    this.#subscribe();
    return this.#line;
  }

  get keeps(): boolean {
    this.#subscribe();
    return this.#keeps;
  }

  get me(): Person | null {
    this.#subscribe();
    return this.#me;
  }

  /** Starts a worker, and watches again what was watched. Rejects where there is no engine. */
  async open(): Promise<void> {
    const port = this.start();
    this.#port = port;
    this.#keeps = true;
    port.onmessage = (event) => {
      if (this.#port === port) this.#hear(event.data);
    };
    port.onerror = (event) => {
      if (this.#port === port) this.#end(event.message);
    };
    this.#me = await this.call('open', { name: settings.name.trim() });
    this.#become({ is: 'open' });
    this.#client.resume();
  }

  #become(line: Line): void {
    this.#line = line;
    this.#changed();
  }

  #hear(said: Said): void {
    if ('frames' in said) {
      for (const frame of said.frames) this.#client.hear(frame);
    } else if ('id' in said) {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      waiting?.done(said.get as never);
    } else if ('elsewhere' in said) {
      this.#client.elsewhere(said.elsewhere);
    } else if ('keeps' in said) {
      this.#keeps = said.keeps;
      this.#changed();
    } else if ('missing' in said) {
      this.#end(said.missing);
    } else {
      this.#crashed(said.crashed);
    }
  }

  /** The engine broke: another worker takes up what was kept. */
  #crashed(why: string): void {
    const now = Date.now();
    this.#broken = [...this.#broken.filter((at) => now - at < MINUTE), now];
    if (this.#broken.length >= PATIENCE) {
      this.#end(why);
      return;
    }
    this.#give({ code: 'busy', message: `The engine broke and begins anew: ${why}` });
    this.#become({ is: 'broken', at: now });
    this.open().catch(() => undefined);
  }

  /** There is no engine, or none that works. */
  #end(why: string): void {
    const problem: Problem = { code: 'not-allowed', message: why };
    this.#give(problem);
    this.#become({ is: 'missing', why });
    this.#client.fail(problem);
    this.#client.forgetWatchers();
  }

  /** Gives up on the worker, and on all that waits for it. */
  #give(problem: Problem): void {
    this.#port?.terminate();
    this.#port = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { failed } of waiting) failed(new ProblemError(problem));
    this.#client.giveUp(problem);
  }

  /** Calls the worker. */
  call<Name extends CallName>(call: Name, give: Calls[Name]['give']): Promise<Calls[Name]['get']> {
    this.#calls += 1;
    const id = this.#calls;
    return new Promise((done, failed) => {
      if (!this.#port) {
        failed(new ProblemError(this.#absent()));
        return;
      }
      this.#waiting.set(id, { done, failed });
      this.#port.postMessage({ id, call, give } as Call);
    });
  }

  /** Why there is no worker now. */
  #absent(): Problem {
    return this.#line.is === 'missing'
      ? { code: 'not-allowed', message: this.#line.why }
      : { code: 'busy', message: 'The engine begins anew.' };
  }

  watch(table: TableId, key: string | null, ...ears: WatchEars): () => void {
    return this.#client.watch(table, key, ...ears);
  }

  do(table: TableId, command: TableCommand, seen: number | null): Promise<Done> {
    return this.#client.do(table, command, seen);
  }

  why(table: TableId, seat: number, action: JsonValue): Promise<Problem | null> {
    return this.#client.why(table, seat, action);
  }

  hints(table: TableId, seat: number): Promise<Hint[]> {
    return this.#client.hints(table, seat);
  }

  dryRun(table: TableId, seat: number, action: JsonValue): Promise<DryRun> {
    return this.#client.dryRun(table, seat, action);
  }

  weigh(table: TableId, seat: number, action: JsonValue): Promise<Weighed> {
    return this.#client.weigh(table, seat, action);
  }

  describe(table: TableId, seat: number | null): Promise<Message[]> {
    return this.#client.describe(table, seat);
  }

  captions(table: TableId): Promise<JsonValue> {
    return this.#client.captions(table);
  }

  async news(table: TableId, before: number): Promise<News[]> {
    const told = await this.call('news', { table, before });
    if ('error' in told) throw new ProblemError(told.error);
    return told.news;
  }

  async past(table: TableId, seq: number): Promise<Past> {
    const found = await this.call('past', { table, seq });
    if ('error' in found) throw new ProblemError(found.error);
    return found.past;
  }

  async make(plan: NewTable): Promise<TableId> {
    const made = await this.call('make', { plan });
    if ('table' in made) return made.table;
    throw new ProblemError(made.error);
  }

  /** Makes a table that goes on from a moment of a record, with other people and bots. */
  async branch(record: string, at: number, seats: SeatPlan[]): Promise<TableId> {
    const made = await this.call('branch', { record, at, seats });
    if ('table' in made) return made.table;
    throw new ProblemError(made.error);
  }

  /** The record of a game, also of one that runs: it is this browser's own, and so is its seed. */
  async record(table: TableId): Promise<string> {
    const record = await this.call('record', { table });
    if ('error' in record) throw new ProblemError(record.error);
    return 'over' in record ? record.over : record.running;
  }

  content(table: TableId): Promise<Values | null> {
    return this.call('content', { table });
  }

  /** The titles that can be played. */
  titles(): Promise<TitleCard[]> {
    return this.call('titles', null);
  }

  /** All tables of this browser, the newest first. */
  async tables(): Promise<TableInfo[]> {
    const listed = await this.call('tables', null);
    if ('error' in listed) throw new ProblemError(listed.error);
    return listed.tables;
  }

  /** Forgets a table for good. */
  async forget(table: TableId): Promise<void> {
    await this.call('forget', { table });
  }
}

let opened: Promise<LocalSource> | null = null;

/** Brings the engine into this browser, once. Rejects where it is missing, and says why. */
export function openLocal(): Promise<LocalSource> {
  opened ??= open().catch((error: unknown) => {
    // It may only be that the page is offline and hasn't loaded it yet.
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<LocalSource> {
  const source = new LocalSource(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pantheon' }));
  await source.open();
  return source;
}
