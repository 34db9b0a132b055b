/** On a phone the board is longer than the screen: brings what can be chosen into sight, if none of it is. */

const NARROW = '(max-width: 800px)';
/** The sentence covers the lower end of the screen. */
const COVERED = 0.2;

export function reveal(board: Element): void {
  if (!matchMedia(NARROW).matches) return;
  const legal = [...board.querySelectorAll('[data-key][aria-disabled="false"]')];
  const seen = legal.some((target) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight * (1 - COVERED);
  });
  if (seen) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  legal[0]?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
