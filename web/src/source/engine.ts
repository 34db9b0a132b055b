/** The engine as WebAssembly offers it: JSON text in and out, in the wire's types. */

/** Tables of one person. See `wasm/src/local.rs`. */
export interface EngineTables {
  hello(now: number): string;
  ask(frame: string, now: number): string;
  step(now: number): string;
  make(plan: string, now: number): string;
  branch(record: string, at: number, seats: string, now: number): string;
  titles(): string;
  tables(): string;
  news(table: string, before: number): string;
  past(table: string, seq: number): string;
  record(table: string): string;
  content(table: string): string;
  save(table: string, after: number): string;
  load(text: string, now: number): string;
  forget(table: string): void;
}

/** A record that is looked at. See `wasm/src/replay.rs`. */
export interface EngineReplay {
  info(): string;
  captions(): string;
  content(): string;
  at(entries: number, seat: number | null): string;
  describe(entries: number, seat: number | null): string;
  log(seat: number | null): string;
  look(entries: number): string;
  pose(entries: number, seat: number): string;
  why(entries: number, seat: number, action: string): string;
  retry(entries: number, seat: number, action: string): string;
  free(): void;
}

/** A table at which a lesson is taken. See `wasm/src/lesson.rs`. */
export interface EngineLesson {
  info(): string;
  turn(turn: string): string;
  describe(): string;
  captions(): string;
  content(): string;
  record(): string;
  free(): void;
}

/** The coach of a first game. See `wasm/src/coach.rs`. */
export interface EngineCoach {
  notes(noticed: string): string;
  free(): void;
}

/** The review of a record, piece by piece. See `wasm/src/review.rs`. */
export interface EngineReview {
  /** Does so many pieces of work, and says how many are left. */
  step(pieces: number): number;
  report(): string;
  free(): void;
}

/** The puzzles of a title, one of which is set up. See `wasm/src/puzzles.rs`. */
export interface EnginePuzzles {
  list(): string;
  set_up(puzzle: string): string;
  captions(): string;
  content(): string;
  describe(): string;
  why(action: string): string;
  answer(action: string): string;
  record(): string;
  free(): void;
}

/** A tree of what could be played from a moment of a game. See `wasm/src/analysis.rs`. */
export interface EngineAnalysis {
  info(): string;
  captions(): string;
  content(): string;
  turn(turn: string): string;
  look(node: number, seat: number | null): string;
  describe(node: number, seat: number | null): string;
  why(node: number, seat: number, action: string): string;
  lines(node: number, iterations: number): string;
  save(): string;
  excerpt(node: number): string;
  free(): void;
}

/** A table at which the deal of a day is played. See `wasm/src/daily.rs`. */
export interface EngineDaily {
  info(): string;
  turn(turn: string): string;
  dry_run(action: string): string;
  record(): string;
  describe(): string;
  captions(): string;
  content(): string;
  free(): void;
}

/** The module that the bindings are. */
export interface Engine {
  /** Brings the module to life. Rejects where a stub stands in for it, and says why. */
  default(module: { module_or_path: unknown }): Promise<unknown>;
  begin(): void;
  verify(record: string): string;
  Local: new (entropy: Uint8Array, name: string, now: number) => EngineTables;
  Replay: { open(record: string): EngineReplay };
  LessonTable: { open(title: string, course: string, lesson: string, name: string): EngineLesson };
  Coach: { open(title: string, course: string): EngineCoach };
  Review: { open(record: string, iterations: number): EngineReview };
  Puzzles: { open(title: string, text: string): EnginePuzzles };
  DailyTable: { open(title: string, day: string, plays: string, name: string): EngineDaily };
  daily_deals(day: string): string;
  Analysis: { begin(record: string, at: number): EngineAnalysis; read(text: string): EngineAnalysis };
}

// Globs and not imports, so that the client is built where the engine isn't.
const modules = import.meta.glob<Engine>('../../wasm/pantheon_wasm.js');
const places = import.meta.glob<string>('../../wasm/pantheon_wasm_bg.wasm', { query: '?url', import: 'default' });

/** Brings the engine to life, from where it is served or from its bytes. Rejects where it is missing, and says why. */
export async function engine(bytes?: Uint8Array): Promise<Engine> {
  const load = Object.values(modules)[0];
  if (!load) throw new Error('This build has no engine for the browser.');
  const loaded = await load();
  await loaded.default({ module_or_path: bytes ?? (await Object.values(places)[0]?.()) });
  loaded.begin();
  return loaded;
}
