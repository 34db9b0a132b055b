/** The types of DEUS as the engine writes them. Written by a test of its crate; don't edit. */

import type { Message } from '../../gen';

/** One decision. A turn is a short sequence of them. */
export type Action = { "draft": Kind } | { "build": Design } | { "hide": {
/** The card. */
card: Design,
/** The column. */
column: Kind, } } | { "pay": Payment } | { "place": Region } | { "settle": Region } | "use" | "decline" | "done" | { "take": Resource } | { "sell": number } | { "exchange": Resource } | { "gain": Kind } | { "discard": Design } | { "activate": number } | { "march": Region } | { "step": Region } | { "raid": Region } | { "rob": Seat } | { "offer": Design } | { "add": Design } | { "invoke": Kind };
export const ACTION_KINDS = ["draft", "build", "hide", "pay", "place", "settle", "use", "decline", "done", "take", "sell", "exchange", "gain", "discard", "activate", "march", "step", "raid", "rob", "offer", "add", "invoke"] as const;

/** Which armies a card moves. */
export type Armies = "one" | "each";
export const ARMIES = ["one", "each"] as const;

/** Something for two, three and four players. */
export type BySeats<T> = { two: Array<T>, three: Array<T>, four: Array<T>, };

/** What the cards of a table say. */
export type Captions = {
/** Every design in the order of the data file. */
cards: Array<CardCaption>, };

/** What a card says. */
export type CardCaption = {
/** Its name. */
name: Message,
/** What it costs, an amount each. */
cost: Array<Message>,
/** What it does. */
text: Message,
/** The same for drawing, as this table reads the sizes of regions. */
effect: Effect, };

/** What is printed on a card. */
export type CardFace = {
/** Its number among the cards of its colour. */
id: string,
/** Its colour. */
colour: Colour,
/** How many such cards there are. */
copies: number,
/** What it costs. */
cost: Cost, };

/** A card in a column, as somebody sees it. */
export type CardView = { "open": Design } | { "own": Design } | "hidden";
export const CARD_VIEW_KINDS = ["open", "own", "hidden"] as const;

export type CardsFile = { card: Array<CardFace>, };

/** How a region's size is read by cards that leave it open (data page, K2). */
export type CitySize = "exactly" | "at-least";
export const CITY_SIZES = ["exactly", "at-least"] as const;

/** The colour of a card: that of a type of building, or a temple's. Each colour has a god. */
export type Colour = "maritime" | "production" | "scientific" | "civil" | "military" | "temple";
export const COLOURS = ["maritime", "production", "scientific", "civil", "military", "temple"] as const;

/** What a card costs. */
export type Cost = {
/** Wood. */
wood: number,
/** Clay. */
clay: number,
/** Stone. */
stone: number,
/** Wheat. */
wheat: number,
/** Gold, which nothing replaces. */
gold: number, };

/** Something that is counted. */
export type Count = { "production": Terrain } | { "regions": number } | { "regions-of-at-least": number } | { "occupied": Terrain } | "controlled" | { "pieces-on": Terrain } | { "pieces": Kind } | "sets" | "gold" | "temple-cards" | "exposed-villages";
export const COUNT_KINDS = ["production", "regions", "regions-of-at-least", "occupied", "controlled", "pieces-on", "pieces", "sets", "gold", "temple-cards", "exposed-villages"] as const;

/** What has to be decided next. */
export type Decision = "draft" | "turn" | "pay" | "place" | { "effect": {
/** The card. */
card: Design, } } | { "buy": {
/** The price. */
price: number,
/** How many may still be bought. */
left: number, } } | { "exchange": {
/** Which is returned. */
resource: Resource,
/** How many may still be returned. */
left: number, } } | { "pieces": {
/** How many are still to be gained. */
left: number,
/** How many cards are drawn then. */
cards: number, } } | { "muster": {
/** How far each may go. */
steps: number,
/** Where the armies stand that have moved. */
moved: RegionSet, } } | { "march": {
/** Where it began. */
start: Region,
/** Where it is. */
at: Region,
/** Whether it stands there, or only passes through. */
stands: boolean,
/** How many steps it has left. */
left: number,
/** How far each army may go if all of them may move; 0 if only this one may. */
steps: number,
/** Where the armies stand that have moved. */
moved: RegionSet, } } | { "offering": {
/** The colour of the top card. */
top: Colour,
/** How many cards were offered. */
count: number, } } | { "jupiter": {
/** How many cards were offered. */
count: number, } } | { "ceres": {
/** How many are still to be taken. */
left: number, } } | { "mars": {
/** How many are still to be gained. */
left: number, } } | { "over": Ending };
export const DECISION_KINDS = ["draft", "turn", "pay", "place", "effect", "buy", "exchange", "pieces", "muster", "march", "offering", "jupiter", "ceres", "mars", "over"] as const;

