/** What the engine tells of 4 Gods: the types of `games/four-gods/src/{view,action,event}.rs`. */

export const TERRAINS = ['sea', 'forest', 'plain', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const GODS = ['merfolk', 'elves', 'humans', 'dwarves'] as const;
export type God = (typeof GODS)[number];
export const COLOURS = ['blue', 'green', 'yellow', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];
export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];
export type Side = 'a' | 'b';

/** `A1` to `I9`: column, then row, from the north-west. */
export type Cell = string;
/** Four corners clockwise from the north-west, such as `SSFP`; `SFSF+S` where two terrains alternate. */
export type Face = string;
/** 0 NW, 1 NE, 2 SE, 3 SW. */
export type Corner = 0 | 1 | 2 | 3;
export const CORNERS: readonly Corner[] = [0, 1, 2, 3];
/** Quarter turns clockwise. */
export type Rotation = 0 | 1 | 2 | 3;
export type Seat = number;

export interface Slot {
  row: Seat;
  place: number;
}
export interface Prophet {
  colour: Colour;
  area: Corner;
}
export interface LaidTile {
  face: Face;
  by: Seat;
  order: number;
  prophet: Prophet | null;
}
export type Seen = { tile: LaidTile } | { city: { colour: Colour } };

export interface HeldView {
  origin: Seat | null;
  shown: Face | null;
  sides: [Face, Face] | null;
  shown_side: Side | null;
}
export interface ColourView {
  colour: Colour;
  owner: Seat | null;
  god: God | null;
  reserve: number;
  lost: number;
  razed: number;
  cities: number;
}
export interface TerrainView {
  terrain: Terrain;
  count: number;
  largest: number;
}
export interface Modes {
  timed: boolean;
  secret: boolean;
  'two-gods-each': boolean;
  challenge: boolean;
  penalty: Seat[];
}
export type Trigger = 'world-full' | 'bag-empty' | 'long-enough';
export type Ending = { complete: Trigger } | 'all-passed' | 'stood-still';
export type Phase = 'preparing' | 'playing' | { over: Ending };

/** Times of the game's own clock, in milliseconds; null where nothing is due. */
export interface Clock {
  turn: number | null;
  period: number | null;
  still: number | null;
  longest: number | null;
  prophet: (number | null)[];
  challenge: (number | null)[];
  penalty: (number | null)[];
}

export interface View {
  viewer: { seat: Seat } | 'spectator';
  modes: Modes;
  phase: Phase;
  frame: number;
  cells: [Cell, Seen][];
  placements: number;
  row_places: number;
  rows: [Slot, Face][];
  hands: [HeldView | null, HeldView | null][];
  bag: number;
  tokens: number;
  colours: ColourView[];
  terrains: TerrainView[];
  ready: Seat[];
  passed: Seat[];
  left: Seat[];
  fresh: (Cell | null)[];
  latest: ({ cell: Cell; hand: Hand; origin: Seat | null } | null)[];
  debts: number[];
  due: number[];
  turn: Seat;
  busy: boolean;
  idle: number;
  turns: number;
  last: Seat[] | null;
  trigger: Trigger | null;
  clock: Clock;
}

/** How a tile of a hand would lie somewhere. */
export interface Laying {
  hand: Hand;
  side: Side;
  rotation: Rotation;
  cell: Cell;
}

export type Action =
  | 'ready'
  | 'draw-one'
  | 'draw-two'
  | 'pass'
  | 'end-turn'
  | 'leave'
  | 'return'
  | { pick: Colour }
  | { choose: God }
  | { place: Laying }
  | { prophet: { colour: Colour; area: Corner; from: Cell | null } }
  | { build: { colour: Colour; cell: Cell; from: Cell | null } }
  | { destroy: Laying & { marker: Colour } }
  | { discard: { hand: Hand; side: Side } }
  | { 'discard-both': { left: Side; right: Side } }
  | { 'turn-over': Slot }
  | { take: Slot }
  | { 'put-back': { hand: Hand; side: Side } }
  | { challenge: Cell }
  | { 'give-up': Cell };

export type Event =
  | 'play-began'
  | { 'modes-drawn': { modes: Modes } }
  | { 'first-player': { seat: Seat } }
  | { 'colour-picked': { seat: Seat; colour: Colour } }
  | { 'god-dealt': { seat: Seat; colour: Colour; god: God } }
  | { 'card-dealt': { seat: Seat; colour: Colour } }
  | { ready: { seat: Seat } }
  | { 'god-chosen': { seat: Seat; god: God } }
  | { drew: { seat: Seat; count: number } }
  | { 'in-hand': { seat: Seat; hand: Hand; a: Face; b: Face } }
  | { placed: { seat: Seat; cell: Cell; face: Face } }
  | { 'prophet-placed': { seat: Seat; colour: Colour; cell: Cell; terrain: Terrain; from: Cell | null } }
  | { 'city-built': { seat: Seat; colour: Colour; cell: Cell; from: Cell | null } }
  | { 'city-destroyed': { seat: Seat; cell: Cell; colour: Colour; marker: Colour } }
  | { discarded: { seat: Seat; slot: Slot; face: Face } }
  | { 'turned-over': { seat: Seat; slot: Slot; face: Face } }
  | { taken: { seat: Seat; slot: Slot; face: Face } }
  | { 'put-in-bag': { seat: Seat; face: Face | null } }
  | { passed: { seat: Seat } }
  | { 'turn-began': { seat: Seat } }
  | { 'turn-ended': { seat: Seat } }
  | { 'final-period': { trigger: Trigger; seconds: number } }
  | { 'last-turns': { trigger: Trigger; seats: Seat[] } }
  | { challenged: { seat: Seat; cell: Cell; upheld: boolean } }
  | { 'back-to-hand': { seat: Seat; hand: Hand; cell: Cell } }
  | { removed: { cell: Cell } }
  | { 'prophet-returned': { colour: Colour; cell: Cell } }
  | { 'prophet-lost': { colour: Colour; cell: Cell | null } }
  | { 'penalty-due': { seat: Seat } }
  | { 'penalty-owed': { seat: Seat } }
  | { left: { seat: Seat } }
  | { 'came-back': { seat: Seat } }
  | { 'too-late': { seat: Seat } }
  | { 'god-revealed': { seat: Seat; colour: Colour; god: God } }
  | { ended: { ending: Ending } };

/** The names of a union whose members are a word or one field: its kinds. */
export type KindOf<T> = T extends string ? T : keyof T & string;

/** An action or event as its kind with what it carries, so that a `switch` over all kinds knows the type. */
export type Told<T> = T extends string ? { kind: T } : { [K in keyof T]: { kind: K; of: T[K] } }[keyof T];

/** Takes a word or a one-field object apart. */
export function told<T extends string | object>(value: T): Told<T> {
  if (typeof value === 'string') return { kind: value } as Told<T>;
  const [kind, of] = Object.entries(value)[0] ?? [];
  return { kind, of } as Told<T>;
}

/** Whose eyes see; none for a spectator's. */
export function eyes(view: View): Seat | null {
  return view.viewer === 'spectator' ? null : view.viewer.seat;
}

/** The terrain of a god. Where gods are visible, colours go in the same order. */
export function terrainOf(god: God): Terrain {
  return TERRAINS[GODS.indexOf(god)] ?? 'sea';
}

export function colourOf(god: God): Colour {
  return COLOURS[GODS.indexOf(god)] ?? 'blue';
}

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
