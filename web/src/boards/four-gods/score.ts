/** The lines of the score sheet that speak of something on the board. */

import type { Message, ScoreLine } from '../../gen';
import type { Key } from '../contract';
import type { Land, Lands } from './layout';
import { COLOURS, TERRAINS, type Colour, type Terrain, type View } from './types';

function word(message: Message, name: string): string {
  const arg = message.args?.find(([key]) => key === name)?.[1];
  return arg && 'word' in arg ? arg.word.key : '';
}
function text(message: Message, name: string): string {
  const arg = message.args?.find(([key]) => key === name)?.[1];
  return arg && 'text' in arg ? arg.text : '';
}
function number(message: Message, name: string): number {
  const arg = message.args?.find(([key]) => key === name)?.[1];
  return arg && 'number' in arg ? arg.number : 0;
}

const colourIn = (line: ScoreLine): Colour | undefined => COLOURS.find((colour) => word(line.why, 'colour') === `fg-colour-${colour}`);
const terrainIn = (line: ScoreLine): Terrain | undefined =>
  TERRAINS.find((terrain) => word(line.why, 'terrain') === `fg-terrain-${terrain}`);

const speaksOf = (line: ScoreLine, land: Land): boolean =>
  terrainIn(line) === land.terrain && number(line.why, 'tiles') === land.tiles && land.areas[0]?.[0] === text(line.why, 'cell');

/** What on the board a line of the sheet is about. */
export function piecesOf(line: ScoreLine, view: View, lands: Lands): Key[] {
  const colour = colourIn(line);
  const terrain = view.colours.find((each) => each.colour === colour)?.terrain;
  const kingdoms = lands.all.filter((land) => land.terrain === terrain && land.kingdom);
  switch (line.category) {
    case 'cities':
      return view.cells.flatMap(([cell, seen]) => ('city' in seen && seen.city.colour === colour ? [`cell:${cell}`] : []));
    case 'destroyed':
      return colour ? [`colour:${colour}`] : [];
    case 'kingdoms':
      return lands.all.filter((land) => speaksOf(line, land)).map(({ key }) => key);
    case 'largest':
      return kingdoms.filter((land) => land.tiles === number(line.why, 'tiles')).map(({ key }) => key);
    default:
      return kingdoms.map(({ key }) => key);
  }
}
