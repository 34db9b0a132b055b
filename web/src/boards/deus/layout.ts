/** Where the regions lie: hexes in axial coordinates, numbered in reading order, as the engine does (DE-S2, DE-Y2). */

import type { Hex, Region } from './types';

const AROUND: readonly Hex[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** A region as it is drawn, in units of a hex's radius. */
export interface Spot {
  region: Region;
  x: number;
  y: number;
  /** Which tile it belongs to. */
  tile: number;
}

export interface Layout {
  spots: readonly Spot[];
  /** The borders of the tiles, as an SVG path in units of a hex's radius. */
  borders: string;
  /** By how many degrees the map is turned so that it fits. */
  turn: number;
  /** Whether it is so long that it wants the whole width of a screen. */
  long: boolean;
  box: { x: number; y: number; width: number; height: number };
}

/** Along this direction tiles lie in a straight row. */
const ROW = (-Math.atan2(1.5, 2.5 * Math.sqrt(3)) * 180) / Math.PI;

const name = ([q, r]: Hex): string => `${q},${r}`;

/** The room for a map beside the player boards, and across the whole width; long maps need the second. */
const BESIDE = { width: 455, height: 370 };
const ACROSS = { width: 1040, height: 176 };

/** The layout of tiles with these middles, turned so that regions are as large as can be. */
export function layoutOf(tiles: readonly Hex[]): Layout {
  const hexes = tiles
    .flatMap(([q, r], tile) => [[0, 0] as Hex, ...AROUND].map(([dq, dr]) => ({ hex: [q + dq, r + dr] as Hex, tile })))
    .sort((a, b) => a.hex[1] - b.hex[1] || a.hex[0] - b.hex[0]);
  const numbers = new Map(hexes.map(({ hex }, index) => [name(hex), index + 1]));
  const drawn = [0, ROW].map((turn) => {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const spots = hexes.map(({ hex: [q, r], tile }, index): Spot => {
      const [x, y] = [Math.sqrt(3) * (q + r / 2), 1.5 * r];
      return { region: index + 1, x: x * cos - y * sin, y: x * sin + y * cos, tile };
    });
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - 1.05, Math.min(...ys) - 1.05];
    const box = { x, y, width: Math.max(...xs) + 1.05 - x, height: Math.max(...ys) + 1.05 - y };
    const size = (room: typeof BESIDE): number => Math.min(room.width / box.width, room.height / box.height);
    return [
      { turn, spots, box, long: false, size: size(BESIDE) },
      // Across the screen other things get less room, so it has to be worth it.
      { turn, spots, box, long: true, size: size(ACROSS) / 1.2 },
    ];
  });
  const best = drawn.flat().reduce((one, other) => (other.size > one.size ? other : one));
  const { turn, spots, box, long } = best;
  const side = (index: number, way: number): string => {
    const { x, y } = spots[index] ?? { x: 0, y: 0 };
    const corner = (angle: number): string => {
      const radians = ((angle + turn) * Math.PI) / 180;
      return `${(x + Math.cos(radians)).toFixed(3)} ${(y + Math.sin(radians)).toFixed(3)}`;
    };
    return `M${corner(60 * way - 30)}L${corner(60 * way + 30)}`;
  };
  const borders = hexes.flatMap(({ hex: [q, r], tile }, index) =>
    AROUND.flatMap(([dq, dr], way) => {
      const beside = numbers.get(name([q + dq, r + dr]));
      return beside && hexes[beside - 1]?.tile === tile ? [] : [side(index, way)];
    }),
  );
  return { spots, turn, long, box, borders: borders.join('') };
}

/** The corners of a hex of this radius, as an SVG path. */
export function hexPath(radius: number, turn: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = ((60 * corner - 90 + turn) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A hex's radius in units of the drawing; about as many pixels on a wide screen. */
export const RADIUS = 30;
/** The least radius on a phone, in pixels, so that a finger finds the hex: a map that is longer is pushed along. */
export const LEAST = 26;

/** The size of letters in units of the drawing, so that they are never too small on the screen. `room`: what the map has of it,
 * in pixels. */
export function typeOf(box: Layout['box'], room: { width: number; height: number }, phone: boolean): number {
  const width = phone ? Math.max(room.width, box.width * LEAST) : room.width;
  const scale = Math.min(width / box.width, room.height / box.height) / RADIUS;
  return scale > 0 ? Math.max(14.5, (phone ? 12 : 14) / scale) : 14.5;
}
