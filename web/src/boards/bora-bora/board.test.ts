import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../settings.svelte';
import type { Table } from '../../table/table.svelte';
import { bringCaptions, captions } from '../captions';
import { clear, show as stand } from '../stand';
import board from '.';
import { boards } from './content';
import { keys } from './keys';
import { LEGAL, ready, VIEWS } from './fixtures';
import { told } from '../told';
import { json } from '../typed';
import type { Action, Captions, View } from './types';

beforeAll(ready);

afterEach(clear);

const show = (view: View, legal: readonly Action[]): Table => stand(board, { view, legal }, { key: 'bb-action-done' });

const targets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-key]')];
const find = (key: string): HTMLElement => {
  const target = targets().find((it) => it.dataset['key'] === key);
  if (!target) throw new Error(`${key} is not on the board`);
  return target;
};
/** Presses as a pointer does. */
const press = (key: string): void => {
  find(key).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  flushSync();
};
const placed = (legal: readonly Action[], face: number): string[] =>
  legal.flatMap((action) => {
    const { kind, facts } = told(action);
    return kind === 'place' && facts.face === face ? [facts.deed] : [];
  });

describe.each(['dice', 'helper', 'people'] as const)('the board (%s)', (name) => {
  const view = VIEWS[name];

  it('has a place for everything that can be done', () => {
    show(view, LEGAL[name]);
    for (const action of LEGAL[name]) {
      for (const key of keys(action, view)) expect(find(key).getAttribute('aria-disabled')).toBe('false');
    }
    const wanted = new Set(LEGAL[name].flatMap((action) => keys(action, view)));
    const offered = targets().filter((target) => target.getAttribute('aria-disabled') === 'false');
    expect(new Set(offered.map((target) => target.dataset['key']))).toEqual(wanted);
  });

  it('names each thing once, in words', () => {
    show(view, []);
    const all = targets().map((target) => target.dataset['key']);
    expect(all.length).toBe(new Set(all).size);
    for (const target of targets()) expect(target.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(/^(?!.*(bb-|\{)).+/);
  });

  it('can tell about everything on it', () => {
    show(view, []);
    for (const target of targets()) expect(board.about(target.dataset['key'] ?? '', view)).not.toBeNull();
  });
});

it('knows when nobody has thrown dice yet, whose tiles then take no room on a phone', async () => {
  const view = VIEWS.people;
  const players = view.players.map((player) => ({ ...player, dice: player.dice.map((die) => ({ ...die, face: 0, on: null })) }));
  show({ ...view, players }, []);
  expect(find('deed:fishing').closest('.before')).not.toBeNull();
  await clear();
  show(VIEWS.dice, LEGAL.dice);
  expect(find('deed:fishing').closest('.before')).toBeNull();
});

describe('a die in the hand', () => {
  const legal = LEGAL.dice;
  const [face] = legal.flatMap((action) => {
    const { kind, facts } = told(action);
    return kind === 'place' ? [facts.face] : [];
  });
  if (face === undefined) throw new Error('no die can be placed');

  it('shows what it could do', () => {
    show(VIEWS.dice, legal);
    press(`die:${face}`);
    const lit = [...document.querySelectorAll<HTMLElement>('.could [data-key]')].map((target) => target.dataset['key'] ?? '');
    expect(lit.sort()).toEqual([...new Set(placed(legal, face))].map((deed) => `deed:${deed}`).sort());
  });

  it('is placed where one presses next', () => {
    settings.confirm = true;
    const table = show(VIEWS.dice, legal);
    press(`die:${face}`);
    expect(table.several).toBeNull();
    press('deed:fishing');
    expect(table.chosen?.action).toEqual({ place: { face, deed: 'fishing', white: false } });
  });

  it('offers only its own ways on a tile that has several', () => {
    const table = show(VIEWS.dice, legal);
    press(`die:${face}`);
    press('deed:helper');
    const faces = (table.several?.choices ?? []).map(({ action }) => (action as { place: { face: number } }).place.face);
    expect(faces.length).toBeGreaterThan(1);
    expect(faces).toEqual(
      placed(legal, face)
        .filter((deed) => deed === 'helper')
        .map(() => face),
    );
  });

  it('pressed again offers all that it could do', () => {
    const table = show(VIEWS.dice, legal);
    press(`die:${face}`);
    press(`die:${face}`);
    expect(table.several?.choices.length).toBe(placed(legal, face).length);
  });

  it('is put down with its lap, though the next shows the same', () => {
    const table = show(VIEWS.dice, legal);
    press(`die:${face}`);
    expect(document.querySelector('.own.held')).not.toBeNull();
    const { position } = table;
    if (!position) throw new Error('the table has a position');
    const later = json({ ...VIEWS.dice, lap: VIEWS.dice.lap + 1 });
    table.position = { ...position, sights: position.sights.map((sight) => ({ ...sight, view: later })) };
    flushSync();
    expect(document.querySelector('.own.held')).toBeNull();
  });
});

describe('the status track', () => {
  it('shows the next step of whoever may take it, and no step beyond the last', () => {
    const seat = VIEWS.people.turn;
    const shift = (step: number): number => {
      const table = show({ ...VIEWS.people, status: VIEWS.people.status.map((other, at) => (at === seat ? step : other)) }, [
        'take-status',
      ]);
      table.pointed = `status:${seat}`;
      flushSync();
      return Number(
        find(`status:${seat}`)
          .getAttribute('transform')
          ?.match(/[\d.]+/)?.[0],
      );
    };
    const last = boards().status.points.length - 1;
    expect(shift(0)).toBeLessThan(shift(1));
    expect(shift(last)).toBe(shift(last - 1));
  });
});

describe('tasks', () => {
  it('show how far each of their demands is', () => {
    show(VIEWS.people, []);
    const { turn, players } = VIEWS.people;
    for (const { task, demands, lacks } of players[turn]?.progress ?? []) {
      const tile = find(`task:${task}`);
      expect([...tile.querySelectorAll('.far')].map((far) => far.textContent)).toEqual(demands.map(({ have, need }) => `${have}/${need}`));
      expect(tile.querySelector('.met') !== null).toBe(lacks === 0);
    }
  });
});

describe("other people's boards", () => {
  it('are shown when their strip was pressed, until one has to decide', () => {
    const own = VIEWS.people.turn;
    const other = own === 0 ? 1 : 0;
    const table = show(VIEWS.people, []);
    table.shown = other;
    flushSync();
    expect(find(`offering:${other}`)).toBeTruthy();
    const { position } = table;
    if (!position) throw new Error('the table has a position');
    const legal = LEGAL.people.map((action) => ({ action, text: { key: 'bb-action-done' } }));
    table.position = { ...position, sights: position.sights.map((sight) => ({ ...sight, legal })) };
    flushSync();
    expect(find(`offering:${own}`)).toBeTruthy();
  });

  it('can be looked at', () => {
    show(VIEWS.people, []);
    const own = VIEWS.people.turn;
    const other = own === 0 ? 1 : 0;
    expect(() => find(`offering:${other}`)).toThrow();
    const tab = [...document.querySelectorAll<HTMLElement>('.tabs button')][other];
    tab?.click();
    flushSync();
    expect(find(`offering:${other}`)).toBeTruthy();
    expect(() => find(`offering:${own}`)).toThrow();
  });
});

describe('what tiles say', () => {
  afterEach(ready);

  it('is as the engine tells it, even where it can’t be: nothing is added up here', () => {
    const told = captions<Captions>('bora-bora');
    const people = told.people.map((person) => ({ ...person, together: person.together.map(() => 77) }));
    const fish = told.fish.map((tile) => ({ ...tile, value: 88 }));
    bringCaptions('bora-bora', json({ ...told, people, fish }));
    show({ ...VIEWS.people, priest_points: 55, building_points: 66 }, []);
    const names = [...document.querySelectorAll('main [aria-label]')].map((thing) => thing.getAttribute('aria-label') ?? '');
    const folk = names.filter((name) => name.includes('together'));
    expect(folk.length).toBeGreaterThan(0);
    for (const name of folk) expect(name).toContain('strength 77 together');
    expect([...document.querySelectorAll('.fish-ink.value')].map((value) => value.textContent)).toEqual(Array(12).fill('88'));
    const page = document.body.innerHTML;
    expect(page).toContain('scores 55 VP');
    expect(page).toContain('scores 66 VP');
  });
});
