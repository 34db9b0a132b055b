/** Builds the service worker beside the client, and tells it what to keep. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PUBLIC = 'public';
/** What is brought when it is asked for, and kept from then on. Its name, which others know, changes with its content. */
const LATER = /\.jsonl$/;

/** Everything that the build made is kept, and its digest is the version: another byte anywhere is another version. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', sw: 'src/sw.ts' },
          output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
        },
      },
    }),
    generateBundle(_, bundle) {
      const digest = createHash('sha256');
      const files: string[] = [];
      const keep = (name: string, content: string | Uint8Array): void => {
        files.push(name === 'index.html' ? '/' : `/${name}`);
        digest.update(name).update(content);
      };
      for (const [name, part] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        // What begins with a dot is the build's own, and isn't served.
        if (name !== WORKER && !name.startsWith('.') && !LATER.test(name)) keep(name, part.type === 'chunk' ? part.code : part.source);
      }
      for (const name of readdirSync(PUBLIC).sort()) keep(name, readFileSync(`${PUBLIC}/${name}`));
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
      if (worker.imports.length > 0)
        throw new Error(`${WORKER} shares ${worker.imports.join()} with the page, and a worker of this kind can't`);
      worker.code = worker.code
        .replace('__FILES__', JSON.stringify(files))
        .replace('__VERSION__', JSON.stringify(digest.digest('hex').slice(0, 16)));
    },
  };
}
