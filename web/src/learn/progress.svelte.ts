/** What somebody has learnt in this browser: which lessons were done, where one was left, and what need not be offered or said
 * again. */

/** What is known of a title. */
export interface Learnt {
  /** The lessons that were done, by name. */
  done: string[];
  /** The lesson that was left in the midst, and at which step. */
  left: { lesson: string; step: number } | null;
  /** The table of the guided game. */
  game: string | null;
  /** What the coach has said there, by name. */
  said: string[];
  /** Whether lessons need not be offered: they were, or the title was played. */
  offered: boolean;
}

const KEY = 'pantheon-learnt';
const NOTHING: Learnt = { done: [], left: null, game: null, said: [], offered: false };

const isNames = (found: unknown): found is string[] => Array.isArray(found) && found.every((one) => typeof one === 'string');

/** Reads what was kept. What isn't ours is as if it had not been learnt. */
export function read(text: string | null): Record<string, Learnt> {
  const found: unknown = text === null ? null : JSON.parse(text);
  const learnt: Record<string, Learnt> = {};
  if (typeof found !== 'object' || found === null) return learnt;
  for (const [title, value] of Object.entries(found as Record<string, unknown>)) {
    if (typeof value !== 'object' || value === null) continue;
    const { done, left, game, said, offered } = value as Record<string, unknown>;
    const at = left as { lesson?: unknown; step?: unknown } | null | undefined;
    learnt[title] = {
      done: isNames(done) ? done : [],
      left: typeof at?.lesson === 'string' && typeof at.step === 'number' ? { lesson: at.lesson, step: at.step } : null,
      game: typeof game === 'string' ? game : null,
      said: isNames(said) ? said : [],
      offered: offered === true,
    };
  }
  return learnt;
}

function kept(): Record<string, Learnt> {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

class Progress {
  #all = $state.raw<Record<string, Learnt>>(kept());

  /** What is known of a title. */
  of(title: string): Learnt {
    return this.#all[title] ?? NOTHING;
  }

  /** Keeps something of a title. Another tab may have learnt meanwhile. */
  keep(title: string, change: (known: Learnt) => Partial<Learnt>): void {
    const all = { ...this.#all, ...kept() };
    const known = all[title] ?? NOTHING;
    this.#all = { ...all, [title]: { ...known, ...change(known) } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress();
