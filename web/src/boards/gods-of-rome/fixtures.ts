/** Positions, actions and events that the engine wrote, for tests. */

import push from './fixtures/push.json';
import solo from './fixtures/solo.json';
import told from './fixtures/told.json';
import turn from './fixtures/turn.json';
import type { Action, Event, View } from './types';

export interface Moment {
  view: View;
  legal: Action[];
}

const moment = (file: unknown): Moment => file as Moment;

/** Three players, after the first checkpoint, at the beginning of a turn. */
export const TURN = moment(turn);
/** Four players; somebody is to be pushed. */
export const PUSH = moment(push);
/** A solo game; a card is to be laid. */
export const SOLO = moment(solo);

/** One action and one event of every kind. */
export const ACTIONS = told.actions as Action[];
export const EVENTS = told.events as unknown as Event[];
