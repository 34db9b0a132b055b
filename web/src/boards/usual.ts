/** What the usual table of a title shows, where no table is there to say it: in tests, and in the rulebooks. */

import type { JsonValue } from '../gen/serde_json/JsonValue';
import { bringCaptions } from './captions';
import { bring } from './printed';

const said = import.meta.glob<JsonValue[]>('./*/fixtures/captions.json', { import: 'default' });

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
