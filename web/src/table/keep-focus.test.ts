import { afterEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus';

let stop: (() => void) | null = null;
const home = document.createElement('section');
const outside = document.createElement('button');
document.body.append(home, outside);

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const button = (name: string): HTMLButtonElement => {
  const made = document.createElement('button');
  made.textContent = name;
  return made;
};
/** A part of the page in which `a` has the focus. */
async function begin(): Promise<void> {
  stop = keepFocus((part) => part.querySelector('button'))(home);
  home.replaceChildren(button('a'));
  home.querySelector('button')?.focus();
  await settle();
}

afterEach(() => {
  stop?.();
  home.replaceChildren();
});

it('goes to what comes instead of what had it', async () => {
  await begin();
  home.replaceChildren(button('b'));
  await settle();
  expect(document.activeElement?.textContent).toBe('b');
});

it('waits until there is something again', async () => {
  await begin();
  home.replaceChildren();
  await settle();
  expect(document.activeElement).toBe(document.body);
  home.append(button('c'));
  await settle();
  expect(document.activeElement?.textContent).toBe('c');
});

it('never comes back to whoever went away', async () => {
  await begin();
  outside.focus();
  await settle();
  outside.blur();
  home.replaceChildren(button('d'));
  await settle();
  expect(document.activeElement).toBe(document.body);
});
