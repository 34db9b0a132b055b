/** Names of things, as whole as somebody needs who can't see them. */

import { t, words } from '../../words/words.svelte';
import { cardCaption, godOf, letterOf, objectiveCaption, powerCaption } from './content';
import { pieceAt } from './facts';
import {
  GODS,
  type CardId,
  type God,
  type Objective,
  type Player,
  type PlayerView,
  type Symbol,
  type TempleView,
  type TerritoryView,
  type View,
} from './types';

export const godName = (god: God): string => t(`gr-god-${god}`);
export const symbolName = (symbol: Symbol): string => t(`gr-symbol-${symbol}`);
export const symbolNames = (symbols: readonly Symbol[]): string => words.list(symbols.map(symbolName));
export const objectiveName = (objective: Objective): string => t(`gr-objective-${objective}`);
/** What an objective asks for, with its printed values. */
export const objectiveAsks = (objective: Objective): string => words.say(objectiveCaption(objective));
/** What a god's power does. */
export const powerText = (god: God): string => words.say(powerCaption(god));
export function cardName(card: CardId | null): string {
  const caption = card === null ? undefined : cardCaption(card);
  return caption ? words.say(caption.text) : t('gr-no-card');
}
/** A faction, or a seat that has none yet. */
export const leadName = (faction: God | null): string => (faction ? godName(faction) : t('gr-no-faction'));

/** `V×3`: three of Venus. Without the cross it would be the name of a territory. */
export const crowd = (god: God, count: number): string => (count > 0 ? `${letterOf(god)}×${count}` : letterOf(god));

/** +1 or −1, as the tile shows it. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** What lies on a territory, one phrase each. */
export function landParts(view: View, at: TerritoryView): string[] {
  const parts = GODS.flatMap((god, index) => {
    const count = at.meeples[index] ?? 0;
    return count > 0 ? [t('gr-meeples', { count, god: godName(god) })] : [];
  });
  if (at.temple) parts.push(t('gr-temple-of', { god: godName(at.temple) }));
  if (parts.length === 0) parts.push(t('gr-nobody'));
  if (at.leader) parts.push(t('gr-most', { god: godName(at.leader) }));
  const piece = pieceAt(view, at.id);
  if (piece) parts.push(t('gr-piece-of', { god: godName(piece) }));
  parts.push(at.harvest === 0 ? t('gr-no-harvest') : t(at.harvest > 0 ? 'gr-harvest-plus' : 'gr-harvest-minus'));
  return parts;
}

export function territoryName(view: View, at: TerritoryView): string {
  return t('gr-web-territory', { id: at.id, god: godName(godOf(at.id)), what: landParts(view, at).join(', ') });
}

export function templeParts(view: View, temple: TempleView): string[] {
  if (view.removed === temple.god) return [t('gr-temple-closed')];
  const visitors = temple.visitors.map((seat) => leadName(view.players[seat]?.player.faction ?? null));
  return [
    visitors.length > 0 ? t('gr-visitors', { who: words.list(visitors) }) : t('gr-no-visitors'),
    t('gr-free', { count: temple.free }),
    t('gr-reserve', { count: temple.reserve }),
    temple.piece === null ? t('gr-piece-home') : t('gr-piece-away', { territory: temple.piece }),
  ];
}

export function templeName(view: View, temple: TempleView): string {
  return t('gr-web-temple', { god: godName(temple.god), what: templeParts(view, temple).join(', ') });
}

export function slotParts(player: Player, slot: number): string[] {
  const used = player.used[slot - 1] ?? [];
  return [
    (player.cards[slot - 1] ?? null) === null ? t('gr-slot-printed') : t('gr-slot-card'),
    player.active[slot - 1] ? t('gr-slot-disc') : t('gr-slot-free'),
    ...(used.length > 0 ? [t('gr-slot-used', { gods: words.list(used.map(godName)) })] : []),
  ];
}

export function slotName({ player, symbols }: PlayerView, slot: number): string {
  return t('gr-web-slot', { slot, symbols: symbolNames(symbols[slot - 1] ?? []), what: slotParts(player, slot).join(', ') });
}
