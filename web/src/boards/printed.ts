/** What is printed on a title's cards, tiles and boards: the files of `content/`, the same that the engine reads. */

import type { JsonValue } from '../gen/serde_json/JsonValue';

const files = import.meta.glob<JsonValue>('../../../content/*/*.toml', { import: 'default' });
const brought = new Map<string, JsonValue>();

/** Brings a title's files. To be awaited before its board is shown. */
export async function bring(title: string): Promise<void> {
  const folder = `../../../content/${title}/`;
  await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.startsWith(folder))
      .map(async ([path, load]) => brought.set(path.slice('../../../content/'.length), await load())),
  );
}

/** A file that was brought, such as `deus/cards`. Ask when it is needed, not when a module is loaded. */
export function printed<T>(name: string): T {
  const file = brought.get(`${name}.toml`);
  if (file === undefined) throw new Error(`${name} was not brought`);
  return file as T;
}
