/** Names of things, as whole as somebody needs who can't see them. */

import { t } from '../../words/words.svelte';
import { isShared, placeOf } from './content';
import type { Motif, PlayerView, Seat, Square, View } from './types';

/** The two sides: who sits first has the light pieces. */
export const sideOf = (seat: Seat): 'light' | 'dark' => (seat === 0 ? 'light' : 'dark');
export const SEATS: readonly Seat[] = [0, 1];

/** A player's pieces. */
export const playerOf = (view: View, seat: Seat): PlayerView => view.players[seat === 0 ? 0 : 1];

export const motifName = (motif: Motif): string => t(`ur-web-motif-${motif}`);
export const letterOf = (seat: Seat): string => t(`ur-letter-${sideOf(seat)}`);
const pieceName = (seat: Seat): string => t(`ur-web-piece-${sideOf(seat)}`);

/** Whose piece is on a square; `seat`: whose way it is counted on. */
export function whoIsOn(view: View, seat: Seat, square: Square): Seat | null {
  const who = isShared(square) ? SEATS : [seat];
  return who.find((each) => playerOf(view, each).on.includes(square)) ?? null;
}

/** What is on a square, one phrase each. */
export function squareParts(view: View, seat: Seat, square: Square): string[] {
  const who = whoIsOn(view, seat, square);
  const { motif, safe } = placeOf(square);
  return [motifName(motif), ...(safe ? [t('ur-web-safe')] : []), who === null ? t('ur-web-empty') : pieceName(who)];
}

export function squareName(view: View, seat: Seat, square: Square): string {
  const what = squareParts(view, seat, square).join(', ');
  return isShared(square) ? t('ur-web-square-middle', { square, what }) : t(`ur-web-square-${sideOf(seat)}`, { square, what });
}

export const waitingName = (view: View, seat: Seat): string => t(`ur-web-waiting-${sideOf(seat)}`, { count: playerOf(view, seat).waiting });

export const homeName = (view: View, seat: Seat): string =>
  t(`ur-web-home-${sideOf(seat)}`, { count: playerOf(view, seat).home, pieces: view.pieces });
