/** Steps that were taken back, and steps that would be. */

import type { Happened, News } from '../gen';

/** What was taken back, of the part of a log that is known. */
export interface TakenBack {
  /** The places whose steps never were. */
  undone: ReadonlySet<number>;
  /** The steps that were taken back, by the place in the log that took them back; in the order in which they were taken. */
  backs: ReadonlyMap<number, readonly News[]>;
}

export const NOTHING_BACK: TakenBack = { undone: new Set(), backs: new Map() };

/** Whether the game went on by it. */
const isStep = (what: Happened): boolean => what === 'ticked' || (typeof what !== 'string' && 'acted' in what);

/** Finds what was taken back. A step is undone by the first place after it that leaves fewer steps than its own number. */
export function takenBack(news: readonly News[]): TakenBack {
  const undone = new Set<number>();
  const backs = new Map<number, readonly News[]>();
  /** The steps that stand, the last one last. */
  const standing: News[] = [];
  for (const one of news) {
    const { seq, step, what } = one;
    if (step === undefined || what === 'began') continue;
    if (isStep(what)) {
      standing.push(one);
      continue;
    }
    const first = standing.findIndex((taken) => (taken.step ?? 0) > step);
    const gone = first < 0 ? [] : standing.splice(first);
    for (const taken of gone) undone.add(taken.seq);
    backs.set(seq, gone);
  }
  return { undone, backs };
}

/** The steps that are taken back if only so many are left, in the order in which they were taken; none if not all of them
 * are known. */
export function stepsAfter(news: readonly News[], { undone }: TakenBack, to: number): News[] | null {
  const steps = news.filter(({ seq, step, what }) => step !== undefined && step > to && isStep(what) && !undone.has(seq));
  return steps[0]?.step === to + 1 ? steps : null;
}

/** How many steps are left if this seat's last step is taken back; none if it isn't known. */
export function takeBackTo(news: readonly News[], { undone }: TakenBack, seat: number): number | null {
  const last = news.findLast(
    ({ seq, what }) => typeof what !== 'string' && 'acted' in what && what.acted.seat === seat && !undone.has(seq),
  );
  return last?.step === undefined ? null : last.step - 1;
}

/** Whose steps these are, and how many: none's are the clock's. */
export function stepsBySeat(steps: readonly News[]): Map<number | null, number> {
  const counts = new Map<number | null, number>();
  for (const { what } of steps) {
    const seat = typeof what !== 'string' && 'acted' in what ? what.acted.seat : null;
    counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  return counts;
}
