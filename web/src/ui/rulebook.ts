/** The rules of the titles, as `docs/rules/` has them: parsed into rules that can be found, linked and shown. */

import { marked } from 'marked';
import type { Language } from '../words/words.svelte';

/** One rule. */
export interface Rule {
  /** Such as `GR-S1`. */
  id: string;
  title: string;
  markdown: string;
}

/** A chapter: what stands under one heading. */
export interface Chapter {
  /** Its address on the page, the same in every language. */
  id: string;
  title: string;
  /** What is said before its first rule: all of it, where a chapter is told and has no rules. */
  opening: string;
  rules: Rule[];
}

/** A part of a text, in the order in which it is read. */
export type Block =
  | { is: 'text'; markdown: string }
  /** A worked example: its words, and the name of the kept position that is drawn with them. */
  | { is: 'example'; name: string; markdown: string }
  /** A list of what is printed, which the title draws. */
  | { is: 'list'; name: string };

export interface Rulebook {
  /** The title's id. */
  id: string;
  /** What is said before the first chapter, without the game's name. */
  opening: string;
  chapters: Chapter[];
}

/** A rule that was searched for, with a snippet around the first hit. */
export interface Found {
  rule: Rule;
  snippet: Marked[];
}

/** A piece of text, and whether it is what was searched for. */
export interface Marked {
  text: string;
  hit: boolean;
}

const files = import.meta.glob<string>('../../../docs/rules/*/*.md', { query: '?raw', import: 'default' });
const books = new Map<string, Promise<Rulebook | null>>();

/** A title's rulebook, loaded once; null if there is none. */
export function rulebook(title: string, language: Language): Promise<Rulebook | null> {
  const path = `../../../docs/rules/${title}/${language}.md`;
  const known = books.get(path);
  if (known) return known;
  const book = load(title, path);
  books.set(path, book);
  // What could not be loaded may be there the next time.
  book.catch(() => books.delete(path));
  return book;
}

async function load(title: string, path: string): Promise<Rulebook | null> {
  const text = await files[path]?.();
  return text === undefined ? null : parse(title, text);
}

const RULE = /^### <a id="([A-Z]+-[A-Z]+\d+[a-z]?)"><\/a>\S+ · (.+)$/;

/** Reads a rulebook. */
export function parse(title: string, text: string): Rulebook {
  const book: Rulebook = { id: title, opening: '', chapters: [] };
  let add = (line: string): void => void (book.opening += line);
  for (const line of text.split('\n')) {
    const rule = RULE.exec(line);
    const chapter = book.chapters.at(-1);
    if (rule?.[1] && rule[2] && chapter) {
      const made: Rule = { id: rule[1], title: rule[2], markdown: '' };
      chapter.rules.push(made);
      add = (more) => void (made.markdown += more);
    } else if (line.startsWith('## ')) {
      const made: Chapter = { id: `part-${book.chapters.length + 1}`, title: line.slice(3).trim(), opening: '', rules: [] };
      book.chapters.push(made);
      add = (more) => void (made.opening += more);
    } else if (!line.startsWith('# ')) {
      add(`${line}\n`);
    }
  }
  return book;
}

const DIRECTIVE = /^<!-- (example|list) ([a-z0-9-]+) -->$/;

/** The parts of a text. `<!-- example NAME -->` before a quotation draws a kept position to it; `<!-- list NAME -->` stands
 * for a list of what is printed. Whoever reads the text without a program sees neither. */
export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const lines = markdown.split('\n');
  let plain: string[] = [];
  const close = (): void => {
    const text = plain.join('\n').trim();
    if (text !== '') found.push({ is: 'text', markdown: text });
    plain = [];
  };
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, kind, name] = DIRECTIVE.exec(line) ?? [];
    if (name === undefined) {
      plain.push(line);
      continue;
    }
    close();
    if (kind === 'list') {
      found.push({ is: 'list', name });
      continue;
    }
    const told: string[] = [];
    while (lines[0]?.startsWith('>')) told.push(lines.shift()?.replace(/^> ?/, '') ?? '');
    found.push({ is: 'example', name, markdown: told.join('\n') });
  }
  close();
  return found;
}

const REFERENCE = /\b[A-Z]{2}-[A-Z]+\d+[a-z]?\b/g;

/** A text of ours as HTML. It is safe because it is ours: nothing that anybody writes ever comes here. Rules that it
 * names become links to them; tables and drawings, which may be wider than their place, stand in boxes (`wide.ts`). */
export function html(markdown: string, address: (rule: string) => string): string {
  const text = marked.parse(markdown, { async: false });
  const boxed = text.replace(/<(table|pre)>.*?<\/\1>/gs, '<div class="wide">$&</div>');
  return boxed.replace(REFERENCE, (id) => `<a href="${address(id)}">${id}</a>`);
}

/** A text without its accents and in lower case, letter for letter. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter.toLowerCase().slice(0, letter.length).padEnd(letter.length);
  }).join('');
}

/** A rule's text as it is read, without the signs of Markdown. */
export function prose({ markdown }: Pick<Rule, 'markdown'>): string {
  return markdown
    .replace(/<[^>]+>|[*`|>#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The rules that have all of the words, those that have them in their name first. */
export function search(book: Rulebook, query: string): Found[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (wanted.length === 0) return [];
  const ranked = book.chapters
    .flatMap(({ rules }) => rules)
    .flatMap((rule) => {
      const text = prose(rule);
      const heading = plain(`${rule.id} ${rule.title}`);
      const whole = `${heading} ${plain(text)}`;
      if (!wanted.every((word) => whole.includes(word))) return [];
      const named = wanted.filter((word) => heading.includes(word)).length;
      return [{ named, found: { rule, snippet: snippet(text, wanted) } }];
    });
  return ranked.sort((a, b) => b.named - a.named).map(({ found }) => found);
}

const AROUND = 70;

/** The part of a text around the first hit, with every hit in it marked. */
export function snippet(text: string, wanted: readonly string[]): Marked[] {
  const bare = plain(text);
  const first = Math.min(...wanted.map((word) => bare.indexOf(word)).filter((at) => at >= 0), text.length);
  const middle = first === text.length ? 0 : first;
  const from = middle <= AROUND ? 0 : bare.lastIndexOf(' ', middle - AROUND / 2) + 1;
  const end = from + 2 * AROUND >= text.length ? text.length : bare.indexOf(' ', from + 2 * AROUND);
  const to = end < 0 ? text.length : end;
  const pieces: Marked[] = [];
  const put = (piece: string, hit: boolean): void => void (piece !== '' && pieces.push({ text: piece, hit }));
  let at = from;
  if (from > 0) put('… ', false);
  while (at < to) {
    const next = hitAfter(bare, wanted, at, to);
    put(text.slice(at, next?.at ?? to), false);
    if (!next) break;
    put(text.slice(next.at, next.at + next.length), true);
    at = next.at + next.length;
  }
  if (to < text.length) put(' …', false);
  return pieces;
}

function hitAfter(bare: string, wanted: readonly string[], from: number, to: number): { at: number; length: number } | null {
  const hits = wanted
    .map((word) => ({ at: bare.indexOf(word, from), length: word.length }))
    .filter(({ at, length }) => at >= 0 && at + length <= to);
  return hits.sort((a, b) => a.at - b.at || b.length - a.length)[0] ?? null;
}
