/** Which page is shown. Paths are plain, so that they can be kept and sent. */

export interface Place {
  path: string;
  /** The path's parts. */
  parts: string[];
  query: URLSearchParams;
  /** What comes after `#`. */
  anchor: string;
}

function here(): Place {
  const { pathname, search, hash } = location;
  return {
    path: pathname,
    parts: pathname.split('/').filter((part) => part !== '').map(decodeURIComponent),
    query: new URLSearchParams(search),
    anchor: decodeURIComponent(hash.slice(1)),
  };
}

class Router {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener('popstate', () => (this.place = here()));
  }

  /** Goes to another page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    const before = this.place.path;
    this.place = here();
    if (this.place.path !== before) scrollTo(0, 0);
  }

  /** Lets a link within the site change the page without loading it anew. */
  follow = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
