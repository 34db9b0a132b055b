/** A rating of one's own against the grades of puzzles, as Glicko reckons it: a number, and how sure it is. */

/** How strong somebody is, and how surely that is known: the standard deviation. */
export interface Rating {
  rating: number;
  deviation: number;
}

/** Where everybody begins: about as strong as a puzzle of the third grade. */
export const NEWCOMER: Rating = { rating: 1200, deviation: 350 };

/** Nobody is ever known better than this: people learn. */
const LEAST = 60;
/** Puzzles of a grade aren't all alike. */
const PUZZLE = 80;
const Q = Math.LN10 / 400;

/** What a puzzle of a grade is rated: 200 more for each. */
export const ratingOf = (grade: number): number => 600 + 200 * grade;

const g = (deviation: number): number => 1 / Math.sqrt(1 + (3 * Q ** 2 * deviation ** 2) / Math.PI ** 2);

/** How likely it is to solve a puzzle of a grade. */
export function chanceOf({ rating }: Rating, grade: number): number {
  return 1 / (1 + 10 ** ((-g(PUZZLE) * (rating - ratingOf(grade))) / 400));
}

/** The rating after one more puzzle. */
export function after(mine: Rating, grade: number, solved: boolean): Rating {
  const expected = chanceOf(mine, grade);
  const weight = g(PUZZLE);
  const known = 1 / (Q ** 2 * weight ** 2 * expected * (1 - expected));
  const certainty = 1 / mine.deviation ** 2 + 1 / known;
  const step = (Q / certainty) * weight * (Number(solved) - expected);
  return { rating: mine.rating + step, deviation: Math.max(LEAST, Math.sqrt(1 / certainty)) };
}
