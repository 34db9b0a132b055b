/** The types of 4 Gods as the engine writes them. Written by a test of its crate; don't edit. */

import type { Message } from '../../gen';

/** One command. It takes effect at once, on the World as it is then (FG-N1). */
export type Action = { "pick": Colour } | "ready" | { "choose": God } | "draw-one" | "draw-two" | { "place": {
/** From which hand. */
hand: Hand,
/** With which side up. */
side: Side,
/** Turned how. */
rotation: Rotation,
/** Where. */
cell: Cell, } } | { "prophet": {
/** Of which colour. */
colour: Colour,
/** On which area, by its lowest corner. */
area: Corner,
/** From which tile, if the reserve is empty. */
from: Cell | null, } } | { "build": {
/** With a prophet of which colour. */
colour: Colour,
/** Where. */
cell: Cell,
/** From which tile, if the reserve is empty. */
from: Cell | null, } } | { "destroy": {
/** From which hand. */
hand: Hand,
/** With which side up. */
side: Side,
/** Turned how. */
rotation: Rotation,
/** Where. */
cell: Cell,
/** Which of one's colours gets the token (FG-D3a). */
marker: Colour, } } | { "discard": {
/** From which hand. */
hand: Hand,
/** With which side up. */
side: Side, } } | { "discard-both": {
/** The side up of the left hand's. */
left: Side,
/** The side up of the right hand's. */
right: Side, } } | { "turn-over": Slot } | { "take": Slot } | { "put-back": {
/** From which hand. */
hand: Hand,
/** With which side up. */
side: Side, } } | "pass" | "end-turn" | { "challenge": Cell } | { "give-up": Cell } | "leave" | "return";
export const ACTION_KINDS = ["pick", "ready", "choose", "draw-one", "draw-two", "place", "prophet", "build", "destroy", "discard", "discard-both", "turn-over", "take", "put-back", "pass", "end-turn", "challenge", "give-up", "leave", "return"] as const;

/** A time at which something happens, or never. */
export type Alarm = number | null;

/** An area of a side. */
export type AreaCaption = {
/** Its corners; the lowest, which comes first, is its name. */
corners: Array<Corner>,
/** Its terrain. */
terrain: Terrain,
/** What it is called. */
text: Message, };

/** What the tiles of a table show. */
export type Captions = {
/** Every way in which a side of a tile can lie. */
faces: { [key in Face]: FaceCaption },
/** The areas that sides have: many have the same ones. */
areas: Array<AreaCaption>, };

/** A cell: a column letter and a row number from the north-west, `A1` to `I9`. */
export type Cell = string;

/** Whether the table refuses illegal placements, or the players have to notice them. */
export type CheckOption = "strict" | "challenge" | "random";
export const CHECK_OPTIONS = ["strict", "challenge", "random"] as const;

/** Everything that is due at some time. */
export type Clock = {
/** The turn ends (FG-T1). */
turn: Alarm,
/** The final period ends (FG-E2). */
period: Alarm,
/** Play has stood still for too long (FG-N6). */
still: Alarm,
/** All are warned that it stands still (FG-N6). */
warning: Alarm,
/** Play has lasted long enough (FG-N6). */
longest: Alarm,
/** A seat can no longer put a prophet on its newest tile (FG-G3). */
prophet: Array<Alarm>,
/** A seat may challenge again (FG-M1). */
challenge: Array<Alarm>,
/** A seat's penalties are decided for it, one by one (FG-M6). */
penalty: Array<Penalties>, };

export type ClockEntry = { turn: number, prophet: number, challenge: number, penalty: number, still: number, warning: number, longest: number, rounds: number, };

/** The colour of a reserve of prophets, and of its marker when influence is counted. */
export type Colour = "blue" | "green" | "yellow" | "grey";
export const COLOURS = ["blue", "green", "yellow", "grey"] as const;

