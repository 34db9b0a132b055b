/** Plain counts of what lies where, for drawing and telling. */

import { cardSymbols, slotSymbol } from './content';
import { GODS, type God, type Party, type Player, type Symbol, type Tally, type TerritoryView, type View } from './types';

/** How many pieces of a faction stand there, its wooden temple included. */
function strength(at: TerritoryView, god: God): number {
  return (at.meeples[GODS.indexOf(god)] ?? 0) + (at.temple === god ? 1 : 0);
}

/** Who has more there than every other; nobody where the most is shared. */
export function leader(at: TerritoryView): God | null {
  const most = Math.max(...GODS.map((god) => strength(at, god)));
  const leaders = GODS.filter((god) => most > 0 && strength(at, god) === most);
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}

/** The seat that leads a faction. */
export function seatOf(view: View, god: God): number | null {
  const seat = view.players.findIndex(({ player }) => player.faction === god);
  return seat < 0 ? null : seat;
}

/** The faction of a seat. */
export const factionOf = (view: View, seat: number): God | null => view.players[seat]?.player.faction ?? null;

/** The god whose piece stands there. */
export function pieceAt(view: View, territory: string): God | null {
  return view.temples.find(({ piece }) => piece === territory)?.god ?? null;
}

/** What a slot offers: its card's symbols, or the printed one. */
export function slotSymbols(player: Player, slot: number): readonly Symbol[] {
  const card = player.cards[slot - 1] ?? null;
  return card === null ? [slotSymbol(slot)] : cardSymbols(card);
}

/** Everybody on the tracks, with what they have: the seats, and the Patronus in a solo game. */
export interface Racer {
  party: Party;
  faction: God | null;
  tally: Tally;
}

export function racers(view: View): Racer[] {
  const seats: Racer[] = view.players.map(({ player }, seat) => ({
    party: { seat },
    faction: player.faction,
    tally: player.tally,
  }));
  return view.patronus ? [...seats, { party: 'automa', faction: view.removed, tally: view.patronus }] : seats;
}

export const points = (tally: Tally): number => tally.victory.reduce((sum: number, claim) => sum + (claim ?? 0), 0);

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