/** What is printed on a card; several cards may share a design. Numbered from 1 in the order of the data file. */
export type Design = number;

/** What a card does when it is activated, or at the end of the game. */
export type Effect = { "buy": { price: number, most: number, } } | { "sell": { resource: Resource, most: number, for: Gain, } } | { "exchange": { resource: Resource, most: number, } } | { "harvest": { resource: Resource, amount: number, per: Count, } } | { "harvest-one": { amount: number, } } | { "harvest-each": { most: number, } } | { "draw": { cards: number, per?: Count, } } | { "gain": { pieces: number, cards: number, per?: Count, } } | { "swap": { pieces: number, cards: number, } } | { "activate": { column: Kind, } } | { "earn": { gain: Gain, per: Count, every: number, } } | { "march": { armies: Armies, steps: number, } } | { "raid": { points: number, } } | { "tax": { building: Kind, gold: number, } } | { "rob": { building: Kind, points: number, } } | { "score": { points: number, per: Count, every: number, } };
export const EFFECT_KINDS = ["buy", "sell", "exchange", "harvest", "harvest-one", "harvest-each", "draw", "gain", "swap", "activate", "earn", "march", "raid", "tax", "rob", "score"] as const;

/** What ended the game. */
export type Ending = "temples" | "villages" | "exhaustion" | "round-limit";
export const ENDINGS = ["temples", "villages", "exhaustion", "round-limit"] as const;

/** Something that happened. */
export type Event = { "first-player": { seat: Seat, } } | { "drafted": { seat: Seat, kind: Kind | null, } } | "draft-opened" | { "drew-cards": { seat: Seat, cards: Array<Design>, } } | { "drew": { seat: Seat, count: number, } } | { "reshuffled": { count: number, } } | { "card-laid": { seat: Seat, card: Design, } } | { "card-hidden": { seat: Seat, column: Kind, card: Design | null, gold: number, } } | { "paid": { seat: Seat, card: Design, payment: Payment, } } | { "placed": { seat: Seat, colour: Colour, region: Region, } } | { "edge-paid": { seat: Seat, points: number, } } | { "no-temple-left": { seat: Seat, } } | { "sacked": { seat: Seat, region: Region, points: number, } } | { "used": { seat: Seat, card: Design, } } | { "declined": { seat: Seat, card: Design, } } | { "gained-gold": { seat: Seat, gold: number, } } | { "gained-points": { seat: Seat, points: number, } } | { "took": { seat: Seat, resource: Resource, count: number, } } | { "bought": { seat: Seat, resource: Resource, gold: number, } } | { "sold": { seat: Seat, resource: Resource, count: number, } } | { "exchanged": { seat: Seat, from: Resource, to: Resource, } } | { "gained-piece": { seat: Seat, kind: Kind, } } | { "discarded": { seat: Seat, card: Design, } } | { "moved": { seat: Seat, from: Region, to: Region, } } | { "raided": { seat: Seat, region: Region, points: number, } } | { "taxed": { seat: Seat, from: Seat, gold: number, } } | { "robbed": { seat: Seat, from: Seat, points: number, } } | { "offered": { seat: Seat, card: Design, } } | { "offered-more": { seat: Seat, count: number, } } | { "invoked": { seat: Seat, god: Colour, count: number, } } | { "round": { round: number, } } | { "last-round": { round: number, ending: Ending, } } | { "over": { ending: Ending, } };
export const EVENT_KINDS = ["first-player", "drafted", "draft-opened", "drew-cards", "drew", "reshuffled", "card-laid", "card-hidden", "paid", "placed", "edge-paid", "no-temple-left", "sacked", "used", "declined", "gained-gold", "gained-points", "took", "bought", "sold", "exchanged", "gained-piece", "discarded", "moved", "raided", "taxed", "robbed", "offered", "offered-more", "invoked", "round", "last-round", "over"] as const;

