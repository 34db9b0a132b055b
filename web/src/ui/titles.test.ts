import { expect, it } from 'vitest';
import { words } from '../words/words.svelte';
import { forHowMany } from './titles';

it.each([
  ['en', ['1 to 4 players', '2 players', '1 player']],
  ['pt-BR', ['1 a 4 jogadores', '2 jogadores', '1 jogador']],
] as const)('says for how many a game is, and no number twice, %s', async (language, said) => {
  await words.speak(language);
  expect([forHowMany(1, 4), forHowMany(2, 2), forHowMany(1, 1)]).toEqual(said);
});
