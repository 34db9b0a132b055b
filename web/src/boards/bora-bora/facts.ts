/** Plain facts of a view, for drawing and telling. */

import type { Goal, PlayerView, TaskProgress, View } from './types';

/** Whose board these eyes care for most: their own, or else whoever decides. */
export const ownSeat = (view: View): number => (view.viewer === 'spectator' ? view.turn : view.viewer.seat);

/** How many a player has of what a goal counts. */
export const have = (player: PlayerView, goal: Goal): number => player.goals.find((it) => it.goal === goal)?.have ?? 0;

/** The values of the building tiles. */
export const BUILDINGS: readonly number[] = [1, 2, 3, 4, 5, 6];

/** Those that a player has built. */
export const buildingsOf = (player: PlayerView): number[] => BUILDINGS.filter((tile) => (player.buildings >> tile) & 1);

/** What the dice that are left show, the lowest first: it goes to most places. */
export function facesLeft(view: View, seat: number): number[] {
  const left = (view.players[seat]?.dice ?? []).filter((die) => die.on === null && die.face > 0);
  return [...new Set(left.map((die) => die.face))].sort((a, b) => a - b);
}

/** How far a task is: with whoever holds it, or for these eyes if it lies on the board. */
export const progressOf = (view: View, task: number): TaskProgress | null =>
  [...view.progress, ...view.players.flatMap(({ progress }) => progress)].find((it) => it.task === task) ?? null;
