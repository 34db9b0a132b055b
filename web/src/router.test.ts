import { afterEach, describe, expect, it } from 'vitest';
import { placeOf, router } from './router.svelte';

const at = (address: string) => placeOf(new URL(address, 'http://pantheon.test'));

/** Clicks a link as somebody would, and says whether the router took it. */
function click(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let taken = false;
  const listen = (event: MouseEvent): void => {
    router.follow(event);
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', listen);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  removeEventListener('click', listen);
  link.remove();
  return taken;
}

afterEach(() => router.go('/', 'replace'));

describe('an address', () => {
  it('has parts, a query and an anchor', () => {
    const place = at('/rules/any?x=1#AN-B2');
    expect(place.parts).toEqual(['rules', 'any']);
    expect(place.query.get('x')).toBe('1');
    expect(place.anchor).toBe('AN-B2');
  });

  it('is decoded, and taken as it stands where it can’t be', () => {
    expect(at('/table/a%20b').parts).toEqual(['table', 'a b']);
    expect(at('/table/%E0%A4').parts).toEqual(['table', '%E0%A4']);
  });
});

describe('a link', () => {
  it('within the site changes the page', () => {
    expect(click({ href: '/lobby?title=any' })).toBe(true);
    expect(router.place.path).toBe('/lobby');
    expect(router.place.query.get('title')).toBe('any');
  });

  it('that leads elsewhere, or is to be saved or opened elsewhere, is the browser’s', () => {
    expect(click({ href: 'http://elsewhere.test/' })).toBe(false);
    expect(click({ href: '/api/me/export' })).toBe(false);
    expect(click({ href: '/lobby', download: '' })).toBe(false);
    expect(click({ href: '/lobby', target: '_blank' })).toBe(false);
    expect(click({ href: '/lobby' }, { ctrlKey: true })).toBe(false);
    expect(click({ href: '#main' })).toBe(false);
    expect(router.place.path).toBe('/');
  });
});
