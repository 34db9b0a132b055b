/** What is printed on the pieces of Gods of Rome, from `content/`. */

import type { Provenance } from '../contract';
import { knownOf, leastKnown } from '../known';
import { printed } from '../printed';
import {
  GODS,
  type CardId,
  type CardsFile,
  type God,
  type MapFile,
  type Objective,
  type Symbol,
  type Territory,
  type TracksFile,
} from './types';

export const map = () => printed<MapFile>('gods-of-rome/map');
export const cards = () => printed<CardsFile>('gods-of-rome/cards');
export const tracks = () => printed<TracksFile>('gods-of-rome/tracks');

/** What is printed on an action card. Cards are counted copy by copy, in the order of the file. */
function cardFace(card: CardId) {
  return cards().card.flatMap((face) => Array.from({ length: face.copies }, () => face))[card - 1];
}

/** The symbols of an action card. */
export const cardSymbols = (card: CardId): readonly Symbol[] => cardFace(card)?.symbols ?? [];

/** How well an action card is known; how well all of them are, if it isn't known which it is. */
export function cardKnown(card: CardId | null): Provenance {
  const one = card === null ? undefined : cardFace(card);
  return leastKnown((one ? [one] : cards().card).map((face) => knownOf('symbols', face, cards())));
}

/** How well the symbol printed on a slot is known. */
export function slotKnown(slot: number): Provenance {
  const printed = cards().slot[slot - 1];
  return printed ? knownOf('symbol', printed, cards()) : 'found';
}

/** How well it is known where land lies: the whole of it, and a territory. */
const placeKnown = (place: ReturnType<typeof map>['territory'][number]): Provenance => knownOf('neighbours', place, map());
export const mapKnown = (): Provenance => leastKnown(map().territory.map(placeKnown));
export function landKnown(territory: Territory): Provenance {
  const place = map().territory.find(({ id }) => id === territory);
  return place ? placeKnown(place) : mapKnown();
}

/** How many an objective asks for, and what it brings. */
export function objectiveValues(objective: Objective): { count: number; favour: number } {
  const { count = 0, favour = 0 } = cards().objective.find(({ id }) => id === objective) ?? {};
  return { count, favour };
}

/** How well an objective is known. */
export function objectiveKnown(objective: Objective): Provenance {
  const printed = cards().objective.find(({ id }) => id === objective);
  return printed ? knownOf('favour', printed, cards()) : 'found';
}

/** How well the length of the favour track is known. */
export const favourKnown = (): Provenance => knownOf('printed', tracks().favour, tracks());

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
