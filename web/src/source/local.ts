/** Tables in this browser. */

import { ProblemError, type TableSource } from './source';

/** Brings the engine into this browser, once. Rejects where it is missing. */
export function openLocal(): Promise<TableSource> {
  return Promise.reject(new ProblemError({ code: 'not-allowed', message: 'This build has no engine for the browser.' }));
}
