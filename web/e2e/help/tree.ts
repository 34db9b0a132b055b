/** Somebody with a screen reader: what there is comes from the browser's accessibility tree, by role and name, and is pressed
 * as assistive technology presses it. Nothing of the drawing is looked at. */

import type { CDPSession } from 'playwright-core';

import type { Page } from './index';
import { chances, type Hurry, type Played } from './play';
import type { Player } from './player';

/** Something in the tree. */
export interface Thing {
  /** How the browser calls it. */
  node: number;
  name: string;
  disabled: boolean;
}

/** How often a choice is looked for on the board rather than in the list. */
const BOARD = 1 / 3;
/** How long one waits before looking again, in milliseconds. Looking costs the browser more than the other's next step. */
const PAUSE = 50;

export async function byTree(page: Page): Promise<Reader> {
  const line = await page.context().newCDPSession(page);
  await line.send('DOM.enable');
  await line.send('Accessibility.enable');
  return new Reader(page, line);
}

export class Reader implements Player {
  /** What one was asked whenever one chose. */
  readonly asked = new Set<string>();
  /** How the browser calls the document. */
  #document: number | undefined;
  #rests = false;

  constructor(
    readonly page: Page,
    readonly line: CDPSession,
  ) {
    page.on('framenavigated', () => void (this.#document = undefined));
  }

  /** What has this role, within something or anywhere, in its order. */
  async all(role: string, within?: Thing): Promise<Thing[]> {
    this.#document ??= (await this.line.send('DOM.getDocument', { depth: 0 })).root.backendNodeId;
    const where = { backendNodeId: within?.node ?? this.#document };
    const answer = await this.line.send('Accessibility.queryAXTree', { ...where, role }).catch(unlessGone);
    return (answer?.nodes ?? []).flatMap(({ ignored, backendDOMNodeId, name, properties = [] }) => {
      if (ignored || backendDOMNodeId === undefined) return [];
      const disabled = properties.some((property) => property.name === 'disabled' && property.value.value === true);
      return [{ node: backendDOMNodeId, name: String(name?.value ?? ''), disabled }];
    });
  }

  /** What has this role and name; nothing if it isn't there. */
  async find(role: string, wanted: string | RegExp): Promise<Thing | null> {
    return named(await this.all(role), wanted);
  }

  /** The sentence that says what to do. */
  async sentence(): Promise<string> {
    const part = await this.find('region', 'What to do');
    return part ? this.#status(part) : '';
  }

  async #status(part: Thing): Promise<string> {
    const [status] = await this.all('status', part);
    return status ? (await this.all('StaticText', status)).map(({ name }) => name).join('') : '';
  }

  async press(role: string, name: string | RegExp): Promise<void> {
    for (;;) {
      const thing = await this.find(role, name);
      if (thing && !thing.disabled && (await this.choose(thing))) return;
      await pause();
    }
  }

  async play(hurry: Hurry): Promise<Played> {
    const { presses: most = Infinity, seed = 1 } = hurry;
    this.#rests = false;
    const chance = chances(seed);
    let presses = 0;
    while (presses < most && !this.#rests) {
      const choices = await this.#choices(chance, hurry);
      if (choices === null) return { presses, over: true };
      const choice = choices[Math.floor(chance() * choices.length)];
      if (!choice) await pause();
      else if (await this.choose(choice)) presses += 1;
    }
    return { presses, over: false };
  }

  async rest(): Promise<void> {
    this.#rests = true;
  }

  /** What could be pressed now; null at the end of the game. */
  async #choices(chance: () => number, { lastNamed, restNamed }: Hurry): Promise<Thing[] | null> {
    const [groups, regions, lists] = await Promise.all([this.all('group'), this.all('region'), this.all('list')]);
    const several = named(groups, 'What to do here');
    if (several) return this.#buttons(several);
    const list = named(groups, 'All choices');
    const part = named(regions, 'What to do');
    const board = named(regions, 'Board');
    if (named(lists, 'Places')) return null;
    if (!list || !part || !board) return [];
    const [question, listed, placed] = await Promise.all([
      this.#status(part),
      this.#buttons(list),
      chance() < BOARD ? this.#buttons(board) : null,
    ]);
    this.asked.add(question);
    if (listed.some(({ name }) => name === restNamed)) return [];
    const all = placed ?? listed;
    const better = all.filter(({ name }) => !lastNamed?.test(name));
    return better.length > 0 ? better : all;
  }

  async #buttons(within: Thing): Promise<Thing[]> {
    return (await this.all('button', within)).filter(({ disabled }) => !disabled);
  }

  /** The default action of a thing, which is the focus and a click; false if the thing is gone. */
  async choose({ node }: Thing): Promise<boolean> {
    const found = await this.line.send('DOM.resolveNode', { backendNodeId: node }).catch(unlessGone);
    if (found?.object.objectId === undefined) return false;
    const click = 'function () { this.focus(); this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); }';
    const done = await this.line
      .send('Runtime.callFunctionOn', { objectId: found.object.objectId, functionDeclaration: click })
      .catch(unlessGone);
    return done !== null;
  }
}

const named = (things: readonly Thing[], wanted: string | RegExp): Thing | null =>
  things.find(({ name }) => (typeof wanted === 'string' ? name === wanted : wanted.test(name))) ?? null;

/** What was there a moment ago may be gone. Anything else is a failure. */
function unlessGone(error: unknown): null {
  if (/could not find|no node|does not belong/i.test(String(error))) return null;
  throw error;
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** Hears what live regions say from now on: only what changes is spoken. */
export async function listen(on: Page): Promise<() => Promise<string[]>> {
  const heard = await on.evaluateHandle(() => {
    const said: string[] = [];
    const hear = (records: MutationRecord[]): void => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live=polite], [role=status], [role=log]',
        );
        if (region?.textContent) said.push(region.textContent);
      }
    };
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  });
  return () => heard.jsonValue();
}
