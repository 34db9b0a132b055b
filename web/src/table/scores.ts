/** Scores, counted up for those who look. What is scored, and why, the engine says. */

import type { Party, Position, ScoreSheet } from '../gen';
import { between, type ChartRule, type Spot } from '../ui/chart';

/** Who scores: a seat's number, or the opponent that the rules play. */
export type Scorer = number | 'automa';

export const scorerOf = (party: Party): Scorer => (party === 'automa' ? party : party.seat);

/** The points of everybody at a step. */
export interface ScorePoint {
  step: number;
  totals: ReadonlyMap<Scorer, number>;
}

/** Everybody's points. */
export function totals(sheet: ScoreSheet): Map<Scorer, number> {
  const sums = new Map<Scorer, number>();
  for (const { party, points } of sheet.lines) {
    const who = scorerOf(party);
    sums.set(who, (sums.get(who) ?? 0) + points);
  }
  return sums;
}

/** The points at a step, as the first pair of eyes sees them. */
export function pointOf(position: Position): ScorePoint {
  const sheet = position.outcome?.sheet ?? position.sights[0]?.score ?? { lines: [] };
  return { step: position.step, totals: totals(sheet) };
}

/** What somebody scored for one thing. */
export interface Part {
  category: string;
  points: number;
}

/** A scorer's points by what they are scored for, in the order of the sheet. */
export function parts(sheet: ScoreSheet, who: Scorer): Part[] {
  const sums = new Map<string, number>();
  for (const { party, category, points } of sheet.lines) {
    if (scorerOf(party) === who) sums.set(category, (sums.get(category) ?? 0) + points);
  }
  return [...sums].map(([category, points]) => ({ category, points }));
}

/** What is scored for, in the order of the sheet. */
export function categories(sheet: ScoreSheet): string[] {
  return [...new Set(sheet.lines.map(({ category }) => category))];
}

/** A piece of a bar, in shares of the longest bar. Losses lie to the left of zero. */
export interface Slice extends Part {
  from: number;
  width: number;
}

/** A bar for each scorer: gains to the right of `zero`, losses to its left. All are drawn to one scale. */
export function bars(sheet: ScoreSheet, scorers: readonly Scorer[]): { zero: number; slices: Slice[][] } {
  const all = scorers.map((who) => parts(sheet, who));
  const sum = (list: Part[], sign: 1 | -1): number => list.reduce((total, { points }) => total + Math.max(0, sign * points), 0);
  const right = Math.max(1, ...all.map((list) => sum(list, 1)));
  const left = Math.max(0, ...all.map((list) => sum(list, -1)));
  const span = left + right;
  const slices = all.map((list) => {
    let gained = left;
    let lost = left;
    return list
      .filter(({ points }) => points !== 0)
      .map((part) => {
        const width = Math.abs(part.points);
        const from = part.points > 0 ? gained : lost - width;
        if (part.points > 0) gained += width;
        else lost -= width;
        return { ...part, from: from / span, width: width / span };
      });
  });
  return { zero: left / span, slices };
}

/** Scores over time as lines of a chart, with the heights to be marked. */
export function lines(history: readonly ScorePoint[], scorers: readonly Scorer[]): { rules: ChartRule[]; curves: Spot[][] } {
  const { rules, share } = between(history.flatMap(({ totals }) => scorers.map((who) => totals.get(who) ?? 0)));
  const first = history[0]?.step ?? 0;
  const span = Math.max(1, (history.at(-1)?.step ?? 0) - first);
  const curves = scorers.map((who) => history.map(({ step, totals }): Spot => [(step - first) / span, share(totals.get(who) ?? 0)]));
  return { rules, curves };
}
