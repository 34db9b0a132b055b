/** A table as somebody sees it: what the source told, what is being chosen, and what happens when one points at
 * something. It knows no title and no rule. */

import { createContext } from 'svelte';
import type { Key, TitleBoard } from '../boards/contract';
import type {
  Hint,
  Legal,
  Message,
  News,
  Position,
  Problem,
  Sight,
  TableCommand,
  TableInfo,
  TableUpdate,
  TitleCard,
  ToldEvent,
} from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { settings } from '../settings.svelte';
import { ProblemError, type TableSource } from '../source/source';
import type { Origin } from '../ui/record';
import { t, words } from '../words/words.svelte';
import { Coach } from './coach.svelte';
import { overBy } from './given-up';
import { pointOf, type ScorePoint } from './scores';
import { stepsAfter, takenBack, type TakenBack } from './taken-back';

/** How a seat is shown everywhere: never by colour alone. */
export interface SeatFace {
  seat: number;
  name: string;
  /** As CSS: of the seat's pieces on the board. */
  colour: string;
  shape: 'disc' | 'square' | 'triangle' | 'diamond';
  /** Whether these eyes may act with it. */
  own: boolean;
}

const SHAPES = ['disc', 'square', 'triangle', 'diamond'] as const;
const UNCOLOURED = 'var(--ink)';

/** A refusal, shown until something else happens. */
export interface Refusal {
  text: string;
  rule: string | null;
  /** Where one pointed. */
  key: Key | null;
}

/** A step of what is expected: what is seen before it, what is done, and by whom. */
export interface LineStep {
  view: JsonValue;
  legal: Legal;
  seat: number;
}

/** What is expected after an action, which is the first step of it. */
export type Line = readonly LineStep[];

/** A place in a line. */
export interface Ahead extends LineStep {
  line: Line;
  step: number;
}

/** Advice comes in so many steps: what to think about, which choices, the best of them, why. */
export const LAST_HINT = 4;

/** The most places of a log that are kept here. */
const LOG = 5000;

