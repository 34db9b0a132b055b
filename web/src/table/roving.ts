/** One tab stop for a row or list of things, in which arrows move. To be used as an attachment. */

/** `find`: which things, as a selector. */
export function roving(find: string = 'button, a[href], input'): (home: HTMLElement) => () => void {
  return (home) => {
    let stop: HTMLElement | null = null;
    const things = (): HTMLElement[] =>
      [...home.querySelectorAll<HTMLElement>(find)].filter((thing) => !thing.hasAttribute('disabled') && thing.checkVisibility());
    const rove = (to: HTMLElement | null): void => {
      stop = to;
      for (const thing of things()) thing.tabIndex = thing === to ? 0 : -1;
    };
    const settle = (): void => rove(stop?.isConnected && !stop.hasAttribute('disabled') ? stop : (things()[0] ?? null));

    const onkeydown = (event: KeyboardEvent): void => {
      const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
      const all = things();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const writes = all[at] instanceof HTMLInputElement && !event.key.endsWith('Down') && !event.key.endsWith('Up');
      const step = steps[event.key];
      const to =
        event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : (at + step + all.length) % all.length;
      if (to < 0 || writes) return;
      event.preventDefault();
      event.stopPropagation();
      rove(all[to] ?? null);
      all[to]?.focus();
    };
    const onfocusin = (event: FocusEvent): void => {
      if (event.target instanceof HTMLElement && event.target.matches(find)) rove(event.target);
    };

    settle();
    const observer = new MutationObserver(settle);
    observer.observe(home, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
    home.addEventListener('keydown', onkeydown);
    home.addEventListener('focusin', onfocusin);
    return () => {
      observer.disconnect();
      home.removeEventListener('keydown', onkeydown);
      home.removeEventListener('focusin', onfocusin);
    };
  };
}
