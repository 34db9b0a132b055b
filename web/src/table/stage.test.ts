import { describe, expect, it } from 'vitest';
import type { Motion } from '../boards/contract';
import type { Box } from './place';
import { duration, Stage, type Running, type Scene, type Theatre } from './stage';

const motion: Motion = { from: 'a', to: 'b', piece: 'p' };
const scene = (id: string, motions: Motion[] = [motion]): Scene => ({ id, pieces: ['b'], motions });

/** A theatre in which nothing ends by itself. */
class FakeTheatre implements Theatre {
  places: Record<string, Box> = { a: { left: 1, top: 0, width: 1, height: 1 }, b: { left: 9, top: 0, width: 1, height: 1 } };
  flown: [from: number, to: number][] = [];
  lit: (string | null)[] = [];
  speed = 200;
  #open: (() => void)[] = [];

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
  light = (playing: Scene | null): void => void this.lit.push(playing?.id ?? null);
  pace = (): number => this.speed;

  /** Lets all end that runs, and what follows begin. */
  async next(): Promise<void> {
    for (const end of this.#open.splice(0)) end();
    await new Promise((done) => setTimeout(done, 0));
  }
}

describe('the stage', () => {
  it('plays scenes one after the other, and lights each', async () => {
    const theatre = new FakeTheatre();
    const stage = new Stage(theatre);
    stage.add([scene('1'), scene('2', [])]);
    await theatre.next();
    expect(theatre.lit).toEqual(['1']);
    await theatre.next();
    expect(theatre.lit).toEqual(['1', '2']);
    await theatre.next();
    expect(theatre.lit).toEqual(['1', '2', null]);
    expect(stage.plays).toBe(false);
  });

  it('lets pieces fly from where they were before the board changed', async () => {
    const theatre = new FakeTheatre();
    new Stage(theatre).add([scene('1')]);
    theatre.places = { a: { left: 5, top: 0, width: 1, height: 1 }, b: { left: 7, top: 0, width: 1, height: 1 } };
    await theatre.next();
    expect(theatre.flown).toEqual([[1, 7]]);
  });

  it('passes over what is nowhere', async () => {
    const theatre = new FakeTheatre();
    theatre.places = {};
    new Stage(theatre).add([scene('1')]);
    await theatre.next();
    expect(theatre.flown).toEqual([]);
  });

  it('can be skipped', async () => {
    const theatre = new FakeTheatre();
    const stage = new Stage(theatre);
    stage.add([scene('1'), scene('2'), scene('3')]);
    await new Promise((done) => setTimeout(done, 0));
    stage.skip();
    await new Promise((done) => setTimeout(done, 0));
    expect(theatre.lit).toEqual(['1', null]);
    expect(stage.plays).toBe(false);
  });

  it('plays nothing where nothing may move', () => {
    const theatre = new FakeTheatre();
    theatre.speed = 0;
    const stage = new Stage(theatre);
    stage.add([scene('1')]);
    expect(stage.plays).toBe(false);
  });

  it('speeds up when much has happened', () => {
    expect(duration(200, 1)).toBe(200);
    expect(duration(200, 6)).toBe(200);
    expect(duration(200, 12)).toBe(100);
    expect(duration(200, 1000)).toBe(30);
  });
});
