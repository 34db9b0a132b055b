/** Whether the network is there, whether it is needed, and whether a newer Pantheon waits. */

/** The wait before files that didn't come are asked for again, and the longest, in milliseconds. */
const AGAIN = 30_000;
const SELDOM = 600_000;

export class Online {
  /** What the browser believes. It may be wrong; what really fails says so itself. */
  there = $state(navigator.onLine);
  /** Whether everything is in this browser, so that it works without a network. */
  kept = $state(false);
  /** A newer version is loaded, and begins when the page is loaded anew. */
  newer = $state(false);
  #waiting: ServiceWorker | null = null;

  constructor() {
    addEventListener('online', () => (this.there = true));
    addEventListener('offline', () => (this.there = false));
  }

  /** Keeps everything in this browser, so that it opens without a network. What a busy server or a broken line holds up is
   * gone on with after a while. */
  async keep(container: ServiceWorkerContainer): Promise<void> {
    // A worker is ready only when it has everything.
    void container.ready.then(() => (this.kept = true));
    container.addEventListener('controllerchange', () => {
      if (this.newer) location.reload();
    });
    await this.#register(container, container.controller !== null, 0);
  }

  async #register(container: ServiceWorkerContainer, hadOne: boolean, tries: number): Promise<void> {
    const again = (): void => {
      const wait = Math.min(AGAIN * 2 ** tries, SELDOM);
      setTimeout(() => void this.#register(container, hadOne, tries + 1).catch(() => undefined), wait);
    };
    let registration: ServiceWorkerRegistration;
    try {
      registration = await container.register('/sw.js');
    } catch (error) {
      // Where a browser allows none, another try doesn't help.
      if (error instanceof TypeError) again();
      return;
    }
    const notice = (worker: ServiceWorker | null): void => {
      if (!worker) return;
      const ready = (): void => {
        if (worker.state === 'redundant' && !this.kept) again();
        if (worker.state !== 'installed' || !hadOne) return;
        this.#waiting = worker;
        this.newer = true;
      };
      ready();
      worker.addEventListener('statechange', ready);
    };
    notice(registration.waiting);
    const coming = registration.installing;
    notice(coming);
    registration.addEventListener('updatefound', () => {
      if (registration.installing !== coming) notice(registration.installing);
    });
  }

  /** Goes over to the newer version. Tables are kept. */
  renew(): void {
    this.#waiting?.postMessage('take-over');
  }
}

export const online = new Online();
