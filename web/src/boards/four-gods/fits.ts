/** The placements that the engine lists, by cell and by how the tile is held. Made once for each list. */

import type { Legal } from '../../gen';
import { ways } from './face';
import { told } from '../told';
import { actionOf } from '../typed';
import type { Laying } from './facts';
import { HANDS, type Action, type Cell, type Face, type Hand, type Rotation, type Side, type View } from './types';

/** What is in one's grip: a tile of a hand with a side up and turned, a city, or a challenge. */
export type Tool = Hand | 'city' | 'challenge';

export interface Grip {
  tool: Tool;
  side: Side;
  rotation: Rotation;
}

/** How a cell takes what one holds: as it is; with another turning; with the other side; not at all. */
export type Fit = 'now' | 'turn' | 'flip' | 'none';

export interface Fits {
  /** Every laying of a hand's side in a cell, in the engine's order. */
  layings(cell: Cell, hand: Hand, side: Side): readonly { legal: Legal; laying: Laying }[];
  builds(cell: Cell): readonly Legal[];
  challenge(cell: Cell): Legal | null;
  giveUp(cell: Cell): Legal | null;
  /** Whether anything of that kind is listed at all. */
  readonly kinds: ReadonlySet<string>;
}

export function fits(legal: readonly Legal[]): Fits {
  const layings = new Map<string, { legal: Legal; laying: Laying }[]>();
  const builds = new Map<Cell, Legal[]>();
  const challenges = new Map<Cell, Legal>();
  const givings = new Map<Cell, Legal>();
  const kinds = new Set<string>();
  for (const each of legal) {
    const it = told(actionOf<Action>(each));
    kinds.add(it.kind);
    if (it.kind === 'place' || it.kind === 'destroy') {
      const { hand, side, cell } = it.facts;
      put(layings, `${cell}:${hand}:${side}`, { legal: each, laying: it.facts });
    } else if (it.kind === 'build') put(builds, it.facts.cell, each);
    else if (it.kind === 'challenge') challenges.set(it.facts, each);
    else if (it.kind === 'give-up') givings.set(it.facts, each);
  }
  return {
    layings: (cell, hand, side) => layings.get(`${cell}:${hand}:${side}`) ?? [],
    builds: (cell) => builds.get(cell) ?? [],
    challenge: (cell) => challenges.get(cell) ?? null,
    giveUp: (cell) => givings.get(cell) ?? null,
    kinds,
  };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}

export const isHand = (tool: Tool): tool is Hand => tool === 'left' || tool === 'right';
export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** What pressing a cell does with what one holds. */
export type Press =
  /** These can be done at once: one, or several that differ in a colour or in where a prophet comes from. */
  | { does: 'act'; choices: readonly Legal[] }
  /** The tile is turned or flipped so that it fits; the next press lays it. */
  | { does: 'turn'; side: Side; rotation: Rotation; fit: 'turn' | 'flip' }
  | { does: 'nothing' };

/** The side of the tile in a hand of these eyes; none if it holds none. */
export function held(view: View, seat: number | null, hand: Hand, side: Side): Face | null {
  if (seat === null) return null;
  return view.hands[seat]?.[HANDS.indexOf(hand)]?.sides?.[side === 'a' ? 0 : 1] ?? null;
}

/** A rotation as the engine lists it: turns after which a tile looks the same count once. */
export function listed(face: Face, rotation: Rotation): Rotation {
  return (rotation % ways(face)) as Rotation;
}

export function press(all: Fits, grip: Grip, cell: Cell, face: Face | null): Press {
  const giving = all.giveUp(cell);
  if (giving) return { does: 'act', choices: [giving] };
  if (grip.tool === 'city') return some(all.builds(cell));
  if (grip.tool === 'challenge') {
    const challenge = all.challenge(cell);
    return some(challenge ? [challenge] : []);
  }
  if (face === null) return { does: 'nothing' };
  return lay(all, grip.tool, grip, cell, face);
}

function lay(all: Fits, hand: Hand, grip: Grip, cell: Cell, face: Face): Press {
  const here = all.layings(cell, hand, grip.side);
  const rotation = listed(face, grip.rotation);
  const now = here.filter(({ laying }) => laying.rotation === rotation);
  if (now.length > 0) return { does: 'act', choices: now.map(({ legal }) => legal) };
  const turnings = new Set(here.map(({ laying }) => laying.rotation));
  if (turnings.size === 1) return { does: 'act', choices: here.map(({ legal }) => legal) };
  if (turnings.size > 1) return { does: 'turn', side: grip.side, rotation: next(turnings, rotation), fit: 'turn' };
  const side = other(grip.side);
  const flipped = new Set(all.layings(cell, hand, side).map(({ laying }) => laying.rotation));
  if (flipped.size > 0) return { does: 'turn', side, rotation: next(flipped, 3), fit: 'flip' };
  return { does: 'nothing' };
}

const some = (choices: readonly Legal[]): Press => (choices.length > 0 ? { does: 'act', choices } : { does: 'nothing' });

/** The next of the rotations, clockwise. */
function next(of: ReadonlySet<Rotation>, from: Rotation): Rotation {
  for (let more = 1; more <= 4; more++) {
    const rotation = ((from + more) % 4) as Rotation;
    if (of.has(rotation)) return rotation;
  }
  return from;
}

/** How a cell takes what one holds, for its glow. */
export function fitOf(all: Fits, grip: Grip, cell: Cell, face: Face | null): Fit {
  const it = press(all, grip, cell, face);
  if (it.does === 'nothing') return 'none';
  if (it.does === 'turn') return it.fit;
  if (!isHand(grip.tool) || face === null) return 'now';
  const rotation = listed(face, grip.rotation);
  return all.layings(cell, grip.tool, grip.side).some(({ laying }) => laying.rotation === rotation) ? 'now' : 'turn';
}
