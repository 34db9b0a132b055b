/** The worker's side of lessons: the one that is taken, and the coach of a first game. Nothing of them is kept here. */

import type { Call } from './calls';
import type { Engine, EngineCoach, EngineLesson } from './engine';

/** The calls that are about lessons. */
type LessonCall = Extract<Call, { call: `lesson${string}` | 'coach' }>;

const CLOSED = { error: { code: 'not-found', message: 'No lesson was begun here.' } } as const;

export class Classroom {
  #lesson: EngineLesson | null = null;
  #coach: { course: string; coach: EngineCoach } | null = null;

  constructor(private readonly engine: Engine) {}

  answer(call: LessonCall): unknown {
    switch (call.call) {
      case 'lesson': {
        const { title, course, lesson, name } = call.give;
        this.#lesson?.free();
        this.#lesson = this.engine.LessonTable.open(title, course, lesson, name);
        return JSON.parse(this.#lesson.info());
      }
      case 'lesson-turn':
        return this.#lesson ? JSON.parse(this.#lesson.turn(JSON.stringify(call.give.turn))) : CLOSED;
      case 'lesson-describe':
        return this.#lesson ? JSON.parse(this.#lesson.describe()) : CLOSED;
      case 'lesson-captions':
        return this.#lesson ? JSON.parse(this.#lesson.captions()) : CLOSED;
      case 'lesson-record':
        return this.#lesson ? JSON.parse(this.#lesson.record()) : CLOSED;
      case 'lesson-printed':
        return JSON.parse(this.#lesson?.content() ?? 'null');
      case 'coach': {
        const { title, course, noticed } = call.give;
        return JSON.parse(this.#coachOf(title, course).notes(JSON.stringify(noticed)));
      }
    }
  }

  /** The coach who knows this course. */
  #coachOf(title: string, course: string): EngineCoach {
    if (this.#coach?.course !== course) {
      this.#coach?.coach.free();
      this.#coach = { course, coach: this.engine.Coach.open(title, course) };
    }
    return this.#coach.coach;
  }
}
