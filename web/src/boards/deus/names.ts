/** What things on the board are called: all that there is to know of them, for those who hear it. */

import { t, words } from '../../words/words.svelte';
import { cardName, cardText } from './content';
import { column, player, siegeOf, standing, terrainAt } from './facts';
import { KINDS, type CardView, type Colour, type Gift, type Region, type Siege, type View } from './types';

export const pieceName = (colour: Colour): string => t(`de-piece-${colour}`);
export const columnName = (colour: Colour): string => t(`de-column-${colour}`);

const GODS: Record<Colour, string> = {
  maritime: 'neptune',
  production: 'ceres',
  scientific: 'minerva',
  civil: 'vesta',
  military: 'mars',
  temple: 'jupiter',
};
export const godName = (colour: Colour): string => t(`de-god-${GODS[colour]}`);

/** What a god gives, in the engine's words. */
export const giftText = (gift: Gift, colour: Colour): string => t(`de-gift-${GODS[colour]}`, { ...gift });

/** "Territory 12, forest, on the edge, Ana's: ship and army". */
export function regionName(view: View, region: Region, names: readonly string[]): string {
  const terrain = terrainAt(view, region) ?? 'none';
  const facts = [t('de-region', { region, terrain: t(`de-terrain-${terrain}`) })];
  if (view.edge.includes(region)) facts.push(t('de-web-edge'));
  const siege = siegeOf(view, region);
  if (siege) facts.push(t('de-web-village-points', { points: siege.points }), missingText(siege));
  else if (terrain === 'village') facts.push(t('de-web-sacked'));
  const there = standing(view, region);
  if (there) {
    const pieces = words.list(there.pieces.map(pieceName));
    facts.push(t('de-web-holds', { who: names[there.seat] ?? '', pieces }));
  } else if (terrain !== 'village') facts.push(t('de-web-empty'));
  return facts.join(', ');
}

/** What keeps a village from being attacked: empty neighbours, or no army among them. */
export function missingText({ empty, army }: Siege): string {
  const facts = [t('de-missing-regions', { count: empty.length, regions: words.list(empty.map(String)) })];
  if (!army) facts.push(t('de-missing-army'));
  return facts.join(', ');
}

/** A village and what it lacks, as a sentence. */
export const villageText = (siege: Siege): string =>
  t('de-tell-village', { region: siege.region, points: siege.points, missing: missingText(siege) });

/** What a card in a column is called. One that lies face down says so, also to whoever laid it. */
export function cardTitle(card: CardView): string {
  if (card === 'hidden') return t('de-face-down-card');
  return 'own' in card ? t('de-face-down', { card: cardName(card.own) }) : cardName(card.open);
}

/** A card in a column, with what it does there: face down, nothing of its own (DE-Y3). */
export function laidName(card: CardView, colour: Colour, place: number): string {
  const facts = { column: columnName(colour), place: place + 1 };
  if (card === 'hidden') return t('de-web-hidden', facts);
  const text = 'own' in card ? t('de-web-about-face-down') : cardText(card.open);
  return t('de-web-laid', { ...facts, name: cardTitle(card), text });
}

/** A column of somebody, card by card. */
export function columnText(view: View, seat: number, colour: Colour): string {
  const cards = column(player(view, seat), colour).map(cardTitle);
  const facts = { god: godName(colour), name: columnName(colour), count: cards.length };
  return cards.length > 0 ? t('de-tell-column', { ...facts, cards: cards.join(', ') }) : t('de-web-column-empty', facts);
}

export function stockName(view: View, seat: number, colour: Colour): string {
  const stock = player(view, seat).stock;
  const index = KINDS.findIndex((kind) => kind === colour);
  if (index < 0) {
    const next = t('de-web-next-temple', { rows: player(view, seat).temple_rows });
    return t('de-web-temple-stock', { count: view.temple_supply, next });
  }
  if (!stock) return t('de-web-stock-unknown', { piece: pieceName(colour) });
  return t('de-web-stock', {
    piece: pieceName(colour),
    board: stock.board[index] ?? 0,
    supply: stock.supply[index] ?? 0,
  });
}
