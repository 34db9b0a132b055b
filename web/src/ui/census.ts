/** How well what is printed on a title's parts is known: counted from the files of `content/`, as the engine counts. */

import type { Provenance } from '../boards/contract';
import type { JsonValue } from '../gen/serde_json/JsonValue';

export type Census = Record<Provenance, number>;

const files = import.meta.glob<JsonValue>('../../../content/*/*.toml', { import: 'default' });
const ABOUT = ['provenance', 'source', 'note'];

/** Counts a title's values. */
export async function census(title: string): Promise<Census> {
  const folder = `../../../content/${title}/`;
  const wanted = Object.entries(files).filter(([path]) => path.startsWith(folder));
  const counts: Census = { found: 0, derived: 0, reconstructed: 0 };
  for (const [, load] of wanted) count(await load(), null, counts);
  return counts;
}

/** Counts the values of a table. Its `provenance` covers the values beside it, by one word or name by name; deeper
 * tables may say otherwise. */
export function count(value: JsonValue, known: Provenance | null, counts: Census): void {
  if (Array.isArray(value) && value.some(isTable)) {
    for (const item of value) count(item, known, counts);
  } else if (isTable(value)) {
    const said = value['provenance'];
    const here = typeof said === 'string' ? (said as Provenance) : known;
    const named = isTable(said) ? said : {};
    for (const [name, deeper] of Object.entries(value)) {
      if (ABOUT.includes(name)) continue;
      count(deeper, (named[name] as Provenance | undefined) ?? here, counts);
    }
  } else if (known) {
    counts[known] += 1;
  }
}

function isTable(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
