/** The table of a daily deal: the engine in this browser's worker. What the player puts in is all that is kept of it, since
 * everything else follows from that and the deal. */

import type { DailyDeal, DailyInfo, DailyMoment, DailyTurn, DryRun, Message, Problem, TableCommand, TableUpdate } from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { openLocal, type LocalSource } from './local';
import { ProblemError, type TableSource } from './source';

/** What a deal is begun or taken up with. */
export interface DailyBegins {
  title: string;
  day: string;
  /** What the player put in before. */
  plays: JsonValue;
  /** What the player is called. */
  name: string;
}

const NOTHING_ELSE: Problem = { code: 'not-allowed', message: 'At a daily deal there is nothing else to do.' };
const nothingElse = () => Promise.reject(new ProblemError(NOTHING_ELSE));

/** What is dealt on a day. Rejects where there is no engine. */
export async function dealsOf(day: string): Promise<DailyDeal[]> {
  const found = await (await openLocal()).call('daily-deals', { day });
  if ('error' in found) throw new ProblemError(found.error);
  return found.deals;
}

/** The record of a game, from what its player put in. */
export async function recordOfPlays(title: string, day: string, plays: JsonValue): Promise<string> {
  const found = await (await openLocal()).call('daily-record-of', { title, day, plays });
  if ('error' in found) throw new ProblemError(found.error);
  return found.record;
}

export class DailySource implements TableSource {
  readonly kind = 'local';
  readonly line = { is: 'open' } as const;
  readonly keeps = true;
  readonly skew = 0;
  readonly me = null;
  #told: ((update: TableUpdate) => void) | null = null;
  #plays: JsonValue;
  /** One thing after the other: nobody acts while the others do. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;

  private constructor(
    private readonly local: LocalSource,
    private readonly begins: DailyBegins,
    /** The deal, and its table. */
    readonly info: DailyInfo,
    /** Hears where the game stands. */
    private readonly heard: (moment: DailyMoment) => void,
  ) {
    this.#plays = begins.plays;
  }

  /** Begins a deal, or takes it up. Rejects with a `ProblemError` if that can't be. */
  static async open(begins: DailyBegins, heard: (moment: DailyMoment) => void): Promise<DailySource> {
    const local = await openLocal();
    const opened = await local.call('daily', begins);
    if ('error' in opened) throw new ProblemError(opened.error);
    return new DailySource(local, begins, opened.daily, heard);
  }

  /** Does something and tells what came of it; then the others act, each by itself, until it is the player's turn. */
  turn(turn: DailyTurn): Promise<DailyMoment> {
    const done = this.#last.then(() => this.#turn(turn));
    this.#last = done.then(
      (moment) => this.#othersAct(moment),
      () => undefined,
    );
    return done;
  }

  /** Resolves when it is the player's turn, or the game is over. */
  rested(): Promise<unknown> {
    return this.#last;
  }

  /** Nobody looks any more. */
  close(): void {
    this.#closed = true;
  }

  async #turn(turn: DailyTurn): Promise<DailyMoment> {
    let found = await this.local.call('daily-turn', { turn });
    if ('error' in found && found.error.code === 'not-found') {
      // The worker that had it is gone: the next one plays the same again.
      await this.local.call('daily', { ...this.begins, plays: this.#plays });
      found = await this.local.call('daily-turn', { turn });
    }
    if ('error' in found) throw new ProblemError(found.error);
    const { moment } = found;
    this.#plays = moment.plays;
    if (!moment.problem) this.#tell(moment);
    this.heard(moment);
    return moment;
  }

  async #othersAct(moment: DailyMoment): Promise<void> {
    for (let now = moment; now.goes_on && !this.#closed;) now = await this.#turn('go-on');
  }

  #tell({ anew, news, seq, position }: DailyMoment): void {
    const { info } = this.info;
    const after = anew ? 0 : seq - news.length;
    const status = position.outcome ? 'over' : info.status;
    this.#told?.({ table: info.id, after, seq, now: 0, news, info: { ...info, status }, position });
  }

  watch(_table: string, _key: string | null, told: (update: TableUpdate) => void): () => void {
    this.#told = told;
    return () => (this.#told = null);
  }

  async do(_table: string, command: TableCommand): Promise<{ seq: number }> {
    if (typeof command === 'string') return nothingElse();
    const turn: DailyTurn | null = 'act' in command ? { act: command.act.action } : 'undo' in command ? 'undo' : null;
    if (turn === null) return nothingElse();
    const { problem, seq } = await this.turn(turn);
    if (problem) throw new ProblemError(problem);
    return { seq };
  }

  async why(_table: string, _seat: number, action: JsonValue): Promise<Problem | null> {
    return (await this.turn({ try: action })).problem ?? null;
  }

  async dryRun(_table: string, _seat: number, action: JsonValue): Promise<DryRun> {
    const found = await this.local.call('daily-dry-run', { action });
    if ('error' in found) throw new ProblemError(found.error);
    return found['dry-run'];
  }

  async describe(): Promise<Message[]> {
    const found = await this.local.call('daily-describe', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.described;
  }

  async captions(): Promise<JsonValue> {
    const found = await this.local.call('daily-captions', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.captions;
  }

  content(): Promise<Values | null> {
    return this.local.call('daily-printed', null);
  }

  async record(): Promise<string> {
    const found = await this.local.call('daily-record', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.record;
  }

  news = () => Promise.resolve([]);
  hints = () => Promise.resolve([]);
  weigh = nothingElse;
  make = nothingElse;
}
