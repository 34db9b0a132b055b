import { expect, test } from 'vitest';
import { leastKnown } from './known';

test('a thing is known as well as the least known of its values', () => {
  expect(leastKnown(['found', 'found'])).toBe('found');
  expect(leastKnown(['derived', 'found'])).toBe('derived');
  expect(leastKnown(['reconstructed', 'derived', 'found'])).toBe('reconstructed');
  expect(leastKnown([])).toBe('found');
});
