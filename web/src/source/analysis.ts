/** An analysis: the engine plays it in this browser's worker. */

import type { AnalysisInfo, AnalysisMoment, AnalysisProblem, AnalysisTurn, AnalysisTurned, Message, Problem } from '../gen';
import type { Values } from '../boards/printed';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { openLocal, type LocalSource } from './local';
import { ProblemError } from './source';

/** What an analysis is opened from: a moment of a record, or a file. */
export type AnalysisFrom = { record: string; at: number } | { text: string };

/** A file isn't an analysis: which line, and why. */
export class NoAnalysis extends ProblemError {
  constructor(readonly why: AnalysisProblem) {
    super(why.problem);
  }
}

/** Throws where there is a problem instead of what was asked for. */
function sound<Found extends object>(found: Found | { error: Problem }): Exclude<Found, { error: Problem }> {
  if ('error' in found) throw new ProblemError(found.error);
  return found as Exclude<Found, { error: Problem }>;
}

/** What the page needs of an analysis. */
export interface AnalysisReader {
  readonly info: AnalysisInfo;
  turn(turn: AnalysisTurn): Promise<Extract<AnalysisTurned, { done: unknown }>['done']>;
  look(node: number, seat: number | null): Promise<AnalysisMoment>;
  describe(node: number, seat: number | null): Promise<Message[]>;
  why(node: number, seat: number, action: JsonValue): Promise<Problem | null>;
  captions(): Promise<JsonValue>;
  content(): Promise<Values | null>;
  /** All of it as a file. */
  save(): Promise<string>;
  /** A file with the way to a node, which is its last. */
  excerpt(node: number): Promise<string>;
}

class Reader implements AnalysisReader {
  constructor(
    private readonly source: LocalSource,
    readonly info: AnalysisInfo,
  ) {}

  async turn(turn: AnalysisTurn) {
    return sound(await this.source.call('analysis-turn', { turn })).done;
  }

  async look(node: number, seat: number | null): Promise<AnalysisMoment> {
    return sound(await this.source.call('analysis-look', { node, seat })).moment;
  }

  async describe(node: number, seat: number | null): Promise<Message[]> {
    return sound(await this.source.call('analysis-describe', { node, seat })).described;
  }

  why(node: number, seat: number, action: JsonValue): Promise<Problem | null> {
    return this.source.call('analysis-why', { node, seat, action });
  }

  async captions(): Promise<JsonValue> {
    return sound(await this.source.call('analysis-captions', null)).captions;
  }

  content(): Promise<Values | null> {
    return this.source.call('analysis-printed', null);
  }

  async save(): Promise<string> {
    return sound(await this.source.call('analysis-save', null)).saved;
  }

  async excerpt(node: number): Promise<string> {
    return sound(await this.source.call('analysis-excerpt', { node })).saved;
  }
}

/** Opens an analysis in this browser. Whoever opens one has done with the one before. */
export async function openAnalysis(from: AnalysisFrom): Promise<AnalysisReader> {
  const source = await openLocal();
  const opened = await source.call('analysis', from);
  if ('error' in opened) throw new NoAnalysis(opened.error);
  return new Reader(source, opened.analysis);
}

/** The record of the game that leads to a puzzle. */
export async function recordOfPuzzle(title: string, puzzle: string): Promise<string> {
  const { openPuzzles } = await import('./puzzles');
  const puzzles = await openPuzzles(title);
  await puzzles.setUp(puzzle);
  return running(await (await openLocal()).call('puzzle-record', null));
}

/** The record of the game in which a step of a lesson begins. */
export async function recordOfLesson(title: string, lesson: string, step: number): Promise<string> {
  const { courseOf } = await import('../learn/courses');
  const [local, course] = await Promise.all([openLocal(), courseOf(title)]);
  const opened = await local.call('lesson', { title, course: course?.text ?? '', lesson, name: '' });
  if ('error' in opened) throw new ProblemError(opened.error);
  sound(await local.call('lesson-turn', { turn: { step } }));
  return running(await local.call('lesson-record', null));
}

function running(found: { over: string } | { running: string } | { error: Problem }): string {
  const record = sound(found);
  return 'running' in record ? record.running : record.over;
}
