/** Connected land of one terrain, as the World shows it: for the eye, not for the score. */

import { draw } from './face';
import { cellAt, placeOf, type Cell, type Colour, type Corner, type LaidTile, type Terrain, type View } from './types';

/** An area of a tile: `C4:0`. */
type AreaId = `${Cell}:${Corner}`;

export interface Land {
  /** `kingdom:C4:0`, by its first area. */
  key: string;
  terrain: Terrain;
  areas: { cell: Cell; area: Corner }[];
  /** How many tiles it covers. */
  tiles: number;
  prophets: Partial<Record<Colour, number>>;
  /** The tiles without a prophet on it. */
  free: number;
  /** Where its name is written: in which cell, and where in the World, a cell being 100 wide. */
  label: { cell: Cell; x: number; y: number };
}

export interface Lands {
  all: Land[];
  of(cell: Cell, area: Corner): Land | undefined;
}

/** East and south: which of one's corners touch which of the neighbour's. */
const JOINS: [number, number, [Corner, Corner][]][] = [
  [0, 1, [[1, 0], [2, 3]]],
  [1, 0, [[2, 1], [3, 0]]],
];

function tilesOf(view: View): Map<Cell, LaidTile> {
  return new Map(view.cells.flatMap(([cell, seen]) => ('tile' in seen ? [[cell, seen.tile] as const] : [])));
}

/** All land of the World. */
export function lands(view: View): Lands {
  const tiles = tilesOf(view);
  const parent = new Map<AreaId, AreaId>();
  const root = (id: AreaId): AreaId => {
    let at = id;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  const nameAt = (cell: Cell, tile: LaidTile, corner: Corner): AreaId => {
    const area = draw(tile.face).areas.find((each) => each.corners.includes(corner));
    return `${cell}:${area?.name ?? corner}`;
  };
  for (const [cell, tile] of tiles) for (const area of draw(tile.face).areas) parent.set(`${cell}:${area.name}`, `${cell}:${area.name}`);
  for (const [cell, tile] of tiles) {
    const [row, column] = placeOf(cell);
    for (const [down, right, touching] of JOINS) {
      const beside = cellAt(row + down, column + right);
      const other = tiles.get(beside);
      if (!other) continue;
      for (const [mine, theirs] of touching) {
        if (draw(tile.face).corners[mine] !== draw(other.face).corners[theirs]) continue;
        const one = root(nameAt(cell, tile, mine));
        const two = root(nameAt(beside, other, theirs));
        if (one !== two) parent.set(two, one);
      }
    }
  }
  return collect(tiles, root);
}

function collect(tiles: Map<Cell, LaidTile>, root: (id: AreaId) => AreaId): Lands {
  const byRoot = new Map<AreaId, Land>();
  const byArea = new Map<AreaId, Land>();
  for (const [cell, tile] of tiles) {
    for (const area of draw(tile.face).areas) {
      const id: AreaId = `${cell}:${area.name}`;
      const at = { cell, area: area.name };
      const land = byRoot.get(root(id)) ?? {
        key: `kingdom:${id}`,
        terrain: area.terrain,
        areas: [],
        tiles: 0,
        prophets: {},
        free: 0,
        label: { cell, x: 0, y: 0 },
      };
      byRoot.set(root(id), land);
      byArea.set(id, land);
      land.areas.push(at);
      const prophet = tile.prophet;
      if (prophet?.area === area.name) land.prophets[prophet.colour] = (land.prophets[prophet.colour] ?? 0) + 1;
    }
  }
  for (const land of byRoot.values()) settle(land, tiles);
  return { all: [...byRoot.values()], of: (cell, area) => byArea.get(`${cell}:${area}`) };
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

/** Counts a land's tiles and finds a place for its name. */
function settle(land: Land, tiles: Map<Cell, LaidTile>): void {
  land.tiles = new Set(land.areas.map(({ cell }) => cell)).size;
  land.free = land.tiles - Object.values(land.prophets).reduce((sum, count) => sum + count, 0);
  const spots = land.areas.flatMap((at): Spot[] => {
    const tile = tiles.get(at.cell);
    const area = tile && draw(tile.face).areas.find(({ name }) => name === at.area);
    if (!area) return [];
    const [row, column] = placeOf(at.cell);
    const [x, y] = area.middle;
    const taken = tile.prophet?.area === at.area;
    return [{ cell: at.cell, x: column * 100 + x, y: row * 100 + y, wide: area.corners.length, beside: tile.prophet !== null, taken }];
  });
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length;
  const far = (spot: Spot): number => Math.hypot(spot.x - x, spot.y - y);
  const cost = (spot: Spot): number => far(spot) - 60 * spot.wide + (spot.beside ? 500 : 0);
  const best = spots.reduce((least, spot) => (cost(spot) < cost(least) ? spot : least));
  const small = spots.every((spot) => far(spot) < SMALL && !spot.beside);
  // Where a prophet is in the way the name stands above or below it, inside the same tile.
  const aside = best.taken ? (best.y % 100 > 50 ? -32 : 34) : 0;
  land.label = { cell: best.cell, ...(small ? { x, y } : { x: best.x, y: best.y + aside }) };
}