/** A colour of prophets. */
export type ColourView = {
/** Which. */
colour: Colour,
/** Whose it is. */
owner: Seat | null,
/** The god that scores for it, if the viewer may know. */
god: God | null,
/** That god's terrain. */
terrain: Terrain | null,
/** Prophets in reserve. */
reserve: number,
/** Prophets out of the game. */
lost: number,
/** City tokens kept. */
razed: number,
/** Cities controlled. */
cities: number, };

/** A corner of a tile, 0 to 3. */
export type Corner = 0 | 1 | 2 | 3;

/** What ended the game. */
export type Ending = { "complete": Trigger } | "all-passed" | "stood-still";
export const ENDING_KINDS = ["complete", "all-passed", "stood-still"] as const;

/** Something that happened. */
export type Event = { "modes-drawn": { modes: Modes, } } | { "first-player": { seat: Seat, } } | { "colour-picked": { seat: Seat, colour: Colour, } } | { "god-dealt": { seat: Seat, colour: Colour, god: God, } } | { "card-dealt": { seat: Seat, colour: Colour, } } | { "ready": { seat: Seat, } } | "play-began" | { "god-chosen": { seat: Seat, god: God, } } | { "drew": { seat: Seat, count: number, } } | { "in-hand": { seat: Seat, hand: Hand, a: Face, b: Face, } } | { "placed": { seat: Seat, cell: Cell, face: Face, } } | { "prophet-placed": { seat: Seat, colour: Colour, cell: Cell, terrain: Terrain, from: Cell | null, } } | { "city-built": { seat: Seat, colour: Colour, cell: Cell, from: Cell | null, } } | { "city-destroyed": { seat: Seat, cell: Cell, colour: Colour, marker: Colour, } } | { "discarded": { seat: Seat, slot: Slot, face: Face, } } | { "turned-over": { seat: Seat, slot: Slot, face: Face, } } | { "taken": { seat: Seat, slot: Slot, face: Face, } } | { "put-in-bag": { seat: Seat, face: Face | null, } } | { "passed": { seat: Seat, } } | { "turn-began": { seat: Seat, } } | { "turn-ended": { seat: Seat, } } | { "stands-still": { seconds: number, } } | { "final-period": { trigger: Trigger, seconds: number, } } | { "last-turns": { trigger: Trigger, seats: SeatSet, } } | { "challenged": { seat: Seat, cell: Cell, upheld: boolean, } } | { "back-to-hand": { seat: Seat, hand: Hand, cell: Cell, } } | { "removed": { cell: Cell, } } | { "prophet-returned": { colour: Colour, cell: Cell, } } | { "prophet-lost": { colour: Colour, cell: Cell | null, } } | { "penalty-due": { seat: Seat, } } | { "penalty-owed": { seat: Seat, } } | { "left": { seat: Seat, } } | { "came-back": { seat: Seat, } } | { "too-late": { seat: Seat, } } | { "god-revealed": { seat: Seat, colour: Colour, god: God, } } | { "ended": { ending: Ending, } };
export const EVENT_KINDS = ["modes-drawn", "first-player", "colour-picked", "god-dealt", "card-dealt", "ready", "play-began", "god-chosen", "drew", "in-hand", "placed", "prophet-placed", "city-built", "city-destroyed", "discarded", "turned-over", "taken", "put-in-bag", "passed", "turn-began", "turn-ended", "stands-still", "final-period", "last-turns", "challenged", "back-to-hand", "removed", "prophet-returned", "prophet-lost", "penalty-due", "penalty-owed", "left", "came-back", "too-late", "god-revealed", "ended"] as const;

/** One side of a tile as it lies: corners in the low byte (two bits each), the band above them.
 *
 * As text it is four letters, and the joined terrain behind a plus where two terrains alternate: `SFSF+S`. */
export type Face = string;

/** A side of a tile as it lies. */
export type FaceCaption = {
/** Its areas, by their places in the list. */
areas: Array<number>,
/** The same side after a quarter turn clockwise. */
turned: Face,
/** How many different ways it can lie (FG-N5). */
ways: number, };

export type FrameEntry = { standard: number, quick: number, };

/** How large the World is. */
export type FrameOption = "standard" | "quick";
export const FRAME_OPTIONS = ["standard", "quick"] as const;

