/** What there is to know about anything on the board. */

import { t, words } from '../../words/words.svelte';
import type { About, Key } from '../contract';
import { cardInFull, cardName, cardText, costText, face, known, numbers } from './content';
import { parts } from './keys';
import { column, placeAtWork, player, siegeOf, standing, terrainAt } from './facts';
import { cardTitle, columnName, columnText, giftText, godName, missingText, pieceName, stockName } from './names';
import { COLOURS, RESOURCES, type Colour, type Terrain, type View } from './types';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const colourOf = (word: string): Colour | null => COLOURS.find((colour) => colour === word) ?? null;

export function about(key: Key, view: View): About | null {
  const [kind, first = '', second = '', third = ''] = parts(key);
  switch (kind) {
    case 'region':
      return aboutRegion(Number(first), view);
    case 'hand':
    case 'offer':
      return aboutCard(Number(first), view, ['DE-B1', 'DE-B10', 'DE-O1']);
    case 'card':
      return aboutLaid(Number(first), second, Number(third), view);
    case 'column':
      return aboutColumn(Number(first), second, view);
    case 'stock':
      return aboutStock(Number(first), second, view);
    case 'supply':
      return aboutSupply(first, view);
    case 'god':
      return aboutGod(first, view);
    case 'board':
      return aboutBoard(Number(first), view);
    case 'player':
      return { title: t('de-web-boards'), lines: [t('de-web-about-rob')], rules: ['DE-R7'] };
    case 'pay':
      return { title: t('de-web-payment'), lines: [t('de-web-about-pay', { gold: numbers().prices.resource })], rules: ['DE-B3'] };
    case 'sell':
    case 'use':
    case 'decline':
    case 'done':
      return aboutDecision(view);
    case 'deck':
    case 'discards':
      return aboutCards(kind, view);
    case 'end':
      return aboutEnd(first, view);
    default:
      return null;
  }
}

/** Where a terrain's buildings and resources are said. */
const TERRAIN_RULES: Record<Terrain, string[]> = {
  field: ['DE-B5', 'DE-B6'],
  forest: ['DE-B5', 'DE-B6'],
  swamp: ['DE-B5', 'DE-B6'],
  mountain: ['DE-B5', 'DE-B6'],
  sea: ['DE-B8', 'DE-A3'],
  village: ['DE-V1', 'DE-V2', 'DE-B7'],
};

function aboutRegion(region: number, view: View): About | null {
  const terrain = terrainAt(view, region);
  if (!terrain) return null;
  const lines = [t(`de-web-about-${terrain}`)];
  if (terrain === 'village') {
    const siege = siegeOf(view, region);
    if (siege) lines.push(capital(`${t('de-web-village-points', { points: siege.points })}: ${missingText(siege)}.`));
    else lines.push(t('de-web-about-sacked'));
  } else {
    const there = standing(view, region);
    const pieces = words.list((there?.pieces ?? []).map(pieceName));
    lines.push(there ? t('de-web-about-pieces', { pieces, count: there.pieces.length }) : t('de-web-about-empty'));
  }
  const edge = view.edge.includes(region) && terrain !== 'village' && !standing(view, region);
  if (edge) lines.push(t('de-web-about-edge', { points: numbers().prices.edge }));
  return {
    title: capital(t('de-region', { region, terrain: t(`de-terrain-${terrain}`) })),
    lines,
    rules: [...TERRAIN_RULES[terrain], ...(edge ? ['DE-B4', 'DE-B9'] : [])],
    provenance: 'reconstructed',
  };
}

function aboutCard(card: number, view: View, rules: string[]): About {
  const { colour, copies } = face(card);
  const god = t('de-web-about-offer', { god: godName(colour), gift: giftText(view.gifts.one, colour) });
  return {
    title: cardName(card),
    lines: [cardText(card), t('de-web-about-cost', { cost: costText(card), column: columnName(colour), copies }), god],
    rules: colour === 'temple' ? ['DE-M1', 'DE-M2', 'DE-M3', 'DE-M6'] : rules,
    provenance: known(card),
  };
}

function aboutLaid(seat: number, word: string, place: number, view: View): About | null {
  const colour = colourOf(word);
  const card = colour ? column(player(view, seat), colour)[place] : undefined;
  if (!colour || !card) return null;
  if (card === 'hidden' || 'own' in card) {
    const lines = [t('de-web-about-face-down'), ...(card === 'hidden' ? [] : [cardInFull(card.own)])];
    return { title: capital(t('de-face-down-card')), lines, rules: ['DE-Y3'] };
  }
  const it = card.open;
  const told = aboutCard(it, view, ['DE-B2', 'DE-B10']);
  const now = view.turn === seat && view.column === colour && view.at_work ? (placeAtWork(view) ?? -1) : null;
  const when = now === null ? null : place < now ? 'done' : place === now ? 'now' : 'next';
  return { ...told, lines: [cardText(it), ...(when ? [t(`de-web-about-${when}`)] : [])] };
}

