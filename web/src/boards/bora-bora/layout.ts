/** Where the islands lie in the drawing, and what lies on the spaces of a player board. Our own map: a plain grid of four
 * by four without its corners. */

import type { PrintedPath } from './content';
import { KINDS, SEXES, type Kind, type PlayerView, type Region, type Sex } from './types';

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

export interface Group {
  sex: Sex;
  kind: Kind;
  /** The spaces from 0 on which they lie, and which of them are moved down. */
  cells: { cell: number; down: boolean }[];
}

export interface Spaces {
  folk: Group[];
  huts: number[];
  free: number[];
}

const TWELFTH = 11;

/** The twelve spaces of a player board, as what lies on them. The first eleven are alike, so people come first there,
 * kind by kind, then huts, then what is free. */
export function spaces(player: PlayerView): Spaces {
  // Who lies on the twelfth space makes no difference, so the last one does.
  const people = SEXES.flatMap((sex, s) =>
    KINDS.flatMap((kind, k) => {
      const folk = player.folk[s];
      const down = folk?.down[k] ?? 0;
      return Array.from({ length: folk?.all[k] ?? 0 }, (_, nth) => ({ sex, kind, down: nth < down }));
    }),
  );
  const folk: Group[] = [];
  people.forEach(({ sex, kind, down }, index) => {
    const cell = player.twelfth_person && index === people.length - 1 ? TWELFTH : index;
    const last = folk.at(-1);
    if (last?.sex === sex && last.kind === kind) last.cells.push({ cell, down });
    else folk.push({ sex, kind, cells: [{ cell, down }] });
  });
  const lying = people.length - (player.twelfth_person ? 1 : 0);
  const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
  return { folk, huts: from(lying, player.huts), free: from(lying + player.huts, player.free_spaces) };
}
