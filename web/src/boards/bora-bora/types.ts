/** The types of Bora Bora as the engine writes them. Written by a test of its crate; don't edit. */

import type { Message } from '../../gen';

/** One decision. A die or an action of people is a short sequence of them. */
export type Action = { "place": {
/** What it shows. */
face: number,
/** What for. */
deed: Deed,
/** Whether it acts as a six. */
white: boolean, } } | { "pay": Way } | { "settle": Region } | { "take-hut": Space } | { "lay": Ground } | { "take-person": number } | { "house": Space } | { "tattoo": Kind } | { "collect": Kind } | "score-point" | "take-offering" | { "take-card": God } | "draw-card" | { "take-material": Material } | "move-hut" | { "send-priest": number } | { "build": number } | { "build-on": Plot } | "take-status" | "take-shell" | { "use": {
/** Men or women. */
sex: Sex,
/** Of which kind. */
kind: Kind,
/** How many of them. */
count: number,
/** With what help. */
green: Green, } } | { "buy": Jewel } | { "fulfil": TaskId } | { "fulfil-with": {
/** Which task. */
task: TaskId,
/** How the god is paid for. */
way: Way, } } | { "discard": TaskId } | { "take-task": TaskId } | "done";
export const ACTION_KINDS = ["place", "pay", "settle", "take-hut", "lay", "take-person", "house", "tattoo", "collect", "score-point", "take-offering", "take-card", "draw-card", "take-material", "move-hut", "send-priest", "build", "build-on", "take-status", "take-shell", "use", "buy", "fulfil", "fulfil-with", "discard", "take-task", "done"] as const;

export type ActionTiles = { two: Array<Array<Deed>>, three: Array<Array<Deed>>, four: Array<Array<Deed>>, };

export type BoardsFile = { start: Start, status: Status, temple: Temple, ceremony: Ceremony, helper: Helper, fishing: Fishing, tasks: Tasks, final: Final, "action-tiles": ActionTiles, };

/** What the tiles and boards of a table say. */
export type Captions = {
/** Every task. */
tasks: Array<TaskCaption>,
/** Every jewel: its kind, price and points. */
jewels: Array<Message>,
/** Every region, in the order of the map. */
regions: Array<Message>,
/** Every fish tile. */
fish: Array<FishCaption>,
/** Every ceremony space: its place and what it takes. */
grounds: Array<Message>,
/** Every kind of man and woman. */
people: Array<PersonCaption>, };

export type Ceremony = { rows: Array<Array<Material>>, };

/** What has to be decided next. */
export type Decision = "start" | "die" | { "pay": { god: God, } } | { "expand": { path: Path, value: number, } } | { "hut": { region: Region, } } | { "lay": { material: Material, } } | { "fish": { region: Region, } } | { "person": { sex: Sex, value: number, } } | { "room": { sex: Sex, kind: Kind, } } | { "helper": { points: number, } } | { "priest": { value: number, } } | { "building": { value: number, } } | { "site": { tile: number, } } | "fire-gift" | "fire-step" | "people" | { "materials": { left: number, } } | { "cards": { left: number, } } | { "huts": { left: number, moved: boolean, } } | "jewel" | "task" | "new-task" | "last-task" | "over";
export const DECISION_KINDS = ["start", "die", "pay", "expand", "hut", "lay", "fish", "person", "room", "helper", "priest", "building", "site", "fire-gift", "fire-step", "people", "materials", "cards", "huts", "jewel", "task", "new-task", "last-task", "over"] as const;

/** What a die is placed for (BB-A1). */
export type Deed = "helper" | "temple" | "build" | "man" | "woman" | "land" | "water" | "fishing";
export const DEEDS = ["helper", "temple", "build", "man", "woman", "land", "water", "fishing"] as const;

/** How far a player is with one demand of a task. */
export type DemandProgress = {
/** How many count, at most as many as it asks for. */
have: number,
/** How many it asks for. */
need: number, };

/** A die, and where it lies. */
export type Die = {
/** What it shows; 0 before the first throw. */
face: number,
/** The action it was placed for. */
on: Deed | null, };

/** Men or women on the board and in their pile. */
export type Display = {
/** On the positions 1 to 6. */
shown: Array<Kind | null>,
/** How many of each kind are in the pile. */
pile: Array<number>, };

/** What goes on once the decision at hand is made. */
export type Errand = "nothing" | { "expansion": { region: Region, } } | { "helper": { points: number, } } | { "materials": { left: number, } } | { "die": { deed: Deed, value: number, white: boolean, } } | { "people": { kind: Kind, strength: number, } };
export const ERRAND_KINDS = ["nothing", "expansion", "helper", "materials", "die", "people"] as const;