/** What an effect gives. */
export type Gain = { "gold": number } | { "points": number };
export const GAIN_KINDS = ["gold", "points"] as const;

/** What gods give for so many cards (DE-O2). */
export type Gift = {
/** How many cards. */
count: number,
/** Neptune's gold. */
gold: number,
/** Vesta's points. */
points: number, };

/** What gods give for one card, for those offered so far, and for one more. */
export type Gifts = {
/** For one card. */
one: Gift,
/** For the cards offered so far; for one, as long as there is none. */
now: Gift,
/** For one card more. */
more: Gift, };

/** What gods give. */
export type Gods = {
/** Neptune's gold per card. */
gold: number,
/** Vesta's points for one card, and for more. */
points: [number, number], };

/** How many cards a hand has. */
export type Hands = {
/** What it is refilled to. */
hand: number,
/** The most. */
most: number, };

/** A place on the hex grid. */
export type Hex = [number, number];

/** One of the five types of wooden building a player owns. */
export type Kind = "maritime" | "production" | "scientific" | "civil" | "military";
export const KINDS = ["maritime", "production", "scientific", "civil", "military"] as const;

/** A tile on the table. */
export type Laid = {
/** Where its middle lies. */
at: Hex,
/** Which tile, from 1. */
tile: number,
/** Which side is up. */
side: Side,
/** How many sixths of a turn it is rotated. */
turn: number, };

/** The last round, once it is certain (DE-E1). */
export type LastRound = {
/** Which. */
round: number,
/** Why. */
ending: Ending, };

/** How the map is made (DE-S2, DE-Y2). */
export type Map = "fixed" | "random" | "band" | "crescent" | "custom";
export const MAPS = ["fixed", "random", "band", "crescent", "custom"] as const;

export type MapFile = { tile: Array<TileEntry>, shapes: { [key in string]: BySeats<Hex> }, fixed: BySeats<Laid>, };

/** The numbers that the rulebook states. */
export type Numbers = {
/** Pieces. */
pieces: Pieces,
/** What a player begins with. */
start: StartNumbers,
/** Hands. */
cards: Hands,
/** What things cost. */
prices: Prices,
/** What gods give. */
gods: Gods,
/** The end. */
scoring: Scoring, };

/** A table's options. */
export type Options = {
/** How the map is made. */
map: Map,
/** What players begin with. */
start: Start,
/** How many pieces the first seat drafts. */
"draft-1": number,
/** How many pieces the second seat drafts. */
"draft-2": number,
/** How many pieces the third seat drafts. */
"draft-3": number,
/** How many pieces the fourth seat drafts. */
"draft-4": number,
/** Whether everybody may build one card face down (DE-Y3). */
wildcard: boolean,
/** How a region's size is read, where cards leave it open. */
"city-size"?: CitySize,
/** After how many rounds the game ends (DE-R8). */
"round-limit": number,
/** The tiles of a custom map. */
tiles: Array<Laid>, };

/** How a cost is paid: how many of each resource are replaced by gold, in the order of [`Resource::ALL`] (DE-B3). */
export type Payment = Array<number>;

/** How many pieces there are. */
export type Pieces = {
/** Buildings of each type per player. */
each: number,
/** Of them on the player board at the start. */
"on-board": number,
/** Resources of each kind per player. */
resources: number, };

/** A player as somebody sees them. */
export type PlayerView = {
/** Victory points, if one may know them. */
points: number | null,
/** Whether there are any (DE-R7). */
has_points: boolean,
/** Gold. */
gold: number,
/** Resources: wood, clay, stone, wheat. */
resources: Array<number>,
/** Pieces that aren't on the map, unless they are being drafted in secret. */
stock: Stock | null,
/** How many pieces were drafted so far. */
drafted: number,
/** How many cards are in hand. */
hand_size: number,
/** How many cards on the discard pile only this player has seen. */
offered: number,
/** The columns by colour, from the bottom up. */
columns: Array<Array<CardView>>,
/** Where the face-down card lies. */
wild: Wild | null,
/** The pieces on the map by type. */
pieces: Array<RegionSet>,
/** Where the first building was put. */
first_region: Region | null,
/** How many cards each other column has to have before the next temple (DE-M1). */
temple_rows: number, };

