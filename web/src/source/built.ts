/** For tests: the engine as it was built, brought to life in Node. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engine, type Engine } from './engine';

/** The folder of the whole project. */
export const ROOT = join(import.meta.dirname, '../../..');

const MODULE = join(ROOT, 'web/wasm/pantheon_wasm_bg.wasm');

/** The engine; null where it wasn't built, which is said. */
export async function built(): Promise<Engine | null> {
  if (!existsSync(MODULE)) {
    console.warn('Skipped: the engine for the browser is not built here. `cargo xtask wasm` builds it.');
    return null;
  }
  return engine(readFileSync(MODULE));
}
