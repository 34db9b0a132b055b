/** What one has in one's grip and how it is turned: nothing the table knows of. */

import { createContext } from 'svelte';
import type { Legal } from '../../gen';
import type { Table } from '../../table/table.svelte';
import type { Key } from '../contract';
import { fitOf, fits, held, isHand, listed, other, press, type Fit, type Fits, type Grip, type Press, type Tool } from './fits';
import { turned, ways } from './face';
import { attempts, cellKey, slotKey } from './keys';
import { told } from '../told';
import { actionOf, json, viewOf } from '../typed';
import { eyes } from './facts';
import {
  HANDS,
  type Action,
  type Cell,
  type Face,
  type Hand,
  type HeldView,
  type Rotation,
  type Side,
  type Slot,
  type View,
} from './types';

interface Turning {
  side: Side;
  rotation: Rotation;
}

/** How somebody turned a tile; it counts as long as that tile is in the hand. */
interface Turned extends Turning {
  tile: string;
}

export class Held {
  readonly #table: Table;
  #tool = $state<Tool>('left');
  #turned = $state<Record<Hand, Turned | null>>({ left: null, right: null });
  /** Whether a press on a row's tile turns it over instead of taking it. */
  turnsOver = $state(false);
  /** Where on the screen the held tile is drawn along; none if it isn't. */
  drawn = $state.raw<{ x: number; y: number } | null>(null);
  /** The place where a tap showed what it would do. */
  aimed = $state<Key | null>(null);

