/** The types of Gods of Rome as the engine writes them. Written by a test of its crate; don't edit. */

import type { Message } from '../../gen';

/** One decision. A turn is a short sequence of them. */
export type Action = { "choose": God } | { "visit": God } | { "place": Territory } | { "activate": Slot } | "score" | "decline" | { "grow": Territory } | { "regroup": Territory } | { "build": Territory } | { "take": OpenCard } | { "lay": Slot } | { "travel": Territory } | { "move": Territory } | { "gather": Territory } | { "summon": Territory } | { "attack": Territory } | { "smite": Territory } | { "push": {
/** Whose meeple. */
faction: God,
/** Where to. */
to: Territory, } } | "done";
export const ACTION_KINDS = ["choose", "visit", "place", "activate", "score", "decline", "grow", "regroup", "build", "take", "lay", "travel", "move", "gather", "summon", "attack", "smite", "push", "done"] as const;

/** What the pieces of a table say. */
export type Captions = {
/** Every action card, copy by copy. */
cards: Array<CardCaption>,
/** What every objective asks for and gives. */
objectives: Array<Message>,
/** Every god. */
gods: Array<GodCaption>,
/** Every territory. */
lands: Array<LandCaption>,
/** What scoring costs (GR-C2). */
cost: Message, };

/** An action card. */
export type CardCaption = {
/** Its symbols, in order. */
symbols: Array<Symbol>,
/** What it is called. */
text: Message, };

export type CardEntry = { copies: number, };

/** One of the action cards, counted from 1. */
export type CardId = number;

/** A set of action cards: what is left in the deck. */
export type CardSet = Array<number>;

export type CardsFile = { slot: Array<SlotEntry>, card: Array<CardEntry>, objective: Array<ObjectiveEntry>, };

export type CheckpointsEntry = { solo: Array<number>, two: Array<number>, three: Array<number>, four: Array<number>, };

/** What has to be decided next. */
export type Decision = "faction" | "turn" | { "place-meeple": {
/** The god visited. */
god: God, } } | "activation" | { "regroup": {
/** Where it goes. */
to: Territory, } } | "take-card" | { "lay-card": {
/** The card taken. */
open: OpenCard, } } | { "travel": {
/** Where from. */
from: Territory,
/** Whether one has gone. */
moved: boolean, } } | { "gather": {
/** Where to. */
to: Territory,
/** Whether one has come. */
moved: boolean, } } | { "push": {
/** The territory attacked. */
at: Territory, } } | { "push-more": {
/** The territory attacked. */
at: Territory, } } | { "drive-out": {
/** The territory with the god's piece. */
at: Territory, } } | "extra-scoring" | { "over": Ending };
export const DECISION_KINDS = ["faction", "turn", "place-meeple", "activation", "regroup", "take-card", "lay-card", "travel", "gather", "push", "push-more", "drive-out", "extra-scoring", "over"] as const;

/** What ended the game. */
export type Ending = "third-checkpoint" | "no-visits-left" | "stalemate" | "scoring-limit";
export const ENDINGS = ["third-checkpoint", "no-visits-left", "stalemate", "scoring-limit"] as const;

/** Something that happened. */
export type Event = { "first-player": { seat: Seat, } } | { "god-removed": { god: God, } } | { "card-opened": { card: CardId, } } | { "objective-opened": { objective: Objective, } } | { "faction-chosen": { seat: Seat, god: God, } } | { "home-reinforced": { seat: Seat, territory: Territory, count: number, } } | { "visited": { seat: Seat, god: God, } } | { "piece-returned": { god: God, } } | { "blessing-received": { seat: Seat, god: God, } } | { "blessing-renewed": { seat: Seat, god: God, } } | { "meeple-placed": { seat: Seat, faction: God, territory: Territory, } } | { "no-meeple-left": { god: God, } } | { "activated": { seat: Seat, slot: Slot, } } | { "blessing-used": { seat: Seat, god: God, } } | { "grew": { seat: Seat, territory: Territory, } } | { "moved": { seat: Seat, from: Territory, to: Territory, } } | { "temple-built": { seat: Seat, territory: Territory, } } | { "card-taken": { seat: Seat, card: CardId, slot: Slot, } } | { "pushed": { seat: Seat, faction: God, from: Territory, to: Territory, } } | { "piece-moved": { seat: Seat, god: God, territory: Territory, } } | { "scoring-began": { seat: Seat, cost: number, } } | { "territory-scored": { seat: Seat, territory: Territory, harvest: number, objectives: ObjectiveSet, favour: number, } } | { "objective-scored": { seat: Seat, objective: Objective, favour: number, } } | { "scored": { party: Party, result: number, favour: number, } } | { "harvest-turned": { territory: Territory, tile: number, } } | { "checkpoint-reached": { party: Party, checkpoint: number, } } | { "points-claimed": { party: Party, checkpoint: number, points: number, } } | { "caught-up": { party: Party, favour: number, } } | { "scoring-declined": { seat: Seat, } } | { "die-thrown": { face: number, } } | { "patronus-placed": { territory: Territory, } } | { "patronus-moved": { from: Territory, to: Territory, count: number, } } | "patronus-passed" | { "ended": { ending: Ending, } };
export const EVENT_KINDS = ["first-player", "god-removed", "card-opened", "objective-opened", "faction-chosen", "home-reinforced", "visited", "piece-returned", "blessing-received", "blessing-renewed", "meeple-placed", "no-meeple-left", "activated", "blessing-used", "grew", "moved", "temple-built", "card-taken", "pushed", "piece-moved", "scoring-began", "territory-scored", "objective-scored", "scored", "harvest-turned", "checkpoint-reached", "points-claimed", "caught-up", "scoring-declined", "die-thrown", "patronus-placed", "patronus-moved", "patronus-passed", "ended"] as const;