/** A way to pay for the card just laid, and what it takes of each thing (DE-B3). */
export type Price = {
/** The way. */
payment: Payment,
/** What it takes. */
cost: Cost, };

/** What things cost. */
export type Prices = {
/** Gold that replaces a resource in a cost. */
resource: number,
/** Victory points for an empty edge region. */
edge: number, };

/** A region of the map, numbered from 1 in reading order. */
export type Region = number;

/** A set of regions. */
export type RegionSet = Array<number>;

/** One of the four resources. */
export type Resource = "wood" | "clay" | "stone" | "wheat";
export const RESOURCES = ["wood", "clay", "stone", "wheat"] as const;

/** The end. */
export type Scoring = {
/** The most a temple scores. */
"temple-most": number,
/** Points for most of a resource, or of gold. */
majority: number, };

/** A seat at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Which side of a tile lies up. */
export type Side = "a" | "b";
export const SIDES = ["a", "b"] as const;

/** A village that still has points, and what keeps it from being attacked (DE-V1). */
export type Siege = {
/** Where it is. */
region: Region,
/** What it is worth. */
points: number,
/** The regions beside it that nobody holds. */
empty: RegionSet,
/** Whether an army stands beside it. */
army: boolean, };

/** What players begin with (DE-S5, DE-Y1). */
export type Start = "standard" | "drafted";
export const STARTS = ["standard", "drafted"] as const;

/** What a player begins with. */
export type StartNumbers = {
/** Gold. */
gold: number,
/** Of each resource. */
resources: number,
/** Victory points. */
points: number, };

/** Pieces that aren't on the map, by type. */
export type Stock = {
/** On the player board, ready to be built. */
board: Array<number>,
/** In the personal supply. */
supply: Array<number>, };

/** What a region is. */
export type Terrain = "field" | "forest" | "swamp" | "mountain" | "sea" | "village";
export const TERRAINS = ["field", "forest", "swamp", "mountain", "sea", "village"] as const;

export type TileEntry = { a: string, b: string, };

/** What somebody may know of a position. */
export type View = {
/** Whose eyes it is for. */
viewer: Viewer,
/** Who began. */
first: Seat,
/** Whose turn it is. */
turn: Seat,
/** Which round it is. */
round: number,
/** The last round, once it is certain. */
last_round: LastRound | null,
/** What is to be decided. */
decision: Decision,
/** The column being built or activated. */
column: Colour,
/** The place of the card being activated. */
place: number,
/** Whether a column is at work: a card of it is paid for, its piece placed, or the cards are carried out. */
at_work: boolean,
/** The ways to pay, where that is decided, those that keep most gold first. */
prices: Array<Price>,
/** What gods give. */
gifts: Gifts,
/** The viewer's hand. */
hand: Array<Design>,
/** The cards on the discard pile that all have seen. */
seen: Array<Design>,
/** Those that only the viewer has seen. */
own_offered: Array<Design>,
/** How many cards the draw pile has. */
deck_size: number,
/** How many cards the discard pile has. */
discard_size: number,
/** The players by seat. */
players: Array<PlayerView>,
/** What each region is: a set for field, forest, swamp, mountain, sea and village. */
terrain: Array<RegionSet>,
/** The points left in each village, in the order of their regions. */
villages: Array<number>,
/** Where wooden temples stand. */
temples: RegionSet,
/** Wooden temples left in the supply. */
temple_supply: number,
/** Resources left in the supply: wood, clay, stone, wheat. */
supply: Array<number>,
/** The villages that still have points. */
sieges: Array<Siege>,
/** Where the middles of the tiles lie. Regions are numbered in reading order. */
tiles: Array<Hex>,
/** The regions at the edge of the map (DE-Y2). */
edge: RegionSet,
/** After how many rounds the game ends (DE-R8). */
round_limit: number, };

/** Whose eyes a view is for. */
export type Viewer = { "seat": Seat } | "spectator";
export const VIEWER_KINDS = ["seat", "spectator"] as const;

/** Where a player's face-down card lies (DE-Y3). */
export type Wild = {
/** In which column. */
column: Kind,
/** In which place from the bottom, from 0. */
place: number, };
