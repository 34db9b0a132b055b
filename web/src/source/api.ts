/** Requests to the server that this page came from. */

import type { Problem } from '../gen';
import { ProblemError } from './source';

/** Asks the server. Rejects with a `ProblemError`, also when the server can't be reached. */
export async function api<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

/** Asks the server for something that isn't JSON. */
export async function apiText(path: string): Promise<string> {
  return (await send('GET', path)).text();
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ProblemError({ code: 'busy', message: 'The server can’t be reached.' });
  }
  if (!response.ok) throw new ProblemError(await problemOf(response));
  return response;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    // What stands before the server says in its own way that it can't reach it.
    const code = [502, 503, 504].includes(response.status) ? 'busy' : 'internal';
    return { code, message: `The server answered ${response.status}.` };
  }
}
