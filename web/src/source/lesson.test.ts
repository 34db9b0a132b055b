import { beforeEach, expect, test, vi } from 'vitest';
import type { LessonMoment, LessonTurn, TableUpdate } from '../gen';
import { LessonSource } from './lesson';
import { ProblemError } from './source';

const calls: [string, unknown][] = [];
/** What the worker answers to a turn. */
let answer: (turn: LessonTurn) => unknown = () => null;

vi.mock('./local', () => ({
  openLocal: () =>
    Promise.resolve({
      call: (name: string, give: { turn: LessonTurn }) => {
        calls.push([name, give]);
        if (name === 'lesson') return Promise.resolve({ lesson: { info: { id: 'lesson' }, steps: 3, heading: { key: 'h' }, teaches: [] } });
        return Promise.resolve(answer(give.turn));
      },
    }),
}));

const moment = (given: Partial<LessonMoment>): { moment: LessonMoment } => ({
  moment: { step: 0, stage: 'do', text: { key: 'x' }, look: [], seq: 1, news: [], anew: true, position: {}, ...given } as LessonMoment,
});

async function begun(): Promise<{ source: LessonSource; told: TableUpdate[]; heard: LessonMoment[] }> {
  const [told, heard]: [TableUpdate[], LessonMoment[]] = [[], []];
  const begins = { title: 'chess', course: '{}', lesson: 'rooks', name: 'Ana' };
  const source = await LessonSource.open(begins, (moment) => heard.push(moment));
  source.watch('lesson', null, (update) => told.push(update));
  return { source, told, heard };
}

beforeEach(() => {
  calls.length = 0;
  answer = () => moment({});
});

test('what is done is told to the table and to whoever teaches', async () => {
  const { source, told, heard } = await begun();
  answer = () => moment({ seq: 3, anew: false, news: [{ seq: 2 }, { seq: 3 }] as never });
  expect(await source.do('lesson', { act: { seat: 0, action: 'castle' } })).toEqual({ seq: 3 });
  expect(calls.at(-1)).toEqual(['lesson-turn', { turn: { act: 'castle' } }]);
  expect(told).toMatchObject([{ after: 1, seq: 3 }]);
  expect(heard).toHaveLength(1);
  answer = () => moment({});
  await source.turn('again');
  expect(told.at(-1)).toMatchObject({ after: 0, seq: 1 });
});

test('what is refused is said, and the lesson stands where it stood', async () => {
  const { source, told } = await begun();
  const problem = { code: 'refused', message: 'no', rule: 'XX-A1' } as const;
  answer = () => moment({ problem, anew: false });
  await expect(source.do('lesson', { act: { seat: 0, action: 'fly' } })).rejects.toThrow(ProblemError);
  expect(await source.why('lesson', 0, 'fly')).toEqual(problem);
  expect(calls.at(-1)).toEqual(['lesson-turn', { turn: { try: 'fly' } }]);
  expect(told).toHaveLength(2);
  await expect(source.do('lesson', 'start')).rejects.toThrow(ProblemError);
});

test('a lesson whose worker broke begins its step again', async () => {
  const { source, heard } = await begun();
  answer = () => moment({ step: 2 });
  await source.turn('next');
  let gone = true;
  answer = () => {
    if (!gone) return moment({ step: 2 });
    gone = false;
    return { error: { code: 'not-found', message: 'gone' } };
  };
  await source.turn({ act: 'castle' });
  expect(calls.slice(-3).map(([name]) => name)).toEqual(['lesson-turn', 'lesson', 'lesson-turn']);
  expect(calls.at(-1)).toEqual(['lesson-turn', { turn: { step: 2 } }]);
  expect(heard.at(-1)?.step).toBe(2);
});
