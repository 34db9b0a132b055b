/** The worker's side of the daily deal: the one that is played. Nothing of it is kept here. */

import type { Call } from './calls';
import type { Engine, EngineDaily } from './engine';

/** The calls that are about it. */
type DailyCall = Extract<Call, { call: `daily${string}` }>;

const CLOSED = { error: { code: 'not-found', message: 'No deal was begun here.' } } as const;

export class DailyTables {
  #table: EngineDaily | null = null;

  constructor(private readonly engine: Engine) {}

  answer(call: DailyCall): unknown {
    switch (call.call) {
      case 'daily-deals':
        return JSON.parse(this.engine.daily_deals(call.give.day));
      case 'daily': {
        const { title, day, plays, name } = call.give;
        this.#table?.free();
        this.#table = this.engine.DailyTable.open(title, day, JSON.stringify(plays), name);
        return JSON.parse(this.#table.info());
      }
      case 'daily-turn':
        return this.#table ? JSON.parse(this.#table.turn(JSON.stringify(call.give.turn))) : CLOSED;
      case 'daily-dry-run':
        return this.#table ? JSON.parse(this.#table.dry_run(JSON.stringify(call.give.action))) : CLOSED;
      case 'daily-record':
        return this.#table ? JSON.parse(this.#table.record()) : CLOSED;
      case 'daily-record-of': {
        const { title, day, plays } = call.give;
        const table = this.engine.DailyTable.open(title, day, JSON.stringify(plays), '');
        const record: unknown = JSON.parse(table.record());
        table.free();
        return record;
      }
      case 'daily-describe':
        return this.#table ? JSON.parse(this.#table.describe()) : CLOSED;
      case 'daily-captions':
        return this.#table ? JSON.parse(this.#table.captions()) : CLOSED;
      case 'daily-printed':
        return JSON.parse(this.#table?.content() ?? 'null');
    }
  }
}
