/** The courses of the titles: `games/<title>/lessons.json`, each loaded when somebody wants to learn. What a course means the
 * engine knows; a page only lists its lessons. */

import { prefixOf } from '../boards';
import { words } from '../words/words.svelte';

/** A lesson as a page lists it. */
export interface LessonLine {
  name: string;
  /** The text that is its heading. */
  heading: string;
  /** The text that says in a line what it is about. */
  about: string;
  steps: number;
  /** The rules that it teaches. */
  teaches: string[];
}

/** A title's course. */
export interface Course {
  title: string;
  /** The whole of it, for the engine. */
  text: string;
  lessons: LessonLine[];
}

/** What a page reads of a course's file. */
interface Written {
  lessons: { name: string; teaches: string[]; steps: unknown[] }[];
}

const files = import.meta.glob<string>('../../../games/*/lessons.json', { query: '?raw', import: 'default' });
const pathOf = (title: string): string => `../../../games/${title}/lessons.json`;

/** Whether a title can be learnt here. */
export const isTaught = (title: string | undefined): boolean => title !== undefined && pathOf(title) in files;

/** Brings a title's course with its words; null if there is none. */
export async function courseOf(title: string): Promise<Course | null> {
  const load = files[pathOf(title)];
  if (!load) return null;
  const [text] = await Promise.all([load(), words.want(title, `lessons-${title}`)]);
  const written = JSON.parse(text) as Written;
  const start = `${prefixOf(title)}-lesson-`;
  const lessons = written.lessons.map(({ name, teaches, steps }) => ({
    name,
    heading: start + name,
    about: `${start}${name}-about`,
    steps: steps.length,
    teaches,
  }));
  return { title, text, lessons };
}
