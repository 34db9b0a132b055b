/** Positions of recorded games, so that nobody has to play up to them. */

import { readFileSync } from 'node:fs';

import { go, type Page } from './index';

/** Looks at a recorded game at this share of its moments: 0 is its beginning, 1 its end. */
export async function replayAt(on: Page, record: string, share: number): Promise<void> {
  await replayFrom(on, record, Math.floor(movesOf(record).length * share));
}

/** Plays on there against bots, with the seat that is to act. */
export async function playFrom(on: Page, record: string, share: number): Promise<void> {
  await replayAt(on, record, share);
  await branch(on);
}

/** Plays on from the first moment after this share of the game at which the first seat is about to do such a thing. */
export async function playBefore(on: Page, record: string, share: number, doing: string): Promise<void> {
  const moves = movesOf(record);
  const at = moves.findIndex(({ seat, action }, index) => index >= moves.length * share && seat === 0 && action === doing);
  if (at < 0) throw new Error(`Nobody does this so late in the game: ${doing}`);
  await replayFrom(on, record, at);
  await branch(on);
}

interface Entry {
  entry: { input: { act?: { seat: number; action: string | Record<string, unknown> } } };
}

/** Who did what, in order. What nobody did has no seat. */
function movesOf(record: string): { seat: number | null; action: string }[] {
  const lines = readFileSync(record, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"entry"'));
  return lines.map((line) => {
    const { act } = (JSON.parse(line) as Entry).entry.input;
    const action = typeof act?.action === 'object' ? Object.keys(act.action)[0] : act?.action;
    return { seat: act?.seat ?? null, action: action ?? '' };
  });
}

async function replayFrom(on: Page, record: string, at: number): Promise<void> {
  await go(on, `/replay/file?at=${at}`);
  await on.locator('input[type=file]').setInputFiles(record);
  await on.locator('section [data-key]').first().waitFor();
}

async function branch(on: Page): Promise<void> {
  await on.locator('.timeline button').last().click();
  await on.waitForURL(/\/local\//);
  const choices = on.locator('section [data-key][aria-disabled=false], .sentence .choices button').first();
  const goOn = on.locator('.bars .button.main').first();
  await choices.or(goOn).first().waitFor();
  // Where all play at once, the clocks wait for whoever begins.
  if (await goOn.isVisible()) await goOn.click();
  await choices.waitFor();
}
