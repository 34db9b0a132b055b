/** What there is to know about each thing on the board: what it is, what it does now, and which rules say so. */

import type { About, Key, Provenance } from '../contract';
import { leastKnown } from '../known';
import { t } from '../../words/words.svelte';
import { boards, ceremony, fishAt, fishTile, gift, jewelTile, paths, personTile, provenanceOf, regions, regionTile } from './content';
import {
  deedName,
  fishName,
  godName,
  groundName,
  jewelName,
  kindName,
  materialName,
  personName,
  progressText,
  regionName,
  taskName,
} from './names';
import { progressOf } from './facts';
import { AREAS, type Area } from './keys';
import { DEEDS, GODS, SEXES, type Deed, type God, type Kind, type Material, type Region, type Sex, type View } from './types';

const RULES_OF_DEED: Record<Deed, string[]> = {
  helper: ['BB-A8'],
  temple: ['BB-A10', 'BB-A12'],
  build: ['BB-A11', 'BB-A12'],
  man: ['BB-A7'],
  woman: ['BB-A7'],
  land: ['BB-A4', 'BB-A5'],
  water: ['BB-A4', 'BB-A5'],
  fishing: ['BB-A13'],
};
const RULE_OF_GOD: Record<God, string> = { blue: 'BB-G3', white: 'BB-G4', red: 'BB-G5', green: 'BB-G6', yellow: 'BB-G7' };
const RULES_OF_AREA: Record<Area, string[]> = {
  map: ['BB-A4', 'BB-S2'],
  status: ['BB-A9', 'BB-C1'],
  temple: ['BB-A10', 'BB-C2'],
  people: ['BB-A8'],
  jewels: ['BB-C3', 'BB-E2'],
  ceremony: ['BB-A5'],
};

export function about(key: Key, view: View): About | null {
  const [thing = '', first = '', second = '', third = ''] = key.split(':');
  const player = view.players[Number(first)];
  switch (thing) {
    case 'region':
      return aboutRegion(first, view);
    case 'deed':
      return aboutDeed(first as Deed, view);
    case 'die':
      return told(t('bb-web-die', { face: Number(first), count: 1 }), [t('bb-web-about-die')], ['BB-A1', 'BB-A2', 'BB-A3']);
    case 'person':
      return aboutPosition(first as Sex, Number(second), view);
    case 'temple':
      return told(
        t('bb-web-about-temple-title', { value: Number(first) }),
        [t('bb-web-about-temple'), t('bb-web-priest-points', { points: view.priest_points })],
        ['BB-A10', 'BB-A12', 'BB-C2'],
        provenanceOf(boards().temple, 'spaces'),
      );
    case 'status': {
      const step = view.status[Number(first)] ?? 0;
      return told(
        t('bb-web-status-track'),
        [t('bb-web-about-status'), t('bb-web-status-now', { step, points: boards().status.points[step] ?? 0 })],
        ['BB-A9', 'BB-C1'],
        provenanceOf(boards().status, 'points'),
      );
    }
    case 'god':
      return aboutGod(first as God);
    case 'card':
      return aboutGod(second as God);
    case 'pile':
      return told(t('bb-web-pile', { count: view.pile }), [t('bb-web-about-pile')], ['BB-S5', 'BB-R7', 'BB-R8']);
    case 'jewel': {
      const jewel = jewelTile(Number(first));
      return told(jewelName(Number(first)), [t('bb-web-about-jewel')], ['BB-C3', 'BB-E2'], provenanceOf(jewel, 'price'));
    }
    case 'task': {
      const { unaided, aided } = boards().tasks;
      const progress = progressOf(view, Number(first));
      const lines = [t('bb-web-about-task', { unaided, aided })];
      if (progress) lines.unshift(t('bb-web-about-progress', { progress: progressText(progress) }));
      return told(taskName(Number(first)), lines, ['BB-C4', 'BB-K1', 'BB-G7']);
    }
    case 'round':
      return told(t('bb-web-round', { round: view.round }), [t(`bb-web-about-phase-${view.phase}`)], ['BB-A1', 'BB-B1', 'BB-C1']);
    case 'order':
      return told(t('bb-web-order'), [t('bb-web-about-order')], ['BB-C1']);
    case 'huts':
      return told(t('bb-count-huts', { count: player?.huts ?? 0 }), [t('bb-web-about-huts')], ['BB-A5', 'BB-A7']);
    case 'free':
      return told(t('bb-web-about-free-title'), [t('bb-web-about-free')], ['BB-A7']);
    case 'twelfth':
      return told(t('bb-count-twelfth', { count: player?.twelfth_huts ?? 0 }), [t('bb-web-about-twelfth')], ['BB-A8', 'BB-A7', 'BB-R2']);
    case 'folk':
      return aboutPerson(second as Sex, third as Kind);
    case 'ground':
      return told(
        groundName(Number(second)),
        [t('bb-web-about-ground', { material: materialName(ceremony()[Number(second)] ?? 'sand') })],
        ['BB-A5', 'BB-A11', 'BB-E3'],
        provenanceOf(boards().ceremony, 'rows'),
      );
    case 'plot':
      return told(t('bb-web-about-plot-title'), [t('bb-web-about-plot')], ['BB-A11']);
    case 'building':
      return told(
        t('bb-web-about-building-title', { tile: Number(second) }),
        [t('bb-web-about-building', { tile: Number(second) }), t('bb-web-building-points', { points: view.building_points })],
        ['BB-A11', 'BB-A12'],
      );
    case 'god-tile':
      return told(t('bb-count-god-tiles', { count: player?.god_tiles ?? 0 }), [t('bb-web-about-god-tile')], ['BB-G2', 'BB-C2', 'BB-E2']);
    case 'offering':
      return told(t('bb-count-offerings', { count: player?.offerings ?? 0 }), [t('bb-web-about-offering')], ['BB-G1']);
    case 'shell':
      return told(t('bb-count-shells', { count: player?.shells ?? 0 }), [t('bb-web-about-shell')], ['BB-C3']);
    case 'priest':
      return told(t('bb-count-priests', { count: player?.priests ?? 0 }), [t('bb-web-about-priest')], ['BB-A10', 'BB-C2']);
    case 'material':
      return told(materialName(second as Material), [t('bb-web-about-material')], ['BB-A5', 'BB-A8']);
    case 'goals':
      return player
        ? told(
            t('bb-web-goals-title'),
            player.goals.map(({ goal, have, need }) => t(`bb-goal-${goal}`, { have, need })),
            ['BB-E3'],
          )
        : null;
    case 'mark':
      return AREAS.includes(first as Area)
        ? told(t(`bb-web-area-${first}`), [t(`bb-web-mark-${first}`)], RULES_OF_AREA[first as Area], 'reconstructed')
        : null;
    default:
      return null;
  }
}

