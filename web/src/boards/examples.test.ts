import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { TITLES } from '../gen/titles';
import Still from '../ui/Still.svelte';
import { blocks, rulebook } from '../ui/rulebook';
import { LANGUAGES, words } from '../words/words.svelte';
import { listOf, sceneOf } from './examples';

const titles = TITLES.map(({ id }) => id);
let shown: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  await words.speak('en');
});

/** Draws it and tells how much was drawn. */
function draw<Props extends Record<string, unknown>>(Drawn: Component<Props>, props: Props): number {
  document.body.innerHTML = '';
  shown = mount(Drawn, { target: document.body, props });
  flushSync();
  return document.body.querySelectorAll('*').length;
}

/** What a rulebook has besides text. */
async function named(title: string, kind: 'example' | 'list'): Promise<string[]> {
  const book = await rulebook(title, 'en');
  const texts = (book?.chapters ?? []).flatMap(({ opening, rules }) => [opening, ...rules.map(({ markdown }) => markdown)]);
  return texts.flatMap(blocks).flatMap((part) => (part.is === kind ? [part.name] : []));
}

describe.each(titles)('the rulebook of %s', (title) => {
  test('has worked examples, and each is drawn before and after', async () => {
    const names = await named(title, 'example');
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const scene = await sceneOf(title, name);
      expect(scene, name).not.toBeNull();
      if (!scene) continue;
      for (const table of [scene.before, scene.after]) {
        if (!table) continue;
        expect(draw(Still, { table, Picture: scene.Picture, parts: scene.parts }), name).toBeGreaterThan(20);
        expect(document.querySelectorAll('.legal'), name).toHaveLength(0);
        if (shown) await unmount(shown);
        shown = null;
      }
    }
  });

  test.each(LANGUAGES)('has lists that say no key, in %s', async (language) => {
    await words.speak(language);
    for (const name of await named(title, 'list')) {
      const List = await listOf(title, name);
      expect(List, name).not.toBeNull();
      if (!List) continue;
      expect(draw(List, {}), name).toBeGreaterThan(20);
      expect(document.body.textContent).not.toMatch(/\b[a-z]{2}-[a-z]+-[a-z]/);
      expect(document.querySelectorAll('th[scope]').length).toBeGreaterThan(4);
    }
  });
});

test('what no title has is none', async () => {
  expect(await sceneOf('chess', 'mate')).toBeNull();
  expect(await listOf('chess', 'openings')).toBeNull();
});
