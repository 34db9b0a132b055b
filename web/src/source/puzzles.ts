/** The puzzles of a title, which the engine sets up in this browser's worker. They come only when they are asked for. */

import type { PuzzleAnswer, PuzzleCard, PuzzlePosition } from '../gen';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import type { Values } from '../boards/printed';
import type { LocalSource } from './local';
import { openLocal } from './local';
import { ProblemError, type TableSource } from './source';

const files = import.meta.glob<string>('../../../games/*/puzzles.jsonl', { query: '?url', import: 'default' });

/** Whether a title has puzzles. */
export const hasPuzzles = (title: string): boolean => `../../../games/${title}/puzzles.jsonl` in files;

/** Brings the puzzles of a title, as they ship. */
async function textOf(title: string): Promise<string> {
  const place = await files[`../../../games/${title}/puzzles.jsonl`]?.();
  if (place === undefined) throw new ProblemError({ code: 'not-found', message: `There are no puzzles of ${title}.` });
  const answer = await fetch(place);
  if (!answer.ok) throw new ProblemError({ code: 'unavailable', message: `The puzzles can’t be had: ${answer.status}.` });
  return answer.text();
}

/** What is done with a title's puzzles. */
export interface PuzzleReader {
  readonly title: string;
  readonly cards: readonly PuzzleCard[];
  /** Sets a puzzle up. Rejects with a `ProblemError`. */
  setUp(puzzle: string): Promise<PuzzlePosition>;
  /** What an answer is worth. Rejects with a `ProblemError` if the rules refuse it. */
  answer(action: JsonValue): Promise<PuzzleAnswer>;
  captions(): Promise<JsonValue>;
  content(): Promise<Values | null>;
  describe: TableSource['describe'];
  why: TableSource['why'];
}

/** Reads puzzles. */
export class Puzzles implements PuzzleReader {
  private constructor(
    private readonly source: LocalSource,
    readonly title: string,
    private readonly text: string,
    readonly cards: readonly PuzzleCard[],
  ) {}

  static async open(source: LocalSource, title: string, text: string): Promise<Puzzles> {
    const found = await source.call('puzzles', { title, text });
    if ('error' in found) throw new ProblemError(found.error);
    return new Puzzles(source, title, text, found.puzzles);
  }

  async setUp(puzzle: string): Promise<PuzzlePosition> {
    let found = await this.source.call('puzzle', { puzzle });
    if ('error' in found && found.error.code === 'not-found') {
      // The worker that had them may be gone, or somebody has looked at those of another title.
      await this.source.call('puzzles', { title: this.title, text: this.text });
      found = await this.source.call('puzzle', { puzzle });
    }
    if ('error' in found) throw new ProblemError(found.error);
    return found.puzzle;
  }

  async answer(action: JsonValue): Promise<PuzzleAnswer> {
    const found = await this.source.call('puzzle-answer', { action });
    if ('error' in found) throw new ProblemError(found.error);
    return found.answer;
  }

  async captions(): Promise<JsonValue> {
    const found = await this.source.call('puzzle-captions', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.captions;
  }

  content(): Promise<Values | null> {
    return this.source.call('puzzle-printed', null);
  }

  describe = async () => {
    const found = await this.source.call('puzzle-describe', null);
    if ('error' in found) throw new ProblemError(found.error);
    return found.described;
  };

  why = (_table: string, _seat: number, action: JsonValue) => this.source.call('puzzle-why', { action });
}

/** Opens the puzzles of a title in this browser. */
export async function openPuzzles(title: string): Promise<Puzzles> {
  const [source, text] = await Promise.all([openLocal(), textOf(title)]);
  return Puzzles.open(source, title, text);
}