export type FavourEntry = { printed: number, };

/** A god, its faction and its colour (GR-S2). */
export type God = "jupiter" | "phoebus" | "neptune" | "diana" | "venus";
export const GODS = ["jupiter", "phoebus", "neptune", "diana", "venus"] as const;

/** A god. */
export type GodCaption = {
/** The letter that the god's territories begin with. */
letter: string,
/** What the god's power does, where powers are played. */
power: Message, };

/** A set of gods: temples visited, blessings held, factions in play. */
export type GodSet = Array<"jupiter" | "phoebus" | "neptune" | "diana" | "venus">;

/** What a territory holds at the start (GR-S3). */
export type Holding = "meeples" | "plus" | "minus";
export const HOLDINGS = ["meeples", "plus", "minus"] as const;

/** A territory. */
export type LandCaption = {
/** Which. */
id: Territory,
/** Whose colour it has. */
god: God, };

export type LavaEntry = { x: number, y: number, };

/** How meeples and harvest tiles are laid out (GR-S3). */
export type Layout = "first-game" | "random";
export const LAYOUTS = ["first-game", "random"] as const;

export type MapFile = { territory: Array<TerritoryEntry>, lava: Array<LavaEntry>, };

/** One of the eight objectives (GR-O). */
export type Objective = "populated" | "raiders" | "festival" | "isolated" | "watchful" | "clustered" | "scattered" | "cultists";
export const OBJECTIVES = ["populated", "raiders", "festival", "isolated", "watchful", "clustered", "scattered", "cultists"] as const;

export type ObjectiveEntry = { id: Objective, };

/** A set of objectives. */
export type ObjectiveSet = Array<"populated" | "raiders" | "festival" | "isolated" | "watchful" | "clustered" | "scattered" | "cultists">;

/** One of the four open action cards (GR-S4). */
export type OpenCard = number;

/** A table's options. */
export type Options = {
/** How meeples and harvest tiles are laid out. */
layout: Layout,
/** Whether each faction has its own power (GR-P). */
powers: boolean,
/** Whether each god may be visited only twice (GR-R). */
pantheon: boolean, };

export type PantheonEntry = { visits: number, };

/** Somebody who scores: a seat, or an opponent that the rules play. */
export type Party = { "seat": Seat } | "automa";
export const PARTY_KINDS = ["seat", "automa"] as const;

/** How many pieces of each kind there are. */
export type Pieces = {
/** Meeples per colour. */
meeples: number,
/** Meeples of a colour on the map at the start. */
"home-meeples": number,
/** Wooden temples per player. */
"wooden-temples": number,
/** Discs per player. */
discs: number,
/** Spaces in a god's temple. */
"temple-spaces": number,
/** Open action cards. */
"open-cards": number,
/** Objectives open from the start. */
"open-objectives": number,
/** Objectives opened by checkpoints. */
"hidden-objectives": number, };

