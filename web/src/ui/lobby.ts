/** The tables of a lobby, as they come and go. Everything here is pure. */

import type { LobbyUpdate, TableInfo, TableList } from '../gen';

/** The tables after an update. */
export function heard(tables: readonly TableInfo[], update: LobbyUpdate): readonly TableInfo[] {
  if ('all' in update) return update.all;
  if ('beyond' in update) return tables;
  if ('gone' in update) return tables.filter(({ id }) => id !== update.gone);
  if ('off-page' in update) return tables.filter(({ id }) => id !== update['off-page']);
  return [update.changed, ...tables.filter(({ id }) => id !== update.changed.id)];
}

/** One's own tables after an update: what has left the lobby is over, or open no more. */
export function ownAfter(own: readonly TableInfo[], update: LobbyUpdate): readonly TableInfo[] {
  return 'gone' in update ? own.filter(({ id }) => id !== update.gone) : own;
}

/** Tables that were asked for beyond the page that one hears of: those that are gone go. */
export function beyondAfter(beyond: readonly TableInfo[], update: LobbyUpdate): readonly TableInfo[] {
  return 'all' in update ? [] : ownAfter(beyond, update);
}

/** All tables of several lists, each once: as the first list has it. */
export function once(...lists: readonly (readonly TableInfo[])[]): TableInfo[] {
  const all = new Map<string, TableInfo>();
  for (const table of lists.flat()) if (!all.has(table.id)) all.set(table.id, table);
  return [...all.values()];
}

/** In which order tables are asked for that one doesn't hear of: first where one can sit down. */
const ASKED = ['gathering', 'playing', 'paused'] as const;

/** Where the next page of such tables begins. */
export interface More {
  readonly status: number;
  readonly after: string | null;
}

export const FIRST: More = { status: 0, after: null };

/** The address of a page of tables. */
export function address({ status, after }: More, title: string | null): string {
  const asked = new URLSearchParams({ status: ASKED[status] ?? '' });
  if (title !== null) asked.set('title', title);
  if (after !== null) asked.set('after', after);
  return `/api/tables?${asked}`;
}

/** Where the page after this one begins, if there is one. */
export function following({ status }: More, list: TableList): More | null {
  if (list.next !== undefined) return { status, after: list.next };
  return status + 1 < ASKED.length ? { status: status + 1, after: null } : null;
}

export interface Sorted {
  mine: TableInfo[];
  /** Where there is a free seat. */
  open: TableInfo[];
  /** What can be watched. */
  running: TableInfo[];
}

/** Sorts tables for somebody: their own first, then where one can sit down, then what can be watched. */
export function sorted(tables: readonly TableInfo[], me: string | null, title: string | null): Sorted {
  const live = tables
    .filter((table) => table.status !== 'over' && (title === null || table.title === title))
    .sort((a, b) => b.changed - a.changed);
  const mine = live.filter((table) => holds(table, me));
  const others = live.filter((table) => !holds(table, me));
  return {
    mine,
    open: others.filter((table) => table.status === 'gathering' && free(table) > 0),
    running: others.filter((table) => table.status !== 'gathering' && table.spectators !== 'nobody'),
  };
}

/** How many seats anybody may take. */
export function free(table: TableInfo): number {
  return table.seats.filter(({ kind }) => kind === 'open').length;
}

function holds(table: TableInfo, me: string | null): boolean {
  return me !== null && (table.host === me || table.seats.some(({ user }) => user === me));
}
