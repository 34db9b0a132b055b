/** What of the frame round a board is open. */

import { createContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import type { Key } from '../boards/contract';

export type Tab = 'study' | 'log' | 'chat' | 'rules' | 'score' | 'end';
export type Dialog = 'keys' | 'describe' | 'menu';

/** Whether the screen is a phone's, turned either way, or a page that is zoomed in. */
export const phone = new MediaQuery('(max-width: 800px), (max-height: 500px)');

export class Panels {
  tab = $state<Tab>('log');
  /** The rule that the rules are to be opened at. Counted, so that the same rule can be asked for twice. */
  rule = $state.raw<{ id: string; times: number } | null>(null);
  dialog = $state<Dialog | null>(null);
  /** Whether the choices are listed as text, beside what the settings say. */
  list = $state(false);
  /** The card about a thing. One that was asked for by key takes the focus; one that comes up because its thing has the
   * focus leaves it there. */
  card = $state.raw<{ key: Key; by: 'pointer' | 'focus' | 'key' } | null>(null);
  /** How many lines of the final score are told. */
  scored = $state(0);
  /** How high the sentence is, in pixels: on a phone it stands over the end of the page. */
  sentence = $state(0);
  /** Lets the pieces travel again. Set by the animations. */
  recap: (() => void) | null = null;

  /** How much of the screen's lower end the sentence covers, in pixels. */
  get foot(): number {
    return phone.current ? this.sentence : 0;
  }

  /** Opens the rules, at a rule if one is named. */
  openRule(id: string | null): void {
    this.tab = 'rules';
    if (id !== null) this.rule = { id, times: (this.rule?.times ?? 0) + 1 };
    this.dialog = null;
    this.card = null;
    this.#show();
  }

  /** Opens a tab and brings it into view. */
  open(tab: Tab): void {
    this.tab = tab;
    this.#show();
  }

  /** On a phone the tabs are below the board. */
  #show(): void {
    queueMicrotask(() => document.getElementById('side-panel')?.scrollIntoView({ block: 'nearest' }));
  }
}

const [usePanels, providePanels] = createContext<Panels>();
export { providePanels, usePanels };
