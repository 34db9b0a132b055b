/** What is wider than its place scrolls sideways, and what scrolls must be reached by keys: a stop for Tab, with a name, as long
 * as it does. */

import type { Attachment } from 'svelte/attachments';

/** The class of what may scroll: `html` of `rulebook.ts` puts tables and drawings into such boxes. */
const WIDE = '.wide';

/** Keeps all such boxes inside reachable, also those that come later. */
export function reachWide(name: () => string): Attachment<HTMLElement> {
  return (home) => {
    const sizes = new ResizeObserver((changed) => {
      for (const { target } of changed) if (target instanceof HTMLElement) settle(target, name());
    });
    const watch = (): void => {
      for (const box of home.querySelectorAll<HTMLElement>(WIDE)) {
        // The box has the width of its place, so what is in it tells when it grows.
        for (const each of [box, ...box.children]) sizes.observe(each);
        settle(box, name());
      }
    };
    const later = new MutationObserver(watch);
    later.observe(home, { childList: true, subtree: true });
    watch();
    return () => {
      later.disconnect();
      sizes.disconnect();
    };
  };
}

function settle(changed: HTMLElement, name: string): void {
  const box = changed.closest<HTMLElement>(WIDE);
  if (!box) return;
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', name);
  } else {
    for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
  }
}
