/** Every lesson on its real board: what it lights up is there, and its solution can be found. */

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { boardOf } from '../boards';
import { bringCaptions } from '../boards/captions';
import { bring } from '../boards/printed';
import { clear, stand } from '../boards/stand';
import type { LessonFound, LessonMoment, LessonOpened, LessonTurn, ReplayCaptions } from '../gen';
import { TITLES } from '../gen/titles';
import type { JsonValue } from '../gen/serde_json/JsonValue';
import { Classroom } from '../source/classroom';
import { built } from '../source/built';
import { faceOf } from '../ui/titles';
import { LANGUAGES, words } from '../words/words.svelte';
import { courseOf, isTaught, type Course } from './courses';
import Lessons from './Lessons.svelte';
import { progress } from './progress.svelte';

interface Solved {
  lessons: { name: string; seat: number; steps: { play?: [number, JsonValue][]; tries?: JsonValue }[] }[];
}

const taught = TITLES.map(({ id }) => id).filter(isTaught);
const engine = await built();
let shown: ReturnType<typeof mount> | null = null;

beforeEach(() => words.speak('en'));
afterEach(async () => {
  await clear();
  if (shown) await unmount(shown);
  shown = null;
  localStorage.clear();
});

async function found(title: string): Promise<Course> {
  const course = await courseOf(title);
  if (!course) throw new Error(`${title} has no course`);
  return course;
}

test('some titles can be learnt, and what is none can’t', async () => {
  expect(taught.length).toBeGreaterThan(1);
  expect(isTaught('chess')).toBe(false);
  expect(await courseOf('chess')).toBeNull();
});

describe.skipIf(!engine).each(taught)('the lessons of %s', (title) => {
  test('light up what is on the board, and their solutions are said and can be chosen', async () => {
    if (!engine) return;
    const course = await found(title);
    const { lessons } = JSON.parse(course.text) as Solved;
    const board = await boardOf(title);
    if (!board) throw new Error(`${title} has no board`);
    await words.want(title, `web-${title}`);
    const missing: string[] = [];
    for (const { name, seat, steps } of lessons) {
      const lesson = engine.LessonTable.open(title, course.text, name, 'Ana');
      const opened = JSON.parse(lesson.info()) as LessonOpened;
      if ('error' in opened) throw new Error(opened.error.message);
      const { info } = opened.lesson;
      await bring(title);
      const captions = JSON.parse(lesson.captions()) as ReplayCaptions;
      if ('captions' in captions) bringCaptions(title, captions.captions);
      const turn = (turn: LessonTurn): LessonMoment => {
        const found = JSON.parse(lesson.turn(JSON.stringify(turn))) as LessonFound;
        if ('error' in found) throw new Error(`${name}: ${found.error.message}`);
        return found.moment;
      };
      let moment = turn('look');
      for (const [index, step] of steps.entries()) {
        const place = `${name}, step ${index + 1}`;
        expect(moment.step, place).toBe(index);
        const names = info.seats.map((sits, seat) => sits.name ?? `Seat ${seat}`);
        if (moment.look.length > 0) {
          stand(board, { position: moment.position, options: info.options }, names);
          flushSync();
          missing.push(...moment.look.filter((key) => !document.querySelector(`[data-key="${key}"]`)).map((key) => `${place}: ${key}`));
        }
        for (const [actor, action] of step.play ?? []) {
          if (actor === seat && moment.stage === 'do') {
            expect(moment.hint?.action, place).toEqual(action);
            moment = turn({ act: action });
          }
        }
        if (step.tries !== undefined) {
          const view = moment.position.sights[0]?.view ?? null;
          const legal = (moment.position.sights[0]?.legal ?? []).map(({ action }) => action);
          // As the table asks: what may be meant by the first thing that is lit up, up to the first refusal.
          const [key = ''] = moment.look;
          expect(
            legal.flatMap((action) => board.keys(action, view)),
            place,
          ).not.toContain(key);
          for (const action of board.attempts(key, view, legal)) {
            if (moment.stage === 'do') moment = turn({ try: action });
            if (moment.problem) break;
          }
          expect(moment.problem?.code, place).toBe('refused');
        }
        await clear();
        expect(['look', 'reached'], place).toContain(moment.stage);
        if (index + 1 < steps.length) moment = turn('next');
      }
      lesson.free();
    }
    expect(missing).toEqual([]);
  }, 240_000);

  test('are taken in the worker, by one table', async () => {
    if (!engine) return;
    const { text, lessons } = await found(title);
    const room = new Classroom(engine);
    const turn: LessonTurn = 'look';
    expect(room.answer({ id: 1, call: 'lesson-turn', give: { turn } })).toHaveProperty('error.code', 'not-found');
    expect(room.answer({ id: 2, call: 'lesson-describe', give: null })).toHaveProperty('error');
    const lesson = lessons[0]?.name ?? '';
    const begins = { title, course: text, lesson, name: '' };
    expect(room.answer({ id: 3, call: 'lesson', give: begins })).toHaveProperty('lesson.steps', lessons[0]?.steps);
    expect(room.answer({ id: 4, call: 'lesson-turn', give: { turn } })).toHaveProperty('moment.step', 0);
    expect(room.answer({ id: 5, call: 'lesson-describe', give: null })).toHaveProperty('described');
    expect(room.answer({ id: 6, call: 'lesson-captions', give: null })).toHaveProperty('captions');
    expect(room.answer({ id: 7, call: 'lesson-printed', give: null })).not.toBeNull();
    expect(room.answer({ id: 8, call: 'lesson-turn', give: { turn: { act: 'nonsense' } } })).toHaveProperty('moment.problem');
    expect(room.answer({ id: 9, call: 'lesson', give: { ...begins, lesson: 'none' } })).toHaveProperty('error.code', 'not-found');
    const noticed = { told: [], can: [], asked: null, view: null };
    expect(room.answer({ id: 10, call: 'coach', give: { title, course: text, noticed } })).toEqual({ notes: [] });
  });
});

test.each(LANGUAGES)('the page of a title lists its lessons with what was done, %s', async (language) => {
  await words.speak(language);
  const [title = ''] = taught;
  const [course, face] = [await found(title), faceOf(title)];
  if (!face) throw new Error('no face');
  const [first, second, third] = course.lessons.map(({ name }) => name);
  progress.keep(title, () => ({ done: [first ?? ''], left: { lesson: third ?? '', step: 1 } }));
  document.body.innerHTML = '';
  shown = mount(Lessons, { target: document.body, props: { face, course } });
  flushSync();
  const lines = [...document.querySelectorAll('.lessons li')];
  expect(lines).toHaveLength(course.lessons.length + 1);
  expect(lines.map((line) => line.classList.contains('done'))[0]).toBe(true);
  expect(document.querySelector('[aria-current="step"]')?.getAttribute('href')).toBe(`/learn/${title}/${third}`);
  expect(document.querySelector(`a[href="/learn/${title}/${second}"]`)).not.toBeNull();
  expect(document.body.textContent).not.toMatch(/\b[a-z]{2}-lesson|web-le/);
});
