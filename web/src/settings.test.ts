import { describe, expect, it } from 'vitest';
import { read } from './settings.svelte';

const usual = read(null);

describe('what was kept', () => {
  it('is read back', () => {
    const chosen = { ...usual, language: 'pt-BR', theme: 'dark', vision: 'tritanopia', speed: 'off', sounds: true, name: 'Ana' };
    expect(read(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('is passed over where it isn’t ours', () => {
    expect(read('{"language":"xx","theme":7,"speed":"ludicrous","sounds":"yes","name":null,"extra":1}')).toEqual(usual);
    expect(read('[]')).toEqual(usual);
    expect(read('null')).toEqual(usual);
  });
});
