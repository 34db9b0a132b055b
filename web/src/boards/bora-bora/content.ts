/** What is printed on the boards, tiles and cards of Bora Bora. */

import type { Provenance } from '../contract';
import { printed } from '../printed';
import {
  KINDS,
  REGIONS,
  type Deed,
  type FishKind,
  type God,
  type Island,
  type JewelKind,
  type Kind,
  type Material,
  type Path,
  type Region,
  type Terrain,
} from './types';

/** How well each value of a thing is known, or all of them alike. */
type Known = Provenance | Record<string, Provenance>;

interface Link {
  between: [Region, Region];
  value: number;
  provenance: Provenance;
}

interface MapFile {
  gives: Record<Terrain, Material | 'offering'>;
  region: { id: Region; island: Island; terrain: Terrain; provenance: Known }[];
  land: Link[];
  water: Link[];
}

interface PersonTile {
  kind: Kind;
  /** What one, two and three tiles do together. */
  strength: [number, number, number];
  most?: number;
  symbols: number;
  provenance: Known;
}

export interface JewelTile {
  kind: JewelKind;
  price: number;
  points: number;
  provenance: Known;
}

interface TilesFile {
  fish: { kind: FishKind; values: number[]; provenance: Known }[];
  person: PersonTile[];
  jewel: JewelTile[];
}

interface BoardsFile {
  start: { huts: number };
  rounds: { building: number[]; priest: number[]; provenance: Known };
  status: { points: number[]; provenance: Known };
  temple: { spaces: number[]; provenance: Known };
  ceremony: { rows: Material[][]; provenance: Known };
  helper: Record<'slide' | 'point' | 'offering' | 'card' | 'material' | 'hut', number>;
  fishing: { points: number };
  tasks: { unaided: number; aided: number };
  final: Record<'god-tile' | 'bonus' | 'tasks' | 'jewels' | 'ceremony' | 'buildings' | 'regions' | 'people', number>;
  'action-tiles': Record<'two' | 'three' | 'four', Deed[][]>;
}

type Needs =
  | Record<Counted, number>
  | { 'people-of': { kind: Kind; count: number } }
  | { 'jewels-of': { kind: JewelKind; count: number } }
  | { terrain: { terrain: Terrain; count: number } }
  | { fish: { kind: FishKind; count: number } }
  | { 'cards-of': { god: God; count: number } }
  | { 'materials-of': { material: Material; count: number } };

type Counted =
  | 'men'
  | 'women'
  | 'men-different'
  | 'women-different'
  | 'men-down'
  | 'women-down'
  | 'people-down'
  | 'priests'
  | 'jewels'
  | 'jewels-different'
  | 'first-in-turn-order'
  | 'regions'
  | 'islands'
  | 'twelfth-huts'
  | 'cards-alike'
  | 'cards-different'
  | 'god-tiles'
  | 'offerings'
  | 'shells'
  | 'materials'
  | 'buildings';

interface TasksFile {
  light: { needs: Needs[] }[];
  dark: { needs: Needs[] }[];
}

const map = (): MapFile => printed('bora-bora/map');
const tiles = (): TilesFile => printed('bora-bora/tiles');
export const boards = (): BoardsFile => printed('bora-bora/boards');

/** How well one value of a printed thing is known. */
export function provenanceOf(known: Known, value: string): Provenance | undefined {
  return typeof known === 'string' ? known : known[value];
}

function must<T>(it: T | undefined, what: string): T {
  if (it === undefined) throw new Error(`no ${what}`);
  return it;
}

export const regionTile = (id: Region) => must(map().region.find((region) => region.id === id), id);
export const islandRegions = (island: Island) => map().region.filter((region) => region.island === island);
export const gift = (terrain: Terrain): Material | 'offering' => map().gives[terrain];

export interface PrintedPath extends Link {
  path: Path;
}

export function paths(): PrintedPath[] {
  const of = (path: Path) => map()[path].map((link) => ({ ...link, path }));
  return [...of('land'), ...of('water')];
}

export function fishTile(number: number): { kind: FishKind; value: number; provenance: Provenance | undefined } {
  const all = tiles().fish.flatMap(({ kind, values, provenance }) =>
    values.map((value) => ({ kind, value, provenance: provenanceOf(provenance, 'values') })),
  );
  return must(all[number], `fish ${number}`);
}

/** The fish beside a region. */
export function fishAt(fish: readonly number[], region: Region) {
  return fishTile(must(fish[REGIONS.indexOf(region)], region));
}

export const personTile = (kind: Kind): PersonTile => must(tiles().person[KINDS.indexOf(kind)], kind);
export const jewelTile = (number: number): JewelTile => must(tiles().jewel[number], `jewel ${number}`);

/** The actions that share a tile, and so one row of dice. */
export function actionTiles(seats: number): Deed[][] {
  return boards()['action-tiles'][seats <= 2 ? 'two' : seats === 3 ? 'three' : 'four'];
}

export const COLUMNS = 4;
/** The material of each ceremony space, row by row. */
export const ceremony = (): Material[] => boards().ceremony.rows.flat();

/** Every two adjacent ceremony spaces, numbered as the engine does. */
export const PLOTS: readonly (readonly [number, number])[] = Array.from({ length: 12 }, (_, one) =>
  [one + 1, one + COLUMNS]
    .filter((other) => other < 12 && (other === one + COLUMNS || other % COLUMNS !== 0))
    .map((other) => [one, other] as const),
).flat();

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
  const file: TasksFile = printed('bora-bora/tasks');
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
