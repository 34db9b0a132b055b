/** What helps somebody who is about to choose: what a choice would bring, and a warning before a grave mistake. It knows no
 * rule: both are the source's answers. */

import type { DryRun, Legal, Mistake } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { settings } from '../settings.svelte';
import type { Table } from './table.svelte';

/** How long a choice waits for a warning at most, in milliseconds. After that it is made without. */
export const PATIENCE = 1000;

export class Coach {
  /** What is about to be a grave mistake, until somebody takes it back or plays it anyway. */
  warning = $state.raw<{ action: JsonValue; mistake: Mistake } | null>(null);
  /** A choice without a place on the board that is pointed at or has the focus. */
  hovered = $state.raw<Legal | null>(null);
  /** What choices of one position would bring, by the action. */
  readonly #known = new Map<string, DryRun>();
  #step: number | undefined;

  constructor(private readonly table: Table) {}

  /** Whether advice is allowed here: not where somebody learns by finding out. */
  get allowed(): boolean {
    const { taught, posed, still, source, info } = this.table;
    return !taught && !posed && !still && (source.kind === 'local' || info?.hints === true);
  }

  /** Whether choices are weighed before they are made: there is something to choose from, and somebody asked for it. */
  get warns(): boolean {
    return settings.warn && this.allowed && this.table.legal.length > 1;
  }

  /** What is about to be chosen, where that is one thing. */
  get considered(): Legal | null {
    const { table } = this;
    if (table.taught || table.posed || table.ahead) return null;
    if (table.chosen) return table.chosen;
    if (this.hovered) return table.legal.includes(this.hovered) ? this.hovered : null;
    if (table.pointed === null || table.several) return null;
    const choices = table.at(table.pointed);
    return choices.length === 1 ? (choices[0] ?? null) : null;
  }

  /** Whether a choice may be made: nobody is warned of it in time. */
  async lets(seat: number, action: JsonValue): Promise<boolean> {
    const { source, id, position } = this.table;
    const weighed = source.weigh(id, seat, action).then(
      ({ mistake }) => mistake,
      // Who can't be warned plays as everybody does.
      () => null,
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), PATIENCE)));
    const mistake = await Promise.race([weighed, late]);
    clearTimeout(timer);
    // Where others have acted meanwhile it was weighed for a position that is gone.
    if (!mistake || this.table.position?.step !== position?.step) return true;
    this.warning = { action, mistake };
    return false;
  }

  /** The choice is taken back, and nothing was done. */
  takeBack(): void {
    this.warning = null;
  }

  /** The choice is made all the same. */
  playAnyway(): void {
    const { warning, table } = this;
    const seat = table.sight?.seat;
    this.warning = null;
    if (warning && seat !== null && seat !== undefined && !table.busy) void table.do({ act: { seat, action: warning.action } });
  }

  /** What a choice would bring; nothing where nobody can say. */
  async dryRun({ action }: Legal): Promise<DryRun | null> {
    const { source, id, sight, position } = this.table;
    const seat = sight?.seat;
    if (seat === null || seat === undefined) return null;
    if (position?.step !== this.#step) this.#known.clear();
    this.#step = position?.step;
    const name = `${seat} ${JSON.stringify(action)}`;
    const known = this.#known.get(name);
    if (known) return known;
    try {
      const found = await source.dryRun(id, seat, action);
      if (this.#step === position?.step) this.#known.set(name, found);
      return found;
    } catch {
      // Nobody asked in words: who asks too fast, or too late, is told nothing.
      return null;
    }
  }
}
