/** Bora Bora as the engine writes it: views, actions and events. */

export const GODS = ['blue', 'white', 'red', 'green', 'yellow'] as const;
export type God = (typeof GODS)[number];

export const SEXES = ['man', 'woman'] as const;
export type Sex = (typeof SEXES)[number];

export const KINDS = [
  'land',
  'water',
  'woman',
  'man',
  'build',
  'material',
  'hut',
  'points',
  'card',
  'offering',
  'status',
  'shell',
] as const;
/** The twelve kinds of people, by what they do. */
export type Kind = (typeof KINDS)[number];

export const MATERIALS = ['sand', 'wood', 'stone'] as const;
export type Material = (typeof MATERIALS)[number];

export const DEEDS = ['helper', 'temple', 'build', 'man', 'woman', 'land', 'water', 'fishing'] as const;
/** What a die is placed for. */
export type Deed = (typeof DEEDS)[number];

export const REGIONS = ['CF', 'CP', 'CB', 'CM', 'NB', 'NM', 'EF', 'EB', 'SF', 'SP', 'WP', 'WM'] as const;
export type Region = (typeof REGIONS)[number];

export type JewelKind = 'necklace' | 'bracelet' | 'earrings' | 'ring' | 'headdress' | 'anklet';
export type Terrain = 'beach' | 'forest' | 'mountain' | 'plains';
export type Island = 'central' | 'north' | 'east' | 'south' | 'west';
export type Path = 'land' | 'water';
export type FishKind = 'butterflyfish' | 'surgeonfish' | 'soldierfish' | 'parrotfish';

export type Source =
  | 'start'
  | 'fishing'
  | 'helper'
  | 'people'
  | 'fish'
  | 'buildings'
  | 'status'
  | 'temple'
  | 'tasks'
  | 'jewels'
  | 'god-tiles'
  | 'bonuses';

/** How many god cards of each colour, in the order of `GODS`. */
export type Cards = readonly number[];

/** How a god is paid for. */
export type Way = 'card' | 'tile' | { pair: God };

/** A space of a player board: one of the first eleven, or the twelfth. */
export type Space = 'ordinary' | 'twelfth';

export type Phase = 'set-up' | 'dice' | 'people' | 'jewels' | 'tasks' | 'new-tasks' | 'last-tasks' | 'over';

/** What has to be decided next. */
export type Decision =
  | 'start'
  | 'die'
  | 'fire-gift'
  | 'fire-step'
  | 'people'
  | 'jewel'
  | 'task'
  | 'new-task'
  | 'last-task'
  | 'over'
  | { pay: { god: God } }
  | { expand: { path: Path; value: number } }
  | { hut: { region: Region } }
  | { lay: { material: Material } }
  | { fish: { region: Region } }
  | { person: { sex: Sex; value: number } }
  | { room: { sex: Sex; kind: Kind } }
  | { helper: { points: number } }
  | { priest: { value: number } }
  | { building: { value: number } }
  | { site: { tile: number } }
  | { materials: { left: number } }
  | { cards: { left: number } }
  | { huts: { left: number; moved: boolean } };

/** What goes on once the decision is made. */
export type Errand =
  | 'nothing'
  | { expansion: { region: Region } }
  | { helper: { points: number } }
  | { materials: { left: number } }
  | { die: { deed: Deed; value: number; white: boolean } }
  | { people: { kind: Kind; strength: number } };

/** A die: what it shows (0 before the first throw) and the action it was placed for. */
export interface Die {
  face: number;
  on: Deed | null;
}

/** Men or women of a player, in the order of `KINDS`. */
export interface Folk {
  all: readonly number[];
  /** How many of them are moved down. */
  down: readonly number[];
}

export interface PlayerView {
  total: number;
  points: readonly number[];
  /** The whole hand, if it is the viewer's own. */
  hand: Cards | null;
  known: Cards;
  unknown: number;
  offerings: number;
  shells: number;
  god_tiles: number;
  priests: number;
  huts: number;
  twelfth_huts: number;
  twelfth_person: boolean;
  /** Men, then women. */
  folk: readonly [Folk, Folk];
  /** Ceremony spaces with material, and with a building. */
  filled: readonly number[];
  built: readonly number[];
  /** Bit n: the building tile of value n is built. */
  buildings: number;
  beside: readonly number[];
  tasks: readonly number[];
  fulfilled: number;
  jewels: readonly number[];
  regions: readonly Region[];
  dice: readonly Die[];
  used: readonly [readonly Kind[], readonly Kind[]];
  green: boolean;
}

/** Men or women on the positions 1 to 6, and in their pile. */
export interface Display {
  shown: readonly (Kind | null)[];
  pile: readonly number[];
}

