/** Which target an arrow key leads to. */

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Record<Arrow, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest of the targets in that direction; what lies to the side counts as farther. At the edge the farthest
 * on the other side, so that every target can be reached. */
export function nearest<T extends Element>(from: Element, targets: readonly T[], arrow: Arrow): T | null {
  const [x, y] = middle(from);
  const [dx, dy] = WAYS[arrow];
  let best: T | null = null;
  let least = Infinity;
  let wrap: T | null = null;
  let most = -Infinity;
  for (const target of targets) {
    if (target === from) continue;
    const [tx, ty] = middle(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along > 1) {
      const cost = along + 2 * aside;
      if (cost < least) [best, least] = [target, cost];
    } else {
      const cost = -along - 2 * aside;
      if (cost > most) [wrap, most] = [target, cost];
    }
  }
  return best ?? wrap;
}
