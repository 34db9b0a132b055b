/** What everybody does who speaks the wire's frames, whatever carries them: asks have answers, tables are watched, and after
 * a break all goes on where it stopped. */

import type {
  Answer,
  Ask,
  ClientFrame,
  Done,
  DryRun,
  Hint,
  Message,
  Problem,
  ServerFrame,
  TableCommand,
  TableId,
  TableUpdate,
  Weighed,
} from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { freshId } from './fresh';
import { passes, patience, ProblemError, type TableSource } from './source';

/** What carries frames: a socket to a server, or a worker of this browser. What it hears goes to `FrameClient.hear`. */
export interface Transport {
  /** Carries a frame now, or not at all until `FrameClient.resume` asks for it again. Says why, if it never will. */
  send(frame: ClientFrame): Problem | null;
  /** Hears of every update before those who watch. */
  heard?(update: TableUpdate): void;
  /** Takes a table from another page that has it, where there can be one. */
  takeOver?(table: TableId): Promise<unknown>;
}

interface Waiting {
  frame: ClientFrame;
  done: (answer: Answer) => void;
}

interface Watcher {
  /** What opens the table to whoever holds no seat there. */
  key: string | null;
  /** The place in the log up to which all was told; none if all is to be told anew. */
  seq: number | null;
  /** Whether another page has the table: what is still told of it here is old. */
  elsewhere: boolean;
  /** How often in a row nothing could be told for a reason that passes, and when it is asked for again. */
  tries: number;
  again: ReturnType<typeof setTimeout> | null;
  readonly ears: Set<Ears>;
}

/** Whom somebody who watches a table is told by. */
interface Ears {
  told: (update: TableUpdate) => void;
  failed: (problem: Problem) => void;
  elsewhere: ((takeOver: () => void) => void) | undefined;
  away: ((seats: readonly number[]) => void) | undefined;
}

const STRANGE: Problem = { code: 'internal', message: 'The answer is to something else.' };

/** Whether it says only how things are now: after a break it is not asked again but anew. */
const isOfNow = (ask: Ask): boolean => typeof ask === 'string' || 'watch' in ask || 'unwatch' in ask;

export class FrameClient implements Pick<TableSource, 'watch' | 'do' | 'why' | 'hints' | 'dryRun' | 'weigh' | 'describe' | 'captions'> {
  readonly #waiting = new Map<string, Waiting>();
  readonly #watchers = new Map<TableId, Watcher>();

  constructor(private readonly transport: Transport) {}

