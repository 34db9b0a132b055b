import { expect, test } from 'vitest';
import { LONGEST_WORD, ownLuck } from './luck';

test('whoever says nothing adds what nobody can guess, another each time', () => {
  const [one, two] = [ownLuck(), ownLuck('  ')];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(two);
});

test('a word is added as it is said, before what is drawn', () => {
  expect(ownLuck(' três maçãs ')).toMatch(/^três maçãs [0-9a-f]{32}$/);
});

test('whatever is said, a table takes it: no control characters, and at most 256 bytes', () => {
  const said = ownLuck(`a\u0007b\n${'🎲'.repeat(200)}`);
  expect(said).not.toMatch(/\p{Cc}/u);
  expect([...said].length).toBe(LONGEST_WORD + 1 + 32);
  expect(new TextEncoder().encode(said).length).toBeLessThanOrEqual(256);
});
