/** What somebody chose for this browser. Kept in it; nothing here is secret. */

import { MediaQuery } from 'svelte/reactivity';
import type { ColourVision } from './gen';
import { LANGUAGES, preferred, words, type Language } from './words/words.svelte';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ['off', 'slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

export const VISIONS = ['standard', 'protanopia', 'deuteranopia', 'tritanopia', 'monochrome'] as const satisfies readonly ColourVision[];

export interface Chosen {
  /** None follows the browser. */
  language: Language | null;
  theme: Theme;
  /** How colours are to be told apart. */
  vision: ColourVision;
  /** How fast pieces travel. */
  speed: Speed;
  sounds: boolean;
  /** Whether every choice waits for a second word. */
  confirm: boolean;
  /** Whether choices are also listed as text beside the board. */
  list: boolean;
  /** Letters on everything that has a colour. */
  letters: boolean;
  /** Whether one is warned before a grave mistake, where hints are allowed. */
  warn: boolean;
  /** Whether what a choice would bring is shown to whoever lingers there. */
  preview: boolean;
  /** Whether the engine thinks along at the analysis board. */
  engine: boolean;
  /** What one is called at tables in this browser. */
  name: string;
}

const KEY = 'pantheon-settings';
const DEFAULTS: Chosen = {
  language: null,
  theme: 'system',
  vision: 'standard',
  speed: 'normal',
  sounds: false,
  confirm: false,
  list: false,
  letters: true,
  warn: false,
  preview: true,
  engine: true,
  name: '',
};

/** Reads what was kept. What isn't ours, or isn't among the choices any more, is as if it had not been chosen. */
export function read(text: string | null): Chosen {
  const found: unknown = text === null ? null : JSON.parse(text);
  const chosen = { ...DEFAULTS };
  if (typeof found !== 'object' || found === null) return chosen;
  const fields = found as Record<string, unknown>;
  const { language, theme, vision, speed, name } = fields;
  if (LANGUAGES.includes(language as Language)) chosen.language = language as Language;
  if (THEMES.includes(theme as Theme)) chosen.theme = theme as Theme;
  if (VISIONS.includes(vision as ColourVision)) chosen.vision = vision as ColourVision;
  if (SPEEDS.includes(speed as Speed)) chosen.speed = speed as Speed;
  if (typeof name === 'string') chosen.name = name;
  for (const flag of ['sounds', 'confirm', 'list', 'letters', 'warn', 'preview', 'engine'] as const) {
    const value = fields[flag];
    if (typeof value === 'boolean') chosen[flag] = value;
  }
  return chosen;
}

function kept(): Chosen {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS };
  }
}

/** What is chosen now. Changing a field keeps it. */
export const settings: Chosen = $state(kept());

const night = new MediaQuery('prefers-color-scheme: dark');

/** Whether the pages are dark now, by choice or by the system. */
export function dark(): boolean {
  return settings.theme === 'system' ? night.current : settings.theme === 'dark';
}

/** Whether pieces may travel: neither the person nor their system said no. */
export function moves(): boolean {
  return settings.speed !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long a piece travels, in milliseconds. */
export function pace(): number {
  return { off: 0, slow: 420, normal: 220, fast: 110 }[settings.speed];
}

/** Follows what is chosen. To be called once, in an effect root. */
export function follow(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = settings.theme;
    root.dataset['vision'] = settings.vision;
  });
  $effect(() => {
    void words.speak(settings.language ?? preferred());
  });
}
