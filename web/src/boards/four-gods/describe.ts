/** The board in sentences, the most important first. */

import { t, words } from '../../words/words.svelte';
import { lands } from './kingdoms';
import { cellName, colourCard, faceName, landName, prophetsName, sentence, terrainName } from './names';
import { eyes, HANDS, type View } from './types';

export function describe(view: View, names: readonly string[]): string[] {
  const told = [...mine(view), ...table(view), ...players(view, names), ...kingdoms(view), ...rows(view, names), ...cells(view, names)];
  return told.map(sentence);
}

function mine(view: View): string[] {
  const seat = eyes(view);
  if (seat === null) return [];
  return HANDS.map((hand, index) => {
    const sides = view.hands[seat]?.[index]?.sides;
    const name = t(`fg-hand-${hand}`);
    return sides
      ? t('fg-web-hand', { hand: name, face: faceName(sides[0]), back: faceName(sides[1]) })
      : t('fg-web-hand-empty', { hand: name });
  });
}

function table(view: View): string[] {
  const told = [t('fg-web-say-table', { bag: view.bag, tokens: view.tokens, tiles: view.cells.length, cells: view.frame * view.frame })];
  if (view.trigger) told.push(t('fg-web-say-end', { why: t(`fg-trigger-${view.trigger}`) }));
  return told;
}

function players(view: View, names: readonly string[]): string[] {
  const colours = view.colours.filter(({ owner }) => owner !== null).map(({ colour }) => colourCard(view, colour, names));
  const passed = view.passed.map((seat) => t('fg-web-say-passed', { who: names[seat] ?? '' }));
  return [...colours, ...passed];
}

function kingdoms(view: View): string[] {
  const counts = view.terrains.map(({ terrain, count, largest }) => t('fg-web-terrain', { terrain: terrainName(terrain), count, largest }));
  const great = lands(view)
    .all.filter((land) => land.tiles > 1 && Object.keys(land.prophets).length > 0)
    .sort((one, other) => other.tiles - one.tiles)
    .map((land) => t('fg-web-say-land', { land: landName(land), cell: land.label.cell, prophets: prophetsName(land) }));
  return [...counts, ...great];
}

function rows(view: View, names: readonly string[]): string[] {
  return view.hands.map((_, seat) => {
    const faces = view.rows.filter(([slot]) => slot.row === seat).map(([slot, face]) => `${slot.place + 1} ${face}`);
    return faces.length > 0
      ? t('fg-web-say-row', { who: names[seat] ?? '', faces: words.list(faces) })
      : t('fg-web-say-row-empty', { who: names[seat] ?? '' });
  });
}

function cells(view: View, names: readonly string[]): string[] {
  const all = lands(view);
  return view.cells.map(([cell, seen]) => cellName(cell, seen, all, names));
}
