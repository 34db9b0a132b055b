import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is smaller when it is packed. Pictures and fonts are packed already. */
const PACKED = /\.(css|html|js|jsonl?|svg|txt|wasm|webmanifest)$/;

/** Packs every file of the build, so that the server needn't: beside `x` there are `x.br` and `x.gz`. */
export function press(): Plugin {
  let folder = '';
  return {
    name: 'press',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && PACKED.test(entry.name));
        await Promise.all(files.map((file) => pack(join(file.parentPath, file.name))));
      },
    },
  };
}

async function pack(path: string): Promise<void> {
  const body = await readFile(path);
  // The best quality takes ten times as long on what is large, and saves a hundredth.
  const quality = body.length > 256 * 1024 ? 9 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}
