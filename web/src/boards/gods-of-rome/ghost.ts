/** What would come of an action that is pointed at or chosen. */

import type { Table } from '../../table/table.svelte';
import { thoughtOf } from '../thought';
import { godOf } from './content';
import { factionOf, focus } from './facts';
import { told, type Told } from '../told';
import { actionOf } from '../typed';
import type { Action, God, Territory, View } from './types';

/** The action that is thought of, taken apart. */
export function thoughtAction(table: Table): Told<Action> | null {
  const legal = thoughtOf(table);
  return legal ? told(actionOf<Action>(legal)) : null;
}

/** How the map would change. */
export interface LandGhost {
  at: Territory;
  /** What comes there. `strike`: an attack begins. `start`: meeples leave from or gather here. */
  piece: 'meeple' | 'temple' | 'god' | 'strike' | 'start';
  god: God | null;
  /** Where it comes from on the map. */
  from: Territory | null;
}

export function landGhost(action: Action, view: View): LandGhost | null {
  const own = factionOf(view, view.turn);
  const here = focus(view);
  const it = told(action);
  switch (it.kind) {
    case 'place':
      return { at: it.facts, piece: 'meeple', god: godOf(it.facts), from: null };
    case 'grow':
      return { at: it.facts, piece: 'meeple', god: own, from: null };
    case 'build':
      return { at: it.facts, piece: 'temple', god: own, from: null };
    case 'smite':
      return { at: it.facts, piece: 'god', god: godOf(it.facts), from: null };
    case 'move':
      return { at: it.facts, piece: 'meeple', god: own, from: here };
    case 'regroup':
    case 'summon':
      return here === null ? null : { at: here, piece: 'meeple', god: own, from: it.facts };
    case 'push':
      return { at: it.facts.to, piece: 'meeple', god: it.facts.faction, from: here };
    case 'attack':
      return { at: it.facts, piece: 'strike', god: own, from: null };
    case 'travel':
    case 'gather':
      return { at: it.facts, piece: 'start', god: own, from: null };
    case 'choose':
    case 'visit':
    case 'activate':
    case 'take':
    case 'lay':
    case 'score':
    case 'decline':
    case 'done':
      return null;
  }
}
