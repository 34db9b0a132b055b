//! Looking: at tables in lists, at a game, at its log, at its record. Nobody is shown what they may not know, or not
//! yet.

use std::sync::Arc;

use pantheon_engine::{Edition, Message};
use pantheon_wire::{
    Code, News, Past, Problem, Seq, Status, TableId, TableInfo, TableList, TableUpdate, UserId,
    WallMillis,
};
use serde_json::Value;

use super::alive::{Alive, Behind};
use super::feed::{Feed, Now};
use super::problems::no_table;
use super::slot_uses::Work;
use super::{Tables, Who};
use crate::fact::{Fact, Network, Row};
use crate::life::{Eyes, LONGEST_DELAY, Life};
use crate::store::{Browse, Listed};

/// The most rows of a log that are told at once.
const LONGEST_PAGE: u32 = 200;
/// How many rows are read at a time for those who are behind.
const PAGE: u32 = 64;

/// Which part of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogPart {
    /// What follows a place.
    After(Seq),
    /// What came just before a place.
    Before(Seq),
}

impl LogPart {
    /// The place that a page follows, and how many places it has at most.
    fn page(self, limit: u32) -> (Seq, u32) {
        match self {
            Self::After(after) => (after, limit),
            Self::Before(before) => {
                let last = before.saturating_sub(1);
                (last.saturating_sub(limit), last.min(limit))
            }
        }
    }
}

impl Tables {
    /// A table, as somebody sees it.
    pub async fn info(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<TableInfo, Problem> {
        let user = who.map(|who| &who.id);
        let mut slot = self.life_cache.take(table, Work::Look).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        self.catch_up(&mut alive).await?;
        let info = self.info_now(&mut alive, user, key).await?;
        slot.alive = Some(alive);
        info.ok_or_else(no_table)
    }

    /// A table as somebody may see it now, if they may find it.
    async fn info_now(
        &self,
        alive: &mut Alive,
        user: Option<&UserId>,
        key: Option<&str>,
    ) -> Result<Option<TableInfo>, Problem> {
        if !alive.life().may_find(user, key) {
            return Ok(None);
        }
        let (feed, now) = self.as_seen_by(alive, user).await?;
        Ok(Some(feed.life.info_at(user, now.wall)))
    }

    /// The table as somebody is to see it now: as it is, or as it was some time ago.
    async fn as_seen_by<'a>(
        &self,
        alive: &'a mut Alive,
        user: Option<&UserId>,
    ) -> Result<(&'a mut Feed, Now), Problem> {
        let wall = self.outside.clock.now();
        let lag = delay(alive.life(), user, wall).unwrap_or(0);
        let shown = wall.saturating_sub(lag);
        let feed = if lag == 0 {
            &mut alive.feed
        } else {
            self.behind(alive, shown).await?
        };
        let lost = self.lost(feed.life.at(), shown).await;
        Ok((feed, Now { wall, lag, lost }))
    }

    /// A table as everybody sees it, and where it was made from, which is nobody's to know.
    pub async fn info_and_network(&self, table: &TableId) -> Result<(TableInfo, Network), Problem> {
        let mut slot = self.life_cache.take(table, Work::Look).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        self.catch_up(&mut alive).await?;
        let network = alive.life().setup().network.clone();
        let info = self.info_now(&mut alive, None, None).await?;
        slot.alive = Some(alive);
        info.map(|info| (info, network)).ok_or_else(no_table)
    }

    /// Tables in a list, as somebody sees them. Private ones are left out unless they hold a seat there.
    pub async fn list(&self, who: Option<&Who>, browse: &Browse) -> Result<TableList, Problem> {
        // What the store says of a table's state may be more than those may know who are kept behind. So such tables are
        // read whatever the store says, and left out by the state in which they are shown.
        let longest = u64::from(LONGEST_DELAY) * 1_000;
        let browse = &Browse {
            lagging_since: Some(self.outside.clock.now().saturating_sub(longest)),
            ..browse.clone()
        };
        let suits =
            |info: &TableInfo| browse.status.is_empty() || browse.status.contains(&info.status);
        let listed = self.outside.store.list(browse).await?;
        let full = browse.limit > 0 && listed.len() as u32 >= browse.limit;
        let next = listed.last().filter(|_| full).map(|last| last.id.0.clone());
        let mut tables = Vec::with_capacity(listed.len());
        for table in listed {
            match self.listed(who, &table).await {
                Ok(info) => tables.extend(Some(info).filter(suits)),
                // One that can't be shown isn't to be in the way of the others.
                Err(why) if matches!(why.code, Code::NotFound | Code::Internal) => {}
                Err(why) => return Err(why),
            }
        }
        Ok(TableList { tables, next })
    }

