/** The order in which pieces travel. What is told is on the board at once; animations let ghosts of the pieces fly over
 * it, so they never hold anybody up. */

import type { Key, Motion } from '../boards/contract';
import type { Box } from './place';

/** An event to be played. */
export interface AnimatedEvent {
  /** Where it stands in the log. */
  id: string;
  /** What it is about. */
  pieces: readonly Key[];
  motions: readonly Motion[];
}

/** Something that takes a moment. `stop` ends it at once. */
export interface Running {
  done: Promise<void>;
  stop(): void;
}

/** What animations need of the page. */
export interface AnimationLayer {
  /** Where something is now. */
  find(key: Key): Box | null;
  /** Lets a ghost fly. */
  fly(motion: Motion, from: Box, to: Box, ms: number): Running;
  wait(ms: number): Running;
  /** Waits until the board shows what was told. */
  settled(): Promise<void>;
  /** Lights what is played; nothing once all is. */
  light(event: AnimatedEvent | null): void;
  /** How long a piece travels; 0 if none does. */
  pace(): number;
}

/** So many events are played at the usual pace; more are sped up. */
const CALM = 6;
/** So many events at most: what came before them is passed over. */
const MOST = 60;
const SHORTEST = 30;

/** How long an animation lasts with so many in the queue. */
export function duration(pace: number, queued: number): number {
  return Math.max(SHORTEST, Math.round(pace * Math.min(1, CALM / Math.max(1, queued))));
}

interface Queued {
  event: AnimatedEvent;
  /** Where the pieces were before the board changed. */
  from: (Box | null)[];
}

export class AnimationQueue {
  readonly #layer: AnimationLayer;
  #queue: Queued[] = [];
  #running: Running[] = [];
  #plays = false;

  constructor(layer: AnimationLayer) {
    this.#layer = layer;
  }

  get plays(): boolean {
    return this.#plays;
  }

  /** Adds events. To be called while the board still shows what was before. */
  add(events: readonly AnimatedEvent[]): void {
    if (this.#layer.pace() === 0) return;
    for (const event of events) {
      if (event.motions.length === 0 && event.pieces.length === 0) continue;
      this.#queue.push({ event, from: event.motions.map(({ from }) => this.#layer.find(from)) });
    }
    this.#queue = this.#queue.slice(-MOST);
    if (!this.#plays && this.#queue.length > 0) void this.#play();
  }

  /** Ends all at once. */
  skip(): void {
    this.#queue = [];
    for (const running of this.#running) running.stop();
  }

  async #play(): Promise<void> {
    this.#plays = true;
    await this.#layer.settled();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const ms = duration(this.#layer.pace(), this.#queue.length + 1);
      this.#layer.light(next.event);
      this.#running = [this.#layer.wait(ms), ...this.#fly(next, ms)];
      await Promise.all(this.#running.map(({ done }) => done));
    }
    this.#running = [];
    this.#plays = false;
    this.#layer.light(null);
  }

  #fly({ event, from }: Queued, ms: number): Running[] {
    return event.motions.flatMap((motion, index) => {
      const to = this.#layer.find(motion.to);
      const start = from[index] ?? this.#layer.find(motion.from);
      return start && to ? [this.#layer.fly(motion, start, to, ms)] : [];
    });
  }
}
