/** The boards of the client: the folders here. None is named; what the titles are is what the engine says. */

import { TITLES } from '../gen/titles';
import type { TitleBoard, TitleSetup } from './contract';
import { untyped } from './typed';

const boards = import.meta.glob<{ default: TitleBoard<never, never, never> }>('./*/index.ts');
const setups = import.meta.glob<{ default: TitleSetup }>('./*/setup.ts');

/** The title's board; null if this client has none. */
export async function boardOf(title: string): Promise<TitleBoard | null> {
  const load = boards[`./${title}/index.ts`];
  return load ? untyped((await load()).default) : null;
}

/** What the title says to whoever sets up a table. */
export async function setupOf(title: string): Promise<TitleSetup> {
  return (await setups[`./${title}/setup.ts`]?.())?.default ?? {};
}

/** The short name with which the title's texts begin. */
export function prefixOf(title: string | undefined): string {
  return TITLES.find(({ id }) => id === title)?.prefix ?? '';
}
