/** What things on the board are called: everything that somebody who hears it needs to know. */

import { t, words } from '../../words/words.svelte';
import { draw } from './face';
import type { Land, Lands } from './layout';
import type { Cell, Colour, Face, God, Hand, Seen, Slot, Terrain, View } from './types';

export const terrainName = (terrain: Terrain): string => t(`fg-terrain-${terrain}`);
export const colourName = (colour: Colour): string => t(`fg-colour-${colour}`);
export const godName = (god: God): string => t(`fg-god-${god}`);

/** With a capital and a full stop. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}

/** `sea in the north-west and north-east, forest in the south`: what a face shows, area by area. */
export function faceName(face: Face): string {
  const areas = draw(face).areas.map(({ text }) => words.say(text));
  return t('fg-face', { code: face, areas: words.list(areas) });
}

/** The tile in a hand as it is turned, with its other side. */
export function handName(hand: Hand, face: Face | null, back: Face | null): string {
  const name = t(`fg-hand-${hand}`);
  return face === null ? t('fg-web-hand-empty', { hand: name }) : t('fg-web-hand', { hand: name, face: faceName(face), back: back ?? '' });
}

export function landName(land: Land): string {
  const terrain = terrainName(land.terrain);
  if (!land.kingdom) return t('fg-web-land-single', { terrain });
  return t('fg-web-land', { terrain, tiles: land.tiles, free: land.free });
}

/** `blue 2, green 1`. */
export function prophetsName(land: Land): string {
  return land.prophets.map(([colour, count]) => `${colourName(colour)} ${count}`).join(', ');
}

export function cellName(cell: Cell, seen: Seen | undefined, lands: Lands, names: readonly string[]): string {
  if (!seen) return t('fg-web-cell-empty', { cell });
  if ('city' in seen) return t('fg-web-cell-city', { cell, colour: colourName(seen.city.colour) });
  const { face, by, prophet } = seen.tile;
  const tile = t('fg-web-cell-tile', { cell, face: faceName(face), who: names[by] ?? '' });
  const known = draw(face).areas.flatMap((area) => {
    const land = lands.of(cell, area.name);
    return land && land.kingdom ? [landName(land)] : [];
  });
  const stands = prophet && draw(face).areas.find((area) => area.name === prophet.area);
  const who = stands ? t('fg-web-cell-prophet', { colour: colourName(prophet.colour), terrain: terrainName(stands.terrain) }) : null;
  return [tile, who, ...known].filter((part) => part !== null).join('; ');
}

export function slotName({ row, place }: Slot, face: Face | undefined, names: readonly string[]): string {
  const who = names[row] ?? '';
  return face ? t('fg-web-slot', { who, place: place + 1, face: faceName(face) }) : t('fg-web-slot-empty', { who, place: place + 1 });
}

/** What a colour's marker and reserve say. */
export function colourCard(view: View, colour: Colour, names: readonly string[]): string {
  const it = view.colours.find((each) => each.colour === colour);
  if (!it) return colourName(colour);
  return t('fg-web-colour-card', {
    colour: colourName(colour),
    owner: it.owner === null ? t('fg-web-nobody') : (names[it.owner] ?? ''),
    god: it.god ? godName(it.god) : t(view.modes.secret ? 'fg-god-secret' : 'fg-god-none'),
    reserve: it.reserve,
    cities: it.cities,
    razed: it.razed,
    lost: it.lost,
  });
}
