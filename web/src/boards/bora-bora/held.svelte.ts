/** The die that somebody holds in the hand: chosen first, so that the action tiles show what it could do. */

import type { Table } from '../../table/table.svelte';
import type { Legal } from '../../gen';
import { at } from './keys';
import { told } from '../told';
import { actionOf, viewOf } from '../typed';
import type { Action, Deed, View } from './types';

export class Hold {
  readonly #table: Table;
  #taken = $state.raw<{ face: number; when: string } | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** The ways to place a die. */
  get places(): { face: number; deed: Deed; white: boolean; legal: Legal }[] {
    return this.#table.legal.flatMap((legal) => {
      const { kind, facts } = told(actionOf<Action>(legal));
      return kind === 'place' ? [{ ...facts, legal }] : [];
    });
  }

  /** Which die of the game is being placed. */
  get #when(): string {
    const { round, lap, turn } = viewOf<View>(this.#table);
    return [round, lap, turn].join();
  }

  /** What was taken for this die, not for one before that showed the same. */
  get #face(): number | null {
    return this.#taken?.when === this.#when ? this.#taken.face : null;
  }

  /** What the die shows that is held, or pointed at; none if it can't be placed. */
  get face(): number | null {
    const pointed = this.#table.pointed?.startsWith('die:') ? Number(this.#table.pointed.slice(4)) : null;
    const face = pointed ?? this.#face;
    return this.places.some((place) => place.face === face) ? face : null;
  }

  get held(): number | null {
    return this.places.some((place) => place.face === this.#face) ? this.#face : null;
  }

  /** Takes a die into the hand. */
  take(face: number): void {
    this.#taken = { face, when: this.#when };
  }

  /** Places the held die there. Says whether there was one to place. */
  place(deed: Deed): boolean {
    const ways = this.places.filter((place) => place.deed === deed && place.face === this.held).map(({ legal }) => legal);
    const [only] = ways;
    if (!only) return false;
    if (ways.length === 1) this.#table.choose(only);
    else this.#table.several = { key: at.deed(deed), choices: ways };
    return true;
  }
}
