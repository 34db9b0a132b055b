/** Whether this browser was somebody at the server. Its cookie can't be read by a page, and asking as a stranger is refused,
 * which browsers write down as errors. */

const KEY = 'pantheon-known';

export function isKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Where nothing can be kept there may be a cookie all the same.
    return true;
  }
}

export function keepKnown(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