    async fn listed(&self, who: Option<&Who>, listed: &Listed) -> Result<TableInfo, Problem> {
        let user = who.map(|who| &who.id);
        let mut slot = self.life_cache.take(&listed.id, Work::Look).await?;
        let mut alive = self.enter(&mut slot, &listed.id).await?;
        if alive.seq() < listed.seq {
            self.catch_up(&mut alive).await?;
        }
        let info = self.info_now(&mut alive, user, None).await?;
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
        let look = |feed: &mut Feed, user: Option<&UserId>, now| feed.update(user, since, now);
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
        let look = |feed: &mut Feed, user: Option<&UserId>, now| feed.frame(user, since, now);
        Ok(self.look(who, table, key, since, look).await?.flatten())
    }

    /// Looks at a game as somebody may see it now; nothing if they have seen more already.
    async fn look<T>(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        since: Option<Seq>,
        look: impl FnOnce(&mut Feed, Option<&UserId>, Now) -> T,
    ) -> Result<Option<T>, Problem> {
        let user = who.map(|who| &who.id);
        let mut slot = self.life_cache.take(table, Work::Look).await?;
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
        let (feed, now) = self.as_seen_by(&mut alive, user).await?;
        // Who says that they have seen what they may not know yet is told nothing, and not whether it has happened.
        let ahead =
            feed.life.keeps_behind(user) && since.is_some_and(|since| since > feed.life.seq());
        let found = (!ahead).then(|| look(feed, user, now));
        let now = now.wall;
        let mut changed = self.changed(&alive, before).without_bots();
        if user.is_some() {
            let rested = self.rests(&alive, now);
            alive.attend(now);
            let jobs = self.jobs_now(&alive);
            if rested && !jobs.is_empty() {
                let due = self.due(&alive, now).unwrap_or(now);
                self.outside.store.put_off(table, due).await?;
                changed = changed.with_bots(jobs);
            }
        }
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
    ) -> Result<&'a mut Feed, Problem> {
        let (table, last) = (alive.life().id().clone(), alive.seq());
        let mut behind = if let Some(behind) = alive.behind.take() {
            behind
        } else {
            let life = Life::new(table.clone(), alive.life().setup().clone(), &self.settings)?;
            Behind {
                feed: Feed::new(life),
                next: None,
            }
        };
        let held = |life: &Life, row: &Row| {
            let begun = life.status() != Status::Gathering || row.fact == Fact::Began;
            begun && row.at > until
        };
        while behind.feed.life.seq() < last && behind.next.is_none_or(|next| next <= until) {
            let seq = behind.feed.life.seq();
            let rows = self.outside.store.rows(&table, seq, PAGE).await?;
            behind.next = None;
            for row in rows.iter().take_while(|row| row.seq <= last) {
                if held(&behind.feed.life, row) {
                    behind.next = Some(row.at);
                    break;
                }
                behind.feed.relive(row)?;
            }
            if behind.feed.life.seq() == seq {
                break;
            }
        }
        Ok(&mut alive.behind.insert(behind).feed)
    }

    /// A page of a table's log, as somebody may know it: what they were told when it happened, if they were there.
    pub async fn news(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        part: LogPart,
        limit: u32,
    ) -> Result<Vec<News>, Problem> {
        let (after, limit) = part.page(limit.clamp(1, LONGEST_PAGE));
        let page = move |feed: &mut Feed, user: Option<&UserId>, _| {
            let eyes = feed.life.eyes(user);
            let last = feed.life.seq().min(after.saturating_add(limit));
            (feed.news(eyes, after, limit as usize), eyes, last)
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
        self.live_whole(table, last, |row, full_news| {
            if row.seq > after {
                news.push(full_news.news(eyes));
            }
        })
        .await?;
        Ok(news)
    }

    /// Where a game stood after a place in its log, as somebody may know it who looks back: whoever has a seat now sees
    /// what it saw then.
    pub async fn past(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        seq: Seq,
    ) -> Result<Past, Problem> {
        let eyes = |feed: &mut Feed, user: Option<&UserId>, _| {
            (seq <= feed.life.seq()).then(|| feed.life.eyes(user))
        };
        let eyes = self.look(who, table, key, None, eyes).await?.flatten();
        let eyes = eyes.ok_or_else(|| {
            Problem::new(Code::OutOfBounds, "the log isn't so long yet").field("seq")
        })?;
        let life = self.live_whole(table, seq, |_, _| ()).await?;
        let early = || Problem::new(Code::WrongTime, "the game hadn't begun then");
        let position = life.position(eyes, life.at()).ok_or_else(early)?;
        let seen = position.sights.iter().filter_map(|sight| {
            let viewer = eyes.viewer(sight.seat)?;
            Some(life.describe(viewer))
        });
        Ok(Past {
            seq,
            described: seen.collect(),
            position,
        })
    }

    /// The board in sentences, as a seat of one's own or a spectator may hear it; none before the game has begun.
    pub async fn describe(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
        seat: Option<u8>,
    ) -> Result<Vec<Message>, Problem> {
        let look = |feed: &mut Feed, user: Option<&UserId>, _| {
            let viewer = feed.life.eyes(user).viewer(seat);
            viewer.map(|viewer| feed.life.describe(viewer))
        };
        let described = self.look(who, table, key, None, look).await?;
        described
            .unwrap_or_else(|| Some(Vec::new()))
            .ok_or_else(|| Problem::new(Code::NotYours, "this seat isn't yours"))
    }

    /// What the things of a table are called and say, for somebody who may see its game.
    pub async fn captions(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<Value, Problem> {
        let captions = |feed: &mut Feed, _: Option<&UserId>, _| feed.life.captions();
        let captions = self.look(who, table, key, None, captions).await?;
        captions
            .flatten()
            .ok_or_else(|| Problem::new(Code::NotFound, "this release lacks the table's content"))
    }

    /// The content that a table is played with, for somebody who may see its game; nothing if this release doesn't
    /// have it.
    pub async fn content(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<Option<Arc<Edition>>, Problem> {
        let edition = |feed: &mut Feed, _: Option<&UserId>, _| {
            feed.life.title().map(|title| Arc::clone(title.edition()))
        };
        Ok(self.look(who, table, key, None, edition).await?.flatten())
    }

    /// What is kept of a game that is over: its record, or its log where this release doesn't have its rules.
    pub async fn record(
        &self,
        who: Option<&Who>,
        table: &TableId,
        key: Option<&str>,
    ) -> Result<KeptGame, Problem> {
        let status = |feed: &mut Feed, _: Option<&UserId>, _| feed.life.status();
        if self.look(who, table, key, None, status).await? != Some(Status::Over) {
            return Err(Problem::new(Code::WrongTime, "the game isn't over"));
        }
        let life = self.live_whole(table, Seq::MAX, |_, _| ()).await?;
        let kept = match life.record() {
            None if life.title().is_none() => {
                let stored = self.outside.store.load(table, true).await?;
                stored
                    .and_then(|stored| life.log(&stored.rows))
                    .map(KeptGame::Log)
            }
            record => record.map(KeptGame::Record),
        };
        kept.ok_or_else(|| Problem::new(Code::NotFound, "there was no game"))
    }
}

/// What is kept of a game that is over, as text.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub enum KeptGame {
    /// Its record.
    Record(String),
    /// Its log, by rules or with content that this release doesn't have. A release that does can play it again.
    Log(String),
}

impl KeptGame {
    /// The text.
    pub fn text(&self) -> &str {
        match self {
            Self::Record(text) | Self::Log(text) => text,
        }
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

/// By how many milliseconds somebody is to be behind: those who hold no seat, where the table says so, until what they
/// see is over too.
fn delay(life: &Life, user: Option<&UserId>, now: WallMillis) -> Option<u64> {
    let delay = life.delay();
    let ended = life.status() == Status::Over && life.at().saturating_add(delay) <= now;
    let behind = life.keeps_behind(user) && life.has_begun() && !ended;
    behind.then_some(delay)
}
