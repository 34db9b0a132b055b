/** Somebody's way through a lesson: the table that it is taken at, and where it stands. */

import type { Key } from '../boards/contract';
import type { Legal, LessonMoment, LessonTurn } from '../gen';
import { LessonSource } from '../source/lesson';
import { loadTitle } from '../table/load-title';
import { Table } from '../table/table.svelte';
import type { Course } from './courses';
import { progress } from './progress.svelte';

export class Walk {
  readonly title: string;
  moment = $state.raw<LessonMoment | null>(null);
  /** The action that was asked to be shown. */
  shown = $state.raw<Legal | null>(null);
  #source: LessonSource | null = null;
  #table: Table | null = null;

  private constructor(
    private readonly course: Course,
    private readonly lesson: string,
  ) {
    this.title = course.title;
  }

  /** Begins a lesson, or goes on with the one that was left. */
  static async begin(course: Course, lesson: string, name: string): Promise<Walk> {
    const walk = new Walk(course, lesson);
    const begins = { title: course.title, course: course.text, lesson, name };
    const source = await LessonSource.open(begins, (moment) => walk.#hear(moment));
    const table = new Table(source, source.info.info.id);
    walk.#source = source;
    walk.#table = table;
    table.taught = new Set();
    const { info } = source.info;
    table.info = info;
    await loadTitle(table, info, source);
    source.watch(table.id, null, (update) => table.tell(update));
    const { left } = progress.of(course.title);
    const step = left?.lesson === lesson && left.step < source.info.steps ? left.step : 0;
    await walk.turn({ step });
    return walk;
  }

  /** Where the step that is taken is analysed. */
  get analysis(): string {
    return `/analyse/lesson/${this.title}/${this.lesson}/${this.moment?.step ?? 0}`;
  }

  get table(): Table {
    if (!this.#table) throw new Error('The lesson was not begun.');
    return this.#table;
  }

  get steps(): number {
    return this.#source?.info.steps ?? 0;
  }

  get isLast(): boolean {
    return this.moment !== null && this.moment.step + 1 === this.steps;
  }

  get #next(): string | null {
    const { lessons } = this.course;
    return lessons[lessons.findIndex(({ name }) => name === this.lesson) + 1]?.name ?? null;
  }

  /** Whether another lesson comes after this one. */
  get hasNext(): boolean {
    return this.#next !== null;
  }

  /** Where to go when the lesson is done: to the next one, or to the list after the last. */
  get onward(): string {
    return this.#next === null ? `/learn/${this.title}` : `/learn/${this.title}/${this.#next}`;
  }

  /** Does something in the lesson that isn't an action of the game. */
  async turn(turn: LessonTurn): Promise<void> {
    try {
      await this.#source?.turn(turn);
    } catch (error) {
      this.table.refuse(error);
    }
  }

  /** Shows what would help. */
  show(): void {
    const hint = this.moment?.hint ?? null;
    this.shown = hint;
    if (hint) this.#light(this.table.board?.keys(hint.action, this.table.view) ?? []);
  }

  #light(keys: readonly Key[]): void {
    this.table.taught = new Set(keys);
  }

  #hear(moment: LessonMoment): void {
    const before = this.moment;
    this.moment = moment;
    if (before?.step !== moment.step || before.stage !== moment.stage || moment.news.length > 0) this.shown = null;
    // What came about is seen by itself.
    if (this.shown === null) this.#light(moment.stage === 'look' || moment.stage === 'do' ? moment.look : []);
    const done = this.isLast && (moment.stage === 'reached' || moment.stage === 'look');
    progress.keep(this.title, (known) => ({
      left: done ? null : { lesson: this.lesson, step: moment.step },
      done: done ? [...new Set([...known.done, this.lesson])] : known.done,
      offered: true,
    }));
  }
}
