/** The order in which pieces travel. What is told is on the board at once; the stage lets ghosts of the pieces fly over
 * it, so it never holds anybody up. */

import type { Key, Motion } from '../boards/contract';
import type { Box } from './place';

/** An event to be played. */
export interface Scene {
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

/** What a stage needs of the page. */
export interface Theatre {
  /** Where something is now. */
  find(key: Key): Box | null;
  /** Lets a ghost fly. */
  fly(motion: Motion, from: Box, to: Box, ms: number): Running;
  wait(ms: number): Running;
  /** Waits until the board shows what was told. */
  settled(): Promise<void>;
  /** Lights what is played; nothing once all is. */
  light(scene: Scene | null): void;
  /** How long a piece travels; 0 if none does. */
  pace(): number;
}

/** So many scenes are played at the usual pace; more are sped up. */
const CALM = 6;
/** So many scenes at most: what came before them is passed over. */
const MOST = 60;
const SHORTEST = 30;

/** How long a scene lasts with so many in the queue. */
export function duration(pace: number, queued: number): number {
  return Math.max(SHORTEST, Math.round(pace * Math.min(1, CALM / Math.max(1, queued))));
}

interface Queued {
  scene: Scene;
  /** Where the pieces were before the board changed. */
  from: (Box | null)[];
}

export class Stage {
  #theatre: Theatre;
  #queue: Queued[] = [];
  #running: Running[] = [];
  #plays = false;

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
  }

  get plays(): boolean {
    return this.#plays;
  }

  /** Adds scenes. To be called while the board still shows what was before. */
  add(scenes: readonly Scene[]): void {
    if (this.#theatre.pace() === 0) return;
    for (const scene of scenes) {
      if (scene.motions.length === 0 && scene.pieces.length === 0) continue;
      this.#queue.push({ scene, from: scene.motions.map(({ from }) => this.#theatre.find(from)) });
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
    await this.#theatre.settled();
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const ms = duration(this.#theatre.pace(), this.#queue.length + 1);
      this.#theatre.light(next.scene);
      this.#running = [this.#theatre.wait(ms), ...this.#fly(next, ms)];
      await Promise.all(this.#running.map(({ done }) => done));
    }
    this.#running = [];
    this.#plays = false;
    this.#theatre.light(null);
  }

  #fly({ scene, from }: Queued, ms: number): Running[] {
    return scene.motions.flatMap((motion, index) => {
      const to = this.#theatre.find(motion.to);
      const start = from[index] ?? this.#theatre.find(motion.from);
      return start && to ? [this.#theatre.fly(motion, start, to, ms)] : [];
    });
  }
}