/** Something that happened. */
export type Event = { "ordered": { seat: Seat, place: number, } } | { "task-dealt": { seat: Seat, task: TaskId, } } | { "round-began": { round: number, } } | { "dice-thrown": { seat: Seat, faces: Array<number>, } } | { "die-placed": { seat: Seat, face: number, deed: Deed, } } | { "god-used": { seat: Seat, god: God, way: Way, } } | { "settled": { seat: Seat, region: Region, } } | { "material-taken": { seat: Seat, material: Material, } } | { "laid-beside": { seat: Seat, material: Material, } } | { "offering-taken": { seat: Seat, } } | { "shells-taken": { seat: Seat, count: number, } } | { "status-risen": { seat: Seat, steps: number, } } | { "scored": { seat: Seat, points: number, source: Source, } } | { "person-taken": { seat: Seat, sex: Sex, kind: Kind, } } | { "moved-down": { seat: Seat, sex: Sex, kind: Kind, } } | { "hut-moved": { seat: Seat, } } | { "card-taken": { seat: Seat, god: God, } } | { "card-drawn": { seat: Seat, god: God, } } | { "card-drawn-unseen": { seat: Seat, } } | { "card-opened": { god: God, } } | "reshuffled" | { "priest-sent": { seat: Seat, space: number, } } | { "priest-returned": { seat: Seat, } } | { "built": { seat: Seat, tile: number, } } | { "people-used": { seat: Seat, sex: Sex, kind: Kind, count: number, } } | { "god-tile-won": { seat: Seat, } } | "god-tile-lost" | { "jewel-bought": { seat: Seat, jewel: Jewel, } } | { "cards-shown": { seat: Seat, cards: Array<number>, } } | { "task-fulfilled": { seat: Seat, task: TaskId, aided: boolean, } } | { "task-discarded": { seat: Seat, task: TaskId, } } | { "task-taken": { seat: Seat, task: TaskId, } } | "ended";
export const EVENT_KINDS = ["ordered", "task-dealt", "round-began", "dice-thrown", "die-placed", "god-used", "settled", "material-taken", "laid-beside", "offering-taken", "shells-taken", "status-risen", "scored", "person-taken", "moved-down", "hut-moved", "card-taken", "card-drawn", "card-drawn-unseen", "card-opened", "reshuffled", "priest-sent", "priest-returned", "built", "people-used", "god-tile-won", "god-tile-lost", "jewel-bought", "cards-shown", "task-fulfilled", "task-discarded", "task-taken", "ended"] as const;

/** What counts at the end. */
export type Final = {
/** Points for a god tile. */
"god-tile": number,
/** Points for each goal. */
bonus: number,
/** Goal: tasks fulfilled. */
tasks: number,
/** Goal: jewels. */
jewels: number,
/** Goal: ceremony spaces filled. */
ceremony: number,
/** Goal: buildings. */
buildings: number,
/** Goal: regions. */
regions: number,
/** Goal: people. */
people: number, };

/** A fish tile. */
export type Fish = number;

/** A fish tile. */
export type FishCaption = {
/** Its kind. */
kind: FishKind,
/** What it is worth. */
value: number,
/** What it is called. */
text: Message, };

export type FishEntry = { kind: FishKind, values: Array<number>, };

/** What swims beside a region. */
export type FishKind = "butterflyfish" | "surgeonfish" | "soldierfish" | "parrotfish";
export const FISH_KINDS = ["butterflyfish", "surgeonfish", "soldierfish", "parrotfish"] as const;

export type Fishing = { points: number, };

/** Men or women of a player, by kind. */
export type Folk = {
/** How many tiles of each kind. */
all: Array<number>,
/** How many of them are moved down. */
down: Array<number>, };

/** What settlers find in a region. */
export type Gift = "sand" | "wood" | "stone" | "offering";
export const GIFTS = ["sand", "wood", "stone", "offering"] as const;

export type Gives = { beach: Gift, forest: Gift, mountain: Gift, plains: Gift, };

/** A goal of the end (BB-E3). */
export type Goal = "tasks" | "jewels" | "ceremony" | "buildings" | "regions" | "people";
export const GOALS = ["tasks", "jewels", "ceremony", "buildings", "regions", "people"] as const;

/** How far a player is with a goal. */
export type GoalProgress = {
/** The goal. */
goal: Goal,
/** How many there are. */
have: number,
/** How many it takes. */
need: number, };

/** A god, by the colour of its cards (BB-G). */
export type God = "blue" | "white" | "red" | "green" | "yellow";
export const GODS = ["blue", "white", "red", "green", "yellow"] as const;

/** How many god cards and tiles there are. */
export type Gods = {
/** Cards of each colour. */
"cards-per-colour": number,
/** Cards lying open. */
"open-cards": number,
/** Tiles on the temple. */
"temple-tiles": number, };

