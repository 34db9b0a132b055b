/** Keeps the focus in a part of the page when the thing that had it is gone, so that whoever plays by keys needn't look
 * for their place after every step. To be used as an attachment. */

type Thing = HTMLElement | SVGElement;

/** `next`: where the focus goes then; none leaves it until there is something again. */
export function keepFocus(next: (home: HTMLElement) => Thing | null): (home: HTMLElement) => () => void {
  return (home) => {
    let held = false;
    let last: Element | null = null;

    const onfocusin = (event: FocusEvent): void => {
      held = true;
      last = event.target instanceof Element ? event.target : null;
    };
    const onfocusout = (event: FocusEvent): void => {
      const was = event.target;
      // What is taken off the page loses the focus too; only who goes away by themselves has left.
      queueMicrotask(() => {
        if (was instanceof Element && was.isConnected && !home.contains(document.activeElement)) held = false;
      });
    };
    const settle = (): void => {
      // What had the focus and is still there has lost it because somebody goes on.
      if (!held || last?.isConnected || home.contains(document.activeElement)) return;
      if (document.activeElement !== document.body) held = false;
      else next(home)?.focus({ preventScroll: true });
    };

    const observer = new MutationObserver(settle);
    observer.observe(home, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
    home.addEventListener('focusin', onfocusin);
    home.addEventListener('focusout', onfocusout);
    return () => {
      observer.disconnect();
      home.removeEventListener('focusin', onfocusin);
      home.removeEventListener('focusout', onfocusout);
    };
  };
}
