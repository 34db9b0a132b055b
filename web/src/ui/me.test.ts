import { afterEach, expect, it, vi } from 'vitest';
import type { ColourVision, Me } from '../gen';
import { settings } from '../settings.svelte';
import { remote } from '../source/remote.svelte';
import { makeAccount, signIn } from './me';

function answer(language: string | null, colour_vision: ColourVision): void {
  const me = { id: 'u', name: 'Ana', kind: 'account', settings: { language, colour_vision } };
  vi.stubGlobal('fetch', async () => Response.json({ me }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a guest who makes an account stays who they are', async () => {
  answer(null, 'standard');
  await makeAccount('ana', 'correct horse');
  expect(remote.me?.kind).toBe('account');
});

it('what was chosen for an account holds here before anybody hears who signed in', async () => {
  let heard: unknown = null;
  vi.spyOn(remote, 'become').mockImplementation((me: Me | null) => {
    heard = [me?.id, settings.language, settings.vision];
  });
  answer('pt-BR', 'tritanopia');
  await signIn('ana', 'correct horse');
  expect(heard).toEqual(['u', 'pt-BR', 'tritanopia']);
  answer('tlh', 'standard');
  await signIn('ana', 'correct horse');
  expect(heard).toEqual(['u', null, 'standard']);
});
