import { describe, expect, it } from 'vitest';
import type { Motion } from '../boards/contract';
import type { Box } from './place';
import { duration, AnimationQueue, type Running, type AnimatedEvent, type AnimationLayer } from './animation-queue';

const motion: Motion = { from: 'a', to: 'b', piece: 'p' };
const event = (id: string, motions: Motion[] = [motion]): AnimatedEvent => ({ id, pieces: ['b'], motions });

/** A page on which nothing ends by itself. */
class FakeLayer implements AnimationLayer {
  places: Record<string, Box> = { a: { left: 1, top: 0, width: 1, height: 1 }, b: { left: 9, top: 0, width: 1, height: 1 } };
  flown: [from: number, to: number][] = [];
  lit: (string | null)[] = [];
  speed = 200;
  readonly #open: (() => void)[] = [];

  find = (key: string): Box | null => this.places[key] ?? null;
  fly = (_: Motion, from: Box, to: Box): Running => {
    this.flown.push([from.left, to.left]);
    return this.wait();
  };
  wait = (): Running => {
    let stop = (): void => undefined;
    const done = new Promise<void>((end) => (stop = end));
    this.#open.push(stop);
    return { done, stop };
  };
  settled = (): Promise<void> => Promise.resolve();
  light = (playing: AnimatedEvent | null): void => void this.lit.push(playing?.id ?? null);
  pace = (): number => this.speed;

  /** Lets all end that runs, and what follows begin. */
  async next(): Promise<void> {
    for (const end of this.#open.splice(0)) end();
    await new Promise((done) => setTimeout(done, 0));
  }
}

describe('the animation queue', () => {
  it('plays events one after the other, and lights each', async () => {
    const layer = new FakeLayer();
    const queue = new AnimationQueue(layer);
    queue.add([event('1'), event('2', [])]);
    await layer.next();
    expect(layer.lit).toEqual(['1']);
    await layer.next();
    expect(layer.lit).toEqual(['1', '2']);
    await layer.next();
    expect(layer.lit).toEqual(['1', '2', null]);
    expect(queue.plays).toBe(false);
  });

  it('lets pieces fly from where they were before the board changed', async () => {
    const layer = new FakeLayer();
    new AnimationQueue(layer).add([event('1')]);
    layer.places = { a: { left: 5, top: 0, width: 1, height: 1 }, b: { left: 7, top: 0, width: 1, height: 1 } };
    await layer.next();
    expect(layer.flown).toEqual([[1, 7]]);
  });

  it('passes over what is nowhere', async () => {
    const layer = new FakeLayer();
    layer.places = {};
    new AnimationQueue(layer).add([event('1')]);
    await layer.next();
    expect(layer.flown).toEqual([]);
  });

  it('can be skipped', async () => {
    const layer = new FakeLayer();
    const queue = new AnimationQueue(layer);
    queue.add([event('1'), event('2'), event('3')]);
    await new Promise((done) => setTimeout(done, 0));
    queue.skip();
    await new Promise((done) => setTimeout(done, 0));
    expect(layer.lit).toEqual(['1', null]);
    expect(queue.plays).toBe(false);
  });

  it('plays nothing where nothing may move', () => {
    const layer = new FakeLayer();
    layer.speed = 0;
    const queue = new AnimationQueue(layer);
    queue.add([event('1')]);
    expect(queue.plays).toBe(false);
  });

  it('speeds up when much has happened', () => {
    expect(duration(200, 1)).toBe(200);
    expect(duration(200, 6)).toBe(200);
    expect(duration(200, 12)).toBe(100);
    expect(duration(200, 1000)).toBe(30);
  });
});