/** A god, whose terrain counts for whoever has it at the end (FG-X5, FG-X6). */
export type God = "merfolk" | "elves" | "humans" | "dwarves";
export const GODS = ["merfolk", "elves", "humans", "dwarves"] as const;

/** Whether gods are chosen openly during the game or dealt in secret before it. */
export type GodsOption = "visible" | "secret" | "random";
export const GODS_OPTIONS = ["visible", "secret", "random"] as const;

/** One of a player's hands (FG-H1). */
export type Hand = "left" | "right";
export const HANDS = ["left", "right"] as const;

/** A tile in a hand, as somebody may know it. */
export type HeldView = {
/** Whose row it was taken from. */
origin: Seat | null,
/** The face that all saw when it was taken. */
shown: Face | null,
/** Both sides, for its owner. */
sides: [Face, Face] | null,
/** Which of the sides all saw, for its owner. */
shown_side: Side | null, };

/** What things are worth at the end (FG-X). */
export type Influence = {
/** A city under control. */
city: number,
/** A city destroyed. */
destroyed: number,
/** First, second, third and fourth place. */
places: Array<number>, };

/** Connected land of one terrain, of one tile or more. */
export type LandView = {
/** Its terrain. */
terrain: Terrain,
/** The areas of tiles that it is made of, each by its cell and its lowest corner, in the order of cells. */
areas: Array<[Cell, Corner]>,
/** How many tiles it covers. */
tiles: number,
/** Whether these are enough for a Kingdom (FG-X2). */
kingdom: boolean,
/** How many prophets of each colour stand on it. */
prophets: Array<[Colour, number]>,
/** How many of its tiles have no prophet on it: what it is worth to each of its leaders. */
free: number,
/** The colours that gain it as things stand (FG-X3). */
leaders: Array<Colour>, };

/** The newest tile of a player, until that player's next command (FG-M2). */
export type Latest = {
/** Where it lies. */
cell: Cell,
/** The hand it came from. */
hand: Hand,
/** The row it was taken from before. */
origin: Seat | null, };

/** How a table plays, once what was left to luck is drawn. */
export type Modes = {
/** Whether turns are timed; else all play at once. */
timed: boolean,
/** Whether gods are secret. */
secret: boolean,
/** Whether each of two players has two gods. */
"two-gods-each": boolean,
/** Whether placements are checked by challenge only. */
challenge: boolean,
/** Who pays for a misplaced tile. */
penalty: SeatSet, };

/** A table's options. */
export type Options = {
/** All at once, or in turn. */
pace: PaceOption,
/** Visible or secret gods. */
gods: GodsOption,
/** How many gods two players have between them. */
"two-players": PairOption,
/** Strict, or by challenge. */
check: CheckOption,
/** Who pays for a misplaced tile. */
penalty: PenaltyOption,
/** Whether seat 0 does, when seats are named. */
"penalty-1": boolean,
/** Whether seat 1 does, when seats are named. */
"penalty-2": boolean,
/** Whether seat 2 does, when seats are named. */
"penalty-3": boolean,
/** Whether seat 3 does, when seats are named. */
"penalty-4": boolean,
/** How large the World is. */
frame: FrameOption, };

/** Whether all play at once or in turn. */
export type PaceOption = "simultaneous" | "timed" | "random";
export const PACE_OPTIONS = ["simultaneous", "timed", "random"] as const;

/** How many gods two players have between them. */
export type PairOption = "four" | "two" | "random";
export const PAIR_OPTIONS = ["four", "two", "random"] as const;

/** When each penalty of a seat is decided for it, the first first (FG-M6). */
export type Penalties = Array<number>;

/** Who pays with a prophet for a misplaced tile (FG-M6). */
export type PenaltyOption = "nobody" | "named" | "everybody" | "random";
export const PENALTY_OPTIONS = ["nobody", "named", "everybody", "random"] as const;

/** What is going on. */
export type Phase = "preparing" | "playing" | { "over": Ending };
export const PHASE_KINDS = ["preparing", "playing", "over"] as const;

