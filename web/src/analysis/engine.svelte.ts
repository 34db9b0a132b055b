/** The engine beside an analysis: what could be done at the node that one is at, deeper and deeper. */

import type { ReviewLines } from '../gen';
import { startThinking } from '../source/thinking';
import type { Board } from './board.svelte';

/** With how many iterations it thinks, one pass after the other. */
const PASSES = [100, 400, 1_600] as const;
/** It doesn't begin before somebody stays for so long, in milliseconds. */
const PAUSE = 250;

export class Thinking {
  lines = $state.raw<readonly ReviewLines[]>([]);
  iterations = $state(0);
  failed = $state.raw<unknown>(null);

  constructor(
    private readonly board: Board,
    private readonly start: typeof startThinking = startThinking,
  ) {}

  /** Thinks of a node until the returned function is called. */
  of(node: number): () => void {
    this.lines = [];
    this.iterations = 0;
    this.failed = null;
    let stop: (() => void) | null = null;
    let over = false;
    const begin = async (): Promise<void> => {
      const text = await this.board.reader.excerpt(node);
      if (over) return;
      stop = this.start(
        { text, node: lastOf(text), passes: PASSES },
        {
          told: (lines, iterations) => {
            this.lines = lines;
            this.iterations = iterations;
          },
          failed: (error) => (this.failed = error),
        },
      );
    };
    const timer = setTimeout(() => void begin().catch((error: unknown) => (this.failed = error)), PAUSE);
    return () => {
      over = true;
      clearTimeout(timer);
      stop?.();
    };
  }
}

/** The last node of a file says how many there are. */
function lastOf(text: string): number {
  const end = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '{}') as { end?: { nodes: number } };
  return end.end?.nodes ?? 0;
}