/** One player's board, pieces and progress. */
export type Player = {
/** The faction, once it is chosen (GR-F1). */
faction: God | null,
/** Favour and victory points. */
tally: Tally,
/** Discs in reserve. */
discs: number,
/** Which slots have a disc. */
active: Array<boolean>,
/** The cards on the slots. */
cards: Array<CardId | null>,
/** Blessings that can be used. */
blessings: GodSet,
/** Used blessings, on their slots. */
used: Array<GodSet>,
/** Temples with a disc of this player's. */
visiting: GodSet,
/** How often each god was visited. */
visits: Array<number>,
/** Discs laid beside temples for good (GR-R2). */
discs_aside: number,
/** Discs on victory tracks (GR-K7). */
discs_claiming: number,
/** Wooden temples left. */
temples: number, };

/** A player, and what scoring would bring now. */
export type PlayerView = {
/** Board, pieces and progress. */
player: Player,
/** What scoring now would gain. */
gain: number,
/** What scoring now would cost. */
cost: number,
/** The favour after scoring now (GR-C7). */
favour_after: number,
/** How much of the gain each open objective would bring. */
objectives: Array<[Objective, number]>,
/** What each slot offers: the symbols of its card, or the printed one. */
symbols: Array<Array<Symbol>>, };

/** Somebody on the favour track: a player, or the Patronus. */
export type Racer = {
/** Who. */
party: Party,
/** The faction, once there is one. */
faction: God | null,
/** Favour now. */
favour: number,
/** Victory points so far. */
points: number,
/** On how many territories the faction is stronger than every other. */
lands: number, };

/** A seat at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** One of the four slots of a player board (GR-A1). */
export type Slot = number;

export type SlotEntry = { symbol: Symbol, };

/** A space of a victory track. */
export type Space = {
/** What it is worth. */
points: number,
/** Who has claimed it: their place among the racers. */
claimed: number | null, };

/** What a symbol lets its owner do (GR-A4, GR-A5, GR-A6). */
export type Symbol = "growth" | "travel" | "attack";
export const SYMBOLS = ["growth", "travel", "attack"] as const;

/** How many symbols of each kind there are to use. */
export type Symbols = Array<number>;

/** Somebody's progress: favour, and victory points claimed. */
export type Tally = {
/** Favour now. */
favour: number,
/** Scorings so far (GR-R3). */
scorings: number,
/** Scorings in a row that brought nobody a net gain (GR-R3). */
barren: number,
/** What was claimed on each of the three victory tracks. */
victory: Array<number | null>, };

/** A god's temple. */
export type TempleView = {
/** Whose. */
god: God,
/** Where the god's piece stands, if not in the temple. */
piece: Territory | null,
/** Meeples in reserve. */
reserve: number,
/** Who is visiting. */
visitors: Array<Seat>,
/** How many more discs it can take. */
free: number, };

/** A coloured territory, written as its god's letter and its order: `N2`. */
export type Territory = string;

export type TerritoryEntry = { id: Territory, x: number, y: number, neighbours: Array<Territory>, "first-game": Holding, };

/** A territory and what is on it. */
export type TerritoryView = {
/** Which. */
id: Territory,
/** Meeples by faction, in the order of [`God::ALL`]. */
meeples: Array<number>,
/** Whose wooden temple stands there. */
temple: God | null,
/** Its harvest tile: 1, −1, or 0 for none. */
harvest: number,
/** Who is stronger there than every other faction (GR-C3). */
leader: God | null, };

export type TracksFile = { favour: FavourEntry, checkpoints: CheckpointsEntry, victory: VictoryEntry, pieces: Pieces, pantheon: PantheonEntry, };

export type VictoryEntry = { tracks: Array<Array<number>>, };

/** What anybody may know of a position. */
export type View = {
/** Who began. */
first: Seat,
/** Who decides. */
turn: Seat,
/** What is to be decided. */
decision: Decision,
/** The slot being activated. */
slot: Slot,
/** Its symbols left to use. */
symbols: Symbols,
/** The map. */
territories: Array<TerritoryView>,
/** The gods' temples. */
temples: Array<TempleView>,
/** The players by seat. */
players: Array<PlayerView>,
/** The Patronus' progress in a solo game. */
patronus: Tally | null,
/** The god out of the game. */
removed: God | null,
/** The open action cards. */
open_cards: Array<CardId | null>,
/** The cards that may still come. */
deck: CardSet,
/** The open objectives. */
objectives: ObjectiveSet,
/** How many objectives are still to be opened. */
hidden_objectives: number,
/** The favour that triggers each checkpoint. */
marks: Array<number>,
/** The victory track of each checkpoint: a space for everybody who races, the best first. */
victory: Array<Array<Space>>,
/** How many victory tracks are claimed. */
claimed: number,
/** Everybody on the favour track. */
racers: Array<Racer>,
/** Who triggered the third checkpoint. */
trigger: Party | null, };
