/** What the page and its worker say to each other. */

import type {
  AnalysisFound,
  AnalysisOpened,
  AnalysisSaved,
  AnalysisTurn,
  AnalysisTurned,
  ClientFrame,
  CoachSays,
  DailyDeals,
  DailyFound,
  DailyOpened,
  DailyRecord,
  DailyTried,
  DailyTurn,
  LessonFound,
  LessonOpened,
  LessonTurn,
  LocalNews,
  LocalPast,
  LocalRecord,
  LocalTable,
  NewTable,
  News,
  Person,
  Problem,
  PuzzleAnswered,
  PuzzleList,
  PuzzleOpened,
  ReplayCaptions,
  ReplayDescribed,
  ReplayFound,
  ReplayOpened,
  ReviewLooked,
  ReviewRetried,
  SeatPlan,
  ServerFrame,
  TableId,
  TableInfo,
  TitleCard,
  VerifyReport,
} from '../gen';

import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { Values } from '../boards/printed';
import type { AnalysisFrom } from './analysis';

/** What a seat has before it. See `lessons/src/notes.rs`. */
export interface Noticed {
  told: JsonValue[];
  can: JsonValue[];
  asked: string | null;
  view: JsonValue;
}

/** What the page can call, with what it gives and what it gets. */
export interface Calls {
  open: { give: { name: string }; get: Person };
  ask: { give: { frame: ClientFrame }; get: null };
  make: { give: { plan: NewTable }; get: LocalTable };
  branch: { give: { record: string; at: number; seats: SeatPlan[] }; get: LocalTable };
  titles: { give: null; get: TitleCard[] };
  tables: { give: null; get: { tables: TableInfo[] } | { error: Problem } };
  /** Takes a table from another page of this browser. */
  claim: { give: { table: TableId }; get: null };
  /** What happened at a table before a place in its log. */
  news: { give: { table: TableId; before: number }; get: LocalNews };
  /** Where its game stood after a place in its log. */
  past: { give: { table: TableId; seq: number }; get: LocalPast };
  record: { give: { table: TableId }; get: LocalRecord };
  /** What is printed on a table's cards, tiles and boards. */
  content: { give: { table: TableId }; get: Values | null };
  forget: { give: { table: TableId }; get: null };
  replay: { give: { replay: number; record: string }; get: ReplayOpened };
  moment: { give: { replay: number; entries: number; seat: number | null }; get: ReplayFound };
  /** The board of that moment in sentences. */
  describe: { give: { replay: number; entries: number; seat: number | null }; get: ReplayDescribed };
  /** What the things of a record's table are called and say. */
  captions: { give: { replay: number }; get: ReplayCaptions };
  /** What is printed on them. */
  printed: { give: { replay: number }; get: Values | null };
  log: { give: { replay: number; seat: number | null }; get: { log: News[] } | { error: Problem } };
  /** What everybody who may act at a moment could do. */
  look: { give: { replay: number; entries: number }; get: ReviewLooked };
  /** A moment at which a seat is to decide again. */
  pose: { give: { replay: number; entries: number; seat: number }; get: PuzzleOpened };
  /** Why it can't do something there; null if it can. */
  'pose-why': { give: { replay: number; entries: number; seat: number; action: JsonValue }; get: Problem | null };
  /** What it is worth that it tries something there. */
  retry: { give: { replay: number; entries: number; seat: number; action: JsonValue }; get: ReviewRetried };
  close: { give: { replay: number }; get: null };
  /** Begins a lesson; whoever begins one has done with the one before. */
  lesson: { give: { title: string; course: string; lesson: string; name: string }; get: LessonOpened };
  'lesson-turn': { give: { turn: LessonTurn }; get: LessonFound };
  /** The board of the lesson in sentences. */
  'lesson-describe': { give: null; get: ReplayDescribed };
  /** What the things of the lesson's table are called and say. */
  'lesson-captions': { give: null; get: ReplayCaptions };
  /** What is printed on them. */
  'lesson-printed': { give: null; get: Values | null };
  /** What the coach of a first game has to say. */
  coach: { give: { title: string; course: string; noticed: Noticed }; get: CoachSays };
  /** Reads the puzzles of a title; one of them at a time is set up after that. */
  puzzles: { give: { title: string; text: string }; get: PuzzleList };
  puzzle: { give: { puzzle: string }; get: PuzzleOpened };
  /** What the things of its table are called and say. */
  'puzzle-captions': { give: null; get: ReplayCaptions };
  /** What is printed on them. */
  'puzzle-printed': { give: null; get: Values | null };
  /** Its board in sentences. */
  'puzzle-describe': { give: null; get: ReplayDescribed };
  /** Why its seat can't do something; null if it can. */
  'puzzle-why': { give: { action: JsonValue }; get: Problem | null };
  /** What an answer is worth. */
  'puzzle-answer': { give: { action: JsonValue }; get: PuzzleAnswered };
  /** What is dealt on a day, of every title. */
  'daily-deals': { give: { day: string }; get: DailyDeals };
  /** Begins the deal of a day, or takes it up from what was put in before; whoever begins one has done with the one before. */
  daily: { give: { title: string; day: string; plays: JsonValue; name: string }; get: DailyOpened };
  'daily-turn': { give: { turn: DailyTurn }; get: DailyFound };
  /** What an action would bring there. */
  'daily-dry-run': { give: { action: JsonValue }; get: DailyTried };
  'daily-record': { give: null; get: DailyRecord };
  /** The record of a game of a day, from what was put in, without a table. */
  'daily-record-of': { give: { title: string; day: string; plays: JsonValue }; get: DailyRecord };
  /** The board in sentences. */
  'daily-describe': { give: null; get: ReplayDescribed };
  /** What the things of its table are called and say. */
  'daily-captions': { give: null; get: ReplayCaptions };
  /** What is printed on them. */
  'daily-printed': { give: null; get: Values | null };
  /** The record of the game that leads to the puzzle. */
  'puzzle-record': { give: null; get: LocalRecord };
  /** The record of the lesson's game as it stands. */
  'lesson-record': { give: null; get: LocalRecord };
  /** Opens an analysis: at a moment of a record, or a file. One at a time is open. */
  analysis: { give: AnalysisFrom; get: AnalysisOpened };
  'analysis-turn': { give: { turn: AnalysisTurn }; get: AnalysisTurned };
  'analysis-look': { give: { node: number; seat: number | null }; get: AnalysisFound };
  'analysis-describe': { give: { node: number; seat: number | null }; get: ReplayDescribed };
  'analysis-why': { give: { node: number; seat: number; action: JsonValue }; get: Problem | null };
  'analysis-captions': { give: null; get: ReplayCaptions };
  'analysis-printed': { give: null; get: Values | null };
  'analysis-save': { give: null; get: AnalysisSaved };
  'analysis-excerpt': { give: { node: number }; get: AnalysisSaved };
  verify: { give: { record: string }; get: VerifyReport };
}

export type CallName = keyof Calls;

/** A call of the page. */
export type Call = {
  [Name in CallName]: { id: number; call: Name; give: Calls[Name]['give'] };
}[CallName];

/** What the worker says. */
export type Said =
  /** A call came to this. */
  | { id: number; get: unknown }
  /** A client hears this, as over a socket. */
  | { frames: ServerFrame[] }
  /** Another page of this browser has this table. */
  | { elsewhere: TableId }
  /** Whether the browser keeps what is played, so that it is there the next time. It does unless it is said. */
  | { keeps: boolean }
  /** There is no engine here, and why. */
  | { missing: string }
  /** The engine broke. All that was saved can be taken up by another worker. */
  | { crashed: string };
