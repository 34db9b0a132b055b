/** What the board of the Royal Game of Ur is made of, from `content/`. */

import type { Provenance } from '../contract';
import { knownOf, leastKnown } from '../known';
import { printed, type Printed } from '../printed';
import type { BoardFile, Place, Square } from './types';

const file = (): Printed<BoardFile> => printed<BoardFile>('royal-game-of-ur/board');

/** The squares of a way, in order. */
export const way = (): readonly Printed<Place>[] => file().square;

/** A square of the way; the first for a number that there isn't. */
export function placeOf(square: Square): Printed<Place> {
  const place = way()[square - 1] ?? way()[0];
  if (!place) throw new Error('the way has no squares');
  return place;
}

/** Whether both ways lead over it. */
export const isShared = (square: Square): boolean => placeOf(square).ground === 'shared';

/** How well it is known what a square shows and does. */
export const squareKnown = (square: Square): Provenance =>
  leastKnown(['ground', 'motif', 'safe'].map((value) => knownOf(value, placeOf(square), file())));

/** How well it is known how many dice and pieces there are. */
export const diceKnown = (): Provenance => knownOf('count', file().dice, file());
export const piecesKnown = (): Provenance => knownOf('full', file().pieces, file());
