import { describe, expect, it } from 'vitest';

import { words } from '../words/words.svelte';
import { happened } from './happened';

describe('an outage', () => {
  it.each([
    ['en', 'The server was away. No clock counted that time.'],
    ['pt-BR', 'O servidor ficou fora do ar. Esse tempo não contou em nenhum relógio.'],
  ] as const)('is told in %s', async (language, text) => {
    await words.speak(language);
    expect(happened({ outage: { millis: 7_200_000 } }, ['Ana', 'Rui'])).toBe(text);
  });
});
