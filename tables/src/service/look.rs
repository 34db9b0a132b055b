//! Looking: at tables in lists, at a game, at its log, at its record. Nobody is shown what they may not know, or not
//! yet.

use std::sync::Arc;

use pantheon_wire::{
    Code, News, Problem, Seq, Spectators, Status, TableId, TableInfo, TableList, TableUpdate,
    UserId, WallMillis,
};

use super::alive::{Alive, Behind};
use super::problems::no_table;
use super::told::Told;
use super::{Tables, Who};
use crate::fact::{Fact, Row};
use crate::life::{Eyes, Life};
use crate::store::{Browse, Listed};

/// The most rows of a log that are told at once.
const LONGEST_PAGE: u32 = 200;
/// How many rows are read at a time for those who are behind.
const PAGE: u32 = 64;

impl Tables {
    /// A table, as somebody sees it.
    pub async fn info(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<TableInfo, Problem> {
        let user = who.map(|who| &who.id);
        let slot = self.lives.slot(table);
        let mut slot = slot.lock().await;
        let mut alive = self.enter(&mut slot, table).await?;
        self.catch_up(&mut alive).await?;
        let life = alive.life();
        let info = life.may_find(user, key).then(|| life.info(user));
        slot.alive = Some(alive);
        info.ok_or_else(no_table)
    }

    /// Tables in a list, as somebody sees them. Private ones are left out unless they hold a seat there.
    pub async fn list(&self, who: Option<&Who>, browse: &Browse) -> Result<TableList, Problem> {
        let listed = self.outside.store.list(browse).await?;
        let full = browse.limit > 0 && listed.len() as u32 >= browse.limit;
        let next = listed.last().filter(|_| full).map(|last| last.id.0.clone());
        let mut tables = Vec::with_capacity(listed.len());
        for table in listed {
            match self.listed(who, &table).await {
                Ok(info) => tables.push(info),
                // One that can't be shown isn't to be in the way of the others.
                Err(why) if matches!(why.code, Code::NotFound | Code::Internal) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(TableList { tables, next })
    }

    async fn listed(&self, who: Option<&Who>, listed: &Listed) -> Result<TableInfo, Problem> {
        let user = who.map(|who| &who.id);
        let slot = self.lives.slot(&listed.id);
        let mut slot = slot.lock().await;
        let mut alive = self.enter(&mut slot, &listed.id).await?;
        if alive.seq() < listed.seq {
            self.catch_up(&mut alive).await?;
        }
        let life = alive.life();
        let info = life.may_find(user, None).then(|| life.info(user));
        slot.alive = Some(alive);
        info.ok_or_else(no_table)
    }

    /// What somebody missed at a table since a place, and where it stands; all anew without a place, or if it is too
    /// long ago. Nothing if nothing was missed.
    pub async fn update(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
    ) -> Result<Option<TableUpdate>, Problem> {
        let look = |told: &mut Told, user: Option<&UserId>, now| told.update(user, since, now);
        Ok(self.look(who, table, key, since, look).await?.flatten())
    }

    /// The same as [`Tables::update`], as the text of the frame that a socket sends, with the place it reaches. All who
    /// see the same share one text.
    pub async fn frame(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
    ) -> Result<Option<(Seq, Arc<str>)>, Problem> {
        let look = |told: &mut Told, user: Option<&UserId>, now| told.frame(user, since, now);
        Ok(self.look(who, table, key, since, look).await?.flatten())
    }

    /// Looks at a game as somebody may see it now; nothing if they have seen more already.
    async fn look<T>(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
        look: impl FnOnce(&mut Told, Option<&UserId>, WallMillis) -> T,
    ) -> Result<Option<T>, Problem> {
        let user = who.map(|who| &who.id);
        let slot = self.lives.slot(table);
        let mut slot = slot.lock().await;
        let mut alive = self.enter(&mut slot, table).await?;
        let before = alive.seq();
        // Who has seen less than we know needs no reading: what is published was lived here. Who has seen as much
        // asks whether there is more.
        let behind_us = since.is_some_and(|since| since < before);
        if !behind_us || !alive.life().may_watch(user, key) {
            self.catch_up(&mut alive).await?;
        }
        if let Err(why) = may_watch(alive.life(), user, key) {
            slot.alive = Some(alive);
            return Err(why);
        }
        let now = self.outside.clock.now();
        let found = match delay(alive.life(), user) {
            None => Some(look(&mut alive.told, user, now)),
            Some(delay) => {
                let told = self.behind(&mut alive, now.saturating_sub(delay)).await?;
                let ahead = since.is_some_and(|since| since > told.life.seq());
                (!ahead).then(|| look(told, user, now))
            }
        };
        let changed = self.changed(&alive, before).without_bots();
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        Ok(found)
    }

    /// The table as of a moment. What happened before the game began is never held back.
    async fn behind<'a>(
        &self,
        alive: &'a mut Alive,
        until: WallMillis,
    ) -> Result<&'a mut Told, Problem> {
        let (table, last) = (alive.life().id().clone(), alive.seq());
        let mut behind = if let Some(behind) = alive.behind.take() {
            behind
        } else {
            let life = Life::new(table.clone(), alive.life().setup().clone(), &self.settings)?;
            Behind {
                told: Told::new(life),
                next: None,
            }
        };
        let held = |life: &Life, row: &Row| {
            let begun = life.status() != Status::Gathering || row.fact == Fact::Began;
            begun && row.at > until
        };
        while behind.told.life.seq() < last && behind.next.is_none_or(|next| next <= until) {
            let seq = behind.told.life.seq();
            let rows = self.outside.store.rows(&table, seq, PAGE).await?;
            behind.next = None;
            for row in rows.iter().take_while(|row| row.seq <= last) {
                if held(&behind.told.life, row) {
                    behind.next = Some(row.at);
                    break;
                }
                behind.told.relive(row)?;
            }
            if behind.told.life.seq() == seq {
                break;
            }
        }
        Ok(&mut alive.behind.insert(behind).told)
    }

    /// A page of a table's log, as somebody may know it.
    pub async fn news(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        after: Seq,
        limit: u32,
    ) -> Result<Vec<News>, Problem> {
        let limit = limit.clamp(1, LONGEST_PAGE);
        let page = move |told: &mut Told, user: Option<&UserId>, _| {
            let eyes = told.life.eyes(user);
            let last = told.life.seq().min(after.saturating_add(limit));
            (told.news(eyes, after, limit as usize), eyes, last)
        };
        let Some((known, eyes, last)) = self.look(who, table, key, None, page).await? else {
            return Ok(Vec::new());
        };
        match known {
            Some(news) => Ok(news),
            None => self.old_news(table, eyes, after, last).await,
        }
    }

    /// What is in memory no longer: the log is lived from its first row.
    async fn old_news(
        &self,
        table: &TableId,
        eyes: Eyes,
        after: Seq,
        last: Seq,
    ) -> Result<Vec<News>, Problem> {
        let mut news = Vec::new();
        self.live_whole(table, last, |row, tidings| {
            if row.seq > after {
                news.push(tidings.news(eyes));
            }
        })
        .await?;
        Ok(news)
    }

    /// The record of a game that is over.
    pub async fn record(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<String, Problem> {
        let status = |told: &mut Told, _: Option<&UserId>, _| told.life.status();
        if self.look(who, table, key, None, status).await? != Some(Status::Over) {
            return Err(Problem::new(Code::WrongTime, "the game isn't over"));
        }
        let life = self.live_whole(table, Seq::MAX, |_, _| ()).await?;
        life.record()
            .ok_or_else(|| Problem::new(Code::NotFound, "there was no game"))
    }
}

/// Whether somebody may see a table's game.
fn may_watch(life: &Life, user: Option<&UserId>, key: Option<&str>) -> Result<(), Problem> {
    if life.may_watch(user, key) {
        Ok(())
    } else if life.may_find(user, key) {
        let message = "this game can be seen only by those who play it";
        Err(Problem::new(Code::NotAllowed, message))
    } else {
        Err(no_table())
    }
}

/// By how many milliseconds somebody is to be behind: those who hold no seat, where the table says so, while the game
/// runs.
fn delay(life: &Life, user: Option<&UserId>) -> Option<u64> {
    let runs = matches!(life.status(), Status::Playing | Status::Paused);
    match life.setup().plan.spectators {
        Spectators::Welcome { delay } if delay > 0 && runs && life.eyes(user).0.is_empty() => {
            Some(u64::from(delay) * 1_000)
        }
        _ => None,
    }
}
