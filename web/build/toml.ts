import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** Lets the client import the titles' content as it is printed in `content/`. */
export function toml(): Plugin {
  return {
    name: 'toml',
    enforce: 'pre',
    transform(text, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(text))};`, map: null };
    },
  };
}
