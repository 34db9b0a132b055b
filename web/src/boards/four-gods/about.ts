/** What there is to know about something on the board. */

import { t, words } from '../../words/words.svelte';
import type { About, Key } from '../contract';
import { facesKnown, frameKnown } from './content';
import { draw } from './face';
import { parts } from './keys';
import { lands, type Land } from './layout';
import { colourName, faceName, godName, landName, prophetsName, sentence, terrainName } from './names';
import { eyes } from './facts';
import { HANDS, type Cell, type Colour, type Hand, type Terrain, type View } from './types';

export function about(key: Key, view: View): About | null {
  const [kind, one, two] = parts(key);
  switch (kind) {
    case 'cell':
      return aboutCell(one, view);
    case 'area':
      return { title: t('fg-web-about-prophet'), lines: [t('fg-web-about-prophet-now')], rules: ['FG-G3', 'FG-G4', 'FG-G5'] };
    case 'slot':
      return aboutSlot(Number(one), Number(two), view);
    case 'hand':
      return aboutHand(one as Hand, view);
    case 'discard':
      return { title: t('fg-web-about-discard'), lines: [t('fg-web-about-discard-now')], rules: ['FG-H4', 'FG-H8'] };
    case 'bag':
    case 'draw':
      return {
        title: t('fg-web-bag', { count: view.bag }),
        lines: [t('fg-web-about-bag')],
        rules: ['FG-H2', 'FG-H3', 'FG-E1'],
        provenance: facesKnown(),
      };
    case 'tool':
      return one === 'city'
        ? aboutTokens(view)
        : { title: t('fg-web-challenge'), lines: [t('fg-web-about-challenge')], rules: ['FG-M1', 'FG-M2', 'FG-M3'] };
    case 'colour':
    case 'choose':
    case 'pick':
      return aboutColour(one as Colour, view);
    case 'terrain':
      return aboutTerrain(one as Terrain, view);
    case 'clock':
      return aboutClock(view);
    case 'do':
      return aboutDoing(one);
    default:
      return null;
  }
}

function aboutCell(cell: Cell, view: View): About {
  const seen = view.cells.find(([at]) => at === cell)?.[1];
  if (!seen) {
    return {
      title: t('fg-web-cell-empty', { cell }),
      lines: [t('fg-web-about-empty')],
      rules: ['FG-P2', 'FG-P3', 'FG-C2'],
      provenance: frameKnown(),
    };
  }
  if ('city' in seen) {
    return {
      title: t('fg-web-cell-city', { cell, colour: colourName(seen.city.colour) }),
      lines: [t('fg-web-about-city')],
      rules: ['FG-C1', 'FG-D1', 'FG-D3', 'FG-D5', 'FG-X1'],
    };
  }
  const { face, prophet } = seen.tile;
  const all = lands(view);
  const here = draw(face).areas.flatMap((area) => all.of(cell, area.name) ?? []);
  const lines = here.map(aboutLand);
  if (prophet) lines.push(t('fg-web-about-stands', { colour: colourName(prophet.colour) }));
  return { title: `${cell} · ${faceName(face)}`, lines, rules: ['FG-X2', 'FG-X3', 'FG-X4'], provenance: facesKnown() };
}

function aboutLand(land: Land): string {
  const name = landName(land);
  return sentence(land.prophets.length === 0 ? name : t('fg-web-about-land', { land: name, prophets: prophetsName(land) }));
}

function aboutSlot(row: number, place: number, view: View): About {
  const face = view.rows.find(([slot]) => slot.row === row && slot.place === place)?.[1];
  const rules = ['FG-H5', 'FG-H6', 'FG-H7', 'FG-S6'];
  if (!face) return { title: t('fg-web-about-slot-empty', { place: place + 1 }), lines: [t('fg-web-about-row')], rules };
  return { title: faceName(face), lines: [t('fg-web-about-slot')], rules, provenance: facesKnown() };
}

function aboutHand(hand: Hand, view: View): About {
  const seat = eyes(view);
  const held = seat === null ? null : view.hands[seat]?.[HANDS.indexOf(hand)];
  const title = t(`fg-hand-${hand}`);
  if (!held?.sides) return { title, lines: [t('fg-web-about-hand-empty')], rules: ['FG-H1', 'FG-H2', 'FG-H6'] };
  const lines = [...held.sides.map(faceName), t('fg-web-about-hand')];
  if (held.origin !== null) lines.push(t('fg-web-about-taken'));
  return { title, lines, rules: ['FG-H1', 'FG-P1', ...(held.origin === null ? ['FG-H4'] : ['FG-H7', 'FG-H8'])], provenance: facesKnown() };
}

function aboutTokens(view: View): About {
  return {
    title: t('fg-web-tokens', { count: view.tokens }),
    lines: [t('fg-web-about-tokens')],
    rules: ['FG-C1', 'FG-C2', 'FG-C3', 'FG-C4', 'FG-X1'],
  };
}

function aboutColour(colour: Colour, view: View): About {
  const it = view.colours.find((each) => each.colour === colour);
  const lines: string[] = [];
  if (it) lines.push(t('fg-web-about-reserve', { reserve: it.reserve, cities: it.cities, razed: it.razed, lost: it.lost }));
  if (it?.god && it.terrain) lines.push(t('fg-web-about-god', { god: godName(it.god), terrain: terrainName(it.terrain) }));
  if (view.modes.secret) lines.push(t('fg-web-about-secret'));
  else if (it?.owner === null) lines.push(t('fg-web-about-free'));
  return { title: t(`fg-web-colour-${colour}`), lines, rules: ['FG-G1', 'FG-G2', 'FG-G3', 'FG-X5', 'FG-X6'] };
}

function aboutTerrain(terrain: Terrain, view: View): About {
  const all = lands(view).all.filter((land) => land.terrain === terrain && land.kingdom);
  const sizes = all.map(({ tiles }) => tiles).sort((one, other) => other - one);
  const lines = [t('fg-web-about-terrain')];
  if (sizes.length > 0) lines.unshift(t('fg-web-about-sizes', { sizes: words.list(sizes.map(String)) }));
  return { title: terrainName(terrain), lines, rules: ['FG-X2', 'FG-X5', 'FG-X6'] };
}

function aboutClock(view: View): About {
  const lines = [t(view.modes.timed ? 'fg-web-about-timed' : 'fg-web-about-at-once')];
  if (view.trigger) lines.push(t(`fg-trigger-${view.trigger}`));
  return {
    title: t('fg-web-about-clock'),
    lines,
    rules: view.modes.timed ? ['FG-T1', 'FG-T2', 'FG-E3'] : ['FG-E1', 'FG-E2', 'FG-E4'],
    provenance: 'reconstructed',
  };
}

function aboutDoing(doing: string): About {
  return {
    title: t(`fg-action-${doing}`),
    lines: [t(`fg-web-about-${doing}`)],
    rules: doing === 'end-turn' ? ['FG-T1', 'FG-T2'] : ['FG-E4'],
  };
}
