/** Where a table is found, by those who may find it and by those whom they invite. */

import type { TableInfo } from '../gen';

/** Whether there is something at a table that only its key opens: the table itself, or a seat for the invited. Where there
 * is nothing of the kind, the key isn't given along. */
export function needsKey({ access, status, seats }: Pick<TableInfo, 'access' | 'status' | 'seats'>): boolean {
  return access === 'private' || (status === 'gathering' && seats.some(({ kind, user }) => kind === 'invited' && user === null));
}

/** The path of a table at the server that opens for whoever gets it. `broughtKey`: what somebody came with who isn't told
 * the key because they hold no seat. */
export function tableAddress(
  info: Pick<TableInfo, 'id' | 'access' | 'status' | 'seats' | 'key'>,
  broughtKey: string | null = null,
): string {
  const path = `/table/${encodeURIComponent(info.id)}`;
  const key = info.key ?? broughtKey;
  return key !== null && needsKey(info) ? `${path}?${new URLSearchParams({ key })}` : path;
}
