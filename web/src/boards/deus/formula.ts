/** A card's effect as a short row of signs, for where its words don't fit. */

import type { Count, Effect, Gain } from './types';

/** A symbol of the sprite sheet, or a sign. */
type Token = { icon: string; inside?: string } | { sign: string };

const icon = (name: string): Token => ({ icon: name });
const sign = (text: string): Token => ({ sign: text });

const gains = (gain: Gain): Token[] => ('gold' in gain ? [sign(String(gain.gold)), icon('gold')] : [sign(String(gain.points)), icon('vp')]);

const times = (most: number): Token[] => (most > 1 ? [sign(`×${most}`)] : []);

/** A region with so many pieces, or with more. */
const sized = (size: number, orMore: boolean): Token[] => [{ icon: 'region', inside: String(size) }, ...(orMore ? [sign('+')] : [])];

function per(count: Count, every: number): Token[] {
  const many = every > 1 ? [sign(String(every))] : [];
  const slash = [sign('/'), ...many];
  switch (count) {
    case 'controlled':
      return [...slash, icon('region')];
    case 'sets':
      return [...slash, icon('any')];
    case 'gold':
      return [...slash, icon('gold')];
    case 'temple-cards':
      return [...slash, icon('temple'), icon('card')];
    case 'exposed-villages':
      return [...slash, icon('village')];
  }
  if ('production' in count) return [...slash, icon('production'), icon(count.production)];
  if ('occupied' in count) return [...slash, icon(count.occupied)];
  if ('pieces-on' in count) return [...slash, icon('piece'), icon(count['pieces-on'])];
  if ('pieces' in count) return [...slash, icon(count.pieces)];
  if ('regions-of-at-least' in count) return [...slash, ...sized(count['regions-of-at-least'], true)];
  return [...slash, ...sized(count.regions, false)];
}

const things = (pieces: number, cards: number): Token[] => [
  ...(pieces > 0 ? [sign(`+${pieces}`), icon('piece')] : []),
  ...(cards > 0 ? [sign(`+${cards}`), icon('card')] : []),
];

export function formula(effect: Effect): Token[] {
  if ('buy' in effect) return [sign(String(effect.buy.price)), icon('gold'), sign('→'), icon('any'), ...times(effect.buy.most)];
  if ('sell' in effect) {
    const { resource, most, for: gain } = effect.sell;
    return [icon(resource), sign('→'), ...gains(gain), ...times(most)];
  }
  if ('exchange' in effect) {
    return [icon(effect.exchange.resource), sign('→'), icon('any'), ...times(effect.exchange.most)];
  }
  if ('harvest' in effect) {
    const { resource, amount, per: count } = effect.harvest;
    return [sign(`+${amount}`), icon(resource), ...per(count, 1)];
  }
  if ('harvest-one' in effect) return [sign(`+${effect['harvest-one'].amount}`), icon('any'), sign('/'), icon('production')];
  if ('harvest-each' in effect) return [sign('+1'), icon('any'), sign('/'), icon('region'), sign(`≤${effect['harvest-each'].most}`)];
  if ('draw' in effect) return [...things(0, effect.draw.cards), ...(effect.draw.per ? per(effect.draw.per, 1) : [])];
  if ('gain' in effect) {
    const { pieces, cards, per: count } = effect.gain;
    return [...things(pieces, cards), ...(count ? per(count, 1) : [])];
  }
  if ('swap' in effect) return [icon('card'), sign('→'), ...things(effect.swap.pieces, effect.swap.cards)];
  if ('activate' in effect) return [sign('↻'), icon(effect.activate.column), icon('card')];
  if ('earn' in effect) return [...gains(effect.earn.gain), ...per(effect.earn.per, effect.earn.every)];
  if ('march' in effect) {
    return [...(effect.march.armies === 'each' ? [icon('military')] : []), icon('military'), sign(`⇢${effect.march.steps}`)];
  }
  if ('raid' in effect) return [sign(String(effect.raid.points)), icon('vp'), sign('←'), icon('village')];
  if ('tax' in effect) return [sign(String(effect.tax.gold)), icon('gold'), sign('←'), icon(effect.tax.building)];
  if ('rob' in effect) return [sign(String(effect.rob.points)), icon('vp'), sign('←'), icon(effect.rob.building)];
  const { points, per: count, every } = effect.score;
  return [sign(String(points)), icon('vp'), ...per(count, every)];
}
