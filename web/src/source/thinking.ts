/** What could be done in a position and what it is worth, found in a worker of its own. */

import type { Problem, ReviewLines } from '../gen';
import { ProblemError } from './source';

export interface ThinkingAsked {
  /** An analysis. */
  text: string;
  /** The node of it that is thought of. */
  node: number;
  /** With how many iterations, again and again. */
  passes: readonly number[];
}

export type ThinkingSaid =
  | { lines: ReviewLines[]; iterations: number }
  | { problem: Problem }
  /** There is no engine here, or it broke. */
  | { failed: string };

export interface ThinkingEars {
  told: (lines: ReviewLines[], iterations: number) => void;
  failed: (error: unknown) => void;
}

/** Begins to think. Answers with how to stop it. */
export function startThinking(asked: ThinkingAsked, ears: ThinkingEars): () => void {
  const worker = new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  worker.onmessage = ({ data }: MessageEvent<ThinkingSaid>) => {
    if ('lines' in data) {
      if (data.iterations === asked.passes.at(-1)) stop();
      return ears.told(data.lines, data.iterations);
    }
    stop();
    ears.failed('problem' in data ? new ProblemError(data.problem) : new Error(data.failed));
  };
  worker.onerror = (event) => {
    stop();
    ears.failed(new Error(event.message));
  };
  worker.postMessage(asked);
  return stop;
}
