import { describe, expect, it } from 'vitest';
import { bring, printed } from './printed';

/** Any file of any title, as `TITLE/FILE.toml`. */
const FILE = Object.keys(import.meta.glob('../../../content/*/*.toml'))[0]?.slice('../../../content/'.length) ?? '';
const NAME = FILE.replace('.toml', '');
const [TITLE = '', ONLY = ''] = FILE.split('/');

describe('what is printed', () => {
  it('is what a table began with, where that was corrected since, and today’s again for the next', async () => {
    await bring(TITLE);
    const today = printed<object>(NAME);
    expect(Object.keys(today).length).toBeGreaterThan(0);
    await bring(TITLE, { [ONLY]: { card: [] } });
    // Nobody says any more where its values are known from.
    expect(printed(NAME)).toEqual({ provenance: 'reconstructed', card: [] });
    await bring(TITLE);
    expect(printed(NAME)).toEqual(today);
  });

  it('is not there before it was brought', () => {
    expect(() => printed('chess/board')).toThrow('was not brought');
  });
});
