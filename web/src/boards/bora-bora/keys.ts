/** Where on the board each thing is, where each action can be chosen, and what somebody may have meant who pressed
 * something that can't be chosen. */

import type { Key } from '../contract';
import { told } from '../told';
import { facesLeft, ownSeat } from './facts';
import { DEEDS, KINDS, SEXES, type Action, type Deed, type God, type Kind, type Material, type Region, type Sex, type View } from './types';

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
  const { kind, facts } = told(view.decision);
  if (kind === 'pay') return facts.god;
  return kind === 'fish' ? 'red' : null;
}

/** Men or women, whichever are to be taken. */
function sexAsked(view: View): Sex | null {
  const { kind, facts } = told(view.decision);
  return kind === 'person' ? facts.sex : null;
}

export function keys(action: Action, view: View): Key[] {
  const seat = view.turn;
  const { kind, facts } = told(action);
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
      const plot = view.plots[facts] ?? [];
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

/** The actions for which a thing might be pressed, whatever is asked. */
function meant(key: Key, view: View): Action[] {
  const [thing = '', ...rest] = key.split(':');
  const seat = ownSeat(view);
  const [first = '', second = '', third = ''] = rest;
  const own = Number(first) === seat;
  switch (thing) {
    case 'region':
      return [{ settle: first }];
    case 'deed':
      return facesLeft(view, seat).map((face) => placing(face, first as Deed));
    case 'die':
      return DEEDS.map((deed) => placing(Number(first), deed));
    case 'person':
      return personMeant(first as Sex, Number(second), view, seat);
    case 'temple':
      return [{ 'send-priest': Number(first) }];
    case 'status':
      return own ? ['take-status'] : [];
    case 'god':
      return [{ 'take-card': first as God }];
    case 'pile':
      return ['draw-card'];
    case 'jewel':
      return [{ buy: Number(first) }];
    case 'task':
      return taskMeant(Number(first), view, seat);
    case 'huts':
      return own ? [{ 'take-hut': 'ordinary' }, 'move-hut'] : [];
    case 'free':
      return own ? [{ house: 'ordinary' }] : [];
    case 'twelfth':
      return own ? [{ 'take-hut': 'twelfth' }, { house: 'twelfth' }, 'move-hut'] : [];
    case 'folk':
      return own ? folkMeant(second as Sex, third as Kind, view, seat) : [];
    case 'ground':
      return own ? [{ lay: Number(second) }, ...plotsOf(view, Number(second)).map((plot) => ({ 'build-on': plot }))] : [];
    case 'plot':
      return own ? [{ 'build-on': Number(second) }] : [];
    case 'building':
      return own ? [{ build: Number(second) }] : [];
    case 'card':
      return own ? [...paidWith(second as God, view)] : [];
    case 'god-tile':
      return own ? [{ pay: 'tile' }] : [];
    case 'offering':
      return own ? ['take-offering'] : [];
    case 'shell':
      return own ? ['take-shell'] : [];
    case 'material':
      return own ? [{ 'take-material': second as Material }] : [];
    default:
      return [];
  }
}

const placing = (face: number, deed: Deed): Action => ({ place: { face, deed, white: false } });

/** A person to be taken; before a die is placed for it, that. */
function personMeant(sex: Sex, position: number, view: View, seat: number): Action[] {
  const dice = view.decision === 'die' ? facesLeft(view, seat).map((face) => placing(face, sex)) : [];
  return [...dice, { 'take-person': position }];
}

function taskMeant(task: number, view: View, seat: number): Action[] {
  if (!view.players[seat]?.tasks.includes(task)) return [{ 'take-task': task }];
  return [{ fulfil: task }, { 'fulfil-with': { task, way: 'card' } }, { discard: task }];
}

function folkMeant(sex: Sex, kind: Kind, view: View, seat: number): Action[] {
  const count = view.players[seat]?.folk[SEXES.indexOf(sex)]?.all[KINDS.indexOf(kind)] ?? 1;
  return [sex === 'man' ? { tattoo: kind } : { collect: kind }, { use: { sex, kind, count, green: 'unused' } }];
}

/** A card pays for its own god alone, and for any god as one of a pair. */
function paidWith(god: God, view: View): Action[] {
  const pair: Action = { pay: { pair: god } };
  return (godAsked(view) ?? god) === god ? [{ pay: 'card' }, pair] : [pair];
}

const plotsOf = ({ plots }: View, ground: number): number[] => plots.flatMap((plot, number) => (plot.includes(ground) ? [number] : []));

/** What somebody may have meant; what is of a kind that can be done now comes first. The engine says which rule forbids it. */
export function attempts(key: Key, view: View, legal: readonly Action[]): Action[] {
  const kinds = new Set(legal.map((action) => told(action).kind));
  const all = meant(key, view);
  const fits = (action: Action): boolean => kinds.has(told(action).kind);
  return [...all.filter(fits), ...all.filter((action) => !fits(action))];
}
