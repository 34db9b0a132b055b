/** What is printed on the pieces of Gods of Rome, from `content/`. */

import type { Provenance } from '../contract';
import { printed } from '../printed';
import { GODS, type CardId, type God, type Objective, type Symbol, type Territory } from './types';

interface MapFile {
  territory: {
    id: Territory;
    x: number;
    y: number;
    neighbours: Territory[];
    provenance: Record<string, Provenance>;
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
  pieces: Record<'meeples' | 'wooden-temples' | 'discs' | 'temple-spaces', number>;
  pantheon: { visits: number };
}

export const map = (): MapFile => printed<MapFile>('gods-of-rome/map');
export const cards = (): CardsFile => printed<CardsFile>('gods-of-rome/cards');
export const tracks = (): TracksFile => printed<TracksFile>('gods-of-rome/tracks');

/** The symbols of an action card. Cards are counted copy by copy, in the order of the file. */
export function cardSymbols(card: CardId): readonly Symbol[] {
  const all = cards().card.flatMap(({ symbols, copies }) => Array.from({ length: copies }, () => symbols));
  return all[card - 1] ?? [];
}

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
