/** Questions that a view answers: who is where, whose eyes, what is being activated. */

import type { CardView, Colour, Kind, PlayerView, Region, Terrain, View } from './types';
import { COLOURS, KINDS, TERRAINS } from './types';

/** The seat that looks; none for a spectator. */
export const viewer = (view: View): number | null => (view.viewer === 'spectator' ? null : view.viewer.seat);

/** The seat whose board lies nearest: one's own, or for a spectator the one that acts. */
export const near = (view: View): number => viewer(view) ?? view.turn;

export function player(view: View, seat: number): PlayerView {
  const found = view.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function terrainAt(view: View, region: Region): Terrain | null {
  return TERRAINS.find((_, index) => view.terrain[index]?.includes(region)) ?? null;
}

/** The kinds of a seat's pieces in a region. */
const piecesOf = (player: PlayerView, region: Region): Kind[] =>
  KINDS.filter((_, index) => player.pieces[index]?.includes(region));

/** Who controls a region, and what stands there, temples too. */
export function standing(view: View, region: Region): { seat: number; pieces: Colour[] } | null {
  for (const [seat, player] of view.players.entries()) {
    const pieces: Colour[] = piecesOf(player, region);
    if (pieces.length === 0) continue;
    return { seat, pieces: view.temples.includes(region) ? [...pieces, 'temple'] : pieces };
  }
  return null;
}

const villages = (view: View): Region[] => view.terrain[TERRAINS.indexOf('village')] ?? [];

/** The points left in a village; none elsewhere. */
export function villagePoints(view: View, region: Region): number {
  const rank = villages(view).indexOf(region);
  return rank < 0 ? 0 : (view.villages[rank] ?? 0);
}

export function villageCount(view: View): { left: number; all: number } {
  const all = villages(view);
  return { left: all.filter((region) => villagePoints(view, region) > 0).length, all: all.length };
}

export const column = (player: PlayerView, colour: Colour): CardView[] => player.columns[COLOURS.indexOf(colour)] ?? [];

/** Whether the cards of a column are being carried out, or about to be. */
export function isActivating(view: View): boolean {
  const { decision } = view;
  if (typeof decision === 'string') return decision === 'pay' || decision === 'place';
  return ['effect', 'buy', 'exchange', 'pieces', 'muster', 'march'].some((kind) => kind in decision);
}

/** The place of the card at work; none while the new card is still being paid or its piece placed. */
export const placeAtWork = (view: View): number | null =>
  isActivating(view) && typeof view.decision !== 'string' ? view.place : null;

/** What the next temple asks of each other column (DE-M1). */
export const rowsForTemple = (player: PlayerView): number => column(player, 'temple').length;
