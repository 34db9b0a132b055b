/** Setting up a table of 4 Gods. */

import type { TitleSetup } from '../contract';

const setup: TitleSetup = {
  matters(key, options, seats) {
    if (key === 'two-players') return seats === 2;
    if (key === 'penalty') return options['check'] !== 'strict';
    if (key.startsWith('penalty-')) return options['check'] !== 'strict' && options['penalty'] === 'named';
    return true;
  },
  // People round one screen can't act at the same moment.
  beside: { pace: 'timed' },
  warnsBeside: (options) => (options['pace'] === 'timed' ? null : 'web-new-beside-at-once'),
};

export default setup;