export interface View {
  viewer: { seat: number } | 'spectator';
  round: number;
  phase: Phase;
  lap: number;
  place: number;
  order: readonly number[];
  turn: number;
  decision: Decision;
  errand: Errand;
  players: readonly PlayerView[];
  /** By action, in the order of `DEEDS`: the lowest die there, and the least value that could do something; 7: none. */
  lowest: readonly number[];
  least: readonly number[];
  /** By region: whose hut holds the building space, and the number of the fish tile. */
  holders: readonly (number | null)[];
  fish: readonly number[];
  display: readonly [Display, Display];
  status: readonly number[];
  /** The seats as their status markers lie, the top one first. */
  stack: readonly number[];
  temple: readonly (number | null)[];
  temple_tiles: number;
  jewels: readonly (readonly (number | null)[])[];
  tasks: readonly (number | null)[];
  task_pile: readonly number[];
  row: Cards;
  discard: Cards;
  pile: number;
}

export type Green = 'unused' | 'double' | 'further';

export type Action =
  | 'score-point'
  | 'take-offering'
  | 'draw-card'
  | 'move-hut'
  | 'take-status'
  | 'take-shell'
  | 'done'
  | { place: { face: number; deed: Deed; white: boolean } }
  | { pay: Way }
  | { settle: Region }
  | { 'take-hut': Space }
  | { lay: number }
  | { 'take-person': number }
  | { house: Space }
  | { tattoo: Kind }
  | { collect: Kind }
  | { 'take-card': God }
  | { 'take-material': Material }
  | { 'send-priest': number }
  | { build: number }
  | { 'build-on': number }
  | { use: { sex: Sex; kind: Kind; count: number; green: Green } }
  | { buy: number }
  | { fulfil: number }
  | { 'fulfil-with': { task: number; way: Way } }
  | { discard: number }
  | { 'take-task': number };

interface Of {
  seat: number;
}

export type BoraEvent =
  | 'reshuffled'
  | 'god-tile-lost'
  | 'ended'
  | { ordered: Of & { place: number } }
  | { 'task-dealt': Of & { task: number } }
  | { 'round-began': { round: number } }
  | { 'dice-thrown': Of & { faces: readonly number[] } }
  | { 'die-placed': Of & { face: number; deed: Deed } }
  | { 'god-used': Of & { god: God; way: Way } }
  | { settled: Of & { region: Region } }
  | { 'material-taken': Of & { material: Material } }
  | { 'laid-beside': Of & { material: Material } }
  | { 'offering-taken': Of }
  | { 'shells-taken': Of & { count: number } }
  | { 'status-risen': Of & { steps: number } }
  | { scored: Of & { points: number; source: Source } }
  | { 'person-taken': Of & { sex: Sex; kind: Kind } }
  | { 'moved-down': Of & { sex: Sex; kind: Kind } }
  | { 'hut-moved': Of }
  | { 'card-taken': Of & { god: God } }
  | { 'card-drawn': Of & { god: God } }
  | { 'card-drawn-unseen': Of }
  | { 'card-opened': { god: God } }
  | { 'priest-sent': Of & { space: number } }
  | { 'priest-returned': Of }
  | { built: Of & { tile: number } }
  | { 'people-used': Of & { sex: Sex; kind: Kind; count: number } }
  | { 'god-tile-won': Of }
  | { 'jewel-bought': Of & { jewel: number } }
  | { 'cards-shown': Of & { cards: Cards } }
  | { 'task-fulfilled': Of & { task: number; aided: boolean } }
  | { 'task-discarded': Of & { task: number } }
  | { 'task-taken': Of & { task: number } };

/** A union of words and of objects with one field, as a kind and its facts: what a `switch` can tell apart. */
export type Told<T> = T extends string
  ? { kind: T; facts: undefined }
  : { [K in keyof T & string]: { kind: K; facts: T[K] } }[keyof T & string];

function told<T extends string | object>(it: T): Told<T> {
  if (typeof it === 'string') return { kind: it, facts: undefined } as Told<T>;
  const [entry] = Object.entries(it);
  if (!entry) throw new Error('an action or event without a kind');
  return { kind: entry[0], facts: entry[1] } as Told<T>;
}

export const toldAction = (action: Action): Told<Action> => told(action);
export const toldEvent = (event: BoraEvent): Told<BoraEvent> => told(event);
export const toldDecision = (decision: Decision): Told<Decision> => told(decision);

/** Whose board these eyes care for most: their own, or else whoever decides. */
export const ownSeat = (view: View): number => (view.viewer === 'spectator' ? view.turn : view.viewer.seat);
