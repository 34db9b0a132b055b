//! Bots: asked when it is their turn, heard if the game hasn't gone on.

use std::sync::{Arc, PoisonError};

use pantheon_games::Title;
use pantheon_wire::{Code, Hint, Problem, TableId, WallMillis, Weighed};
use serde_json::Value;

use super::alive::Alive;
use super::bot_choice::{self, Decision};
use super::counts::add;
use super::slot_uses::Work;
use super::thinker::work_out;
use super::{Tables, Who};
use crate::hints::{advise, weigh};
use crate::life::{BotTurn, Moment, Situation};
use crate::outside::{Job, Origin, Takes};

/// A bot that thinks, so that it isn't asked twice. It is done when this is dropped, however that comes about.
struct Thinking<'a> {
    tables: &'a Tables,
    name: (TableId, u8, u32),
}

impl Drop for Thinking<'_> {
    fn drop(&mut self) {
        let thinking = &self.tables.thinking;
        let mut thinking = thinking.lock().unwrap_or_else(PoisonError::into_inner);
        thinking.remove(&self.name);
    }
}

impl Tables {
    /// What is to be asked of bots at a table.
    pub(super) fn jobs(alive: &Alive) -> Vec<Job> {
        let life = alive.life();
        let turns = life.bots_to_act();
        // Others act as well: a bot is to be no faster than a person.
        let together = !turns.is_empty() && life.acts_together();
        let setup = life.setup();
        let job = |turn: BotTurn| Job {
            origin: Origin {
                network: setup.network.clone(),
                person: setup.host.clone(),
            },
            takes: life.title().map_or(Takes::Quick, |title| {
                bot_choice::takes(&**title, turn.level)
            }),
            table: life.id().clone(),
            seat: turn.seat,
            step: turn.step,
            not_before: if together {
                moment_to_act(alive, turn)
            } else {
                life.at()
            },
        };
        turns.into_iter().map(job).collect()
    }

    /// Whether bots are to play no further for now, since nobody has been at the table for long.
    pub(super) fn rests(&self, alive: &Alive, now: WallMillis) -> bool {
        now.saturating_sub(alive.attended()) > self.settings.bots_alone
    }

    /// The same, once it was read who has been here of late.
    async fn rests_indeed(&self, alive: &mut Alive) -> Result<bool, Problem> {
        let now = self.outside.clock.now();
        if !self.rests(alive, now) {
            return Ok(false);
        }
        self.look_who_is_here(alive).await?;
        Ok(self.rests(alive, now))
    }

    /// What is to be asked of bots at a table where somebody has been.
    pub(super) fn jobs_now(&self, alive: &Alive) -> Vec<Job> {
        let jobs = Self::jobs(alive);
        if !jobs.is_empty() && self.rests(alive, self.outside.clock.now()) {
            add(&self.counts.rested, 1);
            return Vec::new();
        }
        jobs
    }

    /// Lets a bot decide, and appends what it decided unless the game has gone on.
    pub async fn work(&self, job: &Job) -> Result<(), Problem> {
        if self.outside.clock.now() < job.not_before {
            self.outside.jobs.push(job.clone()).await;
            return Ok(());
        }
        let Some(_thinking) = self.begin_to_think(job) else {
            return Ok(());
        };
        let Some((question, situation)) = self.question(job).await? else {
            return Ok(());
        };
        match self.decision(job, question, situation).await {
            (Some(Decision::Act(action)), fallback) => self.hear(job, action, fallback).await,
            (Some(Decision::Wait), _) => self.let_wait(job).await,
            (None, _) => Ok(()),
        }
    }