export class Table {
  readonly source: TableSource;
  readonly id: string;
  /** What opened the table to whoever came with its link. */
  readonly key: string | null;
  board = $state.raw<TitleBoard | null>(null);
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  seq = $state(0);
  /** What happened, without a hole up to now. What came before the first of it can be asked for. */
  news = $state.raw<readonly News[]>([]);
  /** Whether what came before is being asked for. */
  #asksEarlier = false;
  gone = $state.raw<Problem | null>(null);
  /** The seats of those who sit at the table and aren't there now. */
  away = $state.raw<readonly number[]>([]);
  /** Where another page of this browser has the table: how to take it over. */
  elsewhere = $state.raw<(() => void) | null>(null);
  /** The source's clock when the position was told, in milliseconds. */
  toldAt = $state(0);
  /** What was told last, since one looks. */
  latest = $state.raw<readonly News[]>([]);
  /** The line of the log whose pieces travel now. Set by the animations. */
  playing = $state<string | null>(null);
  /** Hears what is about to be told, while the board still shows what was before. Set by the animations. */
  before: ((news: readonly News[]) => void) | null = null;
  /** The scores at every step that was seen. */
  history = $state.raw<readonly ScorePoint[]>([]);
  /** What the title says of itself. */
  card = $state.raw<TitleCard | null>(null);
  /** Whether a game of the past is looked at: then nothing can be done. */
  still = $state(false);
  /** Whether it is a position to be tried on: one acts, but there is no game to be paused, given up or advised on. */
  posed = $state(false);
  /** Where the game is found when it is over, if not at its table. */
  origin: Origin | null = null;
  /** Which of one's own seats looks, where one holds several. */
  #eyes = $state<number | null>(null);
  /** Counts what was pressed and chosen: why not is told only of what was last. */
  #asks = 0;
  /** The seat of one's own that asked to look or act next. */
  #wanted = $state<number | null>(null);
  /** Whose player board is looked at, where a board shows one at a time; none follows the eyes. */
  shown = $state<number | null>(null);
  #chosen = $state.raw<Legal | null>(null);
  /** What is pointed at, by pointer or focus. Set by `pointing`. */
  pointed = $state<Key | null>(null);
  /** The choices of a target that has several. */
  several = $state.raw<{ key: Key; choices: readonly Legal[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<readonly Hint[] | null>(null);
  #hintStep = $state(1);
  /** What is expected after each of the hints, where that is known. */
  lines = $state.raw<readonly Line[]>([]);
  #ahead = $state.raw<Ahead | null>(null);
  readonly coach = new Coach(this);
  thinking = $state(false);
  /** How much was asked for and has no answer yet. */
  #unanswered = $state(0);
  /** The place in the log that the last answer named. */
  #named = $state(0);
  /** Looks back while the game goes on; none where nobody can. Set by the page. */
  lookBack = $state.raw<(() => void) | null>(null);
  /** What a log line points at. */
  lit = $state.raw<ReadonlySet<Key>>(new Set());
  /** What a lesson says to look at; none where no lesson is taken. */
  taught = $state.raw<ReadonlySet<Key> | null>(null);

  readonly sight: Sight | null = $derived.by(() => {
    const sights = this.position?.sights ?? [];
    return sights.find((sight) => sight.seat === this.eyes) ?? sights[0] ?? null;
  });
  readonly legal: readonly Legal[] = $derived.by(() => {
    if (this.ahead) return [this.ahead.legal];
    return this.covered || this.still ? [] : (this.sight?.legal ?? []);
  });
  /** What these eyes may know. Nothing while the screen changes hands. */
  readonly view: JsonValue = $derived(this.ahead?.view ?? (this.covered ? null : (this.sight?.view ?? null)));
  readonly names: readonly string[] = $derived((this.info?.seats ?? []).map((seat, index) => seatName(seat.name, seat.level, index)));
  readonly seats: readonly SeatFace[] = $derived(
    this.names.map((name, seat) => ({
      seat,
      name,
      colour: this.#colour(seat),
      shape: SHAPES[seat % SHAPES.length] ?? 'disc',
      own: this.own.includes(seat),
    })),
  );
  /** What waits to be confirmed; or what is expected next, where one looks ahead. */
  get chosen(): Legal | null {
    return this.ahead?.legal ?? this.#chosen;
  }
  set chosen(legal: Legal | null) {
    this.#chosen = legal;
  }

  /** Where one looks, if that is ahead along a line: what is imagined there, and what is expected next. */
  get ahead(): Ahead | null {
    return this.hints ? this.#ahead : null;
  }

  /** Looks ahead along a line, at its step of this number; or no more. */
  lookAhead(line: Line | null, step = 0): void {
    const at = line?.[step];
    this.#ahead = line && at ? { ...at, line, step } : null;
  }

  /** The legal actions by where they can be chosen. */
  readonly byKey: ReadonlyMap<Key, readonly Legal[]> = $derived.by(() => {
    const map = new Map<Key, Legal[]>();
    for (const legal of this.legal) {
      for (const key of this.board?.keys(legal.action, this.view) ?? []) {
        map.set(key, [...(map.get(key) ?? []), legal]);
      }
    }
    return map;
  });
  /** The legal actions that have no place on the board. */
  readonly buttons: readonly Legal[] = $derived(
    this.legal.filter((legal) => (this.board?.keys(legal.action, this.view) ?? []).length === 0),
  );
  /** The places that advice names as far as it goes: those of all it thinks of, then those of the best. */
  readonly advised: readonly Key[] = $derived.by(() => {
    if (this.ahead) return this.board?.keys(this.ahead.legal.action, this.view) ?? [];
    const named = this.hintStep < 2 ? [] : (this.hints ?? []).slice(0, this.hintStep < 3 ? undefined : 1);
    return named.flatMap((hint) => this.board?.keys(hint.action, this.view) ?? []);
  });

  /** Whoever has no colour yet has the ink's, which is nobody's on any board. Colours are public: any eyes see them. */
  #colour(seat: number): string {
    if (!this.board) return UNCOLOURED;
    if (!this.board.colour) return `var(--seat-${seat})`;
    const view = this.sight?.view;
    return (view === undefined ? null : this.board.colour(view, seat)) ?? UNCOLOURED;
  }

  /** Whether the title keeps secrets between its seats. Where nobody can say, it does. */
  get hides(): boolean {
    return this.card?.hidden_information ?? true;
  }

  constructor(source: TableSource, id: string, key: string | null = null) {
    this.source = source;
    this.id = id;
    this.key = key;
  }

  /** Whether something was asked for and what came of it isn't to be seen yet: an answer may be here before the position
   * that it names, and what is legal until then is what was legal before. */
  get busy(): boolean {
    return this.#unanswered > 0 || (this.#named > this.seq && this.gone === null);
  }

  /** The seats that whoever looks holds. */
  get own(): readonly number[] {
    return (this.position?.sights ?? []).flatMap((sight) => (sight.seat === null ? [] : [sight.seat]));
  }

  /** Whose eyes see. Where one holds several seats it is the one that acts, once it was uncovered. */
  get eyes(): number | null {
    if (this.own.length > 1 && !this.hides) return this.#wanted ?? this.asksFor ?? this.#eyes ?? this.own[0] ?? null;
    return this.#eyes ?? this.own[0] ?? null;
  }

  /** The seat of one's own that is asked to act now; none if no seat of one's own is. Where several are, whoever
   * asked for the screen comes first, then whoever has it. */
  get asksFor(): number | null {
    const toAct = this.position?.to_act ?? [];
    const acting = this.own.filter((seat) => toAct.includes(seat));
    const first = [this.#wanted, this.#eyes].find((seat) => seat !== null && acting.includes(seat));
    return first ?? acting[0] ?? null;
  }

  /** Who is to have the screen. */
  get next(): number | null {
    return this.#wanted ?? this.asksFor ?? this.#eyes ?? this.own[0] ?? null;
  }

  /** Whether the screen is to change hands first, so that nobody sees another's secrets. */
  get covered(): boolean {
    return this.hides && this.own.length > 1 && !this.position?.outcome && this.next !== this.#eyes;
  }

  /** The next person at this screen is here, and begins with the own board. */
  uncover(): void {
    this.#eyes = this.next;
    this.shown = null;
    this.#forgetChoice();
  }

  /** Gives the screen to another seat of one's own: at once where nothing is hidden, else through a cover. */
  lookAs(seat: number): void {
    if (!this.own.includes(seat)) return;
    this.#wanted = seat;
    this.#forgetChoice();
  }

  /** Takes what the source told. */
  tell(update: TableUpdate): void {
    const anew = update.after === 0;
    if (!anew) this.before?.(update.news);
    const stepped = this.position?.step !== update.position?.step;
    this.info = update.info;
    this.position = update.position && !anew ? sameSights(this.position, update.position) : update.position;
    this.toldAt = update.now;
    this.news = anew ? update.news : [...this.news, ...update.news].slice(-LOG);
    this.latest = anew ? [] : update.news;
    this.seq = update.seq;
    this.gone = null;
    this.elsewhere = null;
    if (stepped) this.#step(anew || update.news.some(({ what }) => this.#isOwn(what)));
    // Who sits alone at this screen never needs a cover.
    if (this.own.length === 1) this.#eyes = this.own[0] ?? null;
  }

  #isOwn(what: News['what']): boolean {
    if (typeof what === 'string') return false;
    if ('acted' in what) return this.own.includes(what.acted.seat);
    return 'took-back' in what;
  }

  /** The game went on. Where others act meanwhile, what one is about to choose stays if it is still legal. */
  #step(forget: boolean): void {
    const { position } = this;
    if (position && !this.still) {
      // What was taken back never was.
      const before = this.history.filter(({ step }) => step < position.step);
      this.history = [...before, pointOf(position)];
    }
    if (this.#wanted !== null && !position?.to_act.includes(this.#wanted)) this.#wanted = null;
    if (forget) {
      this.#forgetChoice();
      // Whoever has chosen there doesn't think of choosing there again.
      this.pointed = null;
      return;
    }
    this.hints = this.#stillLegal(this.hints);
    if (this.chosen) this.chosen = this.#legalAs(this.chosen.action);
    if (this.several) {
      const { key } = this.several;
      const choices = this.several.choices.flatMap(({ action }) => this.#legalAs(action) ?? []);
      this.several = choices.length > 1 ? { key, choices } : null;
    }
  }

  /** The legal action that is the same, if there is one. */
  #legalAs(wanted: JsonValue): Legal | null {
    const text = JSON.stringify(wanted);
    return this.legal.find(({ action }) => JSON.stringify(action) === text) ?? null;
  }

  /** The advice that can still be followed. */
  #stillLegal(hints: readonly Hint[] | null): readonly Hint[] | null {
    const left = hints?.filter(({ action }) => this.#legalAs(action) !== null) ?? [];
    return left.length > 0 ? left : null;
  }

  #forgetChoice(): void {
    this.chosen = null;
    this.several = null;
    this.refusal = null;
    this.hints = null;
    this.lines = [];
    this.#ahead = null;
    this.coach.takeBack();
    this.coach.hovered = null;
  }

