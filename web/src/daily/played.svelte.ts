/** Somebody's game of a day: the table that it is played at, and where it stands. */

import type { DailyDeal, DailyMoment } from '../gen';
import { DailySource } from '../source/daily';
import { freshId } from '../source/fresh';
import { settings } from '../settings.svelte';
import { loadTitle } from '../table/load-title';
import { Table } from '../table/table.svelte';
import { dailyOrigin } from '../ui/record';
import { dayOf, games, type DailyGame } from './kept.svelte';
import { announce, sendWaiting } from './server';

export class Played {
  readonly table: Table;
  moment = $state.raw<DailyMoment | null>(null);
  #game: DailyGame;

  private constructor(
    game: DailyGame,
    readonly source: DailySource,
  ) {
    this.#game = game;
    this.table = new Table(source, source.info.info.id);
    this.table.posed = true;
    this.table.info = source.info.info;
    this.table.origin = dailyOrigin(game.deal.day, game.deal.title, false);
  }

  /** Begins the deal of a day, or goes on with it. Rejects with a `ProblemError` if that can't be. */
  static async begin(title: string, day: string): Promise<Played> {
    const kept = games.of(day, title);
    let played: Played | null = null;
    const begins = { title, day, plays: kept?.plays ?? [], name: settings.name.trim() };
    const source = await DailySource.open(begins, (moment) => played?.hear(moment));
    const { deal } = source.info;
    // What was begun in another release was another deal.
    const goesOn = kept !== null && kept.deal.deal === deal.deal;
    if (kept && !goesOn) {
      source.close();
      return Played.#anew(deal);
    }
    return Played.#at(source, kept ?? fresh(deal), !kept, (made) => (played = made));
  }

  static async #anew(deal: DailyDeal): Promise<Played> {
    let played: Played | null = null;
    const begins = { title: deal.title, day: deal.day, plays: [], name: settings.name.trim() };
    const source = await DailySource.open(begins, (moment) => played?.hear(moment));
    return Played.#at(source, fresh(deal), true, (made) => (played = made));
  }

  static async #at(source: DailySource, game: DailyGame, isNew: boolean, made: (played: Played) => void): Promise<Played> {
    const played = new Played(game, source);
    made(played);
    if (isNew) games.keep(game);
    // Without a server, or offline, it is played all the same. Who left before they did anything may not have been heard.
    if (Array.isArray(game.plays) && game.plays.length === 0) announce(game).catch(() => undefined);
    const { table } = played;
    await loadTitle(table, source.info.info, source);
    source.watch(table.id, null, (update) => table.tell(update));
    await source.turn('look');
    return played;
  }

  /** Lets the others act. */
  async wait(): Promise<void> {
    try {
      const { problem } = await this.source.turn('wait');
      if (problem) this.table.refuse(problem);
    } catch (error) {
      this.table.refuse(error);
    }
  }

  hear(moment: DailyMoment): void {
    this.moment = moment;
    if (this.#game.done) return;
    const { done, plays } = moment;
    this.#game = { ...this.#game, plays, done, finished: done ? dayOf(Date.now()) : null };
    games.keep(this.#game);
    if (done) void sendWaiting();
  }
}

const fresh = (deal: DailyDeal): DailyGame => ({ deal, attempt: freshId(), plays: [], done: null, finished: null, sent: false });
