/** What is printed on the boards, tiles and cards of Bora Bora, and what the engine says of it. */

import type { Message } from '../../gen';
import { captions } from '../captions';
import type { Provenance } from '../contract';
import { knownOf } from '../known';
import { printed, type Known, type Printed } from '../printed';
import {
  KINDS,
  type BoardsFile,
  type Captions,
  type Deed,
  type FishCaption,
  type Gift,
  type Island,
  type JewelEntry,
  type Kind,
  type MapFile,
  type Material,
  type Path,
  type PathEntry,
  type PersonCaption,
  type PersonEntry,
  type Region,
  type TaskCaption,
  type Terrain,
  type TilesFile,
} from './types';

const map = () => printed<MapFile>('bora-bora/map');
const tiles = () => printed<TilesFile>('bora-bora/tiles');
export const boards = () => printed<BoardsFile>('bora-bora/boards');
const said = () => captions<Captions>('bora-bora');

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

/** A fish tile, and how well its value is known. */
export function fishTile(number: number): FishCaption & { provenance: Provenance } {
  const known = tiles().fish.flatMap((fish) => fish.values.map(() => provenanceOf(fish, 'values')));
  return { ...must(said().fish[number], `fish ${number}`), provenance: must(known[number], `fish ${number}`) };
}

/** The fish beside a region. */
export function fishAt(fish: readonly number[], region: Region) {
  return fishTile(must(fish[regions().indexOf(region)], region));
}

/** What a region is called. */
export const regionSaid = (id: Region): Message => must(said().regions[regions().indexOf(id)], id);
export const groundSaid = (ground: number): Message => must(said().grounds[ground], `ceremony space ${ground}`);
export const jewelSaid = (number: number): Message => must(said().jewels[number], `jewel ${number}`);
/** What a task demands: all of it, and in few words. */
export const taskSaid = (task: number): TaskCaption => must(said().tasks[task], `task ${task}`);
/** A kind of man or woman: its word on tiles, and what so many do together. */
export const personSaid = (kind: Kind): PersonCaption => must(said().people[KINDS.indexOf(kind)], kind);

export const personTile = (kind: Kind): Printed<PersonEntry> => must(tiles().person[KINDS.indexOf(kind)], kind);
export const jewelTile = (number: number): Printed<JewelEntry> => must(tiles().jewel[number], `jewel ${number}`);

/** The actions that share a tile, and so one row of dice. */
export function actionTiles(seats: number): Deed[][] {
  return boards()['action-tiles'][seats <= 2 ? 'two' : seats === 3 ? 'three' : 'four'];
}

export const COLUMNS = 4;
/** The material of each ceremony space, row by row. */
export const ceremony = (): Material[] => boards().ceremony.rows.flat();
