/** Boards on a page, as a table would show them, for tests. */

import { flushSync, mount, unmount } from 'svelte';
import type { Message, Position, TableInfo } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { TableSource } from '../source/source';
import { Table } from '../table/table.svelte';
import type { TitleBoard } from './contract';
import Stand from './Stand.svelte';

/** A position that the engine made, and what whoever decides may do there. */
interface Moment {
  view: { players: readonly unknown[]; turn: number };
  legal: readonly unknown[];
}

let shown: ReturnType<typeof mount> | null = null;

/** Shows a board as the seat sees it that decides. `text`: what each action is said to be. */
export function show(board: TitleBoard, { view, legal }: Moment, text: Message, options: JsonValue = {}): Table {
  const table = new Table({} as TableSource, 'table');
  table.board = board;
  table.info = { seats: view.players.map((_, seat) => ({ name: `Seat ${seat}`, level: null })), options } as unknown as TableInfo;
  const seen = view as unknown as JsonValue;
  const told = legal.map((action) => ({ action: action as JsonValue, text }));
  const sight = { seat: view.turn, view: seen, legal: told, may_undo: false };
  table.position = { sights: [sight], to_act: [view.turn], asked: [] } as unknown as Position;
  document.body.innerHTML = '';
  shown = mount(Stand, { target: document.body, props: { table, board, view: seen } });
  flushSync();
  return table;
}

/** Takes it off the page again. */
export async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
}
