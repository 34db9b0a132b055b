/** Plain facts of a view, for drawing and telling. */

import { COLOURS, GODS, type Action, type Colour, type God, type Seat, type Seen, type View } from './types';

/** A tile in the World. */
export type LaidTile = Extract<Seen, { tile: unknown }>['tile'];

/** How a tile of a hand would lie somewhere. */
export type Laying = Extract<Action, { place: unknown }>['place'];

/** Whose eyes see; none for a spectator's. */
export function eyes(view: View): Seat | null {
  return view.viewer === 'spectator' ? null : view.viewer.seat;
}

/** A seat has the colour of its prophets; of the first, where it has two. */
export function prophetColour(view: View, seat: Seat): string | null {
  const own = view.colours.find(({ owner }) => owner === seat);
  return own ? `var(--fg-${own.colour})` : null;
}

/** The colour of a god, where gods are visible. */
export function colourOf(god: God): Colour {
  return COLOURS[GODS.indexOf(god)] ?? 'blue';
}
