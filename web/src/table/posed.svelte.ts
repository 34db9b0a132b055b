/** A position to be tried on: one decides once, is told what that is worth, and may try again. */

import type { PuzzlePosition } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { ProblemError, type TableSource } from '../source/source';
import { Table } from './table.svelte';

const nothing = () => Promise.reject(new ProblemError({ code: 'not-allowed', message: 'There is only a position here.' }));

/** Who knows the position, and what an action is worth there. */
export interface Examiner<Answer> {
  /** What an action is worth. Rejects with a `ProblemError` if the rules refuse it. */
  answer(action: JsonValue): Promise<Answer>;
  captions: TableSource['captions'];
  content: TableSource['content'];
  describe: TableSource['describe'];
  why: TableSource['why'];
}

/** What is done with an answer. */
export interface Examined<Answer> {
  /** Counts it. Whether it is the first one ever. */
  count(answer: Answer): boolean;
  /** Shows the best choices at the table. */
  show(answer: Answer, table: Table): void;
}

/** A position is asked once: the first answer counts. After that one may try others, and see what the best one is. */
export class Posed<Answer extends { solved: boolean }> {
  readonly table: Table;
  /** What the last answer is worth; none while it is being thought of. */
  answer = $state.raw<Answer | null>(null);
  /** Whether that was the first answer ever. */
  counted = $state(false);
  /** Whether the best action may be shown. */
  shown = $state(false);

  constructor(
    private readonly examiner: Examiner<Answer>,
    private readonly examined: Examined<Answer>,
    private readonly opened: PuzzlePosition,
  ) {
    this.table = new Table(this.#source(), opened.info.id);
    this.table.posed = true;
    this.#tell();
  }

  #source(): TableSource {
    const { why, describe, captions, content } = this.examiner;
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
      why,
      news: () => Promise.resolve([]),
      hints: () => Promise.resolve([]),
      dryRun: nothing,
      weigh: nothing,
      describe,
      captions,
      content,
      make: nothing,
      record: nothing,
    };
  }

  #tell(): void {
    const { info, news, position } = this.opened;
    const seq = news.at(-1)?.seq ?? 0;
    this.table.tell({ table: info.id, after: 0, seq, now: info.changed, news, info, position });
  }

  async #try(action: JsonValue): Promise<void> {
    const answer = await this.examiner.answer(action);
    this.counted = this.examined.count(answer);
    this.answer = answer;
    if (answer.solved) this.#show(answer);
  }

  /** Shows the best action without another answer. Whoever gives up before answering has answered wrong. */
  reveal(): void {
    if (this.answer) this.#show(this.answer);
  }

  /** The best action is marked on the board, and there is nothing more to do. */
  #show(answer: Answer): void {
    this.shown = true;
    this.examined.show(answer, this.table);
  }

  /** The position as it was, to try something else. */
  again(): void {
    this.answer = null;
    this.shown = false;
    this.table.advisedOf(null);
    this.#tell();
  }
}
