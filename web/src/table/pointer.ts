/** Tells the hand that moves a pointer from a page that changes under a pointer at rest: browsers say of both that the
 * pointer is over something else now. */

/** Whether a pointer event is a move by hand. To be asked of every `pointermove` of a part of the page, in order. */
export function hand(): (event: PointerEvent) => boolean {
  let last: { x: number; y: number } | null = null;
  return ({ screenX: x, screenY: y }) => {
    const moved = last === null || last.x !== x || last.y !== y;
    last = { x, y };
    return moved;
  };
}

/** The key of the thing that an event is about. */
export const keyOf = (event: Event): string | null =>
  event.target instanceof Element ? (event.target.closest('[data-key]')?.getAttribute('data-key') ?? null) : null;
