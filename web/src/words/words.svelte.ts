/** All words that people read: the Fluent files of `locales/`, the same that the terminal and the server speak. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Message } from '../gen';

export type Language = 'en' | 'pt-BR';
export const LANGUAGES: readonly Language[] = ['en', 'pt-BR'];

/** Facts for a text, by name. */
export type Facts = Record<string, string | number>;

const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/cli*.ftl'], { query: '?raw', import: 'default' });

/** What the site tells of a title before its own words are brought: `site-<title>.ftl`. */
const SITE = Object.keys(files).flatMap((path) => /\/(site-[^/]+)\.ftl$/.exec(path)?.[1] ?? []);
const ALWAYS = ['engine', 'coach', 'web', 'web-site', 'web-table', ...new Set(SITE)];

/** The language that the browser prefers, of those that we have. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    if (tag.toLowerCase().startsWith('pt')) return 'pt-BR';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}

/** A hyphen before a figure as a minus sign. */
const withMinus = (figures: string): string => figures.replace(/^-/, '−');

/** A number below zero with a minus sign, which a hyphen isn't: people and screen readers tell −1 from a dash. */
class Negative extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return withMinus(super.toString(scope));
  }
}

class Words {
  #language = $state<Language>('en');
  /** Counts what was loaded, so that texts are said anew. */
  #loaded = $state(0);
  readonly #bundles = new Map<Language, { bundle: FluentBundle; names: Set<string> }>();
  readonly #wanted = new Set<string>(ALWAYS);
  /** The language that is to be spoken as soon as its words are there. */
  #next: Language = 'en';

  get language(): Language {
    return this.#language;
  }

  /** Speaks another language from now on. */
  async speak(language: Language): Promise<void> {
    this.#next = language;
    await this.#fetch(language);
    // Somebody may have chosen another one while the words of this one were on their way.
    if (this.#next !== language) return;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** Brings the words of a title: its rules' and its board's. */
  async want(...names: string[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    await Promise.all([...new Set([this.#language, this.#next])].map((language) => this.#fetch(language)));
  }

  async #fetch(language: Language): Promise<void> {
    const there = this.#bundles.get(language) ?? {
      bundle: new FluentBundle(language, { useIsolating: false }),
      names: new Set<string>(),
    };
    this.#bundles.set(language, there);
    const missing = [...this.#wanted].filter((name) => !there.names.has(name));
    await Promise.all(
      missing.map(async (name) => {
        const load = files[`../../../locales/${language}/${name}.ftl`];
        if (!load || there.names.has(name)) return;
        there.bundle.addResource(new FluentResource(await load()));
        there.names.add(name);
      }),
    );
    if (missing.length > 0) this.#loaded += 1;
  }

  /** A text of ours. A missing one is said as its key, never as nothing. */
  t = (key: string, facts: Facts = {}): string => this.#format(key, facts);

  /** Whether there is such a text. */
  has(key: string): boolean {
    void this.#loaded;
    return this.#bundles.get(this.#language)?.bundle.hasMessage(key) ?? false;
  }

  /** A message of the engine, with the people called by these names. */
  say = (message: Message, names: readonly string[] = []): string => {
    const facts: Record<string, FluentVariable> = {};
    for (const [name, arg] of message.args ?? []) facts[name] = this.#fact(arg, names);
    return this.#format(message.key, facts);
  };

  #fact(arg: Arg, names: readonly string[]): FluentVariable {
    if ('number' in arg) return arg.number;
    if ('text' in arg) return arg.text;
    if ('word' in arg) return this.say(arg.word, names);
    if ('list' in arg) return this.list(arg.list.map((item) => this.say(item, names)));
    // Whoever has left for good has an empty name in a record.
    return names[arg.seat] || this.t('engine-seat-default', { number: arg.seat + 1 });
  }

  /** A number as it is written, with so many decimals. */
  number(value: number, decimals: number): string {
    const format = new Intl.NumberFormat(this.#language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    return withMinus(format.format(value));
  }

  /** Several words as one: a, b and c. */
  list(items: readonly string[]): string {
    const [first, ...rest] = items;
    if (first === undefined) return this.t('engine-list-empty');
    return rest.reduce((list, item, index) => {
      const key = index === rest.length - 1 ? 'engine-list-and' : 'engine-list-more';
      return this.t(key, { list, item });
    }, first);
  }

  #format(key: string, facts: Record<string, FluentVariable>): string {
    void this.#loaded;
    const bundle = this.#bundles.get(this.#language)?.bundle;
    const pattern = bundle?.getMessage(key)?.value;
    if (!bundle || !pattern) return key;
    const written = Object.entries(facts).map(([name, fact]): [string, FluentVariable] => [
      name,
      typeof fact === 'number' && fact < 0 ? new Negative(fact) : fact,
    ]);
    return bundle.formatPattern(pattern, Object.fromEntries(written), []);
  }
}

/** The words of the language in use. */
export const words = new Words();
export const t = words.t;
