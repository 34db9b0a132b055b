/** The worked examples of the rulebooks: positions of kept games, as the engine tells them. `docs/rules/<title>/examples.json`
 * says which, and `cargo xtask fixtures` writes them. Nothing of them is loaded before somebody reads so far. */

import type { Component } from 'svelte';
import type { Position, SeatInfo, TableInfo } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { Table } from '../table/table.svelte';
import { still } from '../table/still';
import { words } from '../words/words.svelte';
import { boardOf } from '.';
import type { Key } from './contract';
import { bringUsual } from './usual';

/** A worked example. */
export interface Example {
  /** What its table has chosen. */
  options: JsonValue;
  /** Who sits there. */
  names: string[];
  /** Which parts of the title's board are drawn. */
  parts: string[];
  /** What is lit up, besides what the steps are about. */
  lit: Key[];
  /** Where the game stands, as somebody sees it, before what the example tells, and after it unless it only
   * looks. */
  before: Position;
  after: Position | null;
  /** What the example's steps told. */
  events: JsonValue[];
}

/** What a title's scene is drawn from: the parts of its board that an example needs. */
export interface SceneProps<View> {
  view: View;
  parts: readonly string[];
}

/** An example that can be drawn. */
export interface Scene {
  Picture: Component<SceneProps<JsonValue>>;
  before: Table;
  after: Table | null;
  parts: readonly string[];
}

const examples = import.meta.glob<Example>('./*/examples/*.json', { import: 'default' });
const pictures = import.meta.glob<Component<SceneProps<JsonValue>>>('./*/Scene.svelte', { import: 'default' });
const lists = import.meta.glob<Component>('./*/lists/*.svelte', { import: 'default' });

/** What a picture of a title says and shows. */
const bringAll = (title: string) => Promise.all([bringUsual(title), words.want(title, `web-${title}`)]);

/** A list of what is printed, by its name; none if the title has no such list. */
export async function listOf(title: string, name: string): Promise<Component | null> {
  const load = lists[`./${title}/lists/${name.charAt(0).toUpperCase()}${name.slice(1)}.svelte`];
  if (!load) return null;
  await bringAll(title);
  return load();
}

/** Brings an example; none if the title has no such one. */
export async function sceneOf(title: string, name: string): Promise<Scene | null> {
  const load = examples[`./${title}/examples/${name}.json`];
  const draw = pictures[`./${title}/Scene.svelte`];
  if (!load || !draw) return null;
  const [example, Picture, board] = await Promise.all([load(), draw(), boardOf(title), bringAll(title)]);
  const table = (position: Position): Table => {
    const made = new Table(
      still(() => Promise.resolve([])),
      name,
    );
    made.still = true;
    made.board = board;
    const seats = example.names.map((name): SeatInfo => ({ name, level: null }) as SeatInfo);
    made.info = { title, options: example.options, seats } as TableInfo;
    made.position = position;
    return made;
  };
  const [before, after] = [table(example.before), example.after && table(example.after)];
  const lit = new Set<Key>([...example.lit, ...example.events.flatMap((event) => board?.pieces(event) ?? [])]);
  for (const each of [before, after]) if (each) each.lit = lit;
  return { Picture, before, after, parts: example.parts };
}
