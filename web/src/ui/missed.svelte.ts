/** Parts of the client that didn't come over the network. Browsers and the build's own loader remember what failed, so that only
 * a page that is loaded anew brings them. */

import { patience } from '../source/source';

/** What `import()` rejected with where the file didn't come. */
const errors = new WeakSet<object>();
let any = $state(false);

addEventListener('vite:preloadError', (event) => {
  if ('payload' in event && event.payload instanceof Error) errors.add(event.payload);
  any = true;
});

/** Whether something failed because a part of the client didn't come. */
export const isMissed = (error: unknown): boolean => typeof error === 'object' && error !== null && errors.has(error);

/** Whether any part didn't come. Reactive. */
export const anyMissed = (): boolean => any;

/** How often pages were loaded anew in this tab without success, so that each waits longer than the one before. */
const KEY = 'pantheon-anew';
/** The first wait, in seconds. */
const LEAST = 5;
const MOST = 300;

function timesSoFar(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** The page came as a whole. */
export function arrived(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was counted either.
  }
}

/** Loads the page anew by itself after a while, once the server can be reached, until the returned function is called. */
export function loadAnew(load: () => void = () => location.reload()): () => void {
  const before = timesSoFar();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;
  let left = false;

  async function look(): Promise<void> {
    const there = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (left) return;
    if (!there) return later();
    try {
      sessionStorage.setItem(KEY, String(before + 1));
    } catch {
      // Then it doesn't wait longer the next time.
    }
    load();
  }

  function later(): void {
    timer = setTimeout(() => void look(), patience(tries, Math.min(LEAST * 2 ** before, MOST)));
    tries += 1;
  }

  later();
  return () => {
    left = true;
    clearTimeout(timer);
  };
}