  /** Asks. There is always an answer, unless it is of now and the line breaks. */
  ask(ask: Ask): Promise<Answer> {
    return new Promise((done) => this.#ask(ask, done));
  }

  #ask(ask: Ask, done: (answer: Answer) => void): void {
    const frame: ClientFrame = { id: freshId(), ask };
    this.#waiting.set(frame.id, { frame, done });
    const never = this.transport.send(frame);
    if (never) this.#answer({ id: frame.id, error: never });
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id ?? '');
    this.#waiting.delete(answer.id ?? '');
    waiting?.done(answer);
  }

  /** Hears what concerns asks and tables; the rest is for whoever has the transport. */
  hear(frame: ServerFrame): void {
    if ('answer' in frame) {
      if (frame.answer.id === null) this.#unnamed(frame.answer);
      else this.#answer(frame.answer);
    } else if ('table' in frame) {
      this.#tell(frame.table);
    } else if ('presence' in frame) {
      for (const { away } of this.#ears(frame.presence.table)) away?.(frame.presence.away);
    }
  }

  /** Something can be watched no longer, and it isn't said what: each is asked for, and tells by itself. */
  #unnamed(answer: Answer): void {
    const hidden = 'error' in answer && (answer.error.code === 'not-found' || answer.error.code === 'not-yours');
    if (hidden) for (const table of this.#watchers.keys()) this.rewatch(table);
  }

  #tell(update: TableUpdate): void {
    this.transport.heard?.(update);
    const watcher = this.#watchers.get(update.table);
    if (!watcher || watcher.elsewhere) return;
    watcher.seq = update.seq;
    watcher.tries = 0;
    // Whoever gives up their seat comes in by the key, as others do.
    watcher.key = update.info.key ?? watcher.key;
    for (const { told } of watcher.ears) told(update);
  }

  #ears(table: TableId): readonly Ears[] {
    return [...(this.#watchers.get(table)?.ears ?? [])];
  }

  /** The line is there: asks again what had no answer, and watches again what was watched. */
  resume(): void {
    for (const [id, { frame }] of this.#waiting) {
      if (isOfNow(frame.ask)) this.#waiting.delete(id);
      else this.transport.send(frame);
    }
    for (const table of this.#watchers.keys()) this.rewatch(table);
  }

  /** Asks nothing again of what has no answer yet, and will have all told anew. */
  giveUp(problem: Problem): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { frame, done } of waiting) if (!isOfNow(frame.ask)) done({ id: frame.id, error: problem });
    for (const watcher of this.#watchers.values()) watcher.seq = null;
  }

  /** Says to all who watch why they are told nothing. They watch on, and may be told again. */
  fail(problem: Problem): void {
    for (const table of this.#watchers.keys()) for (const { failed } of this.#ears(table)) failed(problem);
  }

  /** Nobody watches any more. */
  forgetWatchers(): void {
    this.#watchers.clear();
  }

  /** Another page has a table. */
  elsewhere(table: TableId): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    watcher.elsewhere = true;
    const takeOver = (): void => {
      // What breaks on the way is said to all who watch, or watched again after the break.
      this.transport.takeOver?.(table).then(
        () => this.rewatch(table),
        () => undefined,
      );
    };
    for (const { elsewhere } of watcher.ears) elsewhere?.(takeOver);
  }

  /** Watches a table that is watched already, from where it was told to. */
  rewatch(table: TableId): void {
    const watcher = this.#watchers.get(table);
    if (!watcher) return;
    watcher.elsewhere = false;
    if (watcher.again) clearTimeout(watcher.again);
    // Who watches anew is told who is away, and nothing if nobody is.
    for (const { away } of watcher.ears) away?.([]);
    this.#ask({ watch: { table, key: watcher.key, since: watcher.seq } }, (answer) => {
      if (!('error' in answer) || watcher.elsewhere) return;
      for (const { failed } of watcher.ears) failed(answer.error);
      if (!passes(answer.error) || this.#watchers.get(table) !== watcher) return;
      watcher.again = setTimeout(() => this.rewatch(table), patience(watcher.tries, answer.error.retry_after));
      watcher.tries += 1;
    });
  }

  watch(table: TableId, key: string | null, ...[told, failed, elsewhere, away]: WatchEars): () => void {
    const ears: Ears = { told, failed, elsewhere, away };
    const watcher = this.#watchers.get(table) ?? { key, seq: null, elsewhere: false, tries: 0, again: null, ears: new Set() };
    this.#watchers.set(table, watcher);
    watcher.ears.add(ears);
    // Whoever comes second must be told everything too.
    watcher.seq = null;
    this.rewatch(table);
    return () => {
      watcher.ears.delete(ears);
      if (watcher.ears.size > 0 || this.#watchers.get(table) !== watcher) return;
      this.#watchers.delete(table);
      if (watcher.again) clearTimeout(watcher.again);
      void this.ask({ unwatch: { table } });
    };
  }

  /** What opens a watched table. */
  keyOf(table: TableId): string | null {
    return this.#watchers.get(table)?.key ?? null;
  }

  async do(table: TableId, command: TableCommand, seen: number | null): Promise<Done> {
    const answer = await this.ask({ do: { table, command, seen, key: this.keyOf(table) } });
    if (!('done' in answer)) throw new ProblemError('error' in answer ? answer.error : STRANGE);
    // Who holds no seat any more watches as somebody who came with the link.
    if (command === 'leave') this.rewatch(table);
    return answer.done;
  }

  async why(table: TableId, seat: number, action: JsonValue): Promise<Problem | null> {
    const answer = await this.ask({ try: { table, seat, action } });
    return 'error' in answer ? answer.error : null;
  }

  async hints(table: TableId, seat: number): Promise<Hint[]> {
    const answer = await this.ask({ hint: { table, seat } });
    if ('hints' in answer) return answer.hints;
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
  }

  async dryRun(table: TableId, seat: number, action: JsonValue): Promise<DryRun> {
    const answer = await this.ask({ 'dry-run': { table, seat, action } });
    if ('dry-run' in answer) return answer['dry-run'];
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
  }

  async weigh(table: TableId, seat: number, action: JsonValue): Promise<Weighed> {
    const answer = await this.ask({ weigh: { table, seat, action } });
    if ('weighed' in answer) return answer.weighed;
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
  }

  async describe(table: TableId, seat: number | null): Promise<Message[]> {
    const answer = await this.ask({ describe: { table, seat } });
    if ('described' in answer) return answer.described;
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
  }

  async captions(table: TableId): Promise<JsonValue> {
    const answer = await this.ask({ captions: { table } });
    if ('captions' in answer) return answer.captions;
    throw new ProblemError('error' in answer ? answer.error : STRANGE);
  }
}

/** Whom `watch` tells. */
export type WatchEars = Parameters<TableSource['watch']> extends [TableId, string | null, ...infer Rest] ? Rest : never;
