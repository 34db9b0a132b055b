/** Boards on a page, as a table would show them, for tests. */

import { flushSync, mount, unmount } from 'svelte';
import type { Message, Position, TableInfo } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { TableSource } from '../source/source';
import { Table } from '../table/table.svelte';
import type { TitleBoard } from './contract';
import Stand from './Stand.svelte';
import { json, untyped } from './typed';

/** A position that the engine made, and what whoever decides may do there. */
interface Moment<View, Action> {
  view: View;
  legal: readonly Action[];
}

let shown: ReturnType<typeof mount> | null = null;

/** Shows a board as the seat sees it that decides. `text`: what each action is said to be. */
export function show<View extends { players: readonly unknown[]; turn: number }, Action, Event>(
  typed: TitleBoard<View, Action, Event>,
  { view, legal }: Moment<View, Action>,
  text: Message,
  options: JsonValue = {},
): Table {
  const told = legal.map((action) => ({ action: json(action), text }));
  const sight = { seat: view.turn, view: json(view), legal: told, may_undo: false, resigning_ends: false };
  const position = { sights: [sight], to_act: [view.turn], asked: [] } as unknown as Position;
  const names = view.players.map((_, seat) => `Seat ${seat}`);
  return stand(untyped(typed), { position, options }, names);
}

/** Shows a board with a table round it at which people of these names sit. */
export function stand(
  board: TitleBoard,
  { position, options }: { position: Position; options: JsonValue },
  names: readonly string[],
): Table {
  const table = new Table({} as TableSource, 'table');
  table.board = board;
  table.info = { seats: names.map((name) => ({ name, level: null })), options } as unknown as TableInfo;
  table.position = position;
  document.body.innerHTML = '';
  shown = mount(Stand, { target: document.body, props: { table, board, view: position.sights[0]?.view ?? null } });
  flushSync();
  return table;
}

/** Takes it off the page again. */
export async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}
