/** Scrolls a box, and nothing round it: `scrollIntoView` scrolls the page as well, and on a phone takes the board away. */

/** Brings a thing into sight within the box that scrolls it. `start`: to its upper end, else as little as needed. */
export function scrollWithin(box: Element, thing: Element, to: 'nearest' | 'start' = 'nearest'): void {
  const inner = thing.getBoundingClientRect();
  const top = box.getBoundingClientRect().top + box.clientTop;
  // What stands over the box's upper end is the thing's to know, as for the browser's own scrolling.
  const above = inner.top - (Number.parseFloat(getComputedStyle(thing).scrollMarginTop) || 0) - top;
  const below = inner.bottom - (top + box.clientHeight);
  if (to === 'start' || above < 0) box.scrollTop += above;
  // What is higher than the box begins with its beginning.
  else if (below > 0) box.scrollTop += Math.min(below, above);
}
