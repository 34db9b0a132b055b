/** The daily deals that somebody played in this browser: what they put in, how it ended, and whether a server has it. */

import type { DailyDeal, DailyScore } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';

const KEY = 'pantheon-daily';
/** For so many days games can be looked at again. Of older ones only the result is kept. */
const WHOLE = 21;
const DAY = 86_400_000;

/** A game of a day. */
export interface DailyGame {
  deal: DailyDeal;
  /** What it is called where it was begun. */
  attempt: string;
  /** What its player put in; null once it is too long ago. */
  plays: JsonValue;
  /** How it ended. */
  done: DailyScore | null;
  /** The day on which it was finished. */
  finished: string | null;
  /** Whether a server has the result, or will never take it. */
  sent: boolean;
}

/** The day of a moment, by UTC. */
export const dayOf = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

/** So many days before a day. */
export const daysBefore = (day: string, days: number): string => dayOf(Date.parse(day) - days * DAY);

const keyOf = (day: string, title: string): string => `${day}/${title}`;

const isGame = (found: unknown): found is DailyGame => {
  if (typeof found !== 'object' || found === null) return false;
  const { deal, attempt, plays, done, sent } = found as Partial<DailyGame>;
  const { day, title } = { ...deal } as Partial<DailyDeal>;
  return (
    typeof day === 'string' &&
    typeof title === 'string' &&
    typeof attempt === 'string' &&
    plays !== undefined &&
    done !== undefined &&
    typeof sent === 'boolean'
  );
};

/** Reads what was kept. What isn't ours is as if it weren't there. */
export function read(text: string | null): Record<string, DailyGame> {
  const found: unknown = text === null ? null : JSON.parse(text);
  if (typeof found !== 'object' || found === null) return {};
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, DailyGame] => isGame(entry[1])));
}

/** How many days in a row somebody finished a deal of the day, on that day: up to today, or to yesterday where today's is still
 * to be played. */
export function streakOf(games: readonly DailyGame[], today: string): number {
  const days = new Set(games.filter(({ deal, finished }) => finished === deal.day).map(({ deal }) => deal.day));
  let day = days.has(today) ? today : daysBefore(today, 1);
  let streak = 0;
  while (days.has(day)) {
    streak += 1;
    day = daysBefore(day, 1);
  }
  return streak;
}

class Games {
  #all = $state.raw<Record<string, DailyGame>>(this.#read());

  #read(): Record<string, DailyGame> {
    try {
      return read(localStorage.getItem(KEY));
    } catch {
      return {};
    }
  }

  /** All of them. */
  get list(): readonly DailyGame[] {
    return Object.values(this.#all);
  }

  of(day: string, title: string): DailyGame | null {
    return this.#all[keyOf(day, title)] ?? null;
  }

  /** Keeps a game. Another page of this browser may have kept others meanwhile. */
  keep(game: DailyGame): void {
    const { day, title } = game.deal;
    const all = { ...this.#all, ...this.#read(), [keyOf(day, title)]: game };
    const newest = Object.values(all).reduce((last, { deal }) => (deal.day > last ? deal.day : last), day);
    const oldest = daysBefore(newest, WHOLE);
    this.#all = Object.fromEntries(
      Object.entries(all).map(([key, one]) => [key, one.deal.day < oldest ? { ...one, plays: null, sent: true } : one]),
    );
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing still knows it for as long as the page is open.
    }
  }
}

export const games = new Games();