/** How the green god helps people to act (BB-G6). */
export type Green = "unused" | "double" | "further";
export const GREENS = ["unused", "double", "further"] as const;

/** A ceremony space of a player board, row by row. */
export type Ground = number;

/** What the helper asks for, in points of the die. */
export type Helper = {
/** Moving a man or woman down. */
slide: number,
/** A victory point. */
point: number,
/** An offering. */
offering: number,
/** A god card. */
card: number,
/** A material. */
material: number,
/** Moving a hut to the twelfth space. */
hut: number, };

/** An island. */
export type Island = "central" | "north" | "east" | "south" | "west";
export const ISLANDS = ["central", "north", "east", "south", "west"] as const;

/** A jewel tile. */
export type Jewel = number;

export type JewelEntry = { kind: JewelKind, price: number, points: number, };

/** A kind of jewel. */
export type JewelKind = "necklace" | "bracelet" | "earrings" | "ring" | "headdress" | "anklet";
export const JEWEL_KINDS = ["necklace", "bracelet", "earrings", "ring", "headdress", "anklet"] as const;

/** The twelve kinds of people, by what they do (BB-B4). */
export type Kind = "land" | "water" | "woman" | "man" | "build" | "material" | "hut" | "points" | "card" | "offering" | "status" | "shell";
export const KINDS = ["land", "water", "woman", "man", "build", "material", "hut", "points", "card", "offering", "status", "shell"] as const;

export type MapFile = { gives: Gives, region: Array<RegionEntry>, land: Array<PathEntry>, water: Array<PathEntry>, };

/** A building material. */
export type Material = "sand" | "wood" | "stone";
export const MATERIALS = ["sand", "wood", "stone"] as const;

/** A table's options. */
export type Options = Record<symbol, never>;

/** How one travels. */
export type Path = "land" | "water";
export const PATHS = ["land", "water"] as const;

export type PathEntry = { between: [Region, Region], value: number, };

/** How many people tiles there are. */
export type People = {
/** Tiles of each kind and sex. */
copies: number,
/** Positions of the display of each sex. */
shown: number, };

/** A kind of man or woman. */
export type PersonCaption = {
/** Its word on a tile. */
brief: Message,
/** What one, two and more of them do together, as many as a player board holds (BB-B4). */
together: Array<number>, };

export type PersonEntry = { kind: Kind, strength: Array<number>, most?: number, symbols: number, };

/** The part of the game that is played. */
export type Phase = "set-up" | "dice" | "people" | "jewels" | "tasks" | "new-tasks" | "last-tasks" | "over";
export const PHASES = ["set-up", "dice", "people", "jewels", "tasks", "new-tasks", "last-tasks", "over"] as const;

/** What somebody may know of a player. */
export type PlayerView = {
/** All points. */
total: number,
/** Points by where they come from, in the order of [`Source::ALL`]. */
points: Array<number>,
/** The whole hand, if it is the viewer's own. */
hand: Array<number> | null,
/** The god cards in hand that everybody has seen. */
known: Array<number>,
/** How many more god cards are in hand. */
unknown: number,
/** Offerings. */
offerings: number,
/** Shells. */
shells: number,
/** God tiles. */
god_tiles: number,
/** Priests in the supply. */
priests: number,
/** Huts on ordinary spaces. */
huts: number,
/** Huts on the twelfth space. */
twelfth_huts: number,
/** Whether a person lies on the twelfth space. */
twelfth_person: boolean,
/** Men and women. */
folk: [Folk, Folk],
/** Ceremony spaces with material. */
filled: Array<Ground>,
/** Ceremony spaces with a building. */
built: Array<Ground>,
/** Building tiles built: bit n is the tile of value n. */
buildings: number,
/** Materials beside the board. */
beside: Array<number>,
/** Open tasks. */
tasks: Array<TaskId>,
/** How many tasks were fulfilled. */
fulfilled: number,
/** Jewels. */
jewels: Array<Jewel>,
/** Regions with a hut. */
regions: Array<Region>,
/** Dice. */
dice: Array<Die>,
/** The kinds of people used in this phase B, by sex. */
used: [Array<Kind>, Array<Kind>],
/** Whether a green god was used in this phase B. */
green: boolean,
/** How many of the ordinary spaces are free. */
free_spaces: number,
/** How far each open task is, in their order, as far as the viewer may know the hand. */
progress: Array<TaskProgress>,
/** How far the goals of the end are. */
goals: Array<GoalProgress>, };

/** Two adjacent ceremony spaces, on which a building fits. */
export type Plot = number;

/** A region, written as the letters of its island and its terrain: `CM` is the mountain of the central island. */
export type Region = string;

export type RegionEntry = { id: Region, island: Island, terrain: Terrain, };

