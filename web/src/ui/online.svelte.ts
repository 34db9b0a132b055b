/** Whether the network is there, and whether a newer Pantheon waits. */

class Online {
  /** What the browser believes. It may be wrong; what really fails says so itself. */
  there = $state(navigator.onLine);
  /** A newer version is loaded, and begins when the page is loaded anew. */
  newer = $state(false);
  #waiting: ServiceWorker | null = null;

  constructor() {
    addEventListener('online', () => (this.there = true));
    addEventListener('offline', () => (this.there = false));
  }

  /** Keeps everything in this browser, so that it opens without a network. */
  async keep(container: ServiceWorkerContainer): Promise<void> {
    const hadOne = container.controller !== null;
    const registration = await container.register('/sw.js');
    const notice = (worker: ServiceWorker | null): void => {
      if (!worker || !hadOne) return;
      const ready = (): void => {
        if (worker.state !== 'installed') return;
        this.#waiting = worker;
        this.newer = true;
      };
      ready();
      worker.addEventListener('statechange', ready);
    };
    notice(registration.waiting);
    registration.addEventListener('updatefound', () => notice(registration.installing));
    container.addEventListener('controllerchange', () => {
      if (this.newer) location.reload();
    });
  }

  /** Goes over to the newer version. Tables are kept. */
  renew(): void {
    this.#waiting?.postMessage('take-over');
  }
}

export const online = new Online();