  /** Whether a game was played here and is over, also where it was given up and nobody counted. */
  get ended(): boolean {
    return this.position !== null && (this.position.outcome !== undefined || this.info?.status === 'over');
  }

  /** Whether there is something to look back on while the game goes on. */
  get mayLookBack(): boolean {
    return this.lookBack !== null && !this.covered && !this.ended && (this.position?.step ?? 0) > 0;
  }

  /** The sentence that says whose decision it is and what is asked. */
  readonly sentence: string = $derived.by(() => {
    const { info, position } = this;
    if (!info) return t('web-loading');
    if (info.status === 'gathering') return t('web-gathering');
    if (info.status === 'paused') return t('web-paused');
    if (position?.outcome) return [position.result, position.outcome.end].flatMap((said) => (said ? [this.say(said)] : [])).join(' ');
    if (info.status === 'over') return overBy(info.seats, this.names);
    if (this.covered) return t('web-cover-sentence', { name: this.names[this.next ?? 0] ?? '' });
    const seat = this.asksFor === this.eyes ? this.asksFor : null;
    const asked = position?.asked.find((asked) => asked.seat === (seat ?? position.to_act[0]));
    if (!asked) return t('web-wait');
    const text = words.say(asked.text, this.names);
    return seat === null || this.still ? t('web-they-decide', { name: this.names[asked.seat] ?? '', what: text }) : text;
  });

