import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import { acted, board, FakeSource, info, position, sight, update } from './fixtures';
import { Table } from './table.svelte';
import type { Message, TitleCard } from '../gen';
import { words } from '../words/words.svelte';

let source: FakeSource;
let table: Table;

beforeEach(() => {
  settings.confirm = false;
  source = new FakeSource();
  table = new Table(source, 't');
  table.board = board;
});

const open = { hidden_information: false } as TitleCard;
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe('choosing', () => {
  beforeEach(() => table.tell(update(position(1, [0], [sight(0, ['a', 'b/1', 'b/2', 'button'])]), [], 0)));

  it('acts at once where a target has one choice', () => {
    table.press('a');
    expect(source.done).toEqual([{ act: { seat: 0, action: { go: 'a' } } }]);
  });

  it('offers the choices of a target that has several', () => {
    table.press('b');
    expect(table.several?.choices.map(({ action }) => action)).toEqual([{ go: 'b/1' }, { go: 'b/2' }]);
    expect(source.done).toEqual([]);
  });

  it('makes buttons of what has no place', () => {
    expect(table.buttons.map(({ action }) => action)).toEqual([{ go: 'button' }]);
  });

  it('waits for a second word where one asked for it, and takes the first back', () => {
    settings.confirm = true;
    table.press('a');
    expect(source.done).toEqual([]);
    table.undo();
    expect(table.chosen).toBeNull();
    table.press('a');
    table.confirm();
    expect(source.done).toHaveLength(1);
  });

  it('takes pressing the chosen target again as the second word', () => {
    settings.confirm = true;
    table.press('a');
    table.press('a');
    expect(source.done).toHaveLength(1);
  });

  it('asks for nothing more until there is an answer', () => {
    table.press('a');
    table.press('a');
    expect(source.done).toHaveLength(1);
  });

  it('asks for nothing more until the position that the answer names is here', async () => {
    table.press('a');
    await settle();
    // The fake source answers with place 2; place 1 is what is known.
    expect(table.busy).toBe(true);
    table.press('a');
    expect(source.done).toHaveLength(1);
    table.tell(update(position(2, [0], [sight(0, ['a'])]), [acted(2, 0, 'it')]));
    expect(table.busy).toBe(false);
    table.press('a');
    expect(source.done).toHaveLength(2);
  });

  it('waits for no position of a table that is gone', async () => {
    table.press('a');
    await settle();
    table.gone = { code: 'not-found', message: '' };
    expect(table.busy).toBe(false);
  });

  it('shows the rule that refuses', async () => {
    source.problem = { code: 'refused', message: 'no', rule: 'DE-B1', facts: { key: 'why' } };
    table.press('a');
    await settle();
    expect(table.refusal).toEqual({ text: 'why', rule: 'DE-B1', key: null });
    expect(table.busy).toBe(false);
  });
});

describe('undo', () => {
  it('takes the last step back where the source lets it', () => {
    table.tell(update(position(1, [0], [sight(0, ['a'], { may_undo: true })]), [], 0));
    table.undo();
    expect(source.done).toEqual([{ undo: { seat: 0 } }]);
  });

  it('does nothing where it may not', () => {
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    table.undo();
    expect(source.done).toEqual([]);
  });
});

