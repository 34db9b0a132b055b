/** The cards as printed, and their texts: made from the same data and words as the engine's, so that they agree. */

import type { Arg, Message } from '../../gen';
import type { Provenance } from '../contract';
import { knownOf, leastKnown } from '../known';
import { printed } from '../printed';
import { words } from '../../words/words.svelte';
import { citySize } from './options';
import { RESOURCES, type CardsFile, type Cost as FullCost, type Count, type Design, type Effect, type Gain, type Numbers } from './types';

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

export const cardName = (design: Design): string => face(design).name[words.language] ?? face(design).name['en'] ?? '';

/** A message of the engine's kind, put together here. */
export const message = (key: string, facts: Record<string, number | string | Message | Message[]> = {}): Message => ({
  key,
  args: Object.entries(facts).map(([name, fact]): [string, Arg] => [name, arg(fact)]),
});

function arg(fact: number | string | Message | Message[]): Arg {
  if (typeof fact === 'number') return { number: fact };
  if (typeof fact === 'string') return { text: fact };
  return Array.isArray(fact) ? { list: fact } : { word: fact };
}

const amount = (count: number, what: string): Message => message('de-amount', { count, what: message(what) });

const gained = (gain: Gain): Message => ('gold' in gain ? amount(gain.gold, 'de-gold') : amount(gain.points, 'de-points'));

/** A cost as amounts: 1 wood and 2 gold. */
export function costText(cost: Cost): string {
  const list = RESOURCES.filter((resource) => cost[resource]).map((resource) => amount(cost[resource] ?? 0, `de-resource-${resource}`));
  if (cost.gold) list.push(amount(cost.gold, 'de-gold'));
  return words.list(list.map((item) => words.say(item)));
}

/** What a card does. */
export const cardText = (design: Design): string => words.say(effectText(face(design).effect));

/** A card's name, cost and effect. */
export const cardInFull = (design: Design): string =>
  words.t('de-card', { name: cardName(design), cost: costText(face(design).cost), text: cardText(design) });

export function effectText(effect: Effect): Message {
  if ('buy' in effect) return message('de-effect-buy', effect.buy);
  if ('sell' in effect) {
    const { resource, most, for: gain } = effect.sell;
    return message('de-effect-sell', { resource: message(`de-resource-${resource}`), most, gain: gained(gain) });
  }
  if ('exchange' in effect) {
    const { resource, most } = effect.exchange;
    return message('de-effect-exchange', { resource: message(`de-resource-${resource}`), most });
  }
  if ('harvest' in effect) {
    const { resource, amount: count, per } = effect.harvest;
    return message('de-effect-harvest', { what: amount(count, `de-resource-${resource}`), per: perText(per, 1) });
  }
  if ('harvest-one' in effect) return message('de-effect-harvest-one', effect['harvest-one']);
  if ('harvest-each' in effect) return message('de-effect-harvest-each', effect['harvest-each']);
  if ('draw' in effect) return onceOrPer('de-effect-draw', { cards: effect.draw.cards }, effect.draw.per);
  if ('gain' in effect) {
    const { pieces, cards, per } = effect.gain;
    return cards ? onceOrPer('de-effect-gain-and-draw', { pieces, cards }, per) : onceOrPer('de-effect-gain', { pieces }, per);
  }
  if ('swap' in effect) {
    const { pieces, cards } = effect.swap;
    const what = cards === 0 ? 'pieces' : pieces === 0 ? 'cards' : 'both';
    return message(`de-effect-swap-for-${what}`, { pieces, cards });
  }
  if ('activate' in effect) return message('de-effect-activate', { column: message(`de-column-${effect.activate.column}`) });
  if ('earn' in effect) {
    const { gain, per, every } = effect.earn;
    return message('de-effect-earn', { gain: gained(gain), per: perText(per, every) });
  }
  if ('march' in effect) return message(`de-effect-march-${effect.march.armies}`, { steps: effect.march.steps });
  if ('raid' in effect) return message('de-effect-raid', effect.raid);
  if ('tax' in effect) {
    return message('de-effect-tax', { piece: message(`de-piece-${effect.tax.building}`), gold: effect.tax.gold });
  }
  if ('rob' in effect) {
    return message('de-effect-rob', { piece: message(`de-piece-${effect.rob.building}`), points: effect.rob.points });
  }
  const { points, per, every } = effect.score;
  return message('de-effect-score', { points, most: numbers().scoring['temple-most'], per: perText(per, every) });
}

/** What happens once, or for every thing counted. */
const onceOrPer = (key: string, facts: Record<string, number>, per: Count | undefined): Message =>
  per === undefined ? message(key, facts) : message(`${key}-per`, { ...facts, per: perText(per, 1) });

function perText(per: Count, every: number): Message {
  if (typeof per === 'string') return message(`de-per-${per}`, { every });
  if ('production' in per) return message('de-per-production', { every, terrain: message(`de-terrain-${per.production}`) });
  if ('pieces-on' in per) return message('de-per-pieces-on', { every, terrain: message(`de-terrain-${per['pieces-on']}`) });
  if ('pieces' in per) return message('de-per-pieces', { every, piece: message(`de-piece-${per.pieces}`) });
  if ('occupied' in per) return message('de-per-occupied', { every, terrain: message(`de-terrain-${per.occupied}`) });
  if ('regions-of-at-least' in per) return message('de-per-regions-at-least', { every, size: per['regions-of-at-least'] });
  if (per.regions >= 4) return message('de-per-regions-of-four', { every });
  return message(`de-per-regions-${citySize()}`, { every, size: per.regions });
}