function told(title: string, lines: string[], rules: string[], provenance?: Provenance): About {
  return provenance === undefined ? { title, lines, rules } : { title, lines, rules, provenance };
}

function aboutRegion(region: Region, view: View): About | null {
  if (!regions().includes(region)) return null;
  const tile = regionTile(region);
  const { terrain } = tile;
  const given = gift(terrain);
  const roads = paths().filter(({ between }) => between.includes(region));
  const lines = [
    t('bb-web-gives', { gift: given === 'offering' ? t('bb-kind-offering') : materialName(given) }),
    t('bb-web-about-fish', { fish: fishName(view, region), value: fishAt(view.fish, region).value }),
    ...roads.map(({ path, between, value }) =>
      t('bb-web-about-path', { path: t(`bb-path-${path}`), to: between.find((end) => end !== region) ?? '', value }),
    ),
  ];
  const known = [
    provenanceOf(tile, 'terrain'),
    fishTile(view.fish[regions().indexOf(region)] ?? 0).provenance,
    ...roads.map((road) => provenanceOf(road, 'value')),
  ];
  return told(regionName(region), lines, ['BB-A4', 'BB-A5', 'BB-A6', 'BB-E2'], leastKnown(known));
}

function aboutDeed(deed: Deed, view: View): About | null {
  const index = DEEDS.indexOf(deed);
  if (index < 0) return null;
  const lowest = view.lowest[index] ?? 7;
  const lines = [t(`bb-web-about-deed-${deed}`, { points: boards().fishing.points })];
  if (deed !== 'fishing') {
    lines.push(lowest > 6 ? t('bb-web-about-no-dice') : t('bb-web-must-be-lower', { lowest }));
  }
  return told(deedName(deed), lines, [...RULES_OF_DEED[deed], ...(deed === 'fishing' ? [] : ['BB-A2'])]);
}

function aboutPosition(sex: Sex, position: number, view: View): About | null {
  const kind = view.display[SEXES.indexOf(sex)]?.shown[position - 1];
  const lines = [t('bb-web-about-position', { position })];
  if (!kind) return told(t('bb-web-position-empty', { position }), lines, ['BB-A7', 'BB-R1']);
  const person = aboutPerson(sex, kind);
  return { ...person, lines: [...lines, ...person.lines], rules: ['BB-A7', ...person.rules] };
}

function aboutPerson(sex: Sex, kind: Kind): About {
  const tile = personTile(kind);
  const { strength, symbols } = tile;
  const [one, two, three] = strength;
  return told(
    personName(sex, kind),
    [
      t(`bb-web-about-kind-${kind}`, { strength: `${one}/${two}/${three}` }),
      t('bb-web-about-together', { kind: kindName(kind) }),
      t(`bb-web-about-down-${sex}`, { count: symbols }),
    ],
    ['BB-B1', 'BB-B2', 'BB-B4', 'BB-A8'],
    provenanceOf(tile, 'symbols'),
  );
}

function aboutGod(god: God): About | null {
  if (!GODS.includes(god)) return null;
  return told(
    t('bb-web-god-title', { god: godName(god) }),
    [t(`bb-web-about-god-${god}`), t('bb-web-about-paying')],
    [RULE_OF_GOD[god], 'BB-G1'],
  );
}
