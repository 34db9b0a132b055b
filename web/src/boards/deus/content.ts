/** The cards: what is printed on them, and what the engine says they are called, cost and do. */

import type { Message } from '../../gen';
import { captions } from '../captions';
import type { Provenance } from '../contract';
import { knownOf, leastKnown } from '../known';
import { printed } from '../printed';
import { words } from '../../words/words.svelte';
import type { Captions, CardCaption, CardsFile, Cost as FullCost, Design, Effect, Numbers } from './types';

/** What a card costs, as it is written: what is nothing is left out. */
export type Cost = Partial<FullCost>;

export const numbers = () => printed<Numbers>('deus/game');
const cards = () => printed<CardsFile>('deus/cards');

/** What is printed on a design. */
export function face(design: Design) {
  const found = cards().card[design - 1];
  if (!found) throw new Error(`there is no card ${design}`);
  return found;
}

/** How well it is known what a card costs and does. */
export const known = (design: Design): Provenance => leastKnown(['cost', 'effect'].map((value) => knownOf(value, face(design), cards())));

function caption(design: Design): CardCaption {
  const found = captions<Captions>('deus').cards[design - 1];
  if (!found) throw new Error(`nothing is said of card ${design}`);
  return found;
}

const list = (messages: readonly Message[]): string => words.list(messages.map((message) => words.say(message)));

export const cardName = (design: Design): string => words.say(caption(design).name);
/** What a card costs, as amounts: 1 wood and 2 gold. */
export const costText = (design: Design): string => list(caption(design).cost);
/** What a card does. */
export const cardText = (design: Design): string => words.say(caption(design).text);
/** A card's name, cost and effect. */
export const cardInFull = (design: Design): string =>
  words.t('de-card', { name: cardName(design), cost: costText(design), text: cardText(design) });
/** What a card does, to be drawn: as this table reads it. */
export const effect = (design: Design): Effect => caption(design).effect;
