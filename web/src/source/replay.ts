/** Records, looked at moment by moment. The engine plays them in this browser's worker. */

import type { Message, News, Problem, PuzzlePosition, ReplayInfo, ReviewLines, ReviewRetry, TableUpdate, VerifyReport } from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { openLocal, type LocalSource } from './local';
import { ProblemError } from './source';

let opened = 0;

/** A record that is looked at. */
export class Replay {
  /** Whoever still looks at it must not open it again: nobody would forget it a second time. */
  #closed = false;

  private constructor(
    private readonly source: LocalSource,
    private readonly number: number,
    private readonly record: string,
    /** The record as a table that is over, how many entries it has and can show, and whether it is true. */
    readonly info: ReplayInfo,
  ) {}

  /** Opens a record. Rejects with a `ProblemError` if it is none that can be shown. */
  static async open(source: LocalSource, record: string): Promise<Replay> {
    opened += 1;
    // Another may be opened while this one is.
    const number = opened;
    const found = await source.call('replay', { replay: number, record });
    if ('error' in found) throw new ProblemError(found.error);
    return new Replay(source, number, record, found.replay);
  }

  /** Where the game stands after so many entries, as a seat sees it or a spectator: as a table would tell it, with the
   * last entry as its news. */
  async at(entries: number, seat: number | null): Promise<TableUpdate> {
    const found = await this.#look(() => this.source.call('moment', { replay: this.number, entries, seat }));
    const { news, position } = found.moment;
    const { info } = this.info;
    return { table: info.id, after: news.seq - 1, seq: news.seq, now: news.at, news: [news], info, position };
  }

  /** The board in sentences after so many entries, as a seat hears it or a spectator. */
  async describe(entries: number, seat: number | null): Promise<Message[]> {
    const found = await this.#look(() => this.source.call('describe', { replay: this.number, entries, seat }));
    return found.described;
  }

  /** What the things of its table are called and say. */
  async captions(): Promise<JsonValue> {
    const found = await this.#look(() => this.source.call('captions', { replay: this.number }));
    return found.captions;
  }

  /** What is printed on its cards, tiles and boards. */
  content(): Promise<Values | null> {
    return this.source.call('printed', { replay: this.number });
  }

  /** The set-up and all entries, as a seat or a spectator is told them. */
  async log(seat: number | null): Promise<News[]> {
    return (await this.#look(() => this.source.call('log', { replay: this.number, seat }))).log;
  }

  /** What everybody who may act after so many entries could do. */
  async look(entries: number): Promise<ReviewLines[]> {
    return (await this.#look(() => this.source.call('look', { replay: this.number, entries }))).lines;
  }

  /** Where a seat is to decide again after so many entries. */
  async pose(entries: number, seat: number): Promise<PuzzlePosition> {
    return (await this.#look(() => this.source.call('pose', { replay: this.number, entries, seat }))).puzzle;
  }

  /** Why it can't do something there; null if it can. */
  why(entries: number, seat: number, action: JsonValue): Promise<Problem | null> {
    return this.source.call('pose-why', { replay: this.number, entries, seat, action });
  }

  /** What it is worth that it tries something there. Rejects with a `ProblemError` if it can't do that. */
  async retry(entries: number, seat: number, action: JsonValue): Promise<ReviewRetry> {
    return (await this.#look(() => this.source.call('retry', { replay: this.number, entries, seat, action }))).retried;
  }

  /** Looks at something of the record, which is opened again where the worker that had it is gone. */
  async #look<Found extends object>(look: () => Promise<Found | { error: Problem }>): Promise<Found> {
    let found = await look();
    if ('error' in found && found.error.code === 'not-found' && !this.#closed) {
      await this.source.call('replay', { replay: this.number, record: this.record });
      found = await look();
    }
    if ('error' in found) throw new ProblemError(found.error);
    return found;
  }

  /** Forgets it. */
  close(): void {
    this.#closed = true;
    this.source.call('close', { replay: this.number }).catch(() => undefined);
  }
}

/** Opens a record in this browser. */
export async function openReplay(record: string): Promise<Replay> {
  return Replay.open(await openLocal(), record);
}

/** Checks everything that a record claims. */
export async function verifyRecord(record: string): Promise<VerifyReport> {
  return (await openLocal()).call('verify', { record });
}
