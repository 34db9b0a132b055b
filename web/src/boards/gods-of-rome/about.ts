/** What there is to know about something on the board. */

import { t, words } from '../../words/words.svelte';
import type { About, Key } from '../contract';
import { knownOf, leastKnown } from '../known';
import { cardKnown, costCaption, favourKnown, godOf, landKnown, map, neighboursOf, objectiveKnown, slotKnown, tracks } from './content';
import { factionOf } from './facts';
import { parts } from './keys';
import type { God, Objective, PlayerView, Symbol, TerritoryView, View } from './types';
import {
  cardName,
  godName,
  landParts,
  leadName,
  objectiveAsks,
  objectiveName,
  powerText,
  slotParts,
  symbolNames,
  templeParts,
} from './names';

const OBJECTIVE_RULES: Record<Objective, string> = {
  populated: 'GR-O1',
  raiders: 'GR-O2',
  festival: 'GR-O3',
  isolated: 'GR-O4',
  watchful: 'GR-O5',
  clustered: 'GR-O6',
  scattered: 'GR-O7',
  cultists: 'GR-O8',
};
const POWER_RULES: Record<God, string> = {
  jupiter: 'GR-P1',
  phoebus: 'GR-P2',
  neptune: 'GR-P3',
  diana: 'GR-P4',
  venus: 'GR-P5',
};
const DEED_RULES: Record<Symbol, string[]> = {
  growth: ['GR-A4', 'GR-A8'],
  travel: ['GR-A5', 'GR-A9'],
  attack: ['GR-A6', 'GR-A10'],
};

/** A sentence of phrases. */
const sentence = (phrases: readonly string[]): string => {
  const text = phrases.join(', ');
  return `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`;
};

function territory(view: View, at: TerritoryView): About {
  const god = godOf(at.id);
  return {
    title: t('gr-web-about-territory', { id: at.id, god: godName(god) }),
    lines: [
      sentence(landParts(view, at)),
      t('gr-web-about-neighbours', { list: neighboursOf(at.id).join(', ') }),
      view.removed === god ? t('gr-web-about-removed-land') : t('gr-web-about-scoring', { god: godName(god) }),
    ],
    rules: ['GR-C3', 'GR-C4', 'GR-A7'],
    provenance: landKnown(at.id),
  };
}

function slot({ player, symbols: offered }: PlayerView, number: number): About {
  const symbols = offered[number - 1] ?? [];
  const card = player.cards[number - 1] ?? null;
  return {
    title: t('gr-web-about-slot', { slot: number, symbols: symbolNames(symbols), who: leadName(player.faction) }),
    lines: [sentence(slotParts(player, number)), ...new Set(symbols.map((symbol) => t(`gr-web-does-${symbol}`)))],
    rules: ['GR-A1', 'GR-A2', 'GR-A3', ...new Set(symbols.flatMap((symbol) => DEED_RULES[symbol]))],
    provenance: card === null ? slotKnown(number) : cardKnown(card),
  };
}

function objective(view: View, it: Objective): About {
  const brings = view.players.flatMap(({ player, objectives }) => {
    const [, favour] = objectives.find(([open]) => open === it) ?? [it, null];
    return player.faction && favour !== null ? [t('gr-web-brings', { god: godName(player.faction), favour })] : [];
  });
  return {
    title: objectiveName(it),
    lines: [
      objectiveAsks(it),
      t('gr-web-about-objective'),
      ...(brings.length > 0 ? [t('gr-web-about-now', { list: words.list(brings) })] : []),
    ],
    rules: [OBJECTIVE_RULES[it]],
    provenance: objectiveKnown(it),
  };
}

function checkpoint(view: View, number: number): About {
  const mark = view.marks[number - 1] ?? 0;
  const values = (view.victory[number - 1] ?? []).map(({ points }) => points);
  return {
    title: t('gr-web-about-checkpoint', { checkpoint: number, mark }),
    lines: [
      t('gr-web-about-victory', { values: values.join(', ') }),
      number < view.marks.length ? t('gr-web-about-catch-up') : t('gr-web-about-last'),
    ],
    rules: ['GR-K1', number < view.marks.length ? 'GR-K2' : 'GR-K3', 'GR-K4'],
    provenance: knownOf('solo', tracks().checkpoints, tracks()),
  };
}

