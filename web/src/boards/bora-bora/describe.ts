/** The board in sentences, the weightiest first. */

import { t } from '../../words/words.svelte';
import { boards } from './content';
import { buildingCount, peopleCount } from './goals';
import { deedName, fishName, godName, jewelName, personName, regionName, taskName } from './names';
import { DEEDS, GODS, KINDS, ownSeat, REGIONS, SEXES, type View } from './types';

export function describe(view: View, names: readonly string[]): string[] {
  const who = (seat: number): string => names[seat] ?? '';
  return [
    t('bb-web-say-round', { round: view.round, phase: t(`bb-web-phase-${view.phase}`), who: who(view.turn) }),
    ...view.players.map((_, seat) => dice(view, seat, who(seat))).filter((text) => text !== null),
    ...actions(view, who),
    ...islands(view, who),
    ...SEXES.map((sex, index) => {
      const shown = (view.display[index]?.shown ?? []).flatMap((kind, at) =>
        kind ? [t('bb-web-say-position', { position: at + 1, person: personName(sex, kind) })] : [],
      );
      return t(`bb-web-say-shown-${sex}`, { people: listed(shown) });
    }),
    t('bb-web-say-temple', {
      spaces: listed(
        boards().temple.spaces.map((value, at) => {
          const seat = view.temple[at] ?? null;
          return `${value} ${seat === null ? t('bb-nobody') : who(seat)}`;
        }),
      ),
      tiles: view.temple_tiles,
    }),
    t('bb-web-say-status', { steps: listed(view.status.map((step, seat) => `${who(seat)} ${step}`)) }),
    t('bb-web-say-order', { order: listed(view.order.map(who)) }),
    t('bb-web-say-gods', { cards: listed(cards(view.row)), pile: view.pile }),
    t('bb-web-say-jewels', {
      jewels: listed((view.jewels[Math.max(view.round, 1) - 1] ?? []).flatMap((it) => (it === null ? [] : [jewelName(it)]))),
    }),
    t('bb-web-say-tasks', { tasks: listed(view.tasks.flatMap((it) => (it === null ? [] : [taskName(it)]))) }),
    ...[ownSeat(view), ...view.players.map((_, seat) => seat).filter((seat) => seat !== ownSeat(view))].flatMap((seat) =>
      player(view, seat, who(seat)),
    ),
  ];
}

const listed = (items: readonly string[]): string => (items.length > 0 ? items.join('; ') : t('bb-web-say-none'));

const cards = (counts: readonly number[]): string[] =>
  GODS.flatMap((god, index) => ((counts[index] ?? 0) > 0 ? [`${counts[index]} × ${godName(god)}`] : []));

function dice(view: View, seat: number, who: string): string | null {
  const left = (view.players[seat]?.dice ?? []).filter((die) => die.on === null && die.face > 0);
  return left.length > 0 ? t('bb-web-say-dice', { who, dice: left.map((die) => die.face).join(', ') }) : null;
}

function actions(view: View, who: (seat: number) => string): string[] {
  return DEEDS.flatMap((deed) => {
    const placed = view.players.flatMap((player, seat) =>
      player.dice.flatMap(({ face, on }) => (on === deed ? [t('bb-web-die-of', { face, who: who(seat) })] : [])),
    );
    return placed.length > 0 ? [t('bb-web-say-action', { deed: deedName(deed), dice: listed(placed) })] : [];
  });
}

function islands(view: View, who: (seat: number) => string): string[] {
  return REGIONS.map((region, index) => {
    const holder = view.holders[index] ?? null;
    const beside = view.players.flatMap((player, seat) =>
      player.regions.includes(region) && seat !== holder ? [who(seat)] : [],
    );
    return [
      regionName(region),
      fishName(view, region),
      holder === null ? t('bb-web-held-by-nobody') : t('bb-web-held-by', { who: who(holder) }),
      ...(beside.length > 0 ? [t('bb-web-beside', { who: beside.join(', ') })] : []),
    ].join(', ');
  });
}

function player(view: View, seat: number, who: string): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const folk = SEXES.flatMap((sex, s) =>
    KINDS.flatMap((kind, k) => {
      const count = player.folk[s]?.all[k] ?? 0;
      return count > 0 ? [`${count} × ${personName(sex, kind)}`] : [];
    }),
  );
  return [
    t('bb-web-say-player', {
      who,
      points: player.total,
      goods: [
        t('bb-web-offerings', { count: player.offerings }),
        t('bb-web-shells', { count: player.shells }),
        t('bb-web-god-tiles', { count: player.god_tiles }),
        t('bb-web-priests', { count: player.priests }),
        t('bb-web-huts', { count: player.huts }),
        t('bb-web-twelfth', { count: player.twelfth_huts }),
        t('bb-web-seat-people', { count: peopleCount(player) }),
        t('bb-web-seat-buildings', { count: buildingCount(player) }),
        t('bb-web-seat-jewels', { count: player.jewels.length }),
      ].join(', '),
    }),
    t('bb-web-say-hand', { who, cards: listed(cards(player.hand ?? player.known)), unseen: player.hand ? 0 : player.unknown }),
    t('bb-web-say-folk', { who, people: listed(folk) }),
    t('bb-web-say-own-tasks', { who, tasks: listed(player.tasks.map(taskName)), fulfilled: player.fulfilled }),
  ];
}
