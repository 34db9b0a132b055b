/** An analysis that is looked at: its tree, where in it one is, whose eyes see, and the table that shows it. */

import type { AnalysisNode, AnalysisTree, AnalysisTurn } from '../gen';
import type { AnalysisReader } from '../source/analysis';
import { ProblemError, type TableSource } from '../source/source';
import { named } from '../table/replay.svelte';
import { Table } from '../table/table.svelte';
import { childrenOf, nodeIn, ROOT } from './tree';

const nothing = () => Promise.reject(new ProblemError({ code: 'not-allowed', message: 'This is an analysis.' }));

/** Whose eyes see: a seat's, a spectator's, or always those of whoever is to act. */
export type Eyes = number | 'spectator' | 'actor';

export class Board {
  readonly table: Table;
  tree = $state.raw<AnalysisTree>({ name: '', nodes: [] });
  /** Where in the tree one is. */
  node = $state(ROOT);
  eyes = $state<Eyes>('actor');
  /** Whether something would happen here by waiting. */
  waits = $state(false);
  /** Counts what was changed, and what of it was kept. */
  changes = $state(0);
  kept = $state(0);
  /** Counts what was asked for: only the last is shown. */
  #wanted = 0;
  /** Counts what the table was told: for a table a log only grows. */
  #told = 0;
  /** The way to the node that the table shows. */
  #shown: readonly number[] = [];

  constructor(readonly reader: AnalysisReader) {
    this.tree = reader.info.tree;
    this.table = new Table(this.#source(), reader.info.info.id);
    this.table.posed = true;
  }

  readonly here: AnalysisNode | null = $derived.by(() => nodeIn(this.tree, this.node));
  readonly children: readonly AnalysisNode[] = $derived.by(() => childrenOf(this.tree, this.node));
  /** Who could act here. */
  readonly actors: readonly number[] = $derived.by(() => this.table.position?.to_act ?? []);

  get unsaved(): boolean {
    return this.changes !== this.kept;
  }

  #source(): TableSource {
    const { reader } = this;
    return {
      kind: 'local',
      line: { is: 'open' },
      keeps: true,
      skew: 0,
      me: null,
      watch: () => () => undefined,
      do: async (_, command) => {
        if (typeof command === 'string') return nothing();
        if ('act' in command) await this.#turn({ act: { node: this.node, seat: command.act.seat, action: command.act.action } });
        else if ('undo' in command) await this.back();
        else return nothing();
        return { seq: this.table.seq };
      },
      why: (_, seat, action) => reader.why(this.node, seat, action),
      news: () => Promise.resolve([]),
      hints: () => Promise.resolve([]),
      dryRun: nothing,
      weigh: nothing,
      describe: () => reader.describe(this.node, this.table.sight?.seat ?? null),
      captions: () => reader.captions(),
      content: () => reader.content(),
      make: nothing,
      record: nothing,
    };
  }

  /** Goes to a node. The next one plays, any other is simply there. */
  async go(node: number): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    let moment = await this.reader.look(node, this.#seat(this.actors[0] ?? null));
    const [first] = moment.position.to_act;
    // Whoever is to act here sees it, and may be another than before.
    if (this.eyes === 'actor' && moment.position.sights[0]?.seat !== (first ?? null)) {
      moment = await this.reader.look(node, first ?? null);
    }
    if (wanted !== this.#wanted) return;
    const path = this.#path(node);
    const next = path.length === this.#shown.length + 1 && this.#shown.every((id, place) => id === path[place]);
    const changed = this.table.sight?.seat !== moment.position.sights[0]?.seat;
    const plays = next && !changed;
    this.#shown = path;
    this.#told += 1;
    this.node = node;
    this.waits = moment.waits;
    const sights = moment.position.sights.map((sight) => ({ ...sight, may_undo: node !== ROOT }));
    const { info } = this.reader.info;
    this.table.tell({
      table: info.id,
      after: plays ? this.#told - 1 : 0,
      seq: this.#told,
      now: 0,
      news: plays ? moment.news.slice(-1) : moment.news,
      info: { ...info, seats: info.seats.map(named), status: moment.position.outcome ? 'over' : 'playing' },
      position: { ...moment.position, sights },
    });
  }

  #seat(actor: number | null): number | null {
    return this.eyes === 'actor' ? actor : this.eyes === 'spectator' ? null : this.eyes;
  }

  #path(node: number): number[] {
    const path: number[] = [];
    for (let at = nodeIn(this.tree, node); at; at = at.parent === null ? null : nodeIn(this.tree, at.parent)) path.unshift(at.id);
    return path;
  }

  async lookAs(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    this.#shown = [];
    await this.go(this.node);
  }

  /** Does something in the tree, and goes where it is. */
  async #turn(turn: AnalysisTurn): Promise<void> {
    const { node, tree } = await this.reader.turn(turn);
    const grown = tree.nodes.length !== this.tree.nodes.length || !('act' in turn || 'imagine' in turn || 'wait' in turn);
    this.tree = tree;
    if (grown) this.changes += 1;
    if (node !== this.node || 'act' in turn) await this.go(node);
  }

  /** The same for what isn't done on the board: why it can't be done is shown there. */
  async #do(turn: AnalysisTurn): Promise<void> {
    this.table.refusal = null;
    await this.#turn(turn).catch((error: unknown) => this.table.refuse(error));
  }

  /** Imagines what these eyes don't know in another way. */
  imagine(): Promise<void> {
    return this.#do({ imagine: { node: this.node, seat: this.table.sight?.seat ?? null } });
  }

  wait = (): Promise<void> => this.#do({ wait: { node: this.node } });
  call = (node: number, text: string): Promise<void> => this.#edit({ name: { node, text } });
  comment = (node: number, text: string): Promise<void> => this.#edit({ comment: { node, text } });
  rename = (text: string): Promise<void> => this.#edit({ rename: { text } });
  promote = (): Promise<void> => this.#do({ promote: { node: this.node } });
  remove = (): Promise<void> => this.#do({ remove: { node: this.node } });

  /** Changes a text, and stays where one is. */
  async #edit(turn: AnalysisTurn): Promise<void> {
    // Whoever keeps it at the same moment hasn't kept this yet, or keeps it too: the worker takes one after the other.
    this.changes += 1;
    try {
      this.tree = (await this.reader.turn(turn)).tree;
    } catch (error) {
      this.table.refuse(error);
    }
  }

  async back(): Promise<void> {
    const parent = this.here?.parent ?? null;
    if (parent !== null) await this.go(parent);
  }

  async on(): Promise<void> {
    const [next] = this.children;
    if (next) await this.go(next.id);
  }
}
