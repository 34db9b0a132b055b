/** Which page is shown. Paths are plain, so that they can be kept and sent. */

export interface Place {
  path: string;
  /** The path's parts. */
  parts: string[];
  query: URLSearchParams;
  /** What comes after `#`. */
  anchor: string;
}

/** Reads an address. What isn't well encoded is taken as it stands. */
export function placeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Place {
  return {
    path: pathname,
    parts: pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decoded),
    query: new URLSearchParams(search),
    anchor: decoded(hash.slice(1)),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  place = $state.raw<Place>(placeOf(location));

  constructor() {
    addEventListener('popstate', () => (this.place = placeOf(location)));
  }

  /** Goes to another page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    const before = this.place.path;
    this.place = placeOf(location);
    if (this.place.path !== before) scrollTo(0, 0);
  }

  /** Lets a link within the site change the page without loading it anew. */
  follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    // Within a page the browser finds its way, and moves the focus too.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