export function about(key: Key, view: View): About | null {
  const [kind, first, second] = parts(key);
  const god = first as God;
  switch (kind) {
    case 'territory': {
      const at = view.territories.find(({ id }) => id === first);
      return at ? territory(view, at) : null;
    }
    case 'group':
      return {
        title: t('gr-web-about-group', { god: godName(second as God), territory: first }),
        lines: [t('gr-web-does-attack')],
        rules: ['GR-A6', 'GR-A10', 'GR-A11'],
      };
    case 'lava':
      return {
        title: t('gr-web-lava'),
        lines: [t('gr-web-about-lava')],
        rules: ['GR-A7'],
        provenance: leastKnown(map().lava.map((place) => knownOf('x', place, map()))),
      };
    case 'temple': {
      const temple = view.temples.find((temple) => temple.god === god);
      if (!temple) return null;
      return {
        title: t('gr-web-about-temple', { god: godName(god) }),
        lines: [sentence(templeParts(view, temple)), t('gr-web-about-visit')],
        rules: ['GR-V1', 'GR-V2', 'GR-V3', 'GR-V4', 'GR-S7'],
        provenance: knownOf('temple-spaces', tracks().pieces, tracks()),
      };
    }
    case 'faction':
      return {
        title: godName(god),
        lines: [t('gr-web-about-faction'), t('gr-web-about-power', { power: powerText(god) })],
        rules: ['GR-F1', POWER_RULES[god]],
      };
    case 'slot': {
      const player = view.players[Number(first)];
      return player ? slot(player, Number(second)) : null;
    }
    case 'blessing':
      return {
        title: t('gr-web-about-blessing', { god: godName(second as God) }),
        lines: [t('gr-web-about-improve', { god: godName(second as God) }), t('gr-web-about-improved')],
        rules: ['GR-V3', 'GR-A3', 'GR-A8', 'GR-A9', 'GR-A10'],
      };
    case 'board': {
      const it = view.players[Number(first)];
      const faction = it?.player.faction ?? null;
      if (!it || !faction) return null;
      return {
        title: t('gr-web-about-board', { who: godName(faction) }),
        lines: [t('gr-web-score', { gain: it.gain, cost: it.cost }), t('gr-web-about-power', { power: powerText(faction) })],
        rules: ['GR-F1', POWER_RULES[faction]],
      };
    }
    case 'supplies':
      return {
        title: t('gr-web-about-supplies', { who: leadName(factionOf(view, Number(first))) }),
        lines: [t('gr-web-about-discs'), t('gr-web-about-wooden')],
        rules: ['GR-S2', 'GR-A8', 'GR-C2', 'GR-C6', 'GR-R2'],
      };
    case 'card': {
      const card = view.open_cards[Number(first) - 1] ?? null;
      return {
        title: t('gr-web-open-card', { place: first, card: cardName(card) }),
        lines: [t('gr-web-about-card')],
        rules: ['GR-A8', 'GR-S4'],
        provenance: cardKnown(card),
      };
    }
    case 'deck':
      return {
        title: t('gr-web-deck', { count: view.deck.length }),
        lines: [t('gr-web-about-card')],
        rules: ['GR-S4', 'GR-A8'],
        provenance: cardKnown(null),
      };
    case 'objective':
      if (first === 'hidden') {
        return {
          title: t('gr-web-hidden', { count: view.hidden_objectives }),
          lines: [t('gr-web-about-hidden')],
          rules: ['GR-S4', 'GR-K2'],
        };
      }
      return objective(view, first as Objective);
    case 'checkpoint':
      return checkpoint(view, Number(first));
    case 'favour':
      return {
        title: t('gr-web-track'),
        lines: [t('gr-web-about-favour')],
        rules: ['GR-K1', 'GR-C7'],
        provenance: favourKnown(),
      };
    case 'score':
      return {
        title: t('gr-web-score-word'),
        lines: [t('gr-web-about-score'), words.say(costCaption())],
        rules: ['GR-C1', 'GR-C2', 'GR-C4', 'GR-C5', 'GR-C6'],
      };
    case 'patronus':
      return {
        title: t('gr-patronus'),
        lines: [t('gr-web-patronus-does'), t('gr-web-about-patronus')],
        rules: ['GR-L1', 'GR-L3', 'GR-L4', 'GR-L5', 'GR-L6'],
      };
    default:
      return null;
  }
}
