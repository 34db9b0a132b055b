import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import NumberField from './NumberField.svelte';

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

/** Types into a field from 1 to 14 that holds 1, and gives what it holds and what it shows. */
function typed(text: string): [held: number, seen: string] {
  let held = 1;
  const props = {
    from: 1,
    to: 14,
    get value() {
      return held;
    },
    set value(value: number) {
      held = value;
    },
  };
  shown = mount(NumberField, { target: document.body, props });
  const input = document.querySelector('input');
  if (!input) throw new Error('there is no field');
  input.value = text;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  return [held, input.value];
}

it.each([
  ['7', 7],
  ['99', 14],
  ['-3', 1],
  ['0', 1],
  ['', 1],
  ['2.6', 3],
])('what is typed is held and shown within bounds: %s', (text, held) => {
  expect(typed(text)).toEqual([held, String(held)]);
});
