/** Positions of real games, for tests. `cargo xtask fixtures` writes them: few, and together they have every kind of action,
 * event and question in them that came up when the title was played at random. */

import type { Message, Position, ToldEvent } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';

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

/** The moments of a title. */
export async function momentsOf(title: string): Promise<readonly Moment[]> {
  const load = files[`./${title}/fixtures/moments.json`];
  if (!load) throw new Error(`${title} has no moments: cargo xtask fixtures writes them`);
  return load();
}