/** A seat at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Man or woman. */
export type Sex = "man" | "woman";
export const SEXES = ["man", "woman"] as const;

/** Where points come from. */
export type Source = "start" | "fishing" | "helper" | "people" | "fish" | "buildings" | "status" | "temple" | "tasks" | "jewels" | "god-tiles" | "bonuses";
export const SOURCES = ["start", "fishing", "helper", "people", "fish", "buildings", "status", "temple", "tasks", "jewels", "god-tiles", "bonuses"] as const;

/** Which space of the player board (BB-A5, BB-A7). The other eleven are all alike. */
export type Space = "ordinary" | "twelfth";
export const SPACES = ["ordinary", "twelfth"] as const;

/** What players begin with. */
export type Start = {
/** Points by turn order. */
points: Array<number>,
/** Offerings. */
offerings: number,
/** God cards. */
cards: number,
/** God tiles. */
"god-tiles": number,
/** Priests. */
priests: number,
/** Huts. */
huts: number,
/** Huts on the twelfth space. */
"twelfth-huts": number,
/** Dice. */
dice: number,
/** The fish value of the regions to begin in. */
"region-fish": number, };

export type Status = { points: Array<number>, };

/** What a task asks for. */
export type TaskCaption = {
/** All that it demands. */
text: Message,
/** The same in few words, a demand each. */
brief: Array<Message>, };

/** A task tile: the light ones first. */
export type TaskId = number;

/** How far a player is with a task. */
export type TaskProgress = {
/** The task. */
task: TaskId,
/** Its demands, in their order. */
demands: Array<DemandProgress>,
/** How much of all of them is lacking: of one thing a yellow god makes up for (BB-G7). */
lacks: number, };

/** Tasks: points and numbers. */
export type Tasks = {
/** Points for a task met unaided. */
unaided: number,
/** Points for one met with the yellow god. */
aided: number,
/** Open tasks of a player. */
open: number,
/** Dark ones among them at the start. */
"dark-at-start": number,
/** How many more are shown than there are players. */
"shown-more-than-players": number, };

export type Temple = { spaces: Array<number>, };

/** What a region is like; it decides what settlers find there. */
export type Terrain = "beach" | "forest" | "mountain" | "plains";
export const TERRAINS = ["beach", "forest", "mountain", "plains"] as const;

export type TilesFile = { fish: Array<FishEntry>, people: People, person: Array<PersonEntry>, jewel: Array<JewelEntry>, gods: Gods, };

/** What somebody may know of a position. */
export type View = {
/** Whose eyes it is for. */
viewer: Viewer,
/** The round, from 1. */
round: number,
/** The part of the round. */
phase: Phase,
/** How many dice everybody has placed before this turn. */
lap: number,
/** How many have had their turn. */
place: number,
/** The seats in turn order. */
order: Array<Seat>,
/** Who decides. */
turn: Seat,
/** What is to be decided. */
decision: Decision,
/** What goes on then. */
errand: Errand,
/** The players by seat. */
players: Array<PlayerView>,
/** The lowest die on the tile of each action, in the order of [`Deed::ALL`]; 7 if there is none. */
lowest: Array<number>,
/** The least value with which whoever decides could carry out each action; 7 if there is none. */
least: Array<number>,
/** Whose hut holds the building space of each region. */
holders: Array<Seat | null>,
/** The fish tile of each region. */
fish: Array<Fish>,
/** Men and women. */
display: [Display, Display],
/** Status steps by seat. */
status: Array<number>,
/** The seats as their status markers lie. */
stack: Array<Seat>,
/** The temple from left to right. */
temple: Array<Seat | null>,
/** God tiles on the temple. */
temple_tiles: number,
/** The jewels of every round. */
jewels: Array<Array<Jewel | null>>,
/** The tasks on the board. */
tasks: Array<TaskId | null>,
/** The tasks that may still come. */
task_pile: Array<TaskId>,
/** The open god cards. */
row: Array<number>,
/** The discarded god cards. */
discard: Array<number>,
/** How many god cards are in the pile. */
pile: number,
/** How far the viewer is with each task on the board, in their order. */
progress: Array<TaskProgress>,
/** What each priest in the temple scores at the end of this round. */
priest_points: number,
/** What a building scores in this round. */
building_points: number,
/** The two ceremony spaces of each plot. */
plots: Array<Array<Ground>>, };

/** Whose eyes a view is for. */
export type Viewer = { "seat": Seat } | "spectator";
export const VIEWER_KINDS = ["seat", "spectator"] as const;

/** How a god is paid for (BB-G1, BB-G2). */
export type Way = "card" | { "pair": God } | "tile";
export const WAY_KINDS = ["card", "pair", "tile"] as const;
