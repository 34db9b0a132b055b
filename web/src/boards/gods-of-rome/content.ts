/** What is printed on the pieces of Gods of Rome, from `content/`, and what the engine says of them. */

import type { Message } from '../../gen';
import { captions } from '../captions';
import type { Provenance } from '../contract';
import { knownOf, leastKnown } from '../known';
import { printed } from '../printed';
import {
  GODS,
  OBJECTIVES,
  type Captions,
  type CardCaption,
  type CardId,
  type CardsFile,
  type God,
  type GodCaption,
  type MapFile,
  type Objective,
  type Symbol,
  type Territory,
  type TracksFile,
} from './types';

export const map = () => printed<MapFile>('gods-of-rome/map');
export const cards = () => printed<CardsFile>('gods-of-rome/cards');
const said = () => captions<Captions>('gods-of-rome');

function must<T>(it: T | undefined, what: string): T {
  if (it === undefined) throw new Error(`nothing is said of ${what}`);
  return it;
}

export const tracks = () => printed<TracksFile>('gods-of-rome/tracks');

/** What is printed on an action card. Cards are counted copy by copy, in the order of the file. */
function cardFace(card: CardId) {
  return cards().card.flatMap((face) => Array.from({ length: face.copies }, () => face))[card - 1];
}

/** An action card: its symbols and what it is called. */
export const cardCaption = (card: CardId): CardCaption | undefined => said().cards[card - 1];

/** The symbols of an action card. */
export const cardSymbols = (card: CardId): readonly Symbol[] => cardCaption(card)?.symbols ?? [];

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

/** What an objective asks for and gives. */
export const objectiveCaption = (objective: Objective): Message => must(said().objectives[OBJECTIVES.indexOf(objective)], objective);
/** What a god's power does. */
export const powerCaption = (god: God): Message => godCaption(god).power;
/** What scoring costs. */
export const costCaption = (): Message => said().cost;

/** How well an objective is known. */
export function objectiveKnown(objective: Objective): Provenance {
  const printed = cards().objective.find(({ id }) => id === objective);
  return printed ? knownOf('favour', printed, cards()) : 'found';
}

/** How well the length of the favour track is known. */
export const favourKnown = (): Provenance => knownOf('printed', tracks().favour, tracks());

const godCaption = (god: God): GodCaption => must(said().gods[GODS.indexOf(god)], god);

/** The letter that the god's territories begin with. */
export const letterOf = (god: God): string => godCaption(god).letter;

/** The god whose colour a territory has. */
export const godOf = (territory: Territory): God =>
  must(
    said().lands.find(({ id }) => id === territory),
    territory,
  ).god;

/** The territories that touch it. */
export function neighboursOf(territory: Territory): readonly Territory[] {
  return map().territory.find(({ id }) => id === territory)?.neighbours ?? [];
}
