/** Keeps the whole client in the browser, so that it opens and plays without a network. */

import { fill } from './offline/fill';

/** Put in by the build: the files of this version, and a name for it. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = 'pantheon-';
const CACHE = PREFIX + __VERSION__;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(clean()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = url.origin === worker.location.origin && !url.pathname.startsWith('/api') && url.pathname !== '/metrics';
  if (request.method === 'GET' && ours) event.respondWith(answer(request));
});

/** Brings what is new. This version is installed, and so answers without a network, only when all of it is there. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await fill(__FILES__, {
    kept: async (file) => {
      if (await cache.match(file, { ignoreVary: true })) return true;
      // A file with its digest in its name never changes, so an older version's copy will do.
      const older = isLasting(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      if (older) await cache.put(file, older);
      return older !== undefined;
    },
    fetch: (file) => fetch(file, { cache: isLasting(file) ? 'default' : 'no-cache' }),
    keep: (file, response) => cache.put(file, response),
    wait: (millis) => new Promise((done) => setTimeout(done, millis)),
  });
}

const isLasting = (file: string): boolean => file.startsWith('/assets/');

/** Forgets older versions. */
async function clean(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** Every address of the site is the same page; it finds out by itself what to show. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // Whoever asks gets the same bytes, however they ask.
  const kept = await cache.match(request.mode === 'navigate' ? '/' : request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // What isn't brought before somebody asks has its digest in its name: it is there the next time without a network.
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/')) await cache.put(request, response.clone());
  return response;
}
