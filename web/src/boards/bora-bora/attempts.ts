/** What somebody may have meant who pressed something that can't be chosen. The engine then says which rule forbids it. */

import type { Key } from '../contract';
import { PLOTS } from './content';
import { godAsked } from './keys';
import {
  DEEDS,
  KINDS,
  ownSeat,
  SEXES,
  toldAction,
  type Action,
  type Deed,
  type God,
  type Kind,
  type Material,
  type Region,
  type Sex,
  type View,
} from './types';

/** The actions for which a thing might be pressed, whatever is asked. */
function meant(key: Key, view: View): Action[] {
  const [thing, ...rest] = key.split(':');
  const seat = ownSeat(view);
  const [first = '', second = '', third = ''] = rest;
  const own = Number(first) === seat;
  switch (thing) {
    case 'region':
      return [{ settle: first as Region }];
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
      return own ? [{ lay: Number(second) }, ...plotsOf(Number(second)).map((plot) => ({ 'build-on': plot }))] : [];
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

/** What the dice that are left show, the lowest first: it goes to most places. */
export function facesLeft(view: View, seat: number): number[] {
  const left = (view.players[seat]?.dice ?? []).filter((die) => die.on === null && die.face > 0);
  return [...new Set(left.map((die) => die.face))].sort((a, b) => a - b);
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

const plotsOf = (ground: number): number[] =>
  PLOTS.flatMap((plot, number) => (plot.includes(ground) ? [number] : []));

/** Those of the kinds that can be done now come first. */
export function attempts(key: Key, view: View, legal: readonly Action[]): Action[] {
  const kinds = new Set(legal.map((action) => toldAction(action).kind));
  const all = meant(key, view);
  const fits = (action: Action): boolean => kinds.has(toldAction(action).kind);
  return [...all.filter(fits), ...all.filter((action) => !fits(action))];
}
