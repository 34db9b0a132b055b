/** What the things of Bora Bora are called, in the words that the engine uses too. */

import { t, words } from '../../words/words.svelte';
import { ceremony, COLUMNS, demands, fishAt, jewelTile, regionTile, type Demand } from './content';
import type { Deed, God, Kind, Material, Region, Sex, TaskProgress, View } from './types';

export const godName = (god: God): string => t(`bb-god-${god}`);
export const deedName = (deed: Deed): string => t(`bb-deed-${deed}`);
export const kindName = (kind: Kind): string => t(`bb-kind-${kind}`);
export const materialName = (material: Material): string => t(`bb-material-${material}`);
export const personName = (sex: Sex, kind: Kind): string => t(`bb-person-${sex}`, { kind: kindName(kind) });

export function regionName(region: Region): string {
  const { terrain, island } = regionTile(region);
  return t('bb-region', { name: region, terrain: t(`bb-terrain-${terrain}`), island: t(`bb-island-${island}`) });
}

export function fishName(view: View, region: Region): string {
  const fish = fishAt(view.fish, region);
  return t('bb-fish', { fish: t(`bb-fish-${fish.kind}`), value: fish.value });
}

export function groundName(ground: number): string {
  const material = ceremony()[ground] ?? 'sand';
  return t('bb-ground', {
    material: materialName(material),
    row: Math.floor(ground / COLUMNS) + 1,
    column: (ground % COLUMNS) + 1,
  });
}

export function jewelName(jewel: number): string {
  const { kind, price, points } = jewelTile(jewel);
  return t('bb-jewel', { kind: t(`bb-jewel-${kind}`), price, points });
}

const demandName = (prefix: string, { need, count, of }: Demand): string =>
  t(`${prefix}-${need}`, of === null ? { count } : { count, of: t(of) });

/** A task by its demands, as the engine says it. */
export const taskName = (task: number): string => words.list(demands(task).map((demand) => demandName('bb-demand', demand)));

/** A task in few words, for its tile. */
export const taskShort = (task: number): string =>
  demands(task)
    .map((demand) => demandName('bb-web-need', { ...demand, of: demand.of?.replace(/^bb-kind-/, 'bb-web-kind-') ?? null }))
    .join(' + ');

/** How far each demand of a task is: "2 of 3 and 1 of 1". */
export const progressText = ({ demands }: TaskProgress): string =>
  words.list(demands.map(({ have, need }) => t('bb-web-have-of', { have, need })));

/** A task for those who hear it. */
export const taskTold = (task: number, progress: TaskProgress | null): string =>
  progress
    ? t('bb-web-task-progress', { task: taskName(task), progress: progressText(progress) })
    : t('bb-web-task', { task: taskName(task) });
