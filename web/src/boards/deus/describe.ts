/** The board in sentences, what matters most first. */

import { t, words } from '../../words/words.svelte';
import { cardInFull } from './cards';
import { layoutOf } from './layout';
import { player, standing, viewer, villageCount, villagePoints } from './look';
import { columnText, missingText, pieceName } from './names';
import { options } from './options';
import type { View } from './types';
import { COLOURS, KINDS, RESOURCES, TERRAINS } from './types';

export function describe(view: View, names: readonly string[]): string[] {
  const own = viewer(view);
  const order = view.players.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own));
  return [
    state(view),
    ...(own === null ? [] : [hand(view)]),
    ...order.flatMap((seat) => person(view, seat, names[seat] ?? '')),
    ...villages(view),
    shared(view),
  ];
}

function state(view: View): string {
  const { left } = villageCount(view);
  const facts = [t('de-web-tell-state', { round: view.round, temples: view.temple_supply, villages: left })];
  if (view.last_round) facts.push(t('de-web-last-round', { round: view.last_round.round, now: view.round }));
  return facts.join(' ');
}

const hand = (view: View): string =>
  view.hand.length === 0 ? t('de-web-hand-empty') : t('de-web-tell-hand', { cards: view.hand.map(cardInFull).join(' ') });

function person(view: View, seat: number, who: string): string[] {
  const { points, gold, resources, hand_size, stock } = player(view, seat);
  const goods = words.list(
    RESOURCES.map((resource, index) => t('de-amount', { count: resources[index] ?? 0, what: t(`de-resource-${resource}`) })),
  );
  const lines = [t('de-web-tell-goods', { who, gold, goods, cards: hand_size })];
  if (points !== null) lines.push(t('de-web-tell-points', { who, points }));
  if (stock) {
    const pieces = words.list(KINDS.map((kind, index) => t('de-amount', { count: stock.board[index] ?? 0, what: pieceName(kind) })));
    lines.push(t('de-web-tell-stock', { who, pieces }));
  }
  const regions = TERRAINS.flatMap((terrain, index) =>
    (view.terrain[index] ?? []).flatMap((region) => {
      const there = standing(view, region);
      if (there?.seat !== seat) return [];
      const name = t('de-region', { region, terrain: t(`de-terrain-${terrain}`) });
      return [t('de-web-tell-region', { region: name, pieces: words.list(there.pieces.map(pieceName)) })];
    }),
  );
  lines.push(regions.length > 0 ? t('de-web-tell-regions', { who, regions: regions.join('; ') }) : t('de-web-tell-nowhere', { who }));
  const columns = COLOURS.filter((_, index) => (player(view, seat).columns[index] ?? []).length > 0);
  if (columns.length > 0) {
    lines.push(t('de-web-tell-columns', { who, columns: columns.map((colour) => columnText(view, seat, colour)).join(' ') }));
  }
  return lines;
}

function villages(view: View): string[] {
  const layout = layoutOf(options(), view.players.length);
  return (view.terrain[TERRAINS.indexOf('village')] ?? []).flatMap((region) => {
    const points = villagePoints(view, region);
    return points > 0 ? [t('de-web-tell-village', { region, points, missing: missingText(view, region, layout) })] : [];
  });
}

function shared(view: View): string {
  const goods = words.list(
    RESOURCES.map((resource, index) => t('de-amount', { count: view.supply[index] ?? 0, what: t(`de-resource-${resource}`) })),
  );
  return t('de-web-tell-supply', { goods, deck: view.deck_size, discards: view.discard_size });
}
