/** Says where a page is that answers no more, instead of only that a test took too long. */

import type { CDPSession } from 'playwright-core';

import type { Page } from './index';

/** How long a page may take to answer on a busy machine, and then to say where it is; in milliseconds. */
const PATIENCE = 60_000;
const LAST = 10_000;

const SILENCE = Symbol('silence');
const within = <T>(ms: number, answer: Promise<T>): Promise<T | typeof SILENCE> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<typeof SILENCE>((done) => (timer = setTimeout(() => done(SILENCE), ms)));
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
};

export interface Witness {
  /** What the page answers. If it doesn't, this fails and says what the page does instead. */
  hear: <T>(what: string, answer: Promise<T>, patience?: number) => Promise<T>;
}

/** To be called while the page still answers: later nobody is let in. */
export async function witness(of: Page): Promise<Witness> {
  const line = await of.context().newCDPSession(of);
  await line.send('Debugger.enable');
  return {
    async hear(what, answer, patience = PATIENCE) {
      const heard = await within(patience, answer);
      if (heard === SILENCE) throw new Error(`${what}: the page answers no more. ${await whereabouts(of, line)}`);
      return heard;
    },
  };
}

async function whereabouts(of: Page, line: CDPSession): Promise<string> {
  // A script that never ends is stopped wherever it is; a page that has nothing to do stops at nothing.
  const stopped = new Promise<string>((done) =>
    line.once('Debugger.paused', ({ callFrames }) =>
      done(
        callFrames
          .map(
            ({ functionName, url, location }) =>
              `${functionName || '?'} (${url}:${location.lineNumber + 1}:${(location.columnNumber ?? 0) + 1})`,
          )
          .join('\n'),
      ),
    ),
  );
  void line.send('Debugger.pause').catch(() => undefined);
  const stack = await within(LAST, stopped);
  if (stack !== SILENCE) return `It is in this script:\n${stack}`;
  const alive = await within(
    LAST,
    of.evaluate(() => `${document.visibilityState}, ${document.querySelector('.sentence')?.textContent ?? ''}`).catch(String),
  );
  return alive === SILENCE ? 'It is in no script: the browser waits for something.' : `Other questions it does answer: ${alive}`;
}
