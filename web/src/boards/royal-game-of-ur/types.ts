/** The types of Royal Game of Ur as the engine writes them. Written by a test of its crate; don't edit. */

/** One decision: which piece goes as far as the throw says. */
export type Action = "enter" | { "move": Square } | "pass";
export const ACTION_KINDS = ["enter", "move", "pass"] as const;

/** `board.toml`. */
export type BoardFile = { pieces: Pieces, dice: Dice, square: Array<Place>, };

export type Dice = { count: number, };

/** What ended the game. */
export type Ending = "all-home" | "throw-limit";
export const ENDINGS = ["all-home", "throw-limit"] as const;

/** Something that happened. */
export type Event = { "first-player": { seat: Seat, } } | { "threw": { seat: Seat, dice: Throw, } } | { "entered": { seat: Seat, to: Square, } } | { "moved": { seat: Seat, from: Square, to: Square, } } | { "sent-back": { seat: Seat, square: Square, } } | { "borne-off": { seat: Seat, from: Square, home: number, } } | { "throws-again": { seat: Seat, square: Square, } } | { "passed": { seat: Seat, } } | { "ended": { ending: Ending, } };
export const EVENT_KINDS = ["first-player", "threw", "entered", "moved", "sent-back", "borne-off", "throws-again", "passed", "ended"] as const;

/** Whose a square is. */
export type Ground = "own" | "shared";
export const GROUNDS = ["own", "shared"] as const;

/** How long a game is: with how many pieces each player races. */
export type Length = "full" | "short" | "quick";
export const LENGTHS = ["full", "short", "quick"] as const;

/** What is inlaid in a square. Only rosettes do anything (UR-S3). */
export type Motif = "rosette" | "eyes" | "circles" | "five-dots";
export const MOTIFS = ["rosette", "eyes", "circles", "five-dots"] as const;

/** A move that the throw allows. */
export type MoveView = {
/** Where the piece is; nowhere if it waits. */
from: Square | null,
/** Where it gets to; nowhere if it is borne off. */
to: Square | null,
/** Whether it sends a piece of the other player back. */
sends_back: boolean,
/** Whether its player throws again. */
throws_again: boolean, };

/** A table's options. */
export type Options = {
/** With how many pieces each player races. */
length: Length, };

/** How many pieces each player has, by the length of the game. */
export type Pieces = { full: number, short: number, quick: number, };

/** A square of the way as the data file tells it. */
export type Place = {
/** Its column, from the left. */
column: number,
/** Its row, from the player's own side; the middle row is 1. */
row: number,
/** Whose it is. */
ground: Ground,
/** What is inlaid in it. */
motif: Motif,
/** Whether a piece on it can't be sent back (UR-M4). */
safe: boolean, };

/** Where one player's pieces are. */
export type PlayerView = {
/** Pieces that are not on the board yet, or were sent back. */
waiting: number,
/** The squares of their way that have a piece. */
on: SquareSet,
/** Pieces that have been borne off. */
home: number,
/** How many squares all pieces have gone together. */
progress: number, };

/** A seat at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** A square of a player's way, counted from 1 where pieces enter (UR-S2). */
export type Square = number;

/** Some squares of a way: where one's pieces are. */
export type SquareSet = Array<number>;

/** A throw: which of the four dice show a marked corner (UR-T1). */
export type Throw = Array<boolean>;

/** What anybody may know of a position. */
export type View = {
/** With how many pieces each player races. */
pieces: number,
/** Both players by seat. */
players: [PlayerView, PlayerView],
/** Who began. */
first: Seat,
/** Whose throw it is. */
turn: Seat,
/** What each of the dice shows: a marked corner or not. */
dice: Throw,
/** How many marked corners they show together. */
threw: number,
/** How often they were thrown. */
throws: number,
/** What the throw allows. */
moves: Array<MoveView>,
/** How the game ended, once it has. */
ending: Ending | null, };
