/** Where to find what the engine tells, for drawing and telling; whose eyes see, and which variants are played. */

import type { Table } from '../../table/table.svelte';
import type { God, View } from './types';

/** The seat that leads a faction. */
export function seatOf(view: View, god: God): number | null {
  const seat = view.players.findIndex(({ player }) => player.faction === god);
  return seat < 0 ? null : seat;
}

/** The faction of a seat. */
export const factionOf = (view: View, seat: number): God | null => view.players[seat]?.player.faction ?? null;

/** A seat has the colour of its faction. */
export function factionColour(view: View, seat: number): string | null {
  const faction = factionOf(view, seat);
  return faction && `var(--gr-${faction})`;
}

/** The god whose piece stands there. */
export function pieceAt(view: View, territory: string): God | null {
  return view.temples.find(({ piece }) => piece === territory)?.god ?? null;
}

/** The territory that the decision is about, if it is about one. */
export function focus(view: View): string | null {
  const { decision } = view;
  if (typeof decision === 'string') return null;
  if ('regroup' in decision) return decision.regroup.to;
  if ('travel' in decision) return decision.travel.from;
  if ('gather' in decision) return decision.gather.to;
  if ('push' in decision) return decision.push.at;
  if ('push-more' in decision) return decision['push-more'].at;
  if ('drive-out' in decision) return decision['drive-out'].at;
  return null;
}

/** The territory out of which somebody is being pushed. */
export function attacked(view: View): string | null {
  const { decision } = view;
  const pushing = typeof decision !== 'string' && ('push' in decision || 'push-more' in decision || 'drive-out' in decision);
  return pushing ? focus(view) : null;
}

/** The seat whose board lies in front of whoever looks; those who watch sit behind the first. */
export const ownSeat = (table: Table): number => table.eyes ?? 0;

/** The variants that were chosen for the table. */
export function variants(table: Table): { powers: boolean; pantheon: boolean } {
  const options = table.info?.options;
  const has = (name: string): boolean =>
    typeof options === 'object' && options !== null && !Array.isArray(options) && options[name] === true;
  return { powers: has('powers'), pantheon: has('pantheon') };
}
