/** Where on the board an action can be chosen, and what somebody means who points where nothing can be. */

import type { Key } from '../contract';
import { draw } from './face';
import { told } from '../told';
import { colourOf, eyes } from './facts';
import { cellsOf } from './layout';
import { GODS, HANDS, type Action, type Cell, type Corner, type Hand, type Slot, type View } from './types';

export const cellKey = (cell: Cell): Key => `cell:${cell}`;
/** An area of the tile that was just placed, for a prophet. */
export const areaKey = (cell: Cell, area: Corner): Key => `area:${cell}:${area}`;
export const slotKey = ({ row, place }: Slot): Key => `slot:${row}:${place}`;
export const handKey = (hand: Hand): Key => `hand:${hand}`;

export function keys(action: Action, view: View): Key[] {
  const it = told(action);
  switch (it.kind) {
    case 'ready':
      return [];
    case 'pick':
      return [`pick:${it.facts}`];
    case 'choose':
      return [`choose:${colourOf(it.facts)}`];
    case 'draw-one':
      return ['draw:one'];
    case 'draw-two':
      return ['draw:two', 'bag'];
    case 'place':
    case 'build':
    case 'destroy':
      return [cellKey(it.facts.cell)];
    case 'prophet': {
      const seat = eyes(view);
      const on = seat === null ? null : view.fresh[seat];
      return on ? [areaKey(on, it.facts.area)] : [];
    }
    case 'discard':
    case 'put-back':
      return [`discard:${it.facts.hand}`];
    case 'discard-both':
      return ['discard:both'];
    case 'turn-over':
    case 'take':
      return [slotKey(it.facts)];
    case 'pass':
    case 'end-turn':
    case 'leave':
    case 'return':
      return [`do:${it.kind}`];
    case 'challenge':
    case 'give-up':
      return [cellKey(it.facts)];
  }
}

/** The parts of a key behind its kind. */
export function parts(key: Key): [string, string, string] {
  const [kind = '', one = '', two = ''] = key.split(':');
  return [kind, one, two];
}

/** The slot of a key such as `slot:1:4`. */
export function slotOf(key: Key): Slot | null {
  const [kind, row, place] = parts(key);
  return kind === 'slot' ? { row: Number(row), place: Number(place) } : null;
}

export function attempts(key: Key, view: View, legal: readonly Action[]): Action[] {
  const [kind, one, two] = parts(key);
  switch (kind) {
    case 'cell':
      return atCell(one, view, legal);
    case 'area':
      return own(view).map((colour) => ({ prophet: { colour, area: Number(two) as Corner, from: null } }));
    case 'slot': {
      const slot = { row: Number(one), place: Number(two) };
      return [{ take: slot }, { 'turn-over': slot }];
    }
    case 'bag':
    case 'draw':
      return [one === 'one' ? 'draw-one' : 'draw-two'];
    case 'hand':
    case 'discard':
      return one === 'both' ? [{ 'discard-both': { left: 'a', right: 'a' } }] : [{ discard: { hand: one as Hand, side: 'a' } }];
    case 'choose':
    case 'pick':
    case 'colour':
      return atColour(one, view);
    case 'do':
      return [one as 'pass' | 'end-turn' | 'leave' | 'return'];
    case 'tool':
      return one === 'city' ? [build(firstEmpty(view), view)] : [{ challenge: view.cells[0]?.[0] ?? 'A1' }];
    default:
      return [];
  }
}

const own = (view: View) => view.colours.filter(({ owner }) => owner !== null && owner === eyes(view)).map(({ colour }) => colour);

function atColour(name: string, view: View): Action[] {
  const at = view.colours.find(({ colour }) => colour === name);
  if (!at) return [];
  if (view.modes.secret) return [{ pick: at.colour }];
  const index = view.colours.indexOf(at);
  const god = GODS[index];
  return god ? [{ choose: god }] : [];
}

/** With a tile in hand one means to place it, on a city to destroy that; without one, to build. */
function atCell(cell: Cell, view: View, legal: readonly Action[]): Action[] {
  const seat = eyes(view);
  if (seat === null) return [];
  const seen = view.cells.find(([at]) => at === cell)?.[1];
  const due = legal.some((action) => told(action).kind === 'give-up');
  const colour = own(view)[0] ?? 'blue';
  const tried: Action[] = due ? [{ 'give-up': cell }] : [];
  for (const hand of HANDS) {
    const held = view.hands[seat]?.[HANDS.indexOf(hand)];
    if (!held?.sides) continue;
    const laying = { hand, side: 'a', rotation: 0, cell } as const;
    tried.push(seen && 'city' in seen ? { destroy: { ...laying, marker: colour } } : { place: laying });
  }
  if (!seen || 'city' in seen) tried.push(build(cell, view));
  else if (tried.length === 0) tried.push({ place: { hand: 'left', side: 'a', rotation: 0, cell } });
  if (seen && 'tile' in seen) tried.push({ challenge: cell });
  return tried;
}

const build = (cell: Cell, view: View): Action => ({ build: { colour: own(view)[0] ?? 'blue', cell, from: null } });

function firstEmpty(view: View): Cell {
  const taken = new Set(view.cells.map(([cell]) => cell));
  return cellsOf(view.frame).find((cell) => !taken.has(cell)) ?? 'A1';
}

/** The prophet areas of the tile on which these eyes may put one. */
export function freshAreas(view: View): { cell: Cell; areas: Corner[] } | null {
  const seat = eyes(view);
  const cell = seat === null ? null : view.fresh[seat];
  const seen = view.cells.find(([at]) => at === cell)?.[1];
  if (!cell || !seen || !('tile' in seen)) return null;
  return { cell, areas: draw(seen.tile.face).areas.map(({ name }) => name) };
}