describe('why not', () => {
  it('says the first reason that the engine gives', async () => {
    source.reasons = { 'x!': { code: 'refused', message: 'no', rule: 'DE-B2', facts: { key: 'because' } } };
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    table.press('x');
    await settle();
    expect(source.tried).toEqual([{ go: 'x' }, { go: 'x!' }]);
    expect(table.refusal).toEqual({ text: 'because', rule: 'DE-B2', key: 'x' });
  });

  it('asks about what a board says was meant', async () => {
    source.reasons = { y: { code: 'refused', message: 'no', rule: 'DE-B3', facts: { key: 'because' } } };
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    table.whyNot('x', [{ go: 'y' }]);
    await settle();
    expect(source.tried).toEqual([{ go: 'y' }]);
    expect(table.refusal).toEqual({ text: 'because', rule: 'DE-B3', key: 'x' });
  });

  it('asks nobody when it is not one’s turn, or one only watches', () => {
    table.tell(update(position(1, [1], [sight(0)]), [], 0));
    table.press('x');
    expect(table.refusal?.text).toBe('web-not-your-turn');
    table.tell(update(position(1, [1], [sight(null)]), [], 0));
    table.press('x');
    expect(table.refusal?.text).toBe('web-only-watching');
    expect(source.tried).toEqual([]);
  });

  it('is told of what was pressed last, and of nothing that one has gone on from', async () => {
    const no = (rule: string) => ({ code: 'refused', message: 'no', rule }) as const;
    source.reasons = { 'x!': no('DE-B2'), y: no('DE-B3') };
    table.tell(update(position(1, [0], [sight(0, ['a', 'b/1', 'b/2'])]), [], 0));
    table.press('x');
    table.press('y');
    await settle();
    expect(table.refusal?.rule).toBe('DE-B3');
    table.press('x');
    table.press('b');
    await settle();
    expect(table.refusal).toBeNull();
    table.press('x');
    table.tell(update(position(2, [0], [sight(0, ['c'])]), [acted(2, 1, 'e')]));
    await settle();
    expect(table.refusal).toBeNull();
  });
});

describe('what others do meanwhile', () => {
  const together = (step: number, names: string[]) => position(step, [0, 1], [sight(0, names, { hash: `h${step}` })]);

  it('keeps what is chosen while it is still legal', () => {
    settings.confirm = true;
    table.tell(update(together(1, ['a', 'b']), [], 0));
    table.press('a');
    table.tell(update(together(2, ['b', 'a']), [acted(2, 1, 'e')]));
    expect(table.chosen).toBe(table.legal[1]);
    table.tell(update(together(3, ['b']), [acted(3, 1, 'e')]));
    expect(table.chosen).toBeNull();
  });

  it('offers of a place only what was offered, and is still legal', () => {
    table.tell(update(together(1, ['b/1', 'b/2', 'b/3', 'b/4']), [], 0));
    table.several = { key: 'b', choices: table.at('b').slice(0, 3) };
    table.tell(update(together(2, ['b/1', 'b/3', 'b/4']), [acted(2, 1, 'e')]));
    expect(table.several.choices).toEqual([table.legal[0], table.legal[1]]);
  });

  it('forgets it once one has acted oneself', () => {
    settings.confirm = true;
    table.tell(update(together(1, ['a', 'b']), [], 0));
    table.press('a');
    table.tell(update(together(2, ['a', 'b']), [acted(2, 0, 'e')]));
    expect(table.chosen).toBeNull();
  });

  it('draws nothing anew when only words were said', () => {
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    const { view, legal } = table;
    table.tell(update(position(1, [0], [sight(0, ['a'])])));
    expect(table.view).toBe(view);
    expect(table.legal).toBe(legal);
  });
});

