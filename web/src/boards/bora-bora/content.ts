/** What is printed on the boards, tiles and cards of Bora Bora. */

import type { Provenance } from '../contract';
import { knownOf } from '../known';
import { printed, type Known, type Printed } from '../printed';
import {
  KINDS,
  type BoardsFile,
  type Deed,
  type FishKind,
  type Gift,
  type Island,
  type JewelEntry,
  type Kind,
  type MapFile,
  type Material,
  type Path,
  type PathEntry,
  type PersonEntry,
  type Region,
  type TasksFile,
  type Terrain,
  type TilesFile,
} from './types';

const map = () => printed<MapFile>('bora-bora/map');
const tiles = () => printed<TilesFile>('bora-bora/tiles');
export const boards = () => printed<BoardsFile>('bora-bora/boards');

/** The regions, in the engine's order. */
export const regions = (): readonly Region[] => map().region.map(({ id }) => id);

/** How well one value of a printed thing is known. */
export const provenanceOf = (thing: { provenance?: Known }, value: string): Provenance => knownOf(value, thing);

function must<T>(it: T | undefined, what: string): T {
  if (it === undefined) throw new Error(`no ${what}`);
  return it;
}

export const regionTile = (id: Region) =>
  must(
    map().region.find((region) => region.id === id),
    id,
  );
export const islandRegions = (island: Island) => map().region.filter((region) => region.island === island);
export const gift = (terrain: Terrain): Gift => map().gives[terrain];

export type PrintedPath = Printed<PathEntry> & { path: Path };

export function paths(): PrintedPath[] {
  const of = (path: Path) => map()[path].map((link) => ({ ...link, path }));
  return [...of('land'), ...of('water')];
}

export function fishTile(number: number): { kind: FishKind; value: number; provenance: Provenance } {
  const all = tiles().fish.flatMap((fish) =>
    fish.values.map((value) => ({ kind: fish.kind, value, provenance: provenanceOf(fish, 'values') })),
  );
  return must(all[number], `fish ${number}`);
}

/** The fish beside a region. */
export function fishAt(fish: readonly number[], region: Region) {
  return fishTile(must(fish[regions().indexOf(region)], region));
}

export const personTile = (kind: Kind): Printed<PersonEntry> => must(tiles().person[KINDS.indexOf(kind)], kind);
export const jewelTile = (number: number): Printed<JewelEntry> => must(tiles().jewel[number], `jewel ${number}`);

/** The actions that share a tile, and so one row of dice. */
export function actionTiles(seats: number): Deed[][] {
  return boards()['action-tiles'][seats <= 2 ? 'two' : seats === 3 ? 'three' : 'four'];
}

export const COLUMNS = 4;
/** The material of each ceremony space, row by row. */
export const ceremony = (): Material[] => boards().ceremony.rows.flat();

/** One thing that a task demands: the key of its words, how many, and of what. */
export interface Demand {
  need: string;
  count: number;
  of: string | null;
}

const DEMAND_WORD: Partial<Record<string, string>> = { 'first-in-turn-order': 'first' };
const OF_PREFIX: Record<string, string> = {
  'people-of': 'kind',
  'jewels-of': 'jewel',
  terrain: 'terrain',
  fish: 'fish',
  'cards-of': 'god',
  'materials-of': 'material',
};

/** What a task demands. Light tasks are numbered before the dark ones. */
export function demands(task: number): Demand[] {
  const file = printed<TasksFile>('bora-bora/tasks');
  const { needs } = must([...file.light, ...file.dark][task], `task ${task}`);
  return needs.flatMap((need) =>
    Object.entries(need).map(([name, value]: [string, number | Record<string, string | number>]) => {
      const word = DEMAND_WORD[name] ?? name;
      if (typeof value === 'number') return { need: word, count: value, of: null };
      const of = Object.entries(value).find(([field]) => field !== 'count')?.[1];
      return { need: word, count: Number(value['count']), of: `bb-${OF_PREFIX[name]}-${of}` };
    }),
  );
}

/** What one, two or three people of a kind do together. */
export const strength = (kind: Kind, count: number): number => personTile(kind).strength[Math.min(count, 3) - 1] ?? 0;
