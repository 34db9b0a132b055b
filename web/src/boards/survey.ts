/** What every board must be able to do, tried with moments of real games. The board is asked as the table asks it; what it
 * can't do is noted, with where. */

import type { Legal, Message } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { Table } from '../table/table.svelte';
import { LANGUAGES, words } from '../words/words.svelte';
import type { Key, TitleBoard } from './contract';
import type { Moment } from './moments';
import { clear, stand } from './stand';

/** What is asked of a board. */
export const DEMANDS = [
  'every legal action has a place to press or is a button',
  'what can be chosen is said, and choices at one place differ in what is said',
  'everything that has a key has a name',
  'whatever can be pointed at is told about',
  'whoever points at what can’t be chosen is understood',
  'every event lights and moves things that are there',
  'every event and question is said',
  'the board is told in sentences',
] as const;
export type Demand = (typeof DEMANDS)[number];
/** What a board can't do, each with where it was found first. */
export type Faults = Record<Demand, Map<string, string>>;

const KEYLIKE = /(?:^|[^\w-])((?:[a-z]{2}|web|engine)-[a-z0-9]+(?:-[a-z0-9]+)*)/;
const NAMES = ['Ana', 'Rui', 'Eva', 'Bia'];

/** Tries a board with all moments. `say`: brings the captions of a moment's table. */
export async function survey(
  board: TitleBoard,
  moments: readonly Moment[],
  prefix: string,
  say: (captions: number) => void,
): Promise<Faults> {
  const faults = Object.fromEntries(DEMANDS.map((demand) => [demand, new Map<string, string>()])) as Faults;
  for (const moment of moments) {
    say(moment.captions);
    await new Look(board, moment, prefix, faults).all();
  }
  if (!moments.some(({ described }) => described)) faults['the board is told in sentences'].set('nothing', 'anywhere');
  return faults;
}

/** One look at one moment. */
class Look {
  readonly #view: JsonValue;
  readonly #legal: readonly Legal[];
  readonly #names: readonly string[];

  constructor(
    private readonly board: TitleBoard,
    private readonly moment: Moment,
    private readonly prefix: string,
    private readonly faults: Faults,
  ) {
    const sight = moment.position.sights[0];
    this.#view = sight?.view ?? null;
    this.#legal = sight?.legal ?? [];
    this.#names = NAMES.slice(0, moment.seats);
  }

  async all(): Promise<void> {
    await words.speak('en');
    const table = stand(this.board, this.moment, this.#names);
    const drawn = this.#drawn(table);
    await clear();
    for (const language of LANGUAGES) {
      await words.speak(language);
      this.#choices();
      this.#told(drawn);
      this.#said();
      this.#described();
    }
    await words.speak('en');
  }

  #fault(demand: Demand, what: string): void {
    const { position, seats } = this.moment;
    const faults = this.faults[demand];
    if (!faults.has(what)) faults.set(what, `at step ${position.step} with ${seats} seats`);
  }

