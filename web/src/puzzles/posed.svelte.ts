/** A puzzle that is looked at: its table, and what was answered. */

import type { Hint, PuzzleAnswer, PuzzleCard, PuzzlePosition } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { PuzzleReader } from '../source/puzzles';
import { ProblemError, type TableSource } from '../source/source';
import { Table } from '../table/table.svelte';
import { progress } from './progress.svelte';

const nothing = () => Promise.reject(new ProblemError({ code: 'not-allowed', message: 'There is only a puzzle here.' }));

/** A puzzle is asked once: its first answer counts. After that one may try others, and see what the best one is. */
export class Posed {
  readonly table: Table;
  /** What the last answer is worth; none while it is being thought of. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Whether that was the first answer ever to this puzzle. */
  counted = $state(false);
  /** Whether the best action may be shown. */
  shown = $state(false);
  readonly #reader: PuzzleReader;
  readonly #opened: PuzzlePosition;

  constructor(
    reader: PuzzleReader,
    readonly card: PuzzleCard,
    opened: PuzzlePosition,
  ) {
    this.#reader = reader;
    this.#opened = opened;
    this.table = new Table(this.#source(), opened.info.id);
    this.table.posed = true;
    this.#tell(opened);
  }

  #source(): TableSource {
    return {
      kind: 'local',
      line: { is: 'open' },
      keeps: true,
      skew: 0,
      me: null,
      watch: () => () => undefined,
      do: async (_, command) => {
        if (typeof command === 'string' || !('act' in command)) return nothing();
        await this.#try(command.act.action);
        return { seq: this.table.seq };
      },
      why: (table, seat, action) => this.#reader.why(table, seat, action),
      news: () => Promise.resolve([]),
      hints: () => Promise.resolve([]),
      dryRun: nothing,
      weigh: nothing,
      describe: (table, seat) => this.#reader.describe(table, seat),
      captions: () => this.#reader.captions(),
      content: () => this.#reader.content(),
      make: nothing,
      record: nothing,
    };
  }

  #tell({ info, news, position }: PuzzlePosition): void {
    const seq = news.at(-1)?.seq ?? 0;
    this.table.tell({ table: info.id, after: 0, seq, now: info.changed, news, info, position });
  }

  async #try(action: JsonValue): Promise<void> {
    const answer = await this.#reader.answer(action);
    this.counted = progress.answer(this.#reader.title, this.card, answer.solved);
    this.answer = answer;
    if (answer.solved) this.#show(answer);
  }

  /** Shows the best action without another answer. Whoever gives up before answering has answered wrong. */
  reveal(): void {
    if (this.answer) this.#show(this.answer);
  }

  /** The best action is marked on the board, and there is nothing more to do. */
  #show(answer: PuzzleAnswer): void {
    this.shown = true;
    this.table.hints = answer.best.map(({ action, text }): Hint => ({ action, text, chance: answer.chance, gains: [] }));
  }

  /** The position as it was, to try something else. */
  again(): void {
    this.answer = null;
    this.shown = false;
    this.table.hints = null;
    this.#tell(this.#opened);
  }
}
