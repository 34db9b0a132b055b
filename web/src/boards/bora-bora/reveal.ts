/** On a small screen the board is longer than it: brings what can be chosen into sight, if none of it is. */

/** On a phone the sentence covers the lower end of the screen. */
const COVERED = 0.2;

export function reveal(board: Element): void {
  const page = document.documentElement;
  const fits = page.scrollHeight <= page.clientHeight && board.scrollHeight <= board.clientHeight;
  if (fits) return;
  const legal = [...board.querySelectorAll('[data-key][aria-disabled="false"]')];
  const seen = legal.some((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight * (1 - COVERED);
  });
  if (seen) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  legal[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
