/** Who one is at the server, and what one can do about it. Every function rejects with a `ProblemError`. */

import type { Me, OwnData, SessionInfo, Settings, SignedIn } from '../gen';
import { api } from '../source/api';
import { settings } from '../settings.svelte';
import { remote } from '../source/remote.svelte';
import { LANGUAGES } from '../words/words.svelte';

/** Is called otherwise from now on. */
export async function rename(name: string): Promise<void> {
  remote.me = await api<Me>('PATCH', '/api/me', { name });
}

/** Lets the server know what was chosen. */
export async function choose(settings: Settings): Promise<void> {
  remote.me = await api<Me>('PATCH', '/api/me', { settings });
}

/** Makes an account of a guest. Games and name stay; the session has a new cookie, and the line comes back with it. */
export async function makeAccount(login: string, password: string): Promise<void> {
  remote.me = (await api<SignedIn>('POST', '/api/me/account', { login, password })).me;
}

/** Signs in. What was chosen for the account holds in this browser before anybody hears of it, so that it isn't taken for
 * a change. */
export async function signIn(login: string, password: string): Promise<void> {
  const { me } = await api<SignedIn>('POST', '/api/sessions', { login, password, token: false });
  settings.language = LANGUAGES.find((language) => language === me.settings.language) ?? null;
  settings.vision = me.settings.colour_vision;
  remote.become(me);
}

export async function signOut(everywhere: boolean): Promise<void> {
  await api('DELETE', `/api/sessions${everywhere ? '?everywhere=true' : ''}`);
  remote.become(null);
}

export function sessions(): Promise<SessionInfo[]> {
  return api<SessionInfo[]>('GET', '/api/me/sessions');
}

/** Everything that the server keeps of somebody. */
export function ownData(): Promise<OwnData> {
  return api<OwnData>('GET', '/api/me/export');
}

/** Leaves for good. */
export async function leave(password: string | null): Promise<void> {
  await api('DELETE', '/api/me', { password });
  remote.become(null);
}
