/** Positions of real games, for tests. `cargo xtask fixtures` writes them: few, and together they have every kind of action,
 * event and question in them that came up when the title was played at random. */

import type { Message, Position, ToldEvent } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { bringCaptions } from './captions';
import { bring } from './printed';

/** A position as somebody is told it. */
export interface Moment {
  /** What the table has chosen. */
  options: JsonValue;
  /** How many sit there. */
  seats: number;
  /** What the things of the table are called and say: a place among the title's captions. */
  captions: number;
  /** Where the game stands, with one pair of eyes. */
  position: Position;
  /** What the step told that led there. */
  events: ToldEvent[];
  /** The board in sentences, where a spectator looks. */
  described?: Message[];
}

const files = import.meta.glob<Moment[]>('./*/fixtures/moments.json', { import: 'default' });
const said = import.meta.glob<JsonValue[]>('./*/fixtures/captions.json', { import: 'default' });

/** The moments of a title. */
export async function momentsOf(title: string): Promise<readonly Moment[]> {
  const load = files[`./${title}/fixtures/moments.json`];
  if (!load) throw new Error(`${title} has no moments: cargo xtask fixtures writes them`);
  return load();
}

/** What the things of a title's tables are called and say: of the usual table, then of those whose options change that. */
export async function captionsOf(title: string): Promise<readonly JsonValue[]> {
  const load = said[`./${title}/fixtures/captions.json`];
  if (!load) throw new Error(`${title} has no captions: cargo xtask fixtures writes them`);
  return load();
}

/** Brings what the usual table of a title shows: what is printed today, and what the engine says of it. */
export async function bringUsual(title: string): Promise<void> {
  const [usual = null] = await captionsOf(title);
  await bring(title);
  bringCaptions(title, usual);
}
