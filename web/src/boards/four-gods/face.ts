/** One side of a tile: the areas that its corners form, and the lines that part them, in a square of 100 by 100. Which they
 * are the engine tells; here they are drawn.
 *
 * Every line crosses an edge in its middle and at a right angle, so coasts go on smoothly from tile to tile. */

import type { Message } from '../../gen';
import { areasOf, faceCaption } from './content';
import type { AreaCaption, Corner, Face, Rotation, Terrain } from './types';

/** The letter of each terrain, as faces are written. */
export const LETTER: Record<Terrain, string> = { sea: 'S', forest: 'F', plain: 'P', mountain: 'M' };

export interface Area {
  /** The lowest of its corners: its name. */
  name: Corner;
  corners: readonly Corner[];
  terrain: Terrain;
  /** What it is called. */
  text: Message;
  /** Its outline. */
  path: string;
  /** Its inner border, without the tile's edges. */
  coast: string;
  /** Where a piece stands on it. */
  middle: [number, number];
}

/** A face as it is drawn. */
export interface Drawn {
  areas: Area[];
}

/** The face after quarter turns clockwise. */
export function turned(face: Face, rotation: Rotation): Face {
  return rotation === 0 ? face : turned(faceCaption(face).turned, (rotation - 1) as Rotation);
}

/** How many different ways a face can lie: 1, 2 or 4. */
export const ways = (face: Face): number => faceCaption(face).ways;

/** A shape as drawn for the north-west corner: outline, inner border, and where a piece stands. */
interface Shape {
  outline: string;
  coast: string;
  middle: [number, number];
}

const WHOLE: Shape = { outline: 'M0 0 L100 0 L100 100 L0 100 Z', coast: '', middle: [50, 50] };
const QUARTER: Shape = {
  outline: 'M0 0 L50 0 A50 50 0 0 1 0 50 Z',
  coast: 'M50 0 A50 50 0 0 1 0 50',
  middle: [20, 20],
};
const HALF: Shape = {
  outline: 'M0 0 L100 0 L100 50 C80 50 65 56 50 50 S20 50 0 50 Z',
  coast: 'M100 50 C80 50 65 56 50 50 S20 50 0 50',
  middle: [50, 25],
};
const ALL_BUT_ONE: Shape = {
  outline: 'M50 0 L100 0 L100 100 L0 100 L0 50 A50 50 0 0 0 50 0 Z',
  coast: 'M0 50 A50 50 0 0 0 50 0',
  middle: [62, 62],
};
const BAND: Shape = {
  outline: 'M0 0 L50 0 A50 50 0 0 0 100 50 L100 100 L50 100 A50 50 0 0 0 0 50 Z',
  coast: 'M50 0 A50 50 0 0 0 100 50 M50 100 A50 50 0 0 0 0 50',
  middle: [50, 50],
};
const ROOF: Shape = {
  outline: 'M0 0 L100 0 L100 50 C80 50 65 56 50 64 C35 56 20 50 0 50 Z',
  coast: 'M100 50 C80 50 65 56 50 64 C35 56 20 50 0 50',
  middle: [50, 27],
};
/** Beside the roof, in the corner after its second one and in the one before its first. */
const RIGHT: Shape = {
  outline: 'M100 50 C80 50 65 56 50 64 L50 100 L100 100 Z',
  coast: 'M100 50 C80 50 65 56 50 64 L50 100',
  middle: [77, 78],
};
const LEFT: Shape = {
  outline: 'M0 50 C20 50 35 56 50 64 L50 100 L0 100 Z',
  coast: 'M0 50 C20 50 35 56 50 64 L50 100',
  middle: [23, 78],
};

function spin([x, y]: [number, number], quarters: number): [number, number] {
  let point: [number, number] = [x, y];
  for (let turn = 0; turn < quarters % 4; turn++) point = [100 - point[1], point[0]];
  return point;
}

function spinPath(path: string, quarters: number): string {
  if (quarters % 4 === 0) return path;
  // An arc's radii and flags stay as they are; only where it ends turns.
  return path.replace(/([MLCSAZ])([^MLCSAZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.trim().split(/\s+/).filter(Boolean).map(Number);
    const kept = letter === 'A' ? numbers.splice(0, 5) : [];
    const points: number[] = [];
    for (let at = 0; at < numbers.length; at += 2) {
      points.push(...spin([numbers[at] ?? 0, numbers[at + 1] ?? 0], quarters));
    }
    return letter + [...kept, ...points].join(' ');
  });
}

function shapeOf(group: readonly Corner[], all: readonly (readonly Corner[])[]): [Shape, number] {
  const [first = 0, second = 0] = group;
  if (group.length === 4) return [WHOLE, 0];
  if (group.length === 3) return [ALL_BUT_ONE, all.find((other) => other !== group)?.[0] ?? 0];
  const roof = all.length === 3 ? all.find((each) => each.length === 2 && start(each) !== null) : undefined;
  if (group.length === 2) {
    const at = start(group);
    if (at === null) return [BAND, first % 2 === 0 && second === 2 ? 0 : 1];
    return [roof ? ROOF : HALF, at];
  }
  if (!roof) return [QUARTER, first];
  const at = start(roof) ?? 0;
  return (at + 2) % 4 === first ? [RIGHT, at] : [LEFT, at];
}

/** The first of two neighbouring corners, clockwise; none if they lie across. */
function start([one = 0, other = 0]: readonly Corner[]): number | null {
  if ((one + 1) % 4 === other) return one;
  return (other + 1) % 4 === one ? other : null;
}

function make(all: readonly AreaCaption[]): Drawn {
  const groups = all.map(({ corners }) => corners);
  const areas = all.map(({ corners, terrain, text }): Area => {
    const [shape, quarters] = shapeOf(corners, groups);
    return {
      name: corners[0] ?? 0,
      corners,
      terrain,
      text,
      path: spinPath(shape.outline, quarters),
      coast: spinPath(shape.coast, quarters),
      middle: spin(shape.middle, quarters),
    };
  });
  return { areas };
}

const drawn = new WeakMap<object, Drawn>();

/** A face as it is drawn. Kept as long as the engine's word of it is, as there are only some hundred. */
export function draw(face: Face): Drawn {
  const caption = faceCaption(face);
  const known = drawn.get(caption) ?? make(areasOf(caption));
  drawn.set(caption, known);
  return known;
}

/** The area to which a corner belongs. */
export function areaAt(face: Face, corner: Corner): Area | undefined {
  return draw(face).areas.find((area) => area.corners.includes(corner));
}
