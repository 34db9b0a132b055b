/** Setting up a table of DEUS. */

import type { TitleSetup } from '../contract';

const setup: TitleSetup = {
  matters: (key, options) => !key.startsWith('draft-') || options['start'] === 'drafted',
  // A map of one's own is a list of tiles by number: programs write that, not people.
  unoffered: { map: ['custom'] },
};

export default setup;
