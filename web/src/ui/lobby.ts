/** The tables of a lobby, as they come and go. Everything here is pure. */

import type { LobbyUpdate, TableInfo } from '../gen';

/** The tables after an update. */
export function heard(tables: readonly TableInfo[], update: LobbyUpdate): readonly TableInfo[] {
  if ('all' in update) return update.all;
  if ('gone' in update) return tables.filter(({ id }) => id !== update.gone);
  return [update.changed, ...tables.filter(({ id }) => id !== update.changed.id)];
}

/** One's own tables after an update: what has left the lobby is over, or open no more. */
export function ownAfter(own: readonly TableInfo[], update: LobbyUpdate): readonly TableInfo[] {
  return 'gone' in update ? own.filter(({ id }) => id !== update.gone) : own;
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
