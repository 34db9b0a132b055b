/** The analysis board: what is tried grows a tree, which is gone about by keys, written on, kept, and opened again. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnalysisInfo, AnalysisNode, AnalysisTree, AnalysisTurn, ReviewLines } from '../gen';
import { TITLES } from '../gen/titles';
import { router } from '../router.svelte';
import { ProblemError } from '../source/source';
import type { ThinkingEars } from '../source/thinking';
import { board, info, position, sight } from '../table/fixtures';
import { t, words } from '../words/words.svelte';
import Page from './Analyse.svelte';

const ID = TITLES[0]?.id ?? '';
const kept = new Map<string, { id: string; name: string; title: string; changed: number; text: string }>();
let thought: ThinkingEars | null = null;
let stopped = 0;

/** A game in which seat 0 and seat 1 go a or b in turns; node n is after n steps. */
class FakeReader {
  tree: AnalysisTree = {
    name: '',
    nodes: [{ id: 0, parent: null, came: 'begun', name: '', comment: '', step: 0, over: false }],
  };
  turns: AnalysisTurn[] = [];
  get info(): AnalysisInfo {
    return { info: info({ id: 'analysis' }), at: 3, over: true, hides: true, tree: this.tree };
  }
  readonly #node = (id: number): AnalysisNode => this.tree.nodes.find((node) => node.id === id) as AnalysisNode;
  #add(parent: number, came: AnalysisNode['came']): { node: number; tree: AnalysisTree } {
    const id = this.tree.nodes.length;
    const node = { id, parent, came, name: '', comment: '', step: this.#node(parent).step + 1, over: false };
    this.tree = { ...this.tree, nodes: [...this.tree.nodes, node] };
    return { node: id, tree: this.tree };
  }
  #change(id: number, change: Partial<AnalysisNode>): { node: number; tree: AnalysisTree } {
    this.tree = { ...this.tree, nodes: this.tree.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)) };
    return { node: id, tree: this.tree };
  }
  turn(turn: AnalysisTurn) {
    this.turns.push(turn);
    if ('act' in turn) {
      const { go } = turn.act.action as { go: string };
      return Promise.resolve(this.#add(turn.act.node, { acted: { seat: turn.act.seat, action: turn.act.action, text: { key: go } } }));
    }
    if ('imagine' in turn) return Promise.resolve(this.#add(turn.imagine.node, { imagined: { seat: turn.imagine.seat, number: 1 } }));
    if ('comment' in turn) return Promise.resolve(this.#change(turn.comment.node, { comment: turn.comment.text }));
    if ('name' in turn) return Promise.resolve(this.#change(turn.name.node, { name: turn.name.text }));
    return Promise.reject(new ProblemError({ code: 'wrong-time', message: 'not here' }));
  }
  look(id: number, seat: number | null) {
    const { step } = this.#node(id);
    const [actor, own] = [step % 2, ['button-a', 'button-b']];
    const path = Array.from({ length: step + 1 }, (_, at) => ({ seq: at + 1, at, what: 'ticked' as const, step: at, events: [] }));
    return Promise.resolve({ news: path, position: position(step, [actor], [sight(seat, seat === actor ? own : [])]), waits: false });
  }
  describe = () => Promise.resolve([]);
  why = () => Promise.resolve(null);
  captions = () => Promise.resolve(null);
  content = () => Promise.resolve(null);
  save = () => Promise.resolve(JSON.stringify(this.tree));
  excerpt = (node: number) => Promise.resolve(`{"end":{"nodes":${node}}}\n`);
}
let reader: FakeReader;

vi.mock('../source/analysis', async (original) => ({
  ...(await original<object>()),
  openAnalysis: (from: { text?: string }) => {
    if (from.text) reader.tree = JSON.parse(from.text) as AnalysisTree;
    return Promise.resolve(reader);
  },
}));
vi.mock('../source/thinking', () => ({
  startThinking: (_: unknown, ears: ThinkingEars) => {
    thought = ears;
    return () => (stopped += 1);
  },
}));
vi.mock('../source/analyses', () => ({
  keepAnalysis: (one: { id: string; name: string; title: string; changed: number; text: string }) => Promise.resolve(kept.set(one.id, one)),
  keptAnalysis: (id: string) => Promise.resolve(kept.get(id)),
  keptAnalyses: () => Promise.resolve([...kept.values()]),
  forgetAnalysis: (id: string) => Promise.resolve(kept.delete(id)),
}));
vi.mock('../ui/record', async (original) => ({ ...(await original<object>()), recordOf: () => Promise.resolve('') }));
vi.mock('../boards', () => ({ boardOf: () => Promise.resolve(board), prefixOf: () => TITLES[0]?.prefix }));
vi.mock('../table/title-card', () => ({ cardOf: () => Promise.resolve(null) }));

let shown: Record<string, unknown> | null = null;
const main = (): HTMLElement => document.querySelector('main') as HTMLElement;
const items = (): HTMLElement[] => [...main().querySelectorAll<HTMLElement>('[role="treeitem"]')];
const here = (): HTMLElement | undefined => items().find((item) => item.getAttribute('aria-selected') === 'true');
const button = (name: string): HTMLButtonElement | undefined =>
  [...main().querySelectorAll('button')].find(({ textContent }) => textContent.replace(/\s+/g, ' ').trim().endsWith(name));

async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(button(name)?.disabled, name).toBe(false));
  button(name)?.click();
  flushSync();
}
async function key(name: string): Promise<void> {
  here()?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  await Promise.resolve();
  flushSync();
}
const count = (number: number) => vi.waitFor(() => expect(items()).toHaveLength(number));

beforeEach(async () => {
  reader = new FakeReader();
  kept.clear();
  stopped = 0;
  thought = null;
  await words.speak('en');
  await words.want('web-analysis', 'web-review', ID);
  document.body.innerHTML = '<main></main>';
  router.go('/analyse/local/t#3');
  shown = mount(Page, { target: main() });
  await vi.waitFor(() => expect(items()).toHaveLength(1));
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  // What wasn't kept is kept now.
  await new Promise((done) => setTimeout(done));
});

it('grows a tree of what all seats do, and goes about it by keys', async () => {
  await press('button-a');
  await count(2);
  await press('button-b');
  await count(3);
  expect(reader.turns).toEqual([
    { act: { node: 0, seat: 0, action: { go: 'button-a' } } },
    { act: { node: 1, seat: 1, action: { go: 'button-b' } } },
  ]);
  expect(here()?.textContent).toContain('button-b');
  expect(here()?.getAttribute('aria-level')).toBe('3');
  await key('ArrowLeft');
  await vi.waitFor(() => expect(here()).toBe(items()[1]));
  await key('Home');
  await vi.waitFor(() => expect(here()).toBe(items()[0]));
  expect(here()?.tabIndex).toBe(0);
  expect(items().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  // Beside the main line another begins.
  await press('button-b');
  await count(4);
  expect(items()[3]?.getAttribute('aria-posinset')).toBe('2');
});

it('has names and comments, and is kept and opened again', async () => {
  await press('button-a');
  await count(2);
  const area = main().querySelector('textarea') as HTMLTextAreaElement;
  area.value = 'Why not?';
  area.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(here()?.textContent).toContain('Why not?'));
  expect(main().textContent).toContain(t('web-analysis-unsaved'));
  await press(t('web-analysis-keep'));
  await vi.waitFor(() => expect(kept.size).toBe(1));
  await vi.waitFor(() => expect(main().textContent).not.toContain(t('web-analysis-unsaved')));
  const [one] = kept.values();
  reader = new FakeReader();
  router.go(`/analyse/kept/${one?.id}`);
  flushSync();
  await vi.waitFor(() => expect(items()[1]?.textContent).toContain('Why not?'));
  // Kept again, it is the same.
  await press(t('web-analysis-keep'));
  expect(kept.size).toBe(1);
});

it('says what can’t be done, and stays where it was', async () => {
  await press('button-a');
  await count(2);
  await press(t('web-analysis-remove'));
  await vi.waitFor(() => expect(main().parentElement?.textContent).toContain(t('web-problem-wrong-time')));
  expect(items()).toHaveLength(2);
});

it('imagines what the one who is to act can’t know', async () => {
  await press(t('web-analysis-imagine'));
  await count(2);
  expect(reader.turns).toEqual([{ imagine: { node: 0, seat: 0 } }]);
  expect(here()?.textContent).toContain('imagined (1)');
});

it('shows what the engine would do, plays it, and stops to think of what is left', async () => {
  await vi.waitFor(() => expect(thought).not.toBeNull());
  const lines: ReviewLines[] = [
    {
      seat: 0,
      thought: { key: 'think' },
      why: [],
      views: [],
      candidates: [
        {
          chance: 0.625,
          error: 0.01,
          line: [{ seat: 0, action: { go: 'button-b' }, text: { key: 'engine-b' } }],
        },
      ],
    },
  ];
  thought?.told(lines, 100);
  await press('engine-b');
  await count(2);
  expect(reader.turns.at(-1)).toEqual({ act: { node: 0, seat: 0, action: { go: 'button-b' } } });
  await vi.waitFor(() => expect(stopped).toBeGreaterThan(0));
});
