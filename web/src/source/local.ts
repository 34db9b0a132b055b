/** Tables in this browser: the engine in a worker, spoken to as if it were a server. */

import { createSubscriber } from 'svelte/reactivity';
import type {
  Answer,
  Ask,
  ClientFrame,
  Done,
  Hint,
  NewTable,
  Person,
  Problem,
  SeatPlan,
  ServerFrame,
  TableCommand,
  TableId,
  TableInfo,
  TableUpdate,
  TitleCard,
} from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { settings } from '../settings.svelte';
import type { Call, CallName, Calls, Said } from './calls';
import { freshId } from './fresh';
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

interface Watcher {
  told: Set<(update: TableUpdate) => void>;
  failed: Set<(problem: Problem) => void>;
  elsewhere: Set<(takeOver: () => void) => void>;
  /** Whether another page has the table: what this one's worker still says of it is old. */
  away: boolean;
}

/** How often workers may break within a minute before they are left alone. */
const PATIENCE = 3;
const MINUTE = 60_000;

export class LocalSource implements TableSource {
  readonly kind = 'local';
  readonly skew = 0;

  #line: Line = { is: 'connecting' };
  #me: Person | null = null;
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
  readonly #asked = new Map<string, (answer: Answer) => void>();
  readonly #watchers = new Map<TableId, Watcher>();

  constructor(private readonly start: () => Port) {}

  get line(): Line {
    this.#subscribe();
    return this.#line;
  }

  get me(): Person | null {
    this.#subscribe();
    return this.#me;
  }

  /** Starts a worker, and watches again what was watched. Rejects where there is no engine. */
  async open(): Promise<void> {
    const port = this.start();
    this.#port = port;
    port.onmessage = (event) => {
      if (this.#port === port) this.#hear(event.data);
    };
    port.onerror = (event) => {
      if (this.#port === port) this.#end(event.message);
    };
    this.#me = await this.call('open', { name: settings.name.trim() });
    this.#become({ is: 'open' });
    for (const table of this.#watchers.keys()) this.#watch(table);
  }

  #become(line: Line): void {
    this.#line = line;
    this.#changed();
  }

  #hear(said: Said): void {
    if ('frames' in said) {
      for (const frame of said.frames) this.#frame(frame);
    } else if ('id' in said) {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      waiting?.done(said.get as never);
    } else if ('elsewhere' in said) {
      this.#elsewhere(said.elsewhere);
    } else if ('missing' in said) {
      this.#end(said.missing);
    } else {
      this.#crashed(said.crashed);
    }
  }

  #frame(frame: ServerFrame): void {
    if ('answer' in frame) {
      const id = frame.answer.id ?? '';
      this.#asked.get(id)?.(frame.answer);
      this.#asked.delete(id);
    } else if ('table' in frame) {
      const watcher = this.#watchers.get(frame.table.table);
      if (watcher && !watcher.away) for (const told of watcher.told) told(frame.table);
    }
  }

  #elsewhere(table: TableId): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    watcher.away = true;
    const takeOver = (): void => {
      // What breaks on the way is said to all who watch, or watched again by the next worker.
      this.call('claim', { table }).then(() => this.#watch(table)).catch(() => undefined);
    };
    for (const elsewhere of watcher.elsewhere) elsewhere(takeOver);
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
    const watchers = [...this.#watchers.values()];
    this.#watchers.clear();
    for (const watcher of watchers) for (const failed of watcher.failed) failed(problem);
  }

  /** Gives up on the worker, and on all that waits for it. */
  #give(problem: Problem): void {
    this.#port?.terminate();
    this.#port = null;
    const waiting = [...this.#waiting.values()];
    const asked = [...this.#asked.entries()];
    this.#waiting.clear();
    this.#asked.clear();
    for (const { failed } of waiting) failed(new ProblemError(problem));
    for (const [id, answered] of asked) answered({ id, error: problem });
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

  #ask(ask: Ask): Promise<Answer> {
    const frame: ClientFrame = { id: freshId(), ask };
    return new Promise((done) => {
      this.#asked.set(frame.id, done);
      this.call('ask', { frame }).catch((error: unknown) => {
        this.#asked.delete(frame.id);
        done({ id: frame.id, error: problemOf(error) });
      });
    });
  }

  #watch(table: TableId): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    watcher.away = false;
    void this.#ask({ watch: { table, key: null, since: null } }).then((answer) => {
      // What broke on the way is watched again by the next worker.
      if (!('error' in answer) || answer.error.code === 'busy') return;
      for (const failed of this.#watchers.get(table)?.failed ?? []) failed(answer.error);
    });
  }

  watch(
    table: TableId,
    _key: string | null,
    told: (update: TableUpdate) => void,
    failed: (problem: Problem) => void,
    elsewhere?: (takeOver: () => void) => void,
  ): () => void {
    let watcher = this.#watchers.get(table);
    if (!watcher) {
      watcher = { told: new Set(), failed: new Set(), elsewhere: new Set(), away: false };
      this.#watchers.set(table, watcher);
    }
    watcher.told.add(told);
    watcher.failed.add(failed);
    if (elsewhere) watcher.elsewhere.add(elsewhere);
    this.#watch(table);
    return () => {
      watcher.told.delete(told);
      watcher.failed.delete(failed);
      if (elsewhere) watcher.elsewhere.delete(elsewhere);
      if (watcher.told.size > 0 || this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      void this.#ask({ unwatch: { table } });
    };
  }

  async do(table: TableId, command: TableCommand, seen: number | null): Promise<Done> {
    const answer = await this.#ask({ do: { table, command, seen, key: null } });
    if ('done' in answer) return answer.done;
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
  }

  async why(table: TableId, seat: number, action: JsonValue): Promise<Problem | null> {
    const answer = await this.#ask({ try: { table, seat, action } });
    return 'error' in answer ? answer.error : null;
  }

  async hints(table: TableId, seat: number): Promise<Hint[]> {
    const answer = await this.#ask({ hint: { table, seat } });
    if ('hints' in answer) return answer.hints;
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
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

  /** The titles that can be played. */
  titles(): Promise<TitleCard[]> {
    return this.call('titles', null);
  }

  /** All tables of this browser, the newest first. */
  tables(): Promise<TableInfo[]> {
    return this.call('tables', null);
  }

  /** Forgets a table for good. */
  async forget(table: TableId): Promise<void> {
    await this.call('forget', { table });
  }
}

const STRANGE: Problem = { code: 'internal', message: 'The engine answered something else.' };

function problemOf(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { code: 'internal', message: String(error) };
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
  const source = new LocalSource(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'pantheon' }),
  );
  await source.open();
  return source;
}
