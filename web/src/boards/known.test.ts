import { expect, test } from 'vitest';
import { knownOf, leastKnown } from './known';

test('a thing is known as well as the least known of its values', () => {
  expect(leastKnown(['found', 'found'])).toBe('found');
  expect(leastKnown(['derived', 'found'])).toBe('derived');
  expect(leastKnown(['reconstructed', 'derived', 'found'])).toBe('reconstructed');
  expect(leastKnown([])).toBe('found');
});

test('a value is known as what is said nearest to it', () => {
  const file = { provenance: 'derived' } as const;
  expect(knownOf('cost', { provenance: { cost: 'reconstructed' } }, file)).toBe('reconstructed');
  expect(knownOf('effect', { provenance: { cost: 'reconstructed' } }, file)).toBe('derived');
  expect(knownOf('effect', { provenance: 'reconstructed' }, file)).toBe('reconstructed');
  expect(knownOf('effect', {}, {})).toBe('found');
});
