/** A page that shows kept positions of every title as a table would, one after another: `show(title, moment)`. */

import '../../src/style/fonts.css';
import '../../src/style/tokens.css';
import '../../src/style/base.css';
import '../../src/style/pages.css';
import { flushSync, mount, tick, unmount } from 'svelte';
import { boardOf } from '../../src/boards';
import { bringCaptions } from '../../src/boards/captions';
import { momentsOf, type Moment } from '../../src/boards/moments';
import { bringUsual, captionsOf } from '../../src/boards/usual';
import type { News, SeatInfo, TableInfo } from '../../src/gen';
import { settings } from '../../src/settings.svelte';
import { still } from '../../src/table/still';
import { Table } from '../../src/table/table.svelte';
import { words, type Language } from '../../src/words/words.svelte';
import Shown from './Shown.svelte';

import.meta.glob('../../src/boards/*/title.css', { eager: true });

/** When in a game a picture is taken. */
export type When = 'start' | 'middle' | 'end';

const NAMES = ['Ana', null, null, 'Rui'];

/** The moment that shows most: of those with most seats, at the start, half way, or over. */
function choose(moments: readonly Moment[], when: When): Moment | undefined {
  const fit = moments.filter(({ position: { outcome, sights } }) => {
    const [sight] = sights;
    if (sight === undefined || sight.seat === null) return false;
    return when === 'end' ? outcome !== undefined : outcome === undefined && (sight.legal?.length ?? 0) > 0;
  });
  const last = Math.max(...fit.map(({ position }) => position.step));
  const far = { start: 0, middle: 0.55, end: 1 }[when];
  const seated = (moment: Moment): number => Math.min(3, moment.seats);
  const score = (moment: Moment): number => Math.abs(moment.position.step / last - far) - seated(moment) * (when === 'start' ? 0.02 : 0.2);
  return [...fit].sort((a, b) => score(a) - score(b))[0];
}

let shown: ReturnType<typeof mount> | null = null;

async function show(title: string, when: When, language: Language): Promise<void> {
  settings.language = language;
  settings.speed = 'off';
  await words.speak(language);
  await bringUsual(title);
  await words.want(title, `web-${title}`);
  const [board, moments, captions] = await Promise.all([boardOf(title), momentsOf(title), captionsOf(title)]);
  const moment = choose(moments, when);
  if (!board || !moment) throw new Error(`${title} has nothing to show at the ${when}`);
  bringCaptions(title, captions[moment.captions] ?? null);
  const table = new Table(
    still(() => Promise.resolve([])),
    'picture',
  );
  const own = moment.position.sights[0]?.seat ?? 0;
  const seats = Array.from({ length: moment.seats }, (_, seat) => {
    const person = seat === own ? 'Ana' : NAMES[seat];
    return { name: person === 'Ana' && seat !== own ? 'Eva' : (person ?? null), level: person ? null : 4 } as SeatInfo;
  });
  const status = moment.position.outcome ? 'over' : 'playing';
  table.info = { title, options: moment.options, seats, status, created_by: null, terms: {}, undo: 'free' } as unknown as TableInfo;
  table.board = board;
  table.position = moment.position;
  const rival = (own + 1) % moment.seats;
  table.news = [{ seq: 1, at: 0, what: { acted: { seat: rival } }, events: moment.events }] as unknown as News[];
  if (shown) await unmount(shown);
  const target = document.getElementById('app');
  if (!target) throw new Error('there is no place for a picture');
  target.replaceChildren();
  document.documentElement.dataset['title'] = title;
  shown = mount(Shown, { target, props: { table } });
  flushSync();
  await tick();
  scrollTo(0, 0);
  await document.fonts.ready;
}

declare global {
  var show: (title: string, when: When, language: Language) => Promise<void>;
}
globalThis.show = show;
