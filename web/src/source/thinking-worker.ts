/** Thinks of a position in a worker of its own, deeper and deeper, so that neither the page nor its tables wait for it. */

import type { ReviewLooked } from '../gen';
import { engine } from './engine';
import type { ThinkingAsked, ThinkingSaid } from './thinking';

declare const self: DedicatedWorkerGlobalScope;

const say = (said: ThinkingSaid): void => self.postMessage(said);

self.onmessage = (event: MessageEvent<ThinkingAsked>) => {
  engine()
    .then((loaded) => {
      const analysis = loaded.Analysis.read(event.data.text);
      for (const iterations of event.data.passes) {
        const looked = JSON.parse(analysis.lines(event.data.node, iterations)) as ReviewLooked;
        if ('error' in looked) return say({ problem: looked.error });
        say({ lines: looked.lines, iterations });
      }
      analysis.free();
    })
    .catch((error: unknown) => say({ failed: error instanceof Error ? error.message : String(error) }));
};
