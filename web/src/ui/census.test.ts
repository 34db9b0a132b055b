import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { census, count, type Census } from './census';
import { faces } from './titles';

function counted(file: JsonValue): Census {
  const counts: Census = { found: 0, derived: 0, reconstructed: 0 };
  count(file, null, counts);
  return counts;
}

describe('a census', () => {
  it('counts every value under the nearest word about it', () => {
    const file: JsonValue = {
      provenance: 'found',
      a: 1,
      note: 'not a value',
      list: [1, 2],
      deep: { provenance: 'derived', b: 2, c: 3 },
      named: { provenance: { d: 'reconstructed' }, d: 4, e: 5 },
      rows: [{ f: 1 }, { provenance: 'reconstructed', f: 2 }],
    };
    expect(counted(file)).toEqual({ found: 4, derived: 2, reconstructed: 2 });
  });

  it.each(faces.map(({ id }) => id))('of %s finds known and reconstructed values', async (title) => {
    const { found, reconstructed } = await census(title);
    expect(found).toBeGreaterThan(0);
    expect(reconstructed).toBeGreaterThan(0);
  });
});
