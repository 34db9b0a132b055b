/** What a key means at a table. Arrows belong to regions, and lead into the board from nowhere (`runKey`); R and F belong to boards. */

export type Command =
  | { is: 'undo' | 'confirm' | 'log' | 'describe' | 'ask' | 'hint' | 'list' | 'keys' | 'back' | 'close' }
  /** The n-th button, from 0. */
  | { is: 'button'; index: number };

/** Of a key press, what matters. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** What has the focus. */
  on: 'writing' | 'control' | 'elsewhere';
}

const LETTERS: Record<string, Command> = {
  l: { is: 'log' },
  b: { is: 'describe' },
  h: { is: 'hint' },
  t: { is: 'list' },
  k: { is: 'keys' },
  ',': { is: 'back' },
  '?': { is: 'ask' },
  Backspace: { is: 'undo' },
  Escape: { is: 'close' },
};

export function commandOf({ key, ctrlKey, metaKey, altKey, on }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (on === 'writing') return key === 'Escape' ? { is: 'close' } : null;
  if (key === 'Enter') return on === 'elsewhere' ? { is: 'confirm' } : null;
  if (/^[1-9]$/.test(key)) return { is: 'button', index: Number(key) - 1 };
  return LETTERS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** What has the focus. */
export function focusOf(element: Element | null): Press['on'] {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return 'writing';
  if (element instanceof HTMLInputElement) return element.type === 'range' || element.type === 'checkbox' ? 'control' : 'writing';
  return element?.closest('button, a, summary, [role="button"], [role="tab"]') ? 'control' : 'elsewhere';
}