describe('several people at one screen', () => {
  const turn = (step: number, ...toAct: number[]) =>
    update(position(step, toAct, [sight(0, toAct.includes(0) ? ['a'] : []), sight(1, toAct.includes(1) ? ['b'] : [])]), [], step);

  it('shows nothing until the next one is here', () => {
    table.tell(turn(1, 0));
    expect(table.covered).toBe(true);
    expect(table.view).toBeNull();
    expect(table.legal).toEqual([]);
    table.uncover();
    expect(table.view).toEqual({ of: 0 });
    table.tell(turn(2, 1));
    expect(table.covered).toBe(true);
    expect(table.view).toBeNull();
    table.uncover();
    expect(table.view).toEqual({ of: 1 });
    table.press('b');
    expect(source.done).toEqual([{ act: { seat: 1, action: { go: 'b' } } }]);
  });

  it('needs no cover where nothing is hidden: it follows who acts', () => {
    table.card = open;
    table.tell(turn(1, 0));
    expect([table.covered, table.eyes]).toEqual([false, 0]);
    table.tell(turn(2, 1));
    expect([table.covered, table.eyes]).toEqual([false, 1]);
  });

  it('lets people who act at once take the screen from each other', () => {
    table.tell(turn(1, 0, 1));
    table.uncover();
    expect(table.eyes).toBe(0);
    table.lookAs(1);
    expect([table.covered, table.next]).toEqual([true, 1]);
    table.uncover();
    expect([table.covered, table.eyes, table.asksFor]).toEqual([false, 1, 1]);
    table.tell(turn(2, 0, 1));
    expect([table.covered, table.eyes]).toEqual([false, 1]);
  });

  it('gives the screen at once where nothing is hidden', () => {
    table.card = open;
    table.tell(turn(1, 0, 1));
    table.lookAs(1);
    expect([table.covered, table.eyes, table.asksFor]).toEqual([false, 1, 1]);
  });

  it('tells each only what it may know', () => {
    const secret = {
      ...acted(2, 0),
      events: [
        { event: {}, text: { key: 'drew X' }, seats: [0] },
        { event: {}, text: { key: 'drew a card' }, seats: [1] },
        { event: {}, text: { key: 'turn' } },
      ],
    };
    table.tell({ ...turn(1, 0), news: [secret] });
    const heard = () => table.heard.flatMap(({ events }) => events ?? []).map(({ text }) => text.key);
    table.uncover();
    expect(heard()).toEqual(['drew X', 'turn']);
    table.lookAs(1);
    table.uncover();
    expect(heard()).toEqual(['drew a card', 'turn']);
  });

  it('shows each the own board first, whosever the last one looked at', () => {
    table.tell(turn(1, 0));
    table.uncover();
    table.shown = 1;
    table.tell(turn(2, 1));
    table.uncover();
    expect(table.shown).toBeNull();
  });

  it('never covers who is alone, nor a game that is over', () => {
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    expect(table.covered).toBe(false);
    const over = { end: { key: 'end' }, standings: [], sheet: { lines: [] } };
    const both = new Table(source, 't');
    both.tell(update(position(9, [], [sight(0), sight(1)], { outcome: over }), [], 0));
    expect(both.covered).toBe(false);
  });
});

describe('what is told', () => {
  it('tells the animations before the board changes', () => {
    table.tell(update(position(1, [0], [sight(0)]), [], 0));
    let seen: unknown = null;
    table.before = () => (seen = table.position?.step);
    table.tell(update(position(2, [1], [sight(0)]), [acted(2, 0, 'e')]));
    flushSync();
    expect(seen).toBe(1);
  });

  it('keeps the scores of every step', () => {
    const score = (points: number) => ({ lines: [{ party: { seat: 0 }, category: 'x', rule: 'R', points, why: { key: 'w' } }] });
    table.tell(update(position(1, [0], [sight(0, [], { score: score(2) })]), [], 0));
    table.tell(update(position(2, [0], [sight(0, [], { score: score(5) })]), [acted(2, 0, 'e')]));
    expect(table.history.map(({ step, totals }) => [step, totals.get(0)])).toEqual([
      [1, 2],
      [2, 5],
    ]);
  });

  it('keeps no scores of what was taken back', () => {
    for (const step of [1, 2, 3, 2, 3]) table.tell(update(position(step, [0], [sight(0)]), [acted(step, 0, 'e')]));
    expect(table.history.map(({ step }) => step)).toEqual([1, 2, 3]);
  });

  it('says whose decision it is', () => {
    table.tell(update(position(1, [1], [sight(0)]), [], 0));
    expect(table.sentence).toBe('web-they-decide');
    table.tell(update(position(2, [0], [sight(0, ['a'])]), [acted(2, 1, 'e')]));
    expect(table.sentence).toBe('ask');
    table.tell({ ...update(position(2, [0], [sight(0)]), []), info: info({ status: 'paused' }) });
    expect(table.sentence).toBe('web-paused');
  });
});

