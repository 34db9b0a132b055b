/** The table of a lesson: the engine in this browser's worker, and no log anywhere. */

import type { LessonInfo, LessonMoment, LessonTurn, Message, Problem, TableCommand, TableUpdate } from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { openLocal, type LocalSource } from './local';
import { ProblemError, type TableSource } from './source';

/** What a lesson is begun with. */
export interface Begins {
  title: string;
  /** The whole course, as its file has it. */
  course: string;
  lesson: string;
  /** What the learner is called. */
  name: string;
}

const NOTHING_ELSE: Problem = { code: 'wrong-time', message: 'At a lesson there is nothing else to do.' };
const nothingElse = () => Promise.reject(new ProblemError(NOTHING_ELSE));

export class LessonSource implements TableSource {
  readonly kind = 'local';
  readonly line = { is: 'open' } as const;
  readonly keeps = true;
  readonly skew = 0;
  readonly me = null;
  #told: ((update: TableUpdate) => void) | null = null;
  /** The step that was seen last. */
  #step = 0;

  private constructor(
    private readonly local: LocalSource,
    private readonly begins: Begins,
    /** The lesson as a table, and how many steps it has. */
    readonly info: LessonInfo,
    /** Hears where the lesson stands. */
    private readonly heard: (moment: LessonMoment) => void,
  ) {}

  /** Begins a lesson. Rejects with a `ProblemError` if there is none such. */
  static async open(begins: Begins, heard: (moment: LessonMoment) => void): Promise<LessonSource> {
    const local = await openLocal();
    const opened = await local.call('lesson', begins);
    if ('error' in opened) throw new ProblemError(opened.error);
    return new LessonSource(local, begins, opened.lesson, heard);
  }

  /** Does something, and tells the table and whoever teaches what came of it. */
  async turn(turn: LessonTurn): Promise<LessonMoment> {
    let found = await this.local.call('lesson-turn', { turn });
    if ('error' in found && found.error.code === 'not-found') {
      // The worker that had it is gone: the step begins again in the next one.
      await this.local.call('lesson', this.begins);
      found = await this.local.call('lesson-turn', { turn: { step: this.#step } });
    }
    if ('error' in found) throw new ProblemError(found.error);
    const { moment } = found;
    this.#step = moment.step;
    this.#told?.(this.#update(moment));
    this.heard(moment);
    return moment;
  }

  #update({ anew, news, seq, position }: LessonMoment): TableUpdate {
    const { info } = this.info;
    const after = anew ? 0 : seq - news.length;
    return { table: info.id, after, seq, now: 0, news, info, position };
  }

  watch(_table: string, _key: string | null, told: (update: TableUpdate) => void): () => void {
    this.#told = told;
    return () => (this.#told = null);
  }

  async do(_table: string, command: TableCommand): Promise<{ seq: number }> {
    if (typeof command === 'string' || !('act' in command)) return nothingElse();
    const { problem, seq } = await this.turn({ act: command.act.action });
    if (problem) throw new ProblemError(problem);
    return { seq };
  }

  async why(_table: string, _seat: number, action: JsonValue): Promise<Problem | null> {
    return (await this.turn({ try: action })).problem ?? null;
  }

  async describe(): Promise<Message[]> {
    const found = await this.local.call('lesson-describe', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.described;
  }

  async captions(): Promise<JsonValue> {
    const found = await this.local.call('lesson-captions', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.captions;
  }

  content(): Promise<Values | null> {
    return this.local.call('lesson-printed', null);
  }

  news = () => Promise.resolve([]);
  hints = () => Promise.resolve([]);
  dryRun = nothingElse;
  weigh = nothingElse;
  make = nothingElse;
  record = nothingElse;
}
