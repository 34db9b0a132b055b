/** Trying again what a page asks for once. */

import { passes, patience, ProblemError } from '../source/source';
import { isMissed, loadAnew } from './missed.svelte';

const problemOf = (error: unknown): ProblemError['problem'] | null => (error instanceof ProblemError ? error.problem : null);

/** Whether asking again may help: what isn't there, or isn't for one to see, is not there the next time. */
export const mayHelp = (error: unknown): boolean => problemOf(error)?.code !== 'not-found';

/** Tries again by itself, ever more slowly, what failed for a reason that passes, as long as the page is there. A part of the
 * client that didn't come is brought by a new page. */
export function tryAgain(failed: () => unknown, again: () => void): void {
  let tries = 0;
  $effect(() => {
    if (isMissed(failed())) return loadAnew();
    const problem = problemOf(failed());
    if (!problem || !passes(problem)) return;
    const timer = setTimeout(again, patience(tries, problem.retry_after));
    tries += 1;
    return () => clearTimeout(timer);
  });
}
