/** The titles of the client. A new title is one more line in `BOARDS`. */

import type { TitleBoard } from './contract';

type Load = () => Promise<{ default: TitleBoard }>;

const BOARDS: Record<string, Load> = {
  'gods-of-rome': () => import('./gods-of-rome'),
  'four-gods': () => import('./four-gods'),
  deus: () => import('./deus'),
  'bora-bora': () => import('./bora-bora'),
};

/** The titles, in the order in which people see them. */
export const TITLES: readonly string[] = Object.keys(BOARDS);

/** The short names with which the titles' texts begin. */
export const PREFIX: Record<string, string> = {
  'gods-of-rome': 'gr',
  'four-gods': 'fg',
  deus: 'de',
  'bora-bora': 'bb',
};

/** The title's board; null if this client has none. */
export async function boardOf(title: string): Promise<TitleBoard | null> {
  const load = BOARDS[title];
  return load ? (await load()).default : null;
}
