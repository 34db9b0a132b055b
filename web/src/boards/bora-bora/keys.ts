/** Where on the board each thing is, and where each action can be chosen. */

import type { Key } from '../contract';
import { PLOTS } from './content';
import {
  toldAction,
  toldDecision,
  type Action,
  type Deed,
  type God,
  type Kind,
  type Material,
  type Region,
  type Sex,
  type View,
} from './types';

export const at = {
  region: (region: Region): Key => `region:${region}`,
  deed: (deed: Deed): Key => `deed:${deed}`,
  /** A die of one's own, by what it shows. */
  die: (face: number): Key => `die:${face}`,
  /** A man or woman on the board, by position from 1. */
  person: (sex: Sex, position: number): Key => `person:${sex}:${position}`,
  temple: (value: number): Key => `temple:${value}`,
  status: (seat: number): Key => `status:${seat}`,
  god: (god: God): Key => `god:${god}`,
  pile: 'pile',
  jewel: (jewel: number): Key => `jewel:${jewel}`,
  task: (task: number): Key => `task:${task}`,
  round: 'round',
  order: 'order',
  /** What lies on a player board. */
  huts: (seat: number): Key => `huts:${seat}`,
  free: (seat: number): Key => `free:${seat}`,
  twelfth: (seat: number): Key => `twelfth:${seat}`,
  folk: (seat: number, sex: Sex, kind: Kind): Key => `folk:${seat}:${sex}:${kind}`,
  ground: (seat: number, ground: number): Key => `ground:${seat}:${ground}`,
  plot: (seat: number, plot: number): Key => `plot:${seat}:${plot}`,
  building: (seat: number, tile: number): Key => `building:${seat}:${tile}`,
  card: (seat: number, god: God): Key => `card:${seat}:${god}`,
  godTile: (seat: number): Key => `god-tile:${seat}`,
  offering: (seat: number): Key => `offering:${seat}`,
  shell: (seat: number): Key => `shell:${seat}`,
  priest: (seat: number): Key => `priest:${seat}`,
  material: (seat: number, material: Material): Key => `material:${seat}:${material}`,
  goals: (seat: number): Key => `goals:${seat}`,
  /** A mark that says that values there are reconstructed. */
  mark: (area: Area): Key => `mark:${area}`,
  /** A player's strip beside the board. */
  seat: (seat: number): Key => `seat:${seat}`,
};

export const AREAS = ['map', 'status', 'temple', 'people', 'jewels', 'ceremony'] as const;
/** The areas with values that are reconstructed. */
export type Area = (typeof AREAS)[number];

/** The god that has to be paid for. */
export function godAsked(view: View): God | null {
  const { kind, facts } = toldDecision(view.decision);
  if (kind === 'pay') return facts.god;
  return kind === 'fish' ? 'red' : null;
}

/** Men or women, whichever are to be taken. */
function sexAsked(view: View): Sex | null {
  const { kind, facts } = toldDecision(view.decision);
  return kind === 'person' ? facts.sex : null;
}

export function keys(action: Action, view: View): Key[] {
  const seat = view.turn;
  const { kind, facts } = toldAction(action);
  switch (kind) {
    case 'place':
      return [at.deed(facts.deed), at.die(facts.face)];
    case 'pay': {
      if (facts === 'tile') return [at.godTile(seat)];
      const god = facts === 'card' ? godAsked(view) : facts.pair;
      return god ? [at.card(seat, god)] : [];
    }
    case 'settle':
      return [at.region(facts)];
    case 'take-hut':
      return [facts === 'twelfth' ? at.twelfth(seat) : at.huts(seat)];
    case 'lay':
      return [at.ground(seat, facts)];
    case 'take-person': {
      const sex = sexAsked(view);
      return sex ? [at.person(sex, facts)] : [];
    }
    case 'house':
      return [facts === 'twelfth' ? at.twelfth(seat) : at.free(seat)];
    case 'tattoo':
      return [at.folk(seat, 'man', facts)];
    case 'collect':
      return [at.folk(seat, 'woman', facts)];
    case 'score-point':
      return [at.deed('helper')];
    case 'take-offering':
      return [at.offering(seat)];
    case 'take-card':
      return [at.god(facts)];
    case 'draw-card':
      return [at.pile];
    case 'take-material':
      return [at.material(seat, facts)];
    case 'move-hut':
      return [at.huts(seat), at.twelfth(seat)];
    case 'send-priest':
      return [at.temple(facts)];
    case 'build':
      return [at.building(seat, facts)];
    case 'build-on': {
      const plot = PLOTS[facts] ?? [];
      return [at.plot(seat, facts), ...plot.map((ground) => at.ground(seat, ground))];
    }
    case 'take-status':
      return [at.status(seat)];
    case 'take-shell':
      return [at.shell(seat)];
    case 'use':
      return [at.folk(seat, facts.sex, facts.kind)];
    case 'buy':
      return [at.jewel(facts)];
    case 'fulfil':
    case 'discard':
    case 'take-task':
      return [at.task(facts)];
    case 'fulfil-with':
      return [at.task(facts.task)];
    case 'done':
      return [];
  }
}
