/** Where the islands lie in the drawing. Our own map: a plain grid of four by four without its corners. */

import type { PrintedPath } from './content';
import type { Region } from './types';

/** The border of tapa round the sea. */
export const BORDER = 8;
const STEP = { x: 92, y: 98 };
export const MAP = { width: 4 * STEP.x + 2 * BORDER, height: 4 * STEP.y + 2 * BORDER };
/** Half the width and height of a region. */
export const HALF = { x: 37, y: 36 };

const GRID: readonly (readonly (Region | null)[])[] = [
  [null, 'NB', 'NM', null],
  ['WP', 'CF', 'CP', 'EF'],
  ['WM', 'CB', 'CM', 'EB'],
  [null, 'SF', 'SP', null],
];

export interface Point {
  x: number;
  y: number;
}

/** The middle of a region. */
export function middle(region: Region): Point {
  const y = GRID.findIndex((row) => row.includes(region));
  const x = GRID[y]?.indexOf(region) ?? 0;
  return { x: (x + 0.5) * STEP.x + BORDER, y: (y + 0.5) * STEP.y + BORDER };
}

/** An island's ground: a rounded box around its regions. */
export function shore(regions: readonly Region[], margin: number): { x: number; y: number; width: number; height: number } {
  const at = regions.map(middle);
  const left = Math.min(...at.map(({ x }) => x)) - HALF.x - margin;
  const top = Math.min(...at.map(({ y }) => y)) - HALF.y - margin;
  const right = Math.max(...at.map(({ x }) => x)) + HALF.x + margin;
  const bottom = Math.max(...at.map(({ y }) => y)) + HALF.y + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export interface DrawnPath {
  /** A line from shore to shore. */
  line: string;
  /** Where its value stands. */
  sign: Point;
}

/** A path: straight between neighbours, a curve through the corner where islands meet across it. */
export function draw({ between: [one, other] }: Pick<PrintedPath, 'between'>): DrawnPath {
  const [a, b] = [middle(one), middle(other)];
  const sign = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (a.x === b.x || a.y === b.y) return { line: `M${a.x} ${a.y}L${b.x} ${b.y}`, sign };
  // Bent outwards, away from the middle of the map, so that it keeps clear of the central island.
  const out = { x: sign.x < MAP.width / 2 ? -14 : 14, y: sign.y < MAP.height / 2 ? -14 : 14 };
  const bend = { x: sign.x + out.x, y: sign.y + out.y };
  return {
    line: `M${a.x} ${a.y}Q${sign.x + 2 * out.x} ${sign.y + 2 * out.y} ${b.x} ${b.y}`,
    sign: bend,
  };
}
