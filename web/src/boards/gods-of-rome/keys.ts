/** What can be pointed at on the board, and which actions are meant by it. */

import type { Key } from '../contract';
import { neighboursOf } from './content';
import { attacked } from './facts';
import { kindOf, told, type KindOf } from '../told';
import { GODS, type Action, type God, type Objective, type Seat, type Slot, type Territory, type View } from './types';

export const territoryKey = (territory: Territory): Key => `territory:${territory}`;
/** The meeples of a faction on a territory. */
export const groupKey = (territory: Territory, faction: God): Key => `group:${territory}:${faction}`;
export const lavaKey = (index: number): Key => `lava:${index + 1}`;
export const templeKey = (god: God): Key => `temple:${god}`;
export const factionKey = (god: God): Key => `faction:${god}`;
export const slotKey = (seat: Seat, slot: Slot): Key => `slot:${seat}:${slot}`;
export const blessingKey = (seat: Seat, god: God): Key => `blessing:${seat}:${god}`;
export const suppliesKey = (seat: Seat): Key => `supplies:${seat}`;
/** A player's whole board. */
export const boardKey = (seat: Seat): Key => `board:${seat}`;
export const cardKey = (place: number): Key => `card:${place}`;
export const objectiveKey = (objective: Objective): Key => `objective:${objective}`;
/** A checkpoint's mark on the favour track with its victory track. */
export const checkpointKey = (checkpoint: number): Key => `checkpoint:${checkpoint}`;
export const DECK = 'deck';
export const PATRONUS = 'patronus';
export const HIDDEN = 'objective:hidden';
export const SCORE = 'score';
export const FAVOUR = 'favour';

/** A key taken apart: its kind and what it names. */
export function parts(key: Key): [string, string, string] {
  const [kind = '', first = '', second = ''] = key.split(':');
  return [kind, first, second];
}

/** Where an action can be chosen. Declining and leaving it at that have no place. */
export function keys(action: Action, view: View): Key[] {
  const it = told(action);
  switch (it.kind) {
    case 'choose':
      return [factionKey(it.facts), templeKey(it.facts)];
    case 'visit':
      return [templeKey(it.facts)];
    case 'activate':
    case 'lay':
      return [slotKey(view.turn, it.facts)];
    case 'take':
      return [cardKey(it.facts)];
    case 'score':
      return [SCORE];
    case 'place':
    case 'grow':
    case 'regroup':
    case 'build':
    case 'travel':
    case 'move':
    case 'gather':
    case 'summon':
    case 'attack':
    case 'smite':
      return [territoryKey(it.facts)];
    case 'push': {
      const at = attacked(view);
      return at === null ? [territoryKey(it.facts.to)] : [territoryKey(it.facts.to), groupKey(at, it.facts.faction)];
    }
    case 'decline':
    case 'done':
      return [];
  }
}

/** The kinds of actions that name a territory, the likelier meant first. */
const ON_LAND = ['place', 'grow', 'travel', 'attack', 'regroup', 'move', 'summon', 'build', 'gather', 'smite'] as const;
type OnLand = (typeof ON_LAND)[number];

/** What each symbol allows. */
const DEEDS: readonly OnLand[][] = [
  ['grow', 'build'],
  ['travel', 'gather'],
  ['attack', 'smite'],
];

/** What somebody may mean who points at a territory that can't be chosen. */
function onTerritory(to: Territory, view: View, kinds: ReadonlySet<string>): Action[] {
  const at = attacked(view);
  if (at !== null) {
    const there = view.territories.find(({ id }) => id === at);
    const factions = GODS.filter((_, index) => (there?.meeples[index] ?? 0) > 0);
    return (factions.length > 0 ? factions : GODS).map((faction) => ({ push: { faction, to } }));
  }
  const now: readonly OnLand[] =
    view.decision === 'activation' ? DEEDS.flatMap((deeds, index) => ((view.symbols[index] ?? 0) > 0 ? deeds : [])) : [];
  const wanted = new Set<OnLand>([...now, ...ON_LAND.filter((kind) => kinds.has(kind)), 'grow']);
  return [...wanted].map((kind) => ({ [kind]: to }) as Action);
}

/** What somebody may have meant who points at something that can't be chosen. */
export function attempts(key: Key, view: View, legal: readonly Action[]): Action[] {
  const kinds = new Set<KindOf<Action>>(legal.map(kindOf));
  const [kind, first, second] = parts(key);
  switch (kind) {
    case 'territory':
      return onTerritory(first, view, kinds);
    case 'group':
      return neighboursOf(first).map((to) => ({ push: { faction: second as God, to } }));
    case 'faction':
      return [{ choose: first as God }];
    case 'temple':
      return [kinds.has('choose') ? { choose: first as God } : { visit: first as God }];
    case 'slot':
      if (Number(first) !== view.turn) return [];
      return [kinds.has('lay') ? { lay: Number(second) } : { activate: Number(second) }];
    case 'card':
      return [{ take: Number(first) }];
    case SCORE:
      return ['score'];
    default:
      return [];
  }
}