  readonly view: View = $derived.by(() => viewOf<View>(this.#table));
  readonly seat: number | null = $derived(eyes(this.view));
  readonly #turnings: Record<Hand, Turning> = $derived.by(() => ({ left: this.#turningOf('left'), right: this.#turningOf('right') }));
  readonly fits: Fits = $derived.by(() => fits(this.#table.legal));
  /** What can't be used now is as if it were put down; the hand that is meant when the wanted one is empty is the other. */
  readonly tool: Tool = $derived.by(() => {
    if (!isHand(this.#tool) && this.usable(this.#tool)) return this.#tool;
    const hand = isHand(this.#tool) ? this.#tool : 'left';
    return this.has(hand) ? hand : (HANDS.find((other) => this.has(other)) ?? hand);
  });
  /** The place whose outcome is shown. */
  readonly shownAt: Key | null = $derived.by(() => this.aimed ?? this.#table.pointed);
  readonly grip: Grip = $derived.by(() => {
    const { side, rotation } = this.#turnings[isHand(this.tool) ? this.tool : 'left'];
    return { tool: this.tool, side, rotation };
  });
  /** The held side, not turned. */
  readonly face: Face | null = $derived.by(() => (isHand(this.tool) ? this.side(this.tool) : null));
  /** How each cell takes it. */
  readonly taking: ReadonlyMap<Cell, Fit> = $derived.by(() => {
    const map = new Map<Cell, Fit>();
    if (this.#table.legal.length === 0) return map;
    for (const legal of this.#table.legal) {
      const it = told(actionOf<Action>(legal));
      const cell =
        it.kind === 'place' || it.kind === 'build' || it.kind === 'destroy'
          ? it.facts.cell
          : it.kind === 'challenge' || it.kind === 'give-up'
            ? it.facts
            : null;
      if (cell !== null && !map.has(cell)) map.set(cell, fitOf(this.fits, this.grip, cell, this.face));
    }
    return map;
  });

  constructor(table: Table) {
    this.#table = table;
  }

  has(hand: Hand): boolean {
    return held(this.view, this.seat, hand, 'a') !== null;
  }

  /** Whether there is anything to do with it now. */
  usable(tool: Tool): boolean {
    if (isHand(tool)) return this.#table.legal.length > 0 && this.has(tool);
    return this.fits.kinds.has(tool === 'city' ? 'build' : 'challenge');
  }

  #tile(hand: Hand): string {
    return this.#inHand(hand)?.sides?.join('/') ?? '';
  }

  #inHand(hand: Hand): HeldView | null {
    return this.seat === null ? null : (this.view.hands[this.seat]?.[HANDS.indexOf(hand)] ?? null);
  }

  /** A tile that is new in the hand shows the side one took it for. */
  #turningOf(hand: Hand): Turning {
    const turned = this.#turned[hand];
    if (turned?.tile === this.#tile(hand)) return turned;
    return { side: this.#inHand(hand)?.shown_side ?? 'a', rotation: 0 };
  }

  #turn(hand: Hand, side: Side, rotation: Rotation): void {
    this.#turned[hand] = { tile: this.#tile(hand), side, rotation };
  }

  /** The side that a hand's tile shows, not turned. */
  side(hand: Hand): Face | null {
    return held(this.view, this.seat, hand, this.#turnings[hand].side);
  }

  /** What a hand's tile looks like as it is turned. */
  shown(hand: Hand): Face | null {
    const face = this.side(hand);
    return face === null ? null : turned(face, this.#turnings[hand].rotation);
  }

  /** The other side of a hand's tile. */
  back(hand: Hand): Face | null {
    return held(this.view, this.seat, hand, other(this.#turnings[hand].side));
  }

  grasp(tool: Tool): void {
    this.#tool = tool;
  }

  rotate(hand: Hand | null = isHand(this.tool) ? this.tool : null, quarters = 1): void {
    const face = hand && this.side(hand);
    if (!hand || !face) return;
    const { side, rotation } = this.#turnings[hand];
    const all = ways(face);
    this.#turn(hand, side, (((rotation % all) + quarters + 4) % all) as Rotation);
  }

  flip(hand: Hand | null = isHand(this.tool) ? this.tool : null): void {
    if (!hand) return;
    const side = other(this.#turnings[hand].side);
    const face = held(this.view, this.seat, hand, side);
    if (face) this.#turn(hand, side, listed(face, this.#turnings[hand].rotation));
  }

  at(cell: Cell): Press {
    return press(this.fits, this.grip, cell, this.face);
  }

  /** Somebody pressed a cell. Here a choice is one press: others play on meanwhile. */
  press(cell: Cell): void {
    const it = this.at(cell);
    if (it.does === 'act') this.#act(cellKey(cell), it.choices);
    else if (it.does === 'turn' && isHand(this.tool)) this.#turn(this.tool, it.side, it.rotation);
    else this.#whyNot(cell);
  }

  /** Whether a press there lays or builds something. */
  lays(cell: Cell): boolean {
    const it = this.at(cell);
    const [first] = it.does === 'act' ? it.choices : [];
    return first !== undefined && ['place', 'destroy', 'build'].includes(told(actionOf<Action>(first)).kind);
  }

  /** A finger pressed a place that takes something. It sees no outcome before it presses, so the first tap shows it,
   * and a tap on what is shown does it. Says whether that is to be done now. */
  tap(key: Key): boolean {
    const again = this.aimed === key;
    this.aimed = again ? null : key;
    return again;
  }

  /** What a press on a tile of a row does. */
  atSlot(slot: Slot, over = this.turnsOver): Legal | null {
    const choices = this.#table.at(slotKey(slot));
    const wanted = over ? 'turn-over' : 'take';
    return choices.find((legal) => told(actionOf<Action>(legal)).kind === wanted) ?? (over ? null : (choices[0] ?? null));
  }

  /** Somebody pressed a tile of a row. */
  pressSlot(slot: Slot, over = this.turnsOver): void {
    const choice = this.atSlot(slot, over);
    if (choice) void this.#table.act(choice.action);
    else this.#table.whyNot(slotKey(slot), [over ? { 'turn-over': { ...slot } } : { take: { ...slot } }]);
  }

  /** Discarding a hand's tile with the side up that it shows; none where that isn't listed. */
  discarding(hand: Hand | 'both'): Legal | null {
    const left = this.#turnings.left.side;
    const right = this.#turnings.right.side;
    const choice = this.#table.at(`discard:${hand}`).find((legal) => {
      const it = told(actionOf<Action>(legal));
      if (it.kind === 'discard-both') return it.facts.left === left && it.facts.right === right;
      if (it.kind === 'discard' || it.kind === 'put-back') return it.facts.side === this.#turnings[it.facts.hand].side;
      return false;
    });
    return choice ?? null;
  }

  discard(hand: Hand | 'both'): void {
    const choice = this.discarding(hand);
    if (choice) void this.#table.act(choice.action);
    else this.#table.press(`discard:${hand}`);
  }

  #act(key: string, choices: readonly Legal[]): void {
    const [only] = choices;
    if (choices.length === 1 && only) void this.#table.act(only.action);
    else this.#table.several = { key, choices };
  }

  #whyNot(cell: Cell): void {
    const tries = attempts(
      cellKey(cell),
      this.view,
      this.#table.legal.map((legal) => actionOf<Action>(legal)),
    );
    const meant = tries.filter((action) => this.#meant(action));
    const asked = (meant.length > 0 ? meant : tries).map((action) => json(this.#asHeld(action)));
    this.#table.whyNot(cellKey(cell), asked);
  }

  /** Whether an attempt is with what one holds. */
  #meant(action: Action): boolean {
    const it = told(action);
    if (it.kind === 'give-up') return true;
    if (it.kind === 'build') return this.tool === 'city';
    if (it.kind === 'challenge') return this.tool === 'challenge';
    return (it.kind === 'place' || it.kind === 'destroy') && it.facts.hand === this.tool;
  }

  /** The laying as the tile is turned now. */
  #asHeld(action: Action): Action {
    const it = told(action);
    if (it.kind !== 'place' && it.kind !== 'destroy') return action;
    const face = this.side(it.facts.hand);
    if (!face) return action;
    const { side, rotation } = this.#turnings[it.facts.hand];
    const of = { ...it.facts, side, rotation: listed(face, rotation) };
    return it.kind === 'place' ? { place: of } : { destroy: { ...it.facts, ...of } };
  }
}

const [useHeld, provideHeld] = createContext<Held>();
export { provideHeld, useHeld };
