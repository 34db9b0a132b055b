/** The land drawn: seventeen fields of natural shape on a lattice, whose borders are exactly those of the map. */

export interface Point {
  x: number;
  y: number;
}

/** A field of the lattice: its middle, in half widths and rows. */
export interface Place {
  column: number;
  row: number;
}

/** How the printed middles lie on the lattice. */
const HALF = 116.7;
const ROW = 202;
const ORIGIN = { x: 150, y: 130 };

/** The place of a printed middle. */
export function placeOf({ x, y }: Point): Place {
  return { column: Math.round((x - ORIGIN.x) / HALF) + 1, row: Math.round((y - ORIGIN.y) / ROW) };
}

/** A number from −1 to 1 that is always the same for the same words: the land has one shape for ever. */
function chance(words: string): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash ^= hash >>> 13;
  return ((hash >>> 0) / 4294967295) * 2 - 1;
}

/** Where the corners of a field lie on the lattice: in half widths, and quarters of a height. */
const CORNERS: readonly [number, number][] = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
];

/** The names of a field's corners, clockwise from the top. Two fields touch if they share two. */
export function cornersOf({ column, row }: Place): string[] {
  return CORNERS.map(([dx, dy]) => `${column + dx},${row * 3 + dy}`);
}

/** A drawing of the land in a frame of this size. */
export class Land {
  readonly #half: number;
  readonly #quarter: number;
  readonly #margin: number;

  constructor(width: number, height: number, margin = 6) {
    this.#margin = margin;
    this.#half = (width - 2 * margin) / 8;
    this.#quarter = (height - 2 * margin) / 16;
  }

  /** How wide and high a field is, roughly. */
  get field(): { width: number; height: number } {
    return { width: this.#half * 2, height: this.#quarter * 4 };
  }

  middle({ column, row }: Place): Point {
    return { x: this.#margin + column * this.#half, y: this.#margin + (row * 3 + 2) * this.#quarter };
  }

  #corner(name: string): Point {
    const [column = 0, quarter = 0] = name.split(',').map(Number);
    const x = this.#margin + column * this.#half + chance(`x${name}`) * this.#half * 0.12;
    const y = this.#margin + (quarter + 2) * this.#quarter + chance(`y${name}`) * this.#quarter * 0.32;
    return { x, y };
  }

  /** The border between two corners, the same from both sides. */
  #border(from: string, to: string): Point[] {
    const [low, high] = from < to ? [from, to] : [to, from];
    let line = [this.#corner(low), this.#corner(high)];
    let sway = this.#half * 0.09;
    for (let fold = 0; fold < 3; fold += 1) {
      line = line.flatMap((point, index) => {
        const next = line[index + 1];
        if (!next) return [point];
        const length = Math.hypot(next.x - point.x, next.y - point.y) || 1;
        const by = (chance(`${low}|${high}|${fold}|${index}`) * sway) / length;
        const bent = { x: (point.x + next.x) / 2 - (next.y - point.y) * by, y: (point.y + next.y) / 2 + (next.x - point.x) * by };
        return [point, bent];
      });
      sway *= 0.55;
    }
    return from < to ? line : line.reverse();
  }

  /** The outline of a field. */
  outline(place: Place): string {
    const corners = cornersOf(place);
    const points = corners.flatMap((corner, index) => {
      const next = corners[(index + 1) % corners.length] ?? corner;
      return this.#border(corner, next).slice(0, -1);
    });
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }
}
