/** Brings the client's files into the browser without pushing anybody aside: few at a time, and whoever asks for patience is
 * given it. What came is kept, so that a later start goes on where this one stopped. Only the service worker may use this: it
 * is one file, and can't share a part with the page. */

export interface Ways {
  /** Whether a file is there already. */
  kept: (file: string) => Promise<boolean>;
  fetch: (file: string) => Promise<Response>;
  keep: (file: string, response: Response) => Promise<void>;
  wait: (millis: number) => Promise<void>;
}

/** So many files are asked for at once. */
const AT_ONCE = 3;
/** So often a file is asked for again. */
const AGAIN = 8;
/** The longest wait between two tries, in milliseconds, unless the server asks for a longer one. */
const LONGEST = 30_000;

/** Resolves when every file is there. Rejects where one can't be had now; what else came stays. */
export async function fill(files: readonly string[], { kept, fetch, keep, wait }: Ways): Promise<void> {
  const left = [...files];
  /** Who is told to wait waits for all. */
  let rest = Promise.resolve();

  async function bring(file: string): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      await rest;
      const response = await fetch(file).catch(() => null);
      if (response?.ok) return keep(file, response);
      if ((response && !passes(response.status)) || tries === AGAIN) throw new Error(`${file}: ${response?.status ?? 'not reached'}`);
      rest = wait(Math.max(secondsOf(response) * 1000, Math.min(LONGEST, 1000 * 2 ** tries)));
    }
  }

  async function work(): Promise<void> {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if (!(await kept(file))) await bring(file);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const passes = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** For how long the server asks to be left alone. */
const secondsOf = (response: Response | null): number => Number(response?.headers.get('retry-after') ?? 0) || 0;
