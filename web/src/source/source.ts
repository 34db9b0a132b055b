/** Where a table is: on a server, or in this browser. The table view knows only this. */

import type { Done, DryRun, Hint, Message, NewTable, News, Past, Problem, TableCommand, TableId, TableUpdate, Weighed } from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';

/** How the line to the tables is. A local source is always open, unless it is missing. */
export type Line =
  | { is: 'connecting' }
  | { is: 'open' }
  /** The line broke; what was seen last stays on the screen. `at`: when the next try is, by `Date.now()`. */
  | { is: 'broken'; at: number }
  /** There is no way to tables here, and why. */
  | { is: 'missing'; why: string };

/** Something was not done, and why. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Whether what is wrong passes by itself, so that trying again helps: somebody can't be reached, or has too much to do. */
export const passes = ({ code }: Problem): boolean => code === 'busy' || code === 'unavailable' || code === 'too-fast';

/** The wait before the n-th try to come back, in milliseconds. See docs/wire.md. `least`: so many seconds at least. */
export function patience(tries: number, least = 0): number {
  return Math.max(1000 * least, Math.min(30_000, 250 * 2 ** tries) * (0.5 + Math.random() / 2));
}

/** A way to tables. */
export interface TableSource {
  readonly kind: 'remote' | 'local';
  /** How the line is now. Reactive. */
  readonly line: Line;
  /** Whether what is played outlives the page. Reactive. */
  readonly keeps: boolean;
  /** What one's own clock must be moved by to show the source's, in milliseconds. */
  readonly skew: number;
  /** Who one is there; none before it is known. Reactive. */
  readonly me: { id: string; name: string } | null;
  /** Mends a broken line at once instead of waiting, where somebody can. */
  hurry?: () => void;
  /** Tells everything that happens at a table, from now on, until the returned function is called. The first update
   * tells everything. Rejections (no such table) go to `failed`. Where another page of this browser has the table,
   * `elsewhere` is called with how to take it over. `away` is told the seats of those who aren't there, when that changes. */
  watch(
    table: TableId,
    key: string | null,
    told: (update: TableUpdate) => void,
    failed: (problem: Problem) => void,
    elsewhere?: (takeOver: () => void) => void,
    away?: (seats: readonly number[]) => void,
  ): () => void;
  /** Does something at a table. Rejects with a `ProblemError`. */
  do(table: TableId, command: TableCommand, seen: number | null): Promise<Done>;
  /** Says why an action would be refused, or null if it wouldn't be. Nothing changes. */
  why(table: TableId, seat: number, action: JsonValue): Promise<Problem | null>;
  /** What happened at a table just before a place in its log, as it was told then: as much of it as is given at once. */
  news(table: TableId, before: number): Promise<News[]>;
  /** Where a game stood after a place in its log, as one can know it who looks back; not there where nobody can. */
  past?(table: TableId, seq: number): Promise<Past>;
  /** Advice for a seat, the best first. */
  hints(table: TableId, seat: number): Promise<Hint[]>;
  /** What an action of a seat would bring, as far as its player can know. Rejects with a `ProblemError`. Nothing changes. */
  dryRun(table: TableId, seat: number, action: JsonValue): Promise<DryRun>;
  /** Whether a legal action is a grave mistake. Rejects with a `ProblemError`. Nothing changes. */
  weigh(table: TableId, seat: number, action: JsonValue): Promise<Weighed>;
  /** The board in sentences as a seat of one's own sees it, or a spectator, what matters most first. */
  describe(table: TableId, seat: number | null): Promise<Message[]>;
  /** What the things of a table are called and say, in its title's own types. */
  captions(table: TableId): Promise<JsonValue>;
  /** What is printed on a table's cards, tiles and boards, by file; null where it isn't known. */
  content(table: TableId): Promise<Values | null>;
  /** Makes a table. */
  make(plan: NewTable): Promise<TableId>;
  /** The record of a game, as text. A server gives it only when the game is over. */
  record(table: TableId): Promise<string>;
}
