/** How far a player is with the six goals of the end: numbers of pieces, beside the printed ones. */

import { boards } from './content';
import type { PlayerView } from './types';

export interface Goal {
  goal: 'tasks' | 'jewels' | 'ceremony' | 'buildings' | 'regions' | 'people';
  icon: string;
  have: number;
  need: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

export const peopleCount = (player: PlayerView): number => sum(player.folk.map(({ all }) => sum(all)));

/** The values of the building tiles. */
export const BUILDINGS: readonly number[] = [1, 2, 3, 4, 5, 6];
/** Those that a player has built. */
export const buildingsOf = (player: PlayerView): number[] => BUILDINGS.filter((tile) => (player.buildings >> tile) & 1);
export const buildingCount = (player: PlayerView): number => buildingsOf(player).length;

export function goals(player: PlayerView): Goal[] {
  const need = boards().final;
  return [
    { goal: 'tasks', icon: 'task', have: player.fulfilled, need: need.tasks },
    { goal: 'jewels', icon: 'jewel', have: player.jewels.length, need: need.jewels },
    { goal: 'ceremony', icon: 'material', have: player.filled.length + player.built.length, need: need.ceremony },
    { goal: 'buildings', icon: 'build', have: buildingCount(player), need: need.buildings },
    { goal: 'regions', icon: 'hut', have: player.regions.length, need: need.regions },
    { goal: 'people', icon: 'man', have: peopleCount(player), need: need.people },
  ];
}
