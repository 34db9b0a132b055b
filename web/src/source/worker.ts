/** Tables in a worker of their own, so that no bot that thinks holds up the page. */

import type { Call, Said } from './calls';
import { Locks, UNLOCKED } from './claims';
import { engine } from './engine';
import { Host } from './host';
import { openKept } from './kept';

declare const self: DedicatedWorkerGlobalScope;

const say = (said: Said): void => self.postMessage(said);

function later(millis: number, what: () => void): () => void {
  const timer = setTimeout(what, millis);
  return () => clearTimeout(timer);
}

const claims = 'locks' in navigator ? new Locks(navigator.locks) : UNLOCKED;
const host = Promise.all([engine(), openKept()]).then(([loaded, kept]) => new Host(loaded, kept, claims, { say, now: Date.now, later }));
host.catch((error: unknown) => say({ missing: error instanceof Error ? error.message : String(error) }));

// One call after the other, in the order in which they came.
let last: Promise<void> = Promise.resolve();
self.onmessage = (event: MessageEvent<Call>) => {
  last = last.then(async () => (await host).hear(event.data)).catch(() => undefined);
};
