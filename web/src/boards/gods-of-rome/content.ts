/** What is printed on the pieces of Gods of Rome, from `content/`. */

import type { Provenance } from '../contract';
import { leastKnown } from '../known';
import { printed } from '../printed';
import { GODS, type CardId, type God, type Objective, type Symbol, type Territory } from './types';

interface MapFile {
  territory: {
    id: Territory;
    x: number;
    y: number;
    neighbours: Territory[];
    provenance: { neighbours: Provenance };
  }[];
  lava: { x: number; y: number; provenance: Provenance }[];
}
interface CardsFile {
  slot: { symbol: Symbol; provenance: Provenance }[];
  card: { symbols: Symbol[]; copies: number; provenance: Provenance }[];
  objective: { id: Objective; count: number; favour: number; provenance: Provenance }[];
}
interface TracksFile {
  favour: { printed: number; provenance: Provenance };
  victory: { tracks: number[][]; provenance: Provenance };
  checkpoints: { provenance: Provenance };
  pieces: { 'temple-spaces': number; provenance: Record<'temple-spaces', Provenance> };
  pantheon: { visits: number };
}

export const map = (): MapFile => printed<MapFile>('gods-of-rome/map');
export const cards = (): CardsFile => printed<CardsFile>('gods-of-rome/cards');
export const tracks = (): TracksFile => printed<TracksFile>('gods-of-rome/tracks');

/** What is printed on an action card. Cards are counted copy by copy, in the order of the file. */
function cardFace(card: CardId): CardsFile['card'][number] | undefined {
  return cards().card.flatMap((face) => Array.from({ length: face.copies }, () => face))[card - 1];
}

/** The symbols of an action card. */
export const cardSymbols = (card: CardId): readonly Symbol[] => cardFace(card)?.symbols ?? [];

/** How well an action card is known; how well all of them are, if it isn't known which it is. */
export const cardKnown = (card: CardId | null): Provenance =>
  (card === null ? null : cardFace(card)?.provenance) ?? leastKnown(cards().card.map(({ provenance }) => provenance));

/** How well it is known where land lies: the whole of it, and a territory. */
export const mapKnown = (): Provenance => leastKnown(map().territory.map(({ provenance }) => provenance.neighbours));
export const landKnown = (territory: Territory): Provenance =>
  map().territory.find(({ id }) => id === territory)?.provenance.neighbours ?? mapKnown();

/** The symbol printed on a slot. */
export function slotSymbol(slot: number): Symbol {
  return cards().slot[slot - 1]?.symbol ?? 'growth';
}

const LETTERS: Record<God, string> = { jupiter: 'J', phoebus: 'P', neptune: 'N', diana: 'D', venus: 'V' };

/** The letter that the god's territories begin with. */
export const letterOf = (god: God): string => LETTERS[god];

/** The god whose colour a territory has. */
export function godOf(territory: Territory): God {
  return GODS.find((god) => LETTERS[god] === territory[0]) ?? 'jupiter';
}

/** The territories that touch it. */
export function neighboursOf(territory: Territory): readonly Territory[] {
  return map().territory.find(({ id }) => id === territory)?.neighbours ?? [];
}