export type PiecesEntry = { cities: number, };

/** A prophet on a tile: its colour, and the area it stands on by its lowest corner. */
export type Prophet = {
/** Whose. */
colour: Colour,
/** Where on the tile. */
area: Corner, };

/** Quarter turns clockwise, 0 to 3. */
export type Rotation = 0 | 1 | 2 | 3;

/** A seat at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** A set of seats: who may act, or who may see. */
export type SeatSet = Array<number>;

/** What is in a cell, as anybody can see it. */
export type Seen = { "tile": {
/** How it lies. */
face: Face,
/** Who placed it. */
by: Seat,
/** When, counted in placements. */
order: number,
/** The prophet on it. */
prophet: Prophet | null, } } | { "city": {
/** Whose prophet. */
colour: Colour, } };
export const SEEN_KINDS = ["tile", "city"] as const;

/** One of a tile's sides. */
export type Side = "a" | "b";
export const SIDES = ["a", "b"] as const;

/** A place in a discard row. */
export type Slot = {
/** Whose row. */
row: Seat,
/** Which place, from 0. */
place: number, };

/** What a number of players needs (FG-S5, FG-S6). */
export type Supply = {
/** Prophets in each reserve. */
prophets: number,
/** Places in each discard row. */
row: number, };

export type TableEntry = { frame: FrameEntry, pieces: PiecesEntry, "two-with-four-gods": Supply, "two-with-two-gods": Supply, three: Supply, four: Supply, clock: ClockEntry, influence: Influence, };

/** What a corner of a tile shows. */
export type Terrain = "sea" | "forest" | "plain" | "mountain";
export const TERRAINS = ["sea", "forest", "plain", "mountain"] as const;

/** A terrain's Kingdoms. */
export type TerrainView = {
/** Which. */
terrain: Terrain,
/** How many Kingdoms. */
count: number,
/** The tiles of the largest. */
largest: number, };

export type TileEntry = { a: Face, b: Face, };

export type TilesEntry = { tile: Array<TileEntry>, };

/** Why the last part of a game began (FG-E1). */
export type Trigger = "world-full" | "bag-empty" | "long-enough";
export const TRIGGERS = ["world-full", "bag-empty", "long-enough"] as const;

/** What somebody may know of a position. */
export type View = {
/** Who looks. */
viewer: Viewer,
/** How the table plays. */
modes: Modes,
/** What is going on. */
phase: Phase,
/** The cells along a side of the frame. */
frame: number,
/** What lies in the World. */
cells: Array<[Cell, Seen]>,
/** How many tiles were placed, removed ones included. */
placements: number,
/** How many places a discard row has. */
row_places: number,
/** What the tiles in the rows show. */
rows: Array<[Slot, Face]>,
/** What each player holds. */
hands: Array<[HeldView | null, HeldView | null]>,
/** How many tiles are in the bag. */
bag: number,
/** City tokens left. */
tokens: number,
/** The colours. */
colours: Array<ColourView>,
/** The terrains. */
terrains: Array<TerrainView>,
/** All land, by the first cell in which it lies. */
lands: Array<LandView>,
/** Who is ready. */
ready: SeatSet,
/** Whose pass stands. */
passed: SeatSet,
/** Who left. */
left: SeatSet,
/** The tile on which each may still put a prophet. */
fresh: Array<Cell | null>,
/** Each one's newest tile. */
latest: Array<Latest | null>,
/** Prophets owed. */
debts: Array<number>,
/** Prophets to be given up. */
due: Array<number>,
/** Whose turn it is, in timed play. */
turn: Seat,
/** Whether the turn is more than turnings. */
busy: boolean,
/** How many turns are over. */
turns: number,
/** Who still gets a last turn. */
last: SeatSet | null,
/** Why the last part began. */
trigger: Trigger | null,
/** All that is due at some time. */
clock: Clock, };

/** Whose eyes a view is for. */
export type Viewer = { "seat": Seat } | "spectator";
export const VIEWER_KINDS = ["seat", "spectator"] as const;