    fn begin_to_think(&self, job: &Job) -> Option<Thinking<'_>> {
        let name = (job.table.clone(), job.seat, job.step);
        let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        thinking
            .insert(name.clone())
            .then_some(Thinking { tables: self, name })
    }

    /// What a bot may know, if it is still to decide.
    async fn question(&self, job: &Job) -> Result<Option<(Question, Situation)>, Problem> {
        let mut slot = self.life_cache.take(&job.table, Work::Bot).await?;
        let mut alive = self.enter(&mut slot, &job.table).await?;
        let asked = |alive: &Alive| {
            let turn = |turn: &BotTurn| turn.seat == job.seat && turn.step == job.step;
            alive.life().bots_to_act().into_iter().find(turn)
        };
        if asked(&alive).is_none() {
            self.catch_up(&mut alive).await?;
        }
        let now = self.outside.clock.now();
        let rests = self.rests_indeed(&mut alive).await?;
        let question = asked(&alive).filter(|_| !rests).and_then(|turn| {
            let situation = alive.life().situation(turn.seat, now)?;
            let question = Question {
                level: turn.level,
                title: Arc::clone(alive.life().title()?),
                plan: alive.life().setup().plan.clone(),
            };
            Some((question, situation))
        });
        slot.alive = Some(alive);
        Ok(question)
    }

    /// What the bot decides, and what it does if that isn't allowed.
    async fn decision(
        &self,
        job: &Job,
        question: Question,
        situation: Situation,
    ) -> (Option<Decision>, Option<Decision>) {
        let fallback = bot_choice::first(&situation);
        let (table, seat) = (job.table.clone(), job.seat);
        let decided = work_out(&*self.thinker, move || {
            let Question { level, title, plan } = question;
            bot_choice::decide(&table, &*title, &plan, level, seat, &situation)
        });
        let decided = decided.await.unwrap_or_else(|| {
            tracing::warn!(table = %job.table, seat = job.seat, "bots: no decision in time, the first legal action is taken");
            fallback.clone()
        });
        (decided, fallback)
    }

    /// Appends what a bot decided.
    async fn hear(
        &self,
        job: &Job,
        mut action: Value,
        mut fallback: Option<Decision>,
    ) -> Result<(), Problem> {
        let mut slot = self.life_cache.take(&job.table, Work::Bot).await?;
        let mut alive = self.enter(&mut slot, &job.table).await?;
        let before = alive.seq();
        loop {
            self.pass_time(&mut alive).await?;
            let moment = Moment {
                now: self.outside.clock.now(),
                seen: &alive.seen,
            };
            let life = &mut alive.feed.life;
            match life.act_for_bot(job.seat, job.step, &action, &moment) {
                Ok(lived) => {
                    if self.append(&mut alive, lived).await? {
                        break;
                    }
                }
                Err(why) if matches!(why.code, Code::Refused | Code::BadAction) => {
                    tracing::warn!(table = %job.table, seat = job.seat, %why, "bots: an illegal action was chosen, the first legal action is taken");
                    match fallback.take() {
                        Some(Decision::Act(first)) => action = first,
                        _ => break,
                    }
                }
                Err(_) => {
                    add(&self.counts.late, 1);
                    break;
                }
            }
        }
        self.rests_indeed(&mut alive).await?;
        let changed = self.changed(&alive, before);
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        Ok(())
    }

    /// A bot waits until something happens; if nothing does, it is asked again when the table is due.
    async fn let_wait(&self, job: &Job) -> Result<(), Problem> {
        let mut slot = self.life_cache.take(&job.table, Work::Bot).await?;
        let now = self.outside.clock.now();
        if let Some(alive) = slot.alive.as_mut() {
            alive.looked(job.seat, now);
        }
        Ok(())
    }

    /// Advice for a seat that somebody holds, where the table allows it.
    pub async fn hint(&self, who: &Who, table: &TableId, seat: u8) -> Result<Vec<Hint>, Problem> {
        let (title, plan, situation) = self.advisable(who, table, seat).await?;
        let found = work_out(&*self.thinker, move || {
            advise(&*title, &plan, seat, &situation)
        })
        .await;
        found
            .flatten()
            .ok_or_else(|| super::problems::busy("there was no time to think of advice"))
    }

    /// Whether a legal action of a seat that somebody holds is a grave mistake, where the table allows advice.
    pub async fn weigh(
        &self,
        who: &Who,
        table: &TableId,
        seat: u8,
        action: &Value,
    ) -> Result<Weighed, Problem> {
        let (title, plan, situation) = self.advisable(who, table, seat).await?;
        if !situation.legal.iter().any(|legal| legal.action == *action) {
            let why = "only a legal action can be weighed";
            return Err(Problem::new(Code::BadAction, why));
        }
        let action = action.clone();
        let found = work_out(&*self.thinker, move || {
            weigh(&*title, &plan, seat, &situation, &action)
        })
        .await;
        found
            .flatten()
            .ok_or_else(|| super::problems::busy("there was no time to weigh it"))
    }

    /// What advice for a seat rests on. The slot is free again before anybody thinks.
    async fn advisable(
        &self,
        who: &Who,
        table: &TableId,
        seat: u8,
    ) -> Result<(Arc<dyn Title>, pantheon_wire::NewTable, Situation), Problem> {
        let mut slot = self.life_cache.take(table, Work::Hint).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        self.catch_up(&mut alive).await?;
        let now = self.outside.clock.now();
        let asked = question_of(&alive, who, seat, now);
        slot.alive = Some(alive);
        asked
    }
}

/// What a bot is asked with.
struct Question {
    level: u8,
    title: Arc<dyn Title>,
    plan: pantheon_wire::NewTable,
}

/// What advice for a seat rests on, if whoever asks may have it.
fn question_of(
    alive: &Alive,
    who: &Who,
    seat: u8,
    now: WallMillis,
) -> Result<(Arc<dyn Title>, pantheon_wire::NewTable, Situation), Problem> {
    let life = alive.life();
    if !life.may_find(Some(&who.id), None) {
        return Err(super::problems::no_table());
    }
    let mut held = life.eyes(Some(&who.id)).0.iter();
    if !held.any(|own| own.number() == seat) {
        return Err(Problem::new(Code::NotYours, "this seat isn't yours"));
    }
    let plan = &life.setup().plan;
    if !plan.hints {
        return Err(Problem::new(
            Code::NotAllowed,
            "there are no hints at this table",
        ));
    }
    let asked = life.title().zip(life.situation(seat, now));
    let (title, situation) = asked
        .ok_or_else(|| Problem::new(Code::WrongTime, "this seat has nothing to decide now"))?;
    Ok((Arc::clone(title), plan.clone(), situation))
}

/// When a bot acts where others do too: some time after it last did, whatever others have done since.
fn moment_to_act(alive: &Alive, turn: BotTurn) -> WallMillis {
    let life = alive.life();
    let since = alive.idle_since(turn.seat);
    let luck = [
        life.id().as_str().as_bytes(),
        &[turn.seat],
        &since.to_le_bytes(),
    ];
    let plan = &life.setup().plan;
    let reaction = |title: &Arc<dyn Title>| bot_choice::reaction(&**title, plan, turn.level, &luck);
    since.saturating_add(life.title().map_or(0, reaction))
}