function aboutBoard(seat: number, view: View): About | null {
  if (!view.players[seat]) return null;
  return { title: t('de-web-boards'), lines: COLOURS.map((colour) => columnText(view, seat, colour)), rules: ['DE-S5', 'DE-B2'] };
}

function aboutColumn(seat: number, word: string, view: View): About | null {
  const colour = colourOf(word);
  if (!colour) return null;
  const cards = column(player(view, seat), colour).map((card) =>
    card !== 'hidden' && 'open' in card ? `${cardName(card.open)}: ${cardText(card.open)}` : `${capital(cardTitle(card))}.`,
  );
  return {
    title: capital(columnName(colour)),
    lines: [t(colour === 'temple' ? 'de-web-about-temples' : 'de-web-about-column'), ...cards],
    rules: colour === 'temple' ? ['DE-M1', 'DE-M6'] : ['DE-B2', 'DE-B10'],
  };
}

function aboutStock(seat: number, word: string, view: View): About | null {
  const colour = colourOf(word);
  if (!colour) return null;
  if (colour === 'temple') {
    const rows = player(view, seat).temple_rows;
    return {
      title: capital(pieceName(colour)),
      lines: [t('de-web-temples-left', { count: view.temple_supply }), t('de-web-about-rows', { rows })],
      rules: ['DE-M1', 'DE-M3', 'DE-M4', 'DE-E1'],
    };
  }
  return {
    title: capital(pieceName(colour)),
    lines: [stockName(view, seat, colour), t('de-web-about-stock')],
    rules: ['DE-S5', 'DE-B1', 'DE-O3'],
  };
}

function aboutSupply(word: string, view: View): About | null {
  const index = RESOURCES.findIndex((resource) => resource === word);
  if (index < 0) return null;
  const name = t(`de-resource-${word}`);
  const lines = [
    t('de-web-supply-of', { resource: name, count: view.supply[index] ?? 0 }),
    t(`de-web-about-${word}`, { points: numbers().scoring.majority }),
  ];
  return { title: capital(name), lines, rules: ['DE-S4', 'DE-E2'] };
}

function aboutGod(word: string, view: View): About | null {
  const colour = colourOf(word);
  if (!colour) return null;
  return { title: godName(colour), lines: [capital(giftText(view.gifts.now, colour))], rules: ['DE-O2', 'DE-O3'] };
}

function aboutDecision(view: View): About {
  const { decision } = view;
  if (typeof decision === 'object' && 'effect' in decision) return aboutCard(decision.effect.card, view, ['DE-B10']);
  if (typeof decision === 'object' && 'offering' in decision) {
    const { top } = decision.offering;
    return { title: godName(top), lines: [capital(giftText(view.gifts.now, top))], rules: ['DE-O1', 'DE-O2', 'DE-O4'] };
  }
  const marching = typeof decision === 'object' && ('muster' in decision || 'march' in decision);
  return { title: t('de-web-decision'), lines: [t('de-web-about-choice')], rules: marching ? ['DE-A1', 'DE-A2'] : ['DE-B10'] };
}

function aboutCards(which: 'deck' | 'discards', view: View): About {
  if (which === 'deck') {
    return { title: t('de-web-deck', { count: view.deck_size }), lines: [t('de-web-about-deck')], rules: ['DE-T2', 'DE-E4'] };
  }
  const list = (cards: number[]): string => words.list(cards.map(cardName));
  const lines = [t('de-web-about-discards')];
  if (view.seen.length > 0) lines.push(t('de-web-about-seen', { cards: list(view.seen) }));
  if (view.own_offered.length > 0) lines.push(t('de-web-about-offered', { cards: list(view.own_offered) }));
  return { title: t('de-web-discards', { count: view.discard_size }), lines, rules: ['DE-O1', 'DE-T2'] };
}

function aboutEnd(which: string, view: View): About {
  const lines = [t('de-web-about-end')];
  if (view.last_round) lines.push(t('de-last-round', { round: view.last_round.round, now: view.round }));
  return { title: t('de-web-end'), lines, rules: which === 'rounds' ? ['DE-R8'] : ['DE-E1', 'DE-E5'] };
}
