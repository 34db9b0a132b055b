/** What a review says of one moment, as a table shows advice. */

import type { Hint, ReviewLines } from '../gen';
import type { Line } from '../table/table.svelte';

/** The candidates as advice, the best first, with what is expected after each. */
export function adviceOf({ candidates, thought, why, views }: ReviewLines): { hints: Hint[]; lines: Line[] } {
  const named = candidates.flatMap(({ line, chance }, place) => {
    const [first] = line;
    if (!first) return [];
    const { action, text } = first;
    const hint: Hint = { action, text, chance, gains: [], ...(place === 0 && { thought, why }) };
    const steps = line.map((step, at) => ({
      view: views[place]?.[at] ?? null,
      legal: { action: step.action, text: step.text },
      seat: step.seat,
    }));
    return [{ hint, line: steps }];
  });
  return { hints: named.map(({ hint }) => hint), lines: named.map(({ line }) => line) };
}
