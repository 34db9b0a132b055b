/** Where things are drawn. The board is laid out once, in squares along it and across it; on a high, narrow page it stands
 * on end. */

import { placeOf, way } from './content';
import { SEATS } from './names';
import type { MoveView, PlayerView, Seat, Square } from './types';

export interface Point {
  x: number;
  y: number;
}

/** A place in squares: `along` the board from its near end, `across` it from the far player's tray to the near one's. */
interface Spot {
  along: number;
  across: number;
}

/** How many squares the board is long and wide. */
const LENGTH = 8;
const ROWS = 3;
/** The frame round the squares, and how deep a tray is. */
const FRAME = 0.28;
const TRAY = 0.86;
/** Where a tray is parted: pieces wait at the beginning of the way, and are home at its end. */
const PARTED = 4;

/** A box on the page. */
export interface Box extends Point {
  width: number;
  height: number;
}

export class Layout {
  readonly upright: boolean;
  /** The side of a square. */
  readonly cell: number;
  readonly #origin: Point;
  readonly #near: Seat;

  /** A board in so much room, with this seat's side near. */
  constructor(width: number, height: number, near: Seat) {
    const long = LENGTH + 2 * FRAME;
    const deep = ROWS + 2 * FRAME + 2 * TRAY;
    const lying = Math.min(width / long, height / deep);
    const standing = Math.min(width / deep, height / long);
    this.upright = standing > lying;
    this.cell = Math.max(standing, lying);
    const [used, usedUp] = this.upright ? [deep, long] : [long, deep];
    this.#origin = { x: (width - used * this.cell) / 2, y: (height - usedUp * this.cell) / 2 };
    this.#near = near;
  }

  #at({ along, across }: Spot): Point {
    const [x, y] = this.upright ? [TRAY + FRAME + across, FRAME + along] : [FRAME + along, TRAY + FRAME + across];
    return { x: this.#origin.x + x * this.cell, y: this.#origin.y + y * this.cell };
  }

  #box(from: Spot, to: Spot): Box {
    const [a, b] = [this.#at(from), this.#at(to)];
    return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
  }

  /** Which row a seat's own squares are in. */
  #row(seat: Seat): number {
    return seat === this.#near ? ROWS - 1 : 0;
  }

  /** The middle of a square of a seat's way. */
  square(seat: Seat, square: Square): Point {
    const { column, row } = placeOf(square);
    const across = row === 1 ? 1 : this.#row(seat);
    return this.#at({ along: column + 0.5, across: across + 0.5 });
  }

  #block(from: number, to: number, top: number, bottom: number): Box {
    const edge = FRAME * 0.72;
    return this.#box({ along: from - edge, across: top - edge }, { along: to + edge, across: bottom + edge });
  }

  /** The two blocks of the board. */
  blocks(): Box[] {
    return [this.#block(0, 4, 0, ROWS), this.#block(6, LENGTH, 0, ROWS)];
  }

  /** The wood that the squares are set in: the blocks and a bridge between them. */
  frame(): Box[] {
    return [...this.blocks(), this.#block(4, 6, 1, 2)];
  }

  /** Where a seat's pieces wait, and where they are home. */
  tray(seat: Seat, home: boolean): Box {
    const near = seat === this.#near;
    const [top, bottom] = near ? [ROWS + FRAME, ROWS + FRAME + TRAY] : [-FRAME - TRAY, -FRAME];
    const gap = 0.06;
    const [from, to] = home ? [PARTED + gap, LENGTH] : [0, PARTED - gap];
    return this.#box({ along: from, across: top + gap }, { along: to, across: bottom - gap });
  }

  /** The middle of a piece in a tray: the first ones lie where the tray is parted. */
  inTray(seat: Seat, home: boolean, index: number): Point {
    const near = seat === this.#near;
    const across = near ? ROWS + FRAME + TRAY / 2 : -FRAME - TRAY / 2;
    const along = home ? PARTED + 0.36 + index * 0.4 : PARTED - 0.36 - index * 0.4;
    return this.#at({ along, across });
  }

  /** Where the words of a tray stand: at the end that fills last. */
  label(seat: Seat, home: boolean): Point {
    const near = seat === this.#near;
    const across = near ? ROWS + FRAME + TRAY / 2 : -FRAME - TRAY / 2;
    return this.#at({ along: home ? LENGTH - 0.46 : 0.46, across });
  }

  /** Where a seat throws the dice: beside the bridge, on its own side. */
  dice(seat: Seat): { box: Box; dice: Point[]; number: Point } {
    const row = this.#row(seat) + 0.5;
    const shift = seat === this.#near ? 0.14 : -0.14;
    const spots = [-0.2, 0.2].flatMap((down) => [4.54, 4.98].map((along) => ({ along, across: row + shift + down })));
    return {
      box: this.#box({ along: 4.28, across: row + shift - 0.44 }, { along: 5.72, across: row + shift + 0.44 }),
      dice: spots.map((spot) => this.#at(spot)),
      number: this.#at({ along: 5.42, across: row + shift }),
    };
  }

  /** The line that a piece follows from where it is to where it gets: `waiting` and `home` are its owner's. */
  path(seat: Seat, { from, to }: Pick<MoveView, 'from' | 'to'>, { waiting, home }: Pick<PlayerView, 'waiting' | 'home'>): Point[] {
    const first = from ?? 0;
    const last = to ?? way().length + 1;
    const between = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return between.map((number) => {
      if (number === 0) return this.inTray(seat, false, Math.max(0, waiting - 1));
      return number > way().length ? this.inTray(seat, true, home) : this.square(seat, number);
    });
  }

  /** Every square of the board once, with the seat on whose way it is counted. */
  squares(): { seat: Seat; square: Square; middle: Point }[] {
    const all = SEATS.flatMap((seat) => way().map((_, index) => ({ seat, square: index + 1 })));
    return all
      .filter(({ seat, square }) => seat === 0 || placeOf(square).ground === 'own')
      .map(({ seat, square }) => ({ seat, square, middle: this.square(seat, square) }));
  }
}
