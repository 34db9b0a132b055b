/** A game of the past: a table that stands still, at any moment one likes, seen by whom one likes. */

import type { Message, News, ReplayInfo, ReviewLines, SeatInfo, TableUpdate } from '../gen';
import { adviceOf } from '../review/advice';
import { pointOf, type ScorePoint } from './scores';
import { still } from './still';
import { Table } from './table.svelte';

/** A record that is opened, as `source/replay.ts` opens it. */
export interface RecordReader {
  readonly info: ReplayInfo;
  at(entries: number, seat: number | null): Promise<TableUpdate>;
  describe(entries: number, seat: number | null): Promise<Message[]>;
  log(seat: number | null): Promise<News[]>;
  look(entries: number): Promise<ReviewLines[]>;
  /** It is looked at no more. */
  close(): void;
}

/** A record calls a bot by what plays it; a table calls it by its level. */
export const named = (seat: SeatInfo): SeatInfo => (seat.level === null ? seat : { ...seat, name: null });

/** So many moments the scores are taken from. */
const SAMPLES = 60;

export class Replay {
  readonly reader: RecordReader;
  readonly table: Table;
  /** After how many entries. */
  at = $state(0);
  /** Who looks; none is a spectator. */
  viewer = $state<number | null>(null);
  plays = $state(false);
  #log: News[] = [];
  #wanted = 0;
  /** The moment that the table shows. */
  #told: number | null = null;

  constructor(reader: RecordReader) {
    this.reader = reader;
    const describe = (_: string, seat: number | null) => reader.describe(this.#told ?? 0, seat);
    this.table = new Table(still(describe), reader.info.info.id);
    this.table.still = true;
  }

  get last(): number {
    return this.reader.info.shown;
  }

  /** Shows a moment. The next one plays, any other is simply there. Only the last that was asked for counts. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, at));
    this.at = wanted;
    this.#wanted += 1;
    const turn = this.#wanted;
    if (this.#log.length === 0) this.#log = await this.reader.log(this.viewer);
    const moment = await this.reader.at(wanted, this.viewer);
    if (turn !== this.#wanted) return;
    const status = moment.position?.outcome ? 'over' : 'playing';
    // Only on what is shown: a moment that was passed over would be missing in the log.
    const next = this.#told !== null && wanted === this.#told + 1;
    const told = next ? moment : { ...moment, after: 0, news: this.#log.slice(0, wanted + 1) };
    this.#told = wanted;
    this.table.tell({ ...told, info: { ...moment.info, seats: moment.info.seats.map(named), status } });
    if (wanted === this.last) this.plays = false;
  }

  /** Looks with the eyes of another. */
  async lookAs(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.#log = [];
    this.#told = null;
    await this.go(this.at);
  }

  /** Who is asked at this moment: whoever looks, if they are, else the first who is. */
  get asked(): number | null {
    const asked = this.table.position?.to_act ?? [];
    return this.viewer !== null && asked.includes(this.viewer) ? this.viewer : (asked[0] ?? null);
  }

  /** Asks what a coach would say to who is asked, seen with their eyes; or goes a step further with what was said. */
  async advise(): Promise<void> {
    const { table, asked, at } = this;
    if (table.hints) return table.advise();
    if (asked === null || table.thinking) return;
    this.plays = false;
    table.thinking = true;
    try {
      if (this.viewer !== asked) await this.lookAs(asked);
      const all = await this.reader.look(at);
      const own = all.find(({ seat }) => seat === asked);
      if (this.at !== at || this.viewer !== asked) return;
      const { hints, lines } = own ? adviceOf(own) : { hints: [], lines: [] };
      table.advisedOf(hints, lines);
    } catch (error) {
      table.refuse(error);
    } finally {
      table.thinking = false;
    }
  }

  /** Plays from here, from the beginning if this is the end; or stops. */
  toggle(): void {
    if (!this.plays && this.at === this.last) void this.go(0);
    this.plays = !this.plays;
  }
}

/** The scores over a whole game, for the curves. */
export async function scoresOf(reader: RecordReader): Promise<ScorePoint[]> {
  const last = reader.info.shown;
  const step = Math.max(1, Math.ceil(last / SAMPLES));
  const moments = Array.from({ length: Math.ceil(last / step) }, (_, index) => index * step);
  const points: ScorePoint[] = [];
  for (const moment of [...moments, last]) {
    const { position } = await reader.at(moment, null);
    if (position) points.push(pointOf(position));
  }
  return points;
}