  /** Whether these eyes may know what was told: others at the same screen have secrets of their own. */
  hears = (told: ToldEvent): boolean => !told.seats || this.eyes === null || told.seats.includes(this.eyes);

  /** What happened, as these eyes may know it. */
  readonly heard: readonly News[] = $derived.by(() => {
    if (this.own.length < 2) return this.news;
    return this.news.map((news) => (news.events ? { ...news, events: news.events.filter(this.hears) } : news));
  });

  /** What was taken back, of what is known. */
  readonly backs: TakenBack = $derived(takenBack(this.heard));

  /** The own last step, which may be taken back alone, in words. */
  readonly undoes: string = $derived.by(() => {
    const { position, sight } = this;
    if (!position || !sight?.may_undo) return '';
    const steps = stepsAfter(this.heard, this.backs, position.step - 1) ?? [];
    return steps.flatMap(({ events = [] }) => events.map(({ text }) => this.say(text))).join(' ');
  });

  /** Whether something came before what is known, and there is room for it. */
  get hasEarlier(): boolean {
    // The log of a lesson begins where its step does.
    return this.taught === null && (this.news[0]?.seq ?? 1) > 1 && this.news.length < LOG;
  }

  /** Asks for what came before what is known. Whether more is known now. Rejects with a `ProblemError`. */
  async earlier(): Promise<boolean> {
    const first = this.news[0]?.seq ?? 1;
    if (!this.hasEarlier || this.#asksEarlier) return false;
    this.#asksEarlier = true;
    try {
      const told = await this.source.news(this.id, first);
      // All may have been told anew meanwhile, and what is told must lead up to what is known.
      if (this.news[0]?.seq !== first || told.at(-1)?.seq !== first - 1) return false;
      this.news = [...told, ...this.news];
      return true;
    } finally {
      this.#asksEarlier = false;
    }
  }

  /** The same for those who didn't ask: what isn't told now can be asked for by hand. */
  earlierIfTold = (): void => void this.earlier().catch(() => undefined);

  /** The same for those who asked: they hear why not. */
  earlierOrWhyNot = (): Promise<unknown> => this.earlier().catch((error: unknown) => this.refuse(error));

  /** Whether something is to be lit up. */
  isLit = (key: Key): boolean => this.lit.has(key) || this.taught?.has(key) === true;

  say = (message: Message): string => words.say(message, this.names);

  /** How far the advice goes that is shown, from 1 to `LAST_HINT`. Where the best can't be followed any more, what it was
   * about is gone with it, and the rest is told at once. */
  get hintStep(): number {
    return this.hints?.[0]?.thought ? this.#hintStep : LAST_HINT;
  }

  /** What can be chosen there. */
  at(key: Key): readonly Legal[] {
    return this.byKey.get(key) ?? [];
  }

  /** Somebody pressed something on the board: choose it, offer its choices, or say why not. */
  press(key: Key): void {
    const choices = this.at(key);
    this.#asks += 1;
    this.refusal = null;
    if (choices.length === 1 && choices[0]) this.choose(choices[0]);
    else if (choices.length > 1) this.several = { key, choices };
    else this.whyNot(key);
  }

  /** Chooses an action: performs it, or waits for a second word. */
  choose(legal: Legal, sure = !settings.confirm): void {
    this.#asks += 1;
    this.several = null;
    this.refusal = null;
    if (sure || this.chosen === legal) void this.act(legal.action);
    else this.chosen = legal;
  }

  /** Says the second word. */
  confirm(): void {
    if (this.chosen) void this.act(this.chosen.action);
  }

  /** Takes back what was chosen but not confirmed, or the last step. */
  undo(): void {
    if (this.chosen || this.several) {
      this.chosen = null;
      this.several = null;
    } else if (this.sight?.may_undo && this.sight.seat !== null) {
      void this.do({ undo: { seat: this.sight.seat } });
    }
  }

  /** Acts with the seat that looks. */
  async act(action: JsonValue): Promise<boolean> {
    const seat = this.sight?.seat;
    if (seat === null || seat === undefined || this.busy || this.still || this.ahead) return false;
    this.chosen = null;
    if (this.coach.warns && !(await this.#waits(this.coach.lets(seat, action)))) return false;
    return this.do({ act: { seat, action } });
  }

  /** Nothing else can be chosen meanwhile. */
  async #waits<T>(answer: Promise<T>): Promise<T> {
    this.#unanswered += 1;
    try {
      return await answer;
    } finally {
      this.#unanswered -= 1;
    }
  }

  /** Does something at the table, and shows why not if it isn't done. */
  async do(command: TableCommand): Promise<boolean> {
    this.#unanswered += 1;
    this.hints = null;
    try {
      this.#named = (await this.source.do(this.id, command, this.seq)).seq;
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      this.#unanswered -= 1;
    }
  }

  /** Shows a problem. */
  refuse(error: unknown, key: Key | null = null): void {
    const problem = error instanceof ProblemError ? error.problem : null;
    this.refusal = {
      text: problem ? this.tellProblem(problem) : String(error),
      rule: problem?.rule ?? null,
      key,
    };
  }

  /** A problem in the reader's words. */
  tellProblem(problem: Problem): string {
    const facts = problem.facts ? this.say(problem.facts) : null;
    if (problem.code === 'lost-race' && problem.lost_to) {
      const { seat, by } = problem.lost_to;
      const who = seat === null ? t('web-the-clock') : (this.names[seat] ?? '');
      return t('web-lost-race', { who, seconds: words.number(by / 1000, 1), why: facts ?? '' });
    }
    if (facts) return facts;
    const key = `web-problem-${problem.code}`;
    return words.has(key) ? t(key) : problem.message;
  }

  /** Says why nothing can be chosen there. `meant`: what somebody wanted, where a board knows better than by the place. */
  whyNot(key: Key, meant?: readonly JsonValue[]): void {
    this.#asks += 1;
    this.refusal = null;
    this.#reason(key, meant).catch((error: unknown) => this.refuse(error, key));
  }

  async #reason(key: Key, meant?: readonly JsonValue[]): Promise<void> {
    const { sight, board } = this;
    if (!sight || !board) return;
    if (sight.seat === null) {
      this.refusal = { text: t('web-only-watching'), rule: null, key };
      return;
    }
    if (this.legal.length === 0) {
      this.refusal = { text: t(this.taught ? 'web-lesson-read-first' : 'web-not-your-turn'), rule: null, key };
      return;
    }
    const legal = this.legal.map(({ action }) => action);
    const asks = this.#asks;
    const step = this.position?.step;
    for (const action of meant ?? board.attempts(key, sight.view, legal)) {
      const problem = await this.source.why(this.id, sight.seat, action);
      // Whoever has gone on meanwhile doesn't ask any more.
      if (asks !== this.#asks || step !== this.position?.step) return;
      if (problem) {
        this.refuse(new ProblemError(problem), key);
        return;
      }
    }
    // Nothing like it can be tried: the rule of the thing itself says what it is for.
    this.refusal = { text: t('web-nothing-there'), rule: board.about(key, sight.view)?.rules[0] ?? null, key };
  }

  /** The board in sentences, as these eyes see it. Nothing while the screen changes hands. */
  async describe(): Promise<string[]> {
    if (this.view === null) return [];
    return (await this.source.describe(this.id, this.eyes)).map(this.say);
  }

  /** Shows advice from its first step on, with what is expected after each piece of it. */
  advisedOf(hints: readonly Hint[] | null, lines: readonly Line[] = []): void {
    this.#ahead = null;
    this.lines = lines;
    this.hints = hints;
    this.#hintStep = 1;
  }

  /** Asks for advice, or goes a step further with what is there. */
  async advise(): Promise<void> {
    const seat = this.sight?.seat;
    if (this.hints && this.hints.length > 0) {
      this.#hintStep = Math.min(this.#hintStep + 1, LAST_HINT);
      return;
    }
    const asked = this.still ? this.position?.to_act.includes(seat ?? -1) : this.legal.length > 0;
    if (seat === null || seat === undefined || this.thinking || !asked) return;
    this.thinking = true;
    const step = this.position?.step;
    try {
      const hints = await this.source.hints(this.id, seat);
      this.advisedOf(step === this.position?.step ? hints : this.#stillLegal(hints));
    } catch (error) {
      this.refuse(error);
    } finally {
      this.thinking = false;
    }
  }
}

/** The new position, with what is seen kept as it was where it is the same: a board then has nothing to draw anew. */
function sameSights(old: Position | null, position: Position): Position {
  if (old?.step !== position.step) return position;
  const sights = position.sights.map((sight) => {
    const same = old.sights.find(({ seat, hash }) => seat === sight.seat && hash === sight.hash);
    if (!same || same.legal?.length !== sight.legal?.length) return sight;
    return { ...sight, view: same.view, ...(same.legal && { legal: same.legal }) };
  });
  return { ...position, sights };
}

function seatName(name: string | null, level: number | null, index: number): string {
  if (name) return name;
  if (level !== null) return t('web-bot-name', { level, number: index + 1 });
  return t('engine-seat-default', { number: index + 1 });
}

const [useTable, provideTable] = createContext<Table>();
export { provideTable, useTable };
