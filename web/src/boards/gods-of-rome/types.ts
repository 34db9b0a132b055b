/** What the engine says of Gods of Rome, as it writes it. */

export const GODS = ['jupiter', 'phoebus', 'neptune', 'diana', 'venus'] as const;
export type God = (typeof GODS)[number];

export const SYMBOLS = ['growth', 'travel', 'attack'] as const;
export type Symbol = (typeof SYMBOLS)[number];

export const OBJECTIVES = [
  'populated',
  'raiders',
  'festival',
  'isolated',
  'watchful',
  'clustered',
  'scattered',
  'cultists',
] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** A god's letter and 1 for left, 2 for centre, 3 for right: `N2`. */
export type Territory = string;
/** From 1 to 4. */
export type Slot = number;
/** From 1 to 4. */
export type OpenCard = number;
/** From 1. */
export type CardId = number;
export type Seat = number;
export type Party = { seat: Seat } | 'automa';

export interface TerritoryView {
  id: Territory;
  /** By faction, in the order of `GODS`. */
  meeples: number[];
  temple: God | null;
  harvest: number;
}

export interface TempleView {
  god: God;
  /** Where the god's piece stands; null at home. */
  piece: Territory | null;
  reserve: number;
  visitors: Seat[];
  free: number;
}

export interface Tally {
  favour: number;
  scorings: number;
  barren: number;
  victory: (number | null)[];
}

export interface Player {
  faction: God | null;
  tally: Tally;
  discs: number;
  active: boolean[];
  cards: (CardId | null)[];
  blessings: God[];
  /** Used blessings by slot. */
  used: God[][];
  visiting: God[];
  /** In the order of `GODS`. */
  visits: number[];
  discs_aside: number;
  discs_claiming: number;
  temples: number;
}

export interface PlayerView {
  player: Player;
  gain: number;
  cost: number;
}

export type Ending = 'third-checkpoint' | 'no-visits-left' | 'stalemate';

export type Decision =
  | 'faction'
  | 'turn'
  | { 'place-meeple': { god: God } }
  | 'activation'
  | { regroup: { to: Territory } }
  | 'take-card'
  | { 'lay-card': { open: OpenCard } }
  | { travel: { from: Territory; moved: boolean } }
  | { gather: { to: Territory; moved: boolean } }
  | { push: { at: Territory } }
  | { 'push-more': { at: Territory } }
  | { 'drive-out': { at: Territory } }
  | 'extra-scoring'
  | { over: Ending };

export interface View {
  first: Seat;
  turn: Seat;
  decision: Decision;
  slot: Slot;
  /** In the order of `SYMBOLS`. */
  symbols: number[];
  territories: TerritoryView[];
  temples: TempleView[];
  players: PlayerView[];
  patronus: Tally | null;
  removed: God | null;
  open_cards: (CardId | null)[];
  deck: CardId[];
  objectives: Objective[];
  hidden_objectives: number;
  marks: number[];
  claimed: number;
  trigger: Party | null;
}

/** What an action names, by kind. */
export interface Actions {
  choose: God;
  visit: God;
  place: Territory;
  activate: Slot;
  grow: Territory;
  regroup: Territory;
  build: Territory;
  take: OpenCard;
  lay: Slot;
  travel: Territory;
  move: Territory;
  gather: Territory;
  summon: Territory;
  attack: Territory;
  smite: Territory;
  push: { faction: God; to: Territory };
}
export type BareAction = 'score' | 'decline' | 'done';
export type Action = BareAction | { [K in keyof Actions]: Record<K, Actions[K]> }[keyof Actions];
export type ActionKind = BareAction | keyof Actions;

/** What an event tells, by kind. */
export interface Events {
  'first-player': { seat: Seat };
  'god-removed': { god: God };
  'card-opened': { card: CardId };
  'objective-opened': { objective: Objective };
  'faction-chosen': { seat: Seat; god: God };
  'home-reinforced': { seat: Seat; territory: Territory; count: number };
  visited: { seat: Seat; god: God };
  'piece-returned': { god: God };
  'blessing-received': { seat: Seat; god: God };
  'blessing-renewed': { seat: Seat; god: God };
  'meeple-placed': { seat: Seat; faction: God; territory: Territory };
  'no-meeple-left': { god: God };
  activated: { seat: Seat; slot: Slot };
  'blessing-used': { seat: Seat; god: God };
  grew: { seat: Seat; territory: Territory };
  moved: { seat: Seat; from: Territory; to: Territory };
  'temple-built': { seat: Seat; territory: Territory };
  'card-taken': { seat: Seat; card: CardId; slot: Slot };
  pushed: { seat: Seat; faction: God; from: Territory; to: Territory };
  'piece-moved': { seat: Seat; god: God; territory: Territory };
  'scoring-began': { seat: Seat; cost: number };
  'territory-scored': { seat: Seat; territory: Territory; harvest: number; objectives: Objective[]; favour: number };
  'objective-scored': { seat: Seat; objective: Objective; favour: number };
  scored: { party: Party; result: number; favour: number };
  'harvest-turned': { territory: Territory; tile: number };
  'checkpoint-reached': { party: Party; checkpoint: number };
  'points-claimed': { party: Party; checkpoint: number; points: number };
  'caught-up': { party: Party; favour: number };
  'scoring-declined': { seat: Seat };
  'die-thrown': { face: number };
  'patronus-placed': { territory: Territory };
  'patronus-moved': { from: Territory; to: Territory; count: number };
  ended: { ending: Ending };
}
export type Event = 'patronus-passed' | { [K in keyof Events]: Record<K, Events[K]> }[keyof Events];
export type EventKind = 'patronus-passed' | keyof Events;

/** Something the engine writes as `kind` or `{ kind: facts }`, taken apart so that a `switch` can see every kind. */
export type Told<Bare extends string, Facts> =
  | { kind: Bare }
  | { [K in keyof Facts]: { kind: K; facts: Facts[K] } }[keyof Facts];

/** Takes it apart. */
export function told<Bare extends string, Facts>(
  written: Bare | { [K in keyof Facts]: Record<K, Facts[K]> }[keyof Facts],
): Told<Bare, Facts> {
  if (typeof written === 'string') return { kind: written };
  const [kind, facts] = Object.entries(written as object)[0] ?? [];
  return { kind, facts } as Told<Bare, Facts>;
}

/** The kind of something that is written so. */
export function kindOf(written: string | object): string {
  return typeof written === 'string' ? written : (Object.keys(written)[0] ?? '');
}
