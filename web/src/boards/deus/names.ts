/** What things on the board are called: all that there is to know of them, for those who hear it. */

import { t, words } from '../../words/words.svelte';
import { cardName, cardText, message } from './cards';
import type { Layout } from './layout';
import { column, player, rowsForTemple, standing, terrainAt, villagePoints } from './look';
import type { CardView, Colour, Region, View } from './types';
import { KINDS } from './types';

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

/** What a god gives for so many cards, in the engine's words. */
export function giftText(gods: { gold: number; points: [number, number] }, colour: Colour, count: number): string {
  const facts = { count, gold: gods.gold * count, points: gods.points[count > 1 ? 1 : 0] };
  return words.say(message(`de-gift-${GODS[colour]}`, facts));
}

/** "Territory 12, forest, on the edge, Ana's: ship and army". */
export function regionName(view: View, region: Region, layout: Layout | null, names: readonly string[]): string {
  const terrain = terrainAt(view, region) ?? 'none';
  const facts = [t('de-region', { region, terrain: t(`de-terrain-${terrain}`) })];
  if (layout?.isEdge(region)) facts.push(t('de-web-edge'));
  if (terrain === 'village') {
    const points = villagePoints(view, region);
    facts.push(points > 0 ? t('de-web-village-points', { points }) : t('de-web-sacked'));
    if (points > 0 && layout) facts.push(missingText(view, region, layout));
  }
  const there = standing(view, region);
  if (there) {
    const pieces = words.list(there.pieces.map(pieceName));
    facts.push(t('de-web-holds', { who: names[there.seat] ?? '', pieces }));
  } else if (terrain !== 'village') facts.push(t('de-web-empty'));
  return facts.join(', ');
}

/** What keeps a village from being attacked: empty neighbours, or no army among them. */
export function missing(view: View, village: Region, layout: Layout): { empty: Region[]; army: boolean } {
  const around = layout.neighbours(village);
  return {
    empty: around.filter((region) => !standing(view, region)),
    army: !around.some((region) => standing(view, region)?.pieces.includes('military')),
  };
}

export function missingText(view: View, village: Region, layout: Layout): string {
  const { empty, army } = missing(view, village, layout);
  const facts = [t('de-web-missing-regions', { count: empty.length, regions: words.list(empty.map(String)) })];
  if (army) facts.push(t('de-web-missing-army'));
  return facts.join(', ');
}

/** What a card in a column is called. One that lies face down says so, also to whoever laid it. */
export function cardTitle(card: CardView): string {
  if (card === 'hidden') return t('de-web-face-down-card');
  return 'own' in card ? t('de-web-face-down', { card: cardName(card.own) }) : cardName(card.open);
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
  return cards.length > 0 ? t('de-web-column', { ...facts, cards: cards.join(', ') }) : t('de-web-column-empty', facts);
}

export function stockName(view: View, seat: number, colour: Colour): string {
  const stock = player(view, seat).stock;
  const index = KINDS.findIndex((kind) => kind === colour);
  if (index < 0) {
    const next = t('de-web-next-temple', { rows: rowsForTemple(player(view, seat)) });
    return t('de-web-temple-stock', { count: view.temple_supply, next });
  }
  if (!stock) return t('de-web-stock-unknown', { piece: pieceName(colour) });
  return t('de-web-stock', {
    piece: pieceName(colour),
    board: stock.board[index] ?? 0,
    supply: stock.supply[index] ?? 0,
  });
}
