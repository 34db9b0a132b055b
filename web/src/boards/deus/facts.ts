/** Questions that a view answers: who is where, whose eyes, what is being activated. */

import {
  COLOURS,
  KINDS,
  TERRAINS,
  type CardView,
  type Colour,
  type Kind,
  type PlayerView,
  type Region,
  type Siege,
  type Terrain,
  type View,
} from './types';

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
const piecesOf = (player: PlayerView, region: Region): Kind[] => KINDS.filter((_, index) => player.pieces[index]?.includes(region));

/** Who controls a region, and what stands there, temples too. */
export function standing(view: View, region: Region): { seat: number; pieces: Colour[] } | null {
  for (const [seat, player] of view.players.entries()) {
    const pieces: Colour[] = piecesOf(player, region);
    if (pieces.length === 0) continue;
    return { seat, pieces: view.temples.includes(region) ? [...pieces, 'temple'] : pieces };
  }
  return null;
}

/** A village that still has points, with what it lacks; nothing elsewhere. */
export const siegeOf = (view: View, region: Region): Siege | null => view.sieges.find((siege) => siege.region === region) ?? null;

export const villageCount = (view: View): { left: number; all: number } => ({
  left: view.sieges.length,
  all: view.terrain[TERRAINS.indexOf('village')]?.length ?? 0,
});

export const column = (player: PlayerView, colour: Colour): CardView[] => player.columns[COLOURS.indexOf(colour)] ?? [];

/** The place of the card at work; none while no column is, and while the new card is still being paid or its piece placed. */
export const placeAtWork = (view: View): number | null =>
  view.at_work && view.decision !== 'pay' && view.decision !== 'place' ? view.place : null;
