/** Problems in the reader's words, where no table tells them. */

import { ProblemError } from '../source/source';
import { t, words } from '../words/words.svelte';
import { isMissed } from './missed.svelte';

/** This browser has no engine. */
export class NoEngine extends Error {}

/** Why something was not done, as a sentence. */
export function tell(error: unknown): string {
  if (error instanceof NoEngine) return t('web-no-engine');
  if (isMissed(error)) return t('web-page-failed');
  if (!(error instanceof ProblemError)) return t('web-problem-internal');
  const { code, facts, message } = error.problem;
  if (facts) return words.say(facts);
  const key = `web-problem-${code}`;
  return words.has(key) ? t(key) : message;
}
