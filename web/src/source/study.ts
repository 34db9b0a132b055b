/** The worker's side of analyses: the one that is open. Nothing of it is kept here. */

import type { Call } from './calls';
import type { Engine, EngineAnalysis } from './engine';

/** The calls that are about analyses. */
type StudyCall = Extract<Call, { call: `analysis${string}` }>;

const CLOSED = { error: { code: 'not-found', message: 'No analysis was opened here.' } } as const;

export class Study {
  #open: EngineAnalysis | null = null;

  constructor(private readonly engine: Engine) {}

  answer(call: StudyCall): unknown {
    if (call.call === 'analysis') {
      const { Analysis } = this.engine;
      this.#open?.free();
      this.#open = 'text' in call.give ? Analysis.read(call.give.text) : Analysis.begin(call.give.record, call.give.at);
      return JSON.parse(this.#open.info());
    }
    const open = this.#open;
    if (!open) return call.call === 'analysis-printed' ? null : call.call === 'analysis-why' ? CLOSED.error : CLOSED;
    switch (call.call) {
      case 'analysis-turn':
        return JSON.parse(open.turn(JSON.stringify(call.give.turn)));
      case 'analysis-look':
        return JSON.parse(open.look(call.give.node, call.give.seat));
      case 'analysis-describe':
        return JSON.parse(open.describe(call.give.node, call.give.seat));
      case 'analysis-why':
        return JSON.parse(open.why(call.give.node, call.give.seat, JSON.stringify(call.give.action)));
      case 'analysis-captions':
        return JSON.parse(open.captions());
      case 'analysis-printed':
        return JSON.parse(open.content());
      case 'analysis-save':
        return JSON.parse(open.save());
      case 'analysis-excerpt':
        return JSON.parse(open.excerpt(call.give.node));
    }
  }
}
