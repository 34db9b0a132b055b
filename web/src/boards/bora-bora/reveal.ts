/** On a small screen the board is longer than it: brings what can be chosen into sight, if none of it is. */

export interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll, so that something can be seen: not at all if the middle of one thing is in sight, else as little as
 * brings the nearest thing into sight as a whole. */
export function away(things: readonly Span[], sight: Span): number {
  const seen = things.some(({ top, bottom }) => (top + bottom) / 2 >= sight.top && (top + bottom) / 2 <= sight.bottom);
  if (seen) return 0;
  const ways = things.map(({ top, bottom }) =>
    bottom > sight.bottom ? Math.min(bottom - sight.bottom, top - sight.top) : top - sight.top,
  );
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}

/** So much is seen round what comes into sight. */
const AROUND = 16;

export function reveal(board: Element): void {
  const page = document.documentElement;
  const inside = board.scrollHeight > board.clientHeight;
  if (!inside && page.scrollHeight <= page.clientHeight) return;
  const { top, bottom } = inside ? board.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  // On a phone the sentence covers the lower end of the screen.
  const sentence = document.querySelector('.sentence')?.getBoundingClientRect().top ?? innerHeight;
  const foot = sentence > innerHeight / 2 ? sentence : innerHeight;
  const things = [...board.querySelectorAll('[data-key][aria-disabled="false"]')].map((thing) => thing.getBoundingClientRect());
  const way = away(things, { top: Math.max(0, top), bottom: Math.min(foot, bottom) });
  if (way === 0) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  (inside ? board : page).scrollBy({ top: way + Math.sign(way) * AROUND, behavior: calm ? 'auto' : 'smooth' });
}