describe('what came before', () => {
  const log = Array.from({ length: 9 }, (_, index) => acted(index + 1, index % 2, `${index + 1}`));
  const places = (): number[] => table.news.map(({ seq }) => seq);

  beforeEach(() => {
    source.log = log;
    // Who comes back is told only the latest.
    table.tell(update(position(9, [0], [sight(0)]), log.slice(7), 0));
  });

  it('is asked for page by page, until all is there', async () => {
    expect(table.hasEarlier).toBe(true);
    while (await table.earlier());
    expect(source.asked).toEqual([8, 5, 2]);
    expect(table.news).toEqual(log);
    expect(table.hasEarlier).toBe(false);
  });

  it('follows what happens meanwhile', async () => {
    const page = table.earlier();
    table.tell(update(position(10, [1], [sight(0)]), [acted(10, 0, 'now')], 9));
    await page;
    expect(places()).toEqual([5, 6, 7, 8, 9, 10]);
  });

  it('is forgotten where all is told anew meanwhile', async () => {
    const page = table.earlier();
    table.tell(update(position(9, [0], [sight(0)]), log.slice(8), 0));
    expect(await page).toBe(false);
    expect(places()).toEqual([9]);
  });

  it('is asked for once at a time, and says why not where somebody asked', async () => {
    const page = table.earlier();
    expect(await table.earlier()).toBe(false);
    await page;
    source.problem = { code: 'busy', message: 'no' };
    await table.earlierOrWhyNot();
    expect(table.refusal).not.toBeNull();
    expect(places()).toEqual([5, 6, 7, 8, 9]);
    source.problem = null;
    expect(await table.earlier()).toBe(true);
  });
});

describe('the board in sentences', () => {
  it('is asked of the source, and is nothing while the screen changes hands', async () => {
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    expect(await table.describe()).toEqual(['the-board']);
    table.tell(update(position(2, [1], [sight(0), sight(1, ['a'])]), [], 0));
    expect(table.covered).toBe(true);
    expect(await table.describe()).toEqual([]);
  });
});

describe('advice', () => {
  it('names the places of what it advises', async () => {
    source.advice = [{ action: { go: 'a' }, text: { key: 'a' }, chance: 0.5, gains: [] }];
    table.tell(update(position(1, [0], [sight(0, ['a'])]), [], 0));
    await table.advise();
    expect(table.advised).toEqual(['a']);
    table.tell(update(position(2, [1], [sight(0)]), [acted(2, 0, 'e')]));
    expect(table.advised).toEqual([]);
  });
});

describe('advice', () => {
  const hint = (name: string) => ({ action: { go: name }, text: { key: name }, chance: 0.5, gains: [] });

  it('stays where others act and it can still be followed, and only then', async () => {
    source.advice = [hint('a'), hint('b')];
    table.tell(update(position(1, [0, 1], [sight(0, ['a', 'b'])]), [], 0));
    await table.advise();
    table.tell(update(position(2, [0, 1], [sight(0, ['b', 'c'])]), [acted(3, 1)]));
    expect(table.hints?.map(({ action }) => action)).toEqual([{ go: 'b' }]);
    table.tell(update(position(3, [0, 1], [sight(0, ['c'])]), [acted(4, 1)]));
    expect(table.hints).toBeNull();
  });

  it('that comes late is shown only as far as it can be followed', async () => {
    source.advice = [hint('a'), hint('b')];
    table.tell(update(position(1, [0, 1], [sight(0, ['a', 'b'])]), [], 0));
    const advised = table.advise();
    table.tell(update(position(2, [0, 1], [sight(0, ['a'])]), [acted(3, 1)]));
    await advised;
    expect(table.hints?.map(({ action }) => action)).toEqual([{ go: 'a' }]);
  });

  it('is not asked for where there is nothing to choose', async () => {
    source.advice = [hint('a')];
    table.tell(update(position(1, [1], [sight(0)]), [], 0));
    await table.advise();
    expect(table.hints).toBeNull();
  });
});

describe('who won', () => {
  it('is said first where the game is over', async () => {
    await words.speak('en');
    const result = {
      key: 'engine-result-won',
      args: [
        ['winner', { word: { key: 'engine-name', args: [['player', { seat: 1 }]] } }],
        ['points', { number: 1 }],
      ],
    } as Message;
    const outcome = { end: { key: 'sa-end' }, standings: [], sheet: { lines: [] } };
    table.tell(update(position(1, [], [sight(0)], { outcome, result }), [], 0));
    expect(table.sentence).toBe('Bia wins with 1 point. sa-end');
  });
});