  /** Whether something is said in words: neither nothing nor a key that has no text. */
  #isSaid(text: string): boolean {
    const [, key] = KEYLIKE.exec(text) ?? [];
    const missing = key !== undefined && [this.prefix, 'web', 'engine'].includes(key.split('-')[0] ?? '');
    return text.trim() !== '' && !missing && !/\{|undefined|NaN|\[object/.test(text);
  }

  /** Looks at the page. Gives what the board has drawn: the seats beside it are the table's own. */
  #drawn(table: Table): ReadonlySet<Key> {
    const shown = new Set<Key>();
    for (const thing of document.querySelectorAll('[data-key]')) {
      const key = thing.getAttribute('data-key') ?? '';
      shown.add(key);
      const label = (thing.querySelector('[role=img]') ?? thing).getAttribute('aria-label') ?? thing.textContent ?? '';
      if (!this.#isSaid(label)) this.#fault('everything that has a key has a name', `${key} is called “${label}”`);
    }
    for (const { action } of this.#legal) {
      const keys = this.board.keys(action, this.#view);
      if (keys.length > 0 && !keys.some((key) => shown.has(key))) {
        this.#fault('every legal action has a place to press or is a button', `${JSON.stringify(action)} at ${keys.join(' ')}`);
      }
    }
    const drawn = new Set([...document.querySelectorAll('main [data-key]')].map((thing) => thing.getAttribute('data-key') ?? ''));
    this.#attempts(table, drawn);
    this.#events(shown);
    return drawn;
  }

  #attempts(table: Table, drawn: ReadonlySet<Key>): void {
    const legal = this.#legal.map(({ action }) => action);
    if (legal.length === 0) return;
    const known = new Set(legal.map((action) => JSON.stringify(action)));
    for (const key of drawn) {
      if (table.at(key).length > 0) continue;
      for (const action of this.board.attempts(key, this.#view, legal)) {
        const wrong = action === null || (typeof action !== 'string' && typeof action !== 'object');
        if (wrong || (known.has(JSON.stringify(action)) && this.board.keys(action, this.#view).includes(key))) {
          this.#fault('whoever points at what can’t be chosen is understood', `${key} as ${JSON.stringify(action)}`);
        }
      }
    }
  }

  #events(shown: ReadonlySet<Key>): void {
    const demand = 'every event lights and moves things that are there';
    for (const { event } of this.moment.events) {
      const { board } = this;
      const named = JSON.stringify(event);
      const there = (key: Key): boolean => shown.has(key) || board.about(key, this.#view) !== null;
      for (const key of board.pieces(event)) if (!there(key)) this.#fault(demand, `${named} lights ${key}`);
      for (const { from, to, piece } of board.motions(event)) {
        for (const key of [from, to]) if (!there(key)) this.#fault(demand, `${named} moves by ${key}`);
        if (!document.getElementById(piece)) this.#fault(demand, `${named} moves a ${piece}, which isn’t drawn`);
      }
    }
  }

  /** What can be chosen, in words. */
  #choices(): void {
    const demand = 'what can be chosen is said, and choices at one place differ in what is said';
    const places = new Map<Key, Map<string, JsonValue>>();
    for (const { action, text } of this.#legal) {
      const said = words.say(text, this.#names);
      if (!this.#isSaid(said)) this.#fault(demand, `${JSON.stringify(action)} is “${said}”`);
      const keys = this.board.keys(action, this.#view);
      for (const key of keys.length > 0 ? keys : ['a button']) {
        const here = places.get(key) ?? new Map<string, JsonValue>();
        if (here.has(said)) this.#fault(demand, `${key}: ${JSON.stringify([here.get(said), action])} are both “${said}”`);
        places.set(key, here.set(said, action));
      }
    }
  }

  #told(drawn: ReadonlySet<Key>): void {
    const demand = 'whatever can be pointed at is told about';
    for (const key of drawn) {
      const about = this.board.about(key, this.#view);
      if (!about) this.#fault(demand, `${key}: nothing`);
      for (const text of [about?.title, ...(about?.lines ?? [])]) {
        if (text !== undefined && !this.#isSaid(text)) this.#fault(demand, `${key}: “${text}”`);
      }
      for (const rule of about?.rules ?? []) {
        if (!rule.startsWith(`${this.prefix.toUpperCase()}-`)) this.#fault(demand, `${key}: no rule is called ${rule}`);
      }
    }
  }

  #said(): void {
    const { position, events } = this.moment;
    const texts: Message[] = [...position.asked, ...events].map(({ text }) => text);
    for (const text of texts) {
      const said = words.say(text, this.#names);
      if (!this.#isSaid(said)) this.#fault('every event and question is said', `${text.key} is “${said}”`);
    }
  }

  #described(): void {
    const demand = 'the board is told in sentences';
    const lines = this.moment.described?.map((sentence) => words.say(sentence, this.#names));
    if (!lines) return;
    if (lines.length < 2) this.#fault(demand, `only ${lines.length} are told`);
    for (const line of lines) {
      if (!this.#isSaid(line)) this.#fault(demand, `“${line}”`);
    }
  }
}
