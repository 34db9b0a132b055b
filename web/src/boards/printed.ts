/** What is printed on a title's cards, tiles and boards: the files of `content/`, the same that the engine reads. */

import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { Provenance } from './contract';

/** How well a printed thing is known: as a whole, or value by value. */
export type Known = Provenance | Partial<Record<string, Provenance>>;

/** A file's type as its title's crate writes it, with what the file says of every thing besides. */
export type Printed<T> = T extends readonly unknown[]
  ? { [K in keyof T]: Printed<T[K]> }
  : T extends object
    ? { [K in keyof T]: Printed<T[K]> } & { provenance?: Known }
    : T;

/** The values of a title's files, such as `cards.toml`. */
export type Values = Record<string, Record<string, JsonValue>>;

const files = import.meta.glob<JsonValue>('../../../content/*/*.toml', { import: 'default' });
const brought = new Map<string, JsonValue>();

/** Brings a title's files: those that this page was built with, or the values that a table began with, by file. To be
 * awaited before its board is shown. */
export async function bring(title: string, own: Values | null = null): Promise<void> {
  if (own) {
    // Nobody says any more where its values were known from, so none is shown as if the box had said it.
    for (const [name, values] of Object.entries(own)) brought.set(`${title}/${name}`, { provenance: 'reconstructed', ...values });
    return;
  }
  const folder = `../../../content/${title}/`;
  await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(async ([path, load]) => brought.set(path.slice('../../../content/'.length), await load())),
  );
}

/** A file that was brought, such as `TITLE/cards`. Ask when it is needed, not when a module is loaded. */
export function printed<T>(name: string): Printed<T> {
  const file = brought.get(`${name}.toml`);
  if (file === undefined) throw new Error(`${name} was not brought`);
  return file as Printed<T>;
}
