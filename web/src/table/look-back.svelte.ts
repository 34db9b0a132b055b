/** A look back while a game goes on: the board as it was after any step, as one could see it then. */

import type { Message, News, Past } from '../gen';
import { still } from './still';
import { Table } from './table.svelte';

/** Whether it led from one board to another. */
const led = ({ step, what }: News): boolean => step !== undefined || what === 'began';

export class LookBack {
  /** The board as it was. */
  readonly table: Table;
  /** The place in the log that is looked at; none before one has looked at any. */
  at = $state<number | null>(null);
  /** The places that there are to look at, the newest last. */
  readonly places: readonly number[] = $derived.by(() => this.live.news.filter(led).map(({ seq }) => seq));
  /** Counts what was asked for: only the last is shown. */
  #wanted = 0;
  #told: number | null = null;
  #described: readonly Message[] = [];

  constructor(
    /** The game as it goes on. */
    readonly live: Table,
  ) {
    this.table = new Table(
      still(() => Promise.resolve([...this.#described])),
      live.id,
    );
    this.table.still = true;
    this.table.board = live.board;
    this.table.card = live.card;
  }

  /** Which of the places is looked at. */
  get index(): number {
    return this.places.findIndex((seq) => seq === this.at);
  }

  /** One step back from now. */
  async begin(): Promise<void> {
    await this.#go(this.places.at(-2) ?? this.places.at(-1));
  }

  /** Looks at the n-th place. Before the first there may be more that isn't known here. */
  async go(index: number): Promise<void> {
    if (index < 0 && this.live.hasEarlier) {
      const first = this.places[0];
      await this.live.earlierOrWhyNot();
      await this.#go(this.places[this.places.findIndex((seq) => seq === first) - 1]);
    } else {
      await this.#go(this.places[Math.max(0, Math.min(index, this.places.length - 1))]);
    }
  }

  async #go(seq: number | undefined): Promise<void> {
    if (seq === undefined) return;
    this.at = seq;
    this.#wanted += 1;
    const wanted = this.#wanted;
    try {
      const past = await this.live.source.past?.(this.live.id, seq);
      if (past && wanted === this.#wanted) this.#tell(past);
    } catch (error) {
      if (wanted === this.#wanted) this.table.refuse(error);
    }
  }

  #tell({ seq, position, described }: Past): void {
    // Whoever shares this screen with others sees what these eyes saw.
    const index = Math.max(
      0,
      position.sights.findIndex(({ seat }) => seat === this.live.eyes),
    );
    const { sights, deadline: _, ...rest } = position;
    const heard = this.live.heard.filter((news) => news.seq <= seq);
    // The next step plays, any other is simply there.
    const next =
      this.#told !== null && this.places.indexOf(seq) === this.places.indexOf(this.#told) + 1 && this.places.includes(this.#told);
    const after = next ? (this.#told ?? 0) : 0;
    this.#told = seq;
    this.#described = described[index] ?? [];
    const info = this.live.info;
    if (!info) return;
    this.table.tell({
      table: this.live.id,
      after,
      seq,
      now: 0,
      news: heard.filter((news) => news.seq > after),
      info: { ...info, status: position.outcome ? 'over' : 'playing' },
      position: { ...rest, sights: sights.slice(index, index + 1), clocks: [], offers: [] },
    });
  }
}
