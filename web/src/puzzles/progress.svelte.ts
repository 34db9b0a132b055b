/** How far somebody has come with the puzzles of each title. Kept in this browser only; nothing here is secret. */

import type { PuzzleCard } from '../gen';
import { NEWCOMER, after, chanceOf, ratingOf, type Rating } from './rating';

const KEY = 'pantheon-puzzles';

/** What is kept of a title. */
export interface Progress extends Rating {
  /** How many were solved one after the other, up to now… */
  streak: number;
  /** …and at most. */
  longest: number;
  /** What was answered, by puzzle: whether the first answer was right. */
  answered: Record<string, boolean>;
}

const begun = (): Progress => ({ ...NEWCOMER, streak: 0, longest: 0, answered: {} });

/** Reads what was kept. What isn't ours is as if it weren't there. */
export function read(text: string | null): Record<string, Progress> {
  const found: unknown = text === null ? null : JSON.parse(text);
  const all: Record<string, Progress> = {};
  if (typeof found !== 'object' || found === null) return all;
  for (const [title, kept] of Object.entries(found)) {
    const { rating, deviation, streak, longest, answered } = { ...(kept as Partial<Progress> | null) };
    const numbers = [rating, deviation, streak, longest];
    if (!numbers.every((number) => Number.isFinite(number)) || typeof answered !== 'object' || answered === null) continue;
    const own = Object.entries(answered).filter(([, right]) => typeof right === 'boolean');
    all[title] = { ...begun(), ...(kept as Progress), answered: Object.fromEntries(own) };
  }
  return all;
}

function kept(): Record<string, Progress> {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

class AllProgress {
  #titles = $state<Record<string, Progress>>(kept());

  /** How far somebody has come with a title. */
  of(title: string): Progress {
    return this.#titles[title] ?? begun();
  }

  /** A puzzle was answered. Only the first answer counts; whether this is it. */
  answer(title: string, card: PuzzleCard, right: boolean): boolean {
    const before = this.of(title);
    if (card.id in before.answered) return false;
    const streak = right ? before.streak + 1 : 0;
    this.#titles[title] = {
      ...after(before, card.grade, right),
      streak,
      longest: Math.max(before.longest, streak),
      answered: { ...before.answered, [card.id]: right },
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#titles));
    } catch {
      // A browser that keeps nothing still counts for as long as the page is open.
    }
    return true;
  }
}

export const progress = new AllProgress();

/** What somebody wants to be asked. */
export interface Wanted {
  grade: number | null;
  theme: string | null;
}

/** The puzzles that somebody wants. */
export function wanted(cards: readonly PuzzleCard[], { grade, theme }: Wanted): readonly PuzzleCard[] {
  return cards.filter((card) => (grade === null || card.grade === grade) && (theme === null || card.theme === theme));
}

/** So likely it should be that the next puzzle is solved. */
const FAIR = 0.6;

/** The puzzle to go on with: of those that weren't answered yet the one that is hard enough and not too hard, else one that
 * went wrong, else any; never the one that was just there, unless there is no other. */
export function next(cards: readonly PuzzleCard[], mine: Progress, now: string | null): PuzzleCard | null {
  const others = cards.filter(({ id }) => id !== now);
  const fresh = others.filter(({ id }) => !(id in mine.answered));
  const missed = others.filter(({ id }) => mine.answered[id] === false);
  const from = [fresh, missed, others, cards].find((list) => list.length > 0) ?? [];
  const off = (card: PuzzleCard): number => Math.abs(chanceOf(mine, card.grade) - FAIR);
  return from.toSorted((a, b) => off(a) - off(b) || ratingOf(a.grade) - ratingOf(b.grade))[0] ?? null;
}
