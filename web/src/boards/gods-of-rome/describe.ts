/** The board in sentences, what matters most first. */

import { t, words } from '../../words/words.svelte';
import { cardSymbols } from './content';
import { points, racers } from './facts';
import type { View } from './types';
import { godName, leadName, objectiveName, slotName, symbolNames, templeName, territoryName } from './words';

export function describe(view: View, names: readonly string[]): string[] {
  const race = racers(view).map(({ party, faction, tally }) =>
    t('gr-web-tell-racer', {
      name: party === 'automa' ? t('gr-patronus') : (names[party.seat] ?? ''),
      faction: leadName(faction),
      favour: tally.favour,
      points: points(tally),
    }),
  );
  const next = view.marks[view.claimed];
  const players = view.players.flatMap(({ player, gain, cost }, seat) => {
    if (!player.faction) return [];
    const name = names[seat] ?? '';
    const slots = [1, 2, 3, 4].map((slot) => slotName(player, slot)).join('; ');
    return [
      t('gr-web-tell-scoring', { name, gain, cost }),
      t('gr-web-tell-supplies', {
        name,
        discs: player.discs,
        temples: player.temples,
        blessings: words.list(player.blessings.map(godName)),
      }),
      t('gr-web-tell-slots', { name, slots }),
    ];
  });
  const cards = view.open_cards.flatMap((card) => (card === null ? [] : [symbolNames(cardSymbols(card))]));
  return [
    ...race,
    ...(next === undefined ? [] : [t('gr-web-tell-next', { checkpoint: view.claimed + 1, mark: next })]),
    ...view.territories.map((at) => `${territoryName(view, at)}.`),
    ...view.temples.map((temple) => `${templeName(view, temple)}.`),
    t('gr-web-tell-objectives', { list: words.list(view.objectives.map(objectiveName)), hidden: view.hidden_objectives }),
    t('gr-web-tell-cards', { cards: cards.join('; ') || words.list([]), deck: view.deck.length }),
    ...players,
  ];
}
