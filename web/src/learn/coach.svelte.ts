/** The coach of a first game: explains what is met for the first time. The engine says what is met; here is only remembered
 * what was said. */

import type { CoachNote } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { openLocal } from '../source/local';
import type { Table } from '../table/table.svelte';
import type { Course } from './courses';
import { progress } from './progress.svelte';

/** Asks the engine what there is to say. */
export type Ask = (noticed: { told: JsonValue[]; can: JsonValue[]; asked: string | null; view: JsonValue }) => Promise<CoachNote[]>;

const ofCourse =
  ({ title, text }: Course): Ask =>
  async (noticed) => {
    const says = await (await openLocal()).call('coach', { title, course: text, noticed });
    return 'notes' in says ? says.notes : [];
  };

export class Coach {
  /** What waits to be read, the first first. */
  notes = $state.raw<readonly CoachNote[]>([]);

  constructor(
    private readonly title: string,
    private readonly table: Table,
    private readonly ask: Ask,
  ) {}

  static of(course: Course, table: Table): Coach {
    return new Coach(course.title, table, ofCourse(course));
  }

  /** Looks at the table, and has something to say where something is met for the first time. */
  async look(): Promise<void> {
    const { table } = this;
    const { position, sight } = table;
    if (!position || !sight) return;
    const asked = position.asked.find(({ seat }) => seat === sight.seat)?.text.key ?? null;
    const told = table.latest.flatMap(({ events = [] }) => events.map(({ event }) => event));
    const can = table.legal.map(({ action }) => action);
    const met = await this.ask({ told, can, asked, view: sight.view });
    const known = new Set([...progress.of(this.title).said, ...this.notes.map(({ name }) => name)]);
    const fresh = met.filter(({ name }) => !known.has(name));
    if (fresh.length > 0) this.notes = [...this.notes, ...fresh];
  }

  /** The first was read, and isn't said again. */
  read(): void {
    const [first, ...rest] = this.notes;
    if (!first) return;
    progress.keep(this.title, ({ said }) => ({ said: [...said, first.name] }));
    this.notes = rest;
  }
}
