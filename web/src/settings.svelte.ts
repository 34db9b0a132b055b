/** What somebody chose for this browser. Kept in it; nothing here is secret. */

import { preferred, words, type Language } from './words/words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'off' | 'slow' | 'normal' | 'fast';

export interface Chosen {
  /** None follows the browser. */
  language: Language | null;
  theme: Theme;
  /** How fast pieces travel. */
  speed: Speed;
  sounds: boolean;
  /** Whether every choice waits for a second word. */
  confirm: boolean;
  /** Whether choices are also listed as text beside the board. */
  list: boolean;
  /** Letters on everything that has a colour. */
  letters: boolean;
  /** What one is called at tables in this browser. */
  name: string;
}

const KEY = 'pantheon-settings';
const DEFAULTS: Chosen = {
  language: null,
  theme: 'system',
  speed: 'normal',
  sounds: false,
  confirm: false,
  list: false,
  letters: true,
  name: '',
};

function kept(): Chosen {
  try {
    const text = localStorage.getItem(KEY);
    return { ...DEFAULTS, ...(text ? (JSON.parse(text) as Partial<Chosen>) : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** What is chosen now. Changing a field keeps it. */
export const settings: Chosen = $state(kept());

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
  });
  $effect(() => {
    void words.speak(settings.language ?? preferred());
  });
}
