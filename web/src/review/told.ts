/** What a review says, picked out for the eye. Every number is the engine's. */

import type { Review, ReviewCause, ReviewDecision, ReviewMoment, ReviewTurn } from '../gen';
import { between, type ChartLine, type ChartRule, type Spot } from '../ui/chart';

/** A line for each party, over all moments that are known. */
export function chanceLines(moments: readonly ReviewMoment[]): Spot[][] {
  const parties = Math.max(0, ...moments.map(({ chances }) => chances.length));
  const last = Math.max(1, moments.length - 1);
  return Array.from({ length: parties }, (_, party) =>
    moments.flatMap(({ chances }, place): Spot[] => {
      const chance = chances[party];
      return chance === undefined ? [] : [[place / last, chance]];
    }),
  );
}

/** A line for each seat of the final points that are expected, where they are known, with the heights to be marked. */
export function pointLines(moments: readonly ReviewMoment[]): { rules: ChartRule[]; lines: Spot[][] } {
  const last = Math.max(1, moments.length - 1);
  const known = moments.flatMap(({ points }, place) => {
    const seats = Math.max(0, ...points.map((source) => source.points.length));
    const sums = Array.from({ length: seats }, (_, seat) => points.reduce((sum, source) => sum + (source.points[seat] ?? 0), 0));
    return points.length > 0 ? [{ place, sums }] : [];
  });
  const { rules, share } = between(known.flatMap(({ sums }) => sums));
  const seats = Math.max(0, ...known.map(({ sums }) => sums.length));
  const lines = Array.from({ length: seats }, (_, seat) => known.map(({ place, sums }): Spot => [place / last, share(sums[seat] ?? 0)]));
  return { rules, lines };
}

/** Lines with the names and colours of their parties. */
export const seatLines = (lines: readonly Spot[][], names: readonly string[]): ChartLine[] =>
  lines.map((spots, party) => ({ name: names[party] ?? '', colour: `var(--seat-${party}, var(--ink))`, spots }));

/** A moment after which the game stood otherwise than before. */
export interface TurningPoint {
  moment: ReviewMoment;
  /** Its place among all moments. */
  place: number;
  /** Everybody's chances before the turn that led to it. */
  before: readonly number[];
  /** The decision that it ended with, if anything was decided in it. */
  decision: ReviewDecision | null;
  /** What changed most. */
  cause: ReviewCause;
}

/** The turning points, in order. */
export function turningPoints(review: Review): TurningPoint[] {
  return review.turning.flatMap((place) => {
    const moment = review.moments[place];
    if (!moment) return [];
    const turn = turnTo(review, place);
    const decision = turn?.decisions.at(-1) ?? null;
    const began = review.moments.findIndex(({ entry }) => entry === turn?.decisions[0]?.before);
    const from = began < 0 ? place - 1 : Math.min(place - 1, began);
    const before = review.moments[from]?.chances ?? [];
    return [{ moment, place, before, decision, cause: mainCause(review.moments.slice(from + 1, place + 1)) }];
  });
}

/** The turn with a decision that a moment ends; none if nothing was decided in it. After its last decision a turn goes on only
 * with what its own seat has to do, and without luck. */
function turnTo({ moments, turns }: Review, place: number): ReviewTurn | undefined {
  const upTo = moments[place]?.entry ?? 0;
  const turn = turns.findLast(({ decisions }) => decisions.some((decision) => decision.entry <= upTo));
  const decided = moments.findIndex(({ entry }) => entry === turn?.decisions.at(-1)?.entry);
  const rest = decided < 0 || decided > place ? undefined : moments.slice(decided + 1, place + 1);
  return rest?.every(({ seat, luck }) => seat === turn?.seat && !luck) === true ? turn : undefined;
}

/** The cause of most of what changed between moments. */
export function mainCause(moments: readonly ReviewMoment[]): ReviewCause {
  const sums = new Map<ReviewCause, number[]>();
  for (const { cause, by } of moments.flatMap(({ changes }) => changes)) {
    const sum = sums.get(cause) ?? by.map(() => 0);
    sums.set(
      cause,
      sum.map((before, party) => before + (by[party] ?? 0)),
    );
  }
  const weight = (sum: readonly number[]): number => Math.max(0, ...sum.map(Math.abs));
  const [first] = [...sums].sort(([, one], [, other]) => weight(other) - weight(one));
  return first?.[0] ?? 'noise';
}

/** Of these decisions those that lost something worth a word, the dearest first. */
export function dearest(turns: readonly ReviewTurn[], least: number): ReviewDecision[] {
  return turns
    .flatMap(({ decisions }) => decisions)
    .filter(({ loss }) => loss >= least)
    .sort((one, other) => other.loss - one.loss || one.entry - other.entry);
}
