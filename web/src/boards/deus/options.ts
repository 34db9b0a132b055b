/** What the table on the screen has chosen (DE-S1). A view doesn't say it, so the board tells it here before anything is
 * asked about that depends on it: where the regions lie, and how cards read a region's size. */

import type { JsonValue } from '../../gen/serde_json/JsonValue';

/** A place on the hex grid: along the row, and which row. */
export type Hex = [number, number];

export interface Options {
  map: 'fixed' | 'random' | 'band' | 'crescent' | 'custom';
  'city-size': 'exactly' | 'at-least';
  'round-limit': number;
  tiles: { at: Hex }[];
}

const PLAIN: Options = { map: 'fixed', 'city-size': 'exactly', 'round-limit': 80, tiles: [] };

let current = PLAIN;

export const options = (): Options => current;

/** Reads a table's options and keeps them. */
export function remember(json: JsonValue | undefined): Options {
  const given = json !== null && typeof json === 'object' && !Array.isArray(json) ? json : {};
  current = { ...PLAIN, ...(given as Partial<Options>) };
  return current;
}
