/** What the engine tells of DEUS, as it is written on the wire: view, actions and events. */

export const KINDS = ['maritime', 'production', 'scientific', 'civil', 'military'] as const;
/** One of the five types of building that a player owns. */
export type Kind = (typeof KINDS)[number];

export const COLOURS = [...KINDS, 'temple'] as const;
/** The colour of a card: a type's, or a temple's. */
export type Colour = (typeof COLOURS)[number];

export const RESOURCES = ['wood', 'clay', 'stone', 'wheat'] as const;
export type Resource = (typeof RESOURCES)[number];

/** In the order of a view's sets of regions. */
export const TERRAINS = ['field', 'forest', 'swamp', 'mountain', 'sea', 'village'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A region's number, from 1. */
export type Region = number;
/** A card's design, from 1 in the order of the data file. */
export type Design = number;
/** How many of each resource are replaced by gold. */
export type Payment = [number, number, number, number];

export type CardView = { open: Design } | { own: Design } | 'hidden';

export interface Stock {
  board: number[];
  supply: number[];
}

export interface PlayerView {
  points: number | null;
  has_points: boolean;
  gold: number;
  resources: number[];
  /** Unknown of others while pieces are drafted in secret. */
  stock: Stock | null;
  drafted: number;
  hand_size: number;
  offered: number;
  /** By colour, from the bottom up. */
  columns: CardView[][];
  wild: { column: Kind; place: number } | null;
  /** The regions with a piece of each kind. */
  pieces: Region[][];
  first_region: Region | null;
}

export type Ending = 'temples' | 'villages' | 'exhaustion' | 'round-limit';

export type Decision =
  | 'draft'
  | 'turn'
  | 'pay'
  | 'place'
  | { effect: { card: Design } }
  | { buy: { price: number; left: number } }
  | { exchange: { resource: Resource; left: number } }
  | { pieces: { left: number; cards: number } }
  | { muster: { steps: number; moved: Region[] } }
  | { march: { start: Region; at: Region; stands: boolean; left: number; steps: number; moved: Region[] } }
  | { offering: { top: Colour; count: number } }
  | { jupiter: { count: number } }
  | { ceres: { left: number } }
  | { mars: { left: number } }
  | { over: Ending };

export interface View {
  viewer: { seat: number } | 'spectator';
  first: number;
  turn: number;
  round: number;
  last_round: { round: number; ending: Ending } | null;
  decision: Decision;
  /** The column being built or activated, and the place of the card being activated. */
  column: Colour;
  place: number;
  hand: Design[];
  seen: Design[];
  own_offered: Design[];
  deck_size: number;
  discard_size: number;
  players: PlayerView[];
  terrain: Region[][];
  /** The points left in each village, in the order of their regions. */
  villages: number[];
  temples: Region[];
  temple_supply: number;
  supply: number[];
}

/** What every event says besides its own facts. */
interface By {
  seat: number;
}

/** The facts of each kind of event. */
export interface Events {
  'first-player': By;
  drafted: By & { kind: Kind | null };
  'draft-opened': null;
  'drew-cards': By & { cards: Design[] };
  drew: By & { count: number };
  reshuffled: { count: number };
  'card-laid': By & { card: Design };
  'card-hidden': By & { column: Kind; card: Design | null; gold: number };
  paid: By & { card: Design; payment: Payment };
  placed: By & { colour: Colour; region: Region };
  'edge-paid': By & { points: number };
  'no-temple-left': By;
  sacked: By & { region: Region; points: number };
  used: By & { card: Design };
  declined: By & { card: Design };
  'gained-gold': By & { gold: number };
  'gained-points': By & { points: number };
  took: By & { resource: Resource; count: number };
  bought: By & { resource: Resource; gold: number };
  sold: By & { resource: Resource; count: number };
  exchanged: By & { from: Resource; to: Resource };
  'gained-piece': By & { kind: Kind };
  discarded: By & { card: Design };
  moved: By & { from: Region; to: Region };
  raided: By & { region: Region; points: number };
  taxed: By & { from: number; gold: number };
  robbed: By & { from: number; points: number };
  offered: By & { card: Design };
  'offered-more': By & { count: number };
  invoked: By & { god: Colour; count: number };
  round: { round: number };
  'last-round': { round: number; ending: Ending };
  over: { ending: Ending };
}

/** An event as it is written: `{"placed": {…}}`, or a word where there is nothing to say. */
export type Event = 'draft-opened' | { [K in Exclude<keyof Events, 'draft-opened'>]: Record<K, Events[K]> }[Exclude<keyof Events, 'draft-opened'>];

/** An event with its kind beside its facts, so that a `switch` can tell them apart. */
export type Told = { [K in keyof Events]: { kind: K; facts: Events[K] } }[keyof Events];

export function told(event: Event): Told {
  if (typeof event === 'string') return { kind: event, facts: null };
  const [entry] = Object.entries(event);
  return { kind: entry?.[0], facts: entry?.[1] } as Told;
}

/** The facts of each kind of action. */
export interface Actions {
  draft: Kind;
  build: Design;
  hide: { card: Design; column: Kind };
  pay: Payment;
  place: Region;
  settle: Region;
  use: null;
  decline: null;
  done: null;
  take: Resource;
  sell: number;
  exchange: Resource;
  gain: Kind;
  discard: Design;
  activate: number;
  march: Region;
  step: Region;
  raid: Region;
  rob: number;
  offer: Design;
  add: Design;
  invoke: Kind;
}

/** An action as it is written: `{"build": 17}`, or a word where there is nothing to say. */
type Bare = { [K in keyof Actions]: Actions[K] extends null ? K : never }[keyof Actions];
export type Action = Bare | { [K in Exclude<keyof Actions, Bare>]: Record<K, Actions[K]> }[Exclude<keyof Actions, Bare>];

/** An action with its kind beside its facts. */
export type Chosen = { [K in keyof Actions]: { kind: K; of: Actions[K] } }[keyof Actions];

export function chosen(action: Action): Chosen {
  if (typeof action === 'string') return { kind: action, of: null };
  const [entry] = Object.entries(action);
  return { kind: entry?.[0], of: entry?.[1] } as Chosen;
}
