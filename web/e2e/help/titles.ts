/** The titles as the shelf lists them, and what each says of itself to these tests: `e2e.ts` in the folder of its board. */

import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

import { TITLES, type TitleFacts } from '../../src/gen/titles';
import type { Hurry } from './play';

/** What a title says of itself to the tests in a browser. All of it can be left out. */
export interface TitleGame {
  /** The kept record that is looked at, without its ending; else the first that there is. */
  record?: string;
  /** How to come to the end soon. */
  hurry?: Hurry;
  /** What makes an online game of people in a hurry short: a field of the page that sets it up, and what is written there. */
  brief?: { field: string; value: string };
  /** Whether all act at once: such a game stands still when nobody looks, and begins once all are ready. */
  atOnce?: boolean;
  /** Whether the first choice of a game can be taken back. */
  takesBack?: boolean;
  /** What only its owner may see, as a selector. */
  hides?: string;
  /** When there is something to see: after which share of a game, before what is done. */
  shot?: readonly [share: number, doing: string];
}

const GAMES = resolve(import.meta.dirname, '../../../games');
const found = import.meta.glob<{ default: TitleGame }>('../../src/boards/*/e2e.ts', { eager: true });

/** The names of all titles in addresses, in the order in which people see them. */
export const EVERY: readonly string[] = TITLES.map(({ id }) => id);
/** Some title for which two take turns. */
export const ANY = someThat(({ id }) => !gameOf(id).atOnce);

/** What the title says of itself to these tests. */
export function gameOf(title: string): TitleGame {
  return found[`../../src/boards/${title}/e2e.ts`]?.default ?? {};
}

/** What the title is. */
export function factsOf(title: string): TitleFacts {
  const facts = TITLES.find(({ id }) => id === title);
  if (!facts) throw new Error(`There is no such title: ${title}`);
  return facts;
}

/** What the title is called. */
export const nameOf = (title: string): string => factsOf(title).name;

/** The first title of which this is true. */
export function someThat(is: (facts: TitleFacts, game: TitleGame) => unknown): string {
  const facts = TITLES.find((facts) => is(facts, gameOf(facts.id)));
  if (!facts) throw new Error('There is no such title');
  return facts.id;
}

/** A game of the title that the rules' own tests keep. */
export function recordOf(title: string, named = gameOf(title).record): string {
  const folder = `${GAMES}/${title}/tests/records`;
  const first = readdirSync(folder)
    .filter((file) => file.endsWith('.pantheon'))
    .sort()[0];
  return `${folder}/${named === undefined ? first : `${named}.pantheon`}`;
}
