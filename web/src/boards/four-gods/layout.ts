/** Where cells, corners and the names of land lie. */

import { draw } from './face';
import type { LaidTile } from './facts';
import type { Cell, Corner, LandView, View } from './types';

/** The cells of a frame, row by row. */
export function cellsOf(frame: number): Cell[] {
  return Array.from({ length: frame * frame }, (_, index) => cellAt(Math.floor(index / frame), index % frame));
}

export function cellAt(row: number, column: number): Cell {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Row and column, from 0. */
export function placeOf(cell: Cell): [number, number] {
  return [Number(cell[1]) - 1, cell.charCodeAt(0) - 65];
}

/** Connected land as the engine tells it, with its key and its place for a name. */
export interface Land extends LandView {
  /** `kingdom:C4:0`, by its first area. */
  key: string;
  /** Where its name is written: in which cell, and where in the World, a cell being 100 wide. */
  label: { cell: Cell; x: number; y: number };
}

export interface Lands {
  all: readonly Land[];
  of(cell: Cell, area: Corner): Land | undefined;
}

/** All land of the World. */
export function lands(view: View): Lands {
  const tiles = new Map(view.cells.flatMap(([cell, seen]) => ('tile' in seen ? [[cell, seen.tile] as const] : [])));
  const all = view.lands.map((land) => ({ ...land, key: `kingdom:${land.areas[0]?.join(':')}`, label: labelOf(land, tiles) }));
  const byArea = new Map(all.flatMap((land) => land.areas.map((area) => [area.join(':'), land] as const)));
  return { all, of: (cell, area) => byArea.get(`${cell}:${area}`) };
}

/** A place on a land where its name could stand. */
interface Spot {
  cell: Cell;
  x: number;
  y: number;
  /** How many corners its area has: how much room there is. */
  wide: number;
  /** Whether a prophet stands on this tile, and whether right there. */
  beside: boolean;
  taken: boolean;
}

/** Names of land this small, from its middle to its areas', stand in its middle. */
const SMALL = 45;

/** A place for a land's name. */
function labelOf({ areas }: LandView, tiles: ReadonlyMap<Cell, LaidTile>): Land['label'] {
  const spots = areas.flatMap(([cell, name]): Spot[] => {
    const tile = tiles.get(cell);
    const area = tile && draw(tile.face).areas.find((each) => each.name === name);
    if (!area) return [];
    const [row, column] = placeOf(cell);
    const [x, y] = area.middle;
    const taken = tile.prophet?.area === name;
    return [{ cell, x: column * 100 + x, y: row * 100 + y, wide: area.corners.length, beside: tile.prophet !== null, taken }];
  });
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const far = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  const cost = (spot: Spot): number => far(spot) - 60 * spot.wide + (spot.beside ? 500 : 0);
  const best = spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least));
  const small = spots.every((spot) => far(spot) < SMALL && !spot.beside);
  // Where a prophet is in the way the name stands above or below it, inside the same tile.
  const aside = best.taken ? (best.y % 100 > 50 ? -32 : 34) : 0;
  return { cell: best.cell, ...(small ? { x, y } : { x: best.x, y: best.y + aside }) };
}
