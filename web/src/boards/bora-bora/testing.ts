/** What the tests of this board share: positions that the real engine made, and the words. */

import { bring } from '../printed';
import { words } from '../../words/words.svelte';
import actions from './fixtures/actions.json';
import dice from './fixtures/dice.json';
import events from './fixtures/events.json';
import helper from './fixtures/helper.json';
import legal from './fixtures/legal.json';
import people from './fixtures/people.json';
import type { Action, BoraEvent, Decision, View } from './types';

/** Two players, a die to be placed; three with the helper; four in phase B. */
export const VIEWS = { dice: dice as unknown as View, helper: helper as unknown as View, people: people as unknown as View };

/** What could be done in each of them. */
export const LEGAL = legal as unknown as Record<keyof typeof VIEWS, Action[]>;

/** One legal action of every kind, with whose turn it was and what was decided. */
export const ACTIONS = actions as unknown as Record<string, { action: Action; turn: number; decision: Decision }>;

/** One event of every kind; two that random games hardly meet are written by hand. */
export const EVENTS = {
  ...events,
  'task-dealt': { 'task-dealt': { seat: 0, task: 3 } },
  reshuffled: 'reshuffled',
} as unknown as Record<string, BoraEvent>;

/** The view in which a legal action of the table was offered, as far as keys depend on it. */
export const viewOf = ({ turn, decision }: { turn: number; decision: Decision }): View => ({
  ...VIEWS.helper,
  viewer: { seat: turn },
  turn,
  decision,
});

export async function ready(): Promise<void> {
  await bring('bora-bora');
  await words.want('bora-bora', 'web-bora-bora');
  await words.speak('en');
}
