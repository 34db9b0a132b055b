//! New tables.

use pantheon_engine::{Digest, Seed};
use pantheon_wire::{
    Access, Code, CommandId, NewTable, Problem, SeatInfo, SeatKind, SeatPlan, Status, TableId,
    TableInfo, UserId,
};

use super::alive::Alive;
use super::answers::reused;
use super::perform::sound;
use super::slot_uses::Work;
use super::{Tables, Who};
use crate::fact::{Fact, Network, Row, Setup};
use crate::life::Life;
use crate::store::{Appended, Browse};

/// How many tables of somebody are looked at, for each that they may have, to count those that they have made.
const LOOKED_AT: u32 = 4;

impl Tables {
    /// Makes a table, where nothing is shared with others. The same command id makes it once.
    pub async fn create(
        &self,
        who: &Who,
        id: &CommandId,
        plan: NewTable,
    ) -> Result<TableInfo, Problem> {
        self.create_from(Network::default(), who, id, plan).await
    }

    /// Makes a table for somebody who asks from a network. The same command id makes it once.
    pub async fn create_from(
        &self,
        network: Network,
        who: &Who,
        id: &CommandId,
        plan: NewTable,
    ) -> Result<TableInfo, Problem> {
        sound(id)?;
        let title = Life::title_for_new(&plan.title, &self.settings)?;
        let plan = Life::check_plan(plan, &*title)?;
        Life::check_names(&plan, &who.name, &self.settings)?;
        // Whoever asks and what they call it decide its name, so that it can't be made twice. The name is no secret:
        // what opens a table is its key.
        let table = named(&[b"table", who.id.as_str().as_bytes(), id.as_str().as_bytes()]);
        if let Some(made) = self.made_before(who, &table, &plan).await? {
            return Ok(made);
        }
        self.may_make(who).await?;
        self.has_room_for(&network).await?;
        let setup = self.setup(who, network, plan.clone(), None)?;
        let life = Life::new(table.clone(), setup, &self.settings)?;
        match self.make(life, who, Some(id)).await? {
            Some(info) => Ok(info),
            None => self
                .made_before(who, &table, &plan)
                .await?
                .ok_or_else(super::problems::no_table),
        }
    }

    /// A table that was made by the same command before.
    async fn made_before(
        &self,
        who: &Who,
        table: &TableId,
        plan: &NewTable,
    ) -> Result<Option<TableInfo>, Problem> {
        let mut slot = self.life_cache.take(table, Work::Make).await?;
        let alive = match self.enter(&mut slot, table).await {
            Ok(alive) => alive,
            Err(why) if why.code == Code::NotFound => return Ok(None),
            Err(why) => return Err(why),
        };
        let same = alive.life().setup().plan == *plan;
        let info = alive.life().info(Some(&who.id));
        slot.alive = Some(alive);
        if same { Ok(Some(info)) } else { Err(reused()) }
    }

    /// Whether somebody may make another table. Tables where they only sit don't count, but are looked at only up to a
    /// point.
    async fn may_make(&self, who: &Who) -> Result<(), Problem> {
        let most = self.settings.tables_each;
        let mut browse = Browse {
            status: vec![Status::Gathering, Status::Playing, Status::Paused],
            member: Some(who.id.clone()),
            limit: most.max(1),
            ..Browse::default()
        };
        let mut own = 0;
        for _ in 0..LOOKED_AT {
            let page = self.outside.store.list(&browse).await?;
            let full = page.len() as u32 >= browse.limit;
            if !full && own + (page.len() as u32) < most {
                return Ok(());
            }
            browse.after = page.last().map(|listed| listed.id.clone());
            for listed in page {
                let info = self.info(Some(who), &listed.id, None).await?;
                own += u32::from(info.host == who.id);
            }
            if own >= most {
                break;
            }
            if !full {
                return Ok(());
            }
        }
        let message = format!("you have {most} tables that aren't over");
        Err(Problem::new(Code::TooMany, message))
    }

    /// Whether not too many tables gather people already that were made from the same network.
    async fn has_room_for(&self, network: &Network) -> Result<(), Problem> {
        let gathering = || Browse {
            status: vec![Status::Gathering],
            ..Browse::default()
        };
        let near = Browse {
            near: Some(network.near.clone()),
            limit: self.settings.open_near,
            ..gathering()
        };
        let wide = Browse {
            wide: Some(network.wide.clone()),
            limit: self.settings.open_wide,
            ..gathering()
        };
        let named = |browse: &Browse| {
            let name = browse.near.as_ref().or(browse.wide.as_ref());
            browse.limit < u32::MAX && name.is_some_and(|name| !name.is_empty())
        };
        for browse in [near, wide].iter().filter(|browse| named(browse)) {
            if self.outside.store.list(browse).await?.len() as u32 >= browse.limit {
                let message = "too many tables that were made from your network wait for players";
                return Err(Problem::new(Code::TooMany, message));
            }
        }
        Ok(())
    }

    fn setup(
        &self,
        host: &Who,
        network: Network,
        plan: NewTable,
        rematch_of: Option<TableId>,
    ) -> Result<Setup, Problem> {
        let title = Life::title_for_new(&plan.title, &self.settings)?;
        let own = self.settings.house.get(&plan.title);
        Ok(Setup {
            plan,
            host: host.id.clone(),
            host_name: host.name.clone(),
            host_program: host.is_program(),
            seed: self.secret().reveal(),
            key: Digest::of(&[b"key", self.secret().reveal().as_bytes()]).short(),
            made: self.outside.clock.now(),
            rules: title.version(),
            content: title.content_digest().to_string(),
            edition: own.map(|own| (**own).clone()),
            rematch_of,
            entropy: Vec::new(),
            network,
        })
    }

    /// 32 bytes that nobody can guess.
    fn secret(&self) -> Seed {
        let mut bytes = [0; 32];
        self.outside.entropy.fill(&mut bytes);
        Seed::from_bytes(bytes)
    }

    /// Keeps a new table with its first row; nothing if there is one of that name.
    async fn make(
        &self,
        mut life: Life,
        who: &Who,
        id: Option<&CommandId>,
    ) -> Result<Option<TableInfo>, Problem> {
        let table = life.id().clone();
        let mut slot = self.life_cache.take(&table, Work::Make).await?;
        let lived = life.make(who, id.cloned(), self.outside.clock.now())?;
        let (setup, summary) = (life.setup().clone(), life.summary());
        let store = &self.outside.store;
        match store.create(&table, &setup, &lived.row, &summary).await? {
            Appended::Conflict => return Ok(None),
            Appended::Done => {}
        }
        let info = life.info(Some(&who.id));
        let mut alive = Box::new(Alive::new(life));
        alive.note(&lived.row, lived.full_news);
        let changed = self.changed(&alive, 0);
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        Ok(Some(info))
    }

    /// The table of a table's rematch. There is one at most, so its name follows from the table's.
    pub(super) fn rematch_of(table: &TableId) -> TableId {
        named(&[b"rematch", table.as_str().as_bytes()])
    }

    /// Makes the table for another game of the same people, and seats them, if there is to be one. What was done of it
    /// before is not done again. That there is one is said by a row of the table that is over.
    pub(super) async fn make_rematch(&self, host: &Who, table: &TableId) -> Result<(), Problem> {
        let (old, plan, network) = {
            let mut slot = self.life_cache.take(table, Work::Make).await?;
            let mut alive = self.enter(&mut slot, table).await?;
            self.catch_up(&mut alive).await?;
            let life = alive.life();
            let (old, plan) = (life.info(None), life.setup().plan.clone());
            let network = life.setup().network.clone();
            let sits = !life.eyes(Some(&host.id)).0.is_empty();
            slot.alive = Some(alive);
            if old.status != Status::Over || old.rematch.is_some() || !sits {
                return Ok(());
            }
            (old, plan, network)
        };
        let plan = NewTable {
            seats: plans(&old.seats, &host.id, plan.access),
            ..plan
        };
        // Content may have been corrected since: options that it knew and today's doesn't are left out.
        let title = Life::title_for_new(&plan.title, &self.settings)?;
        let plan = Life::check_plan(plan.clone(), &*title).or_else(|_| {
            let options = serde_json::json!({});
            Life::check_plan(NewTable { options, ..plan }, &*title)
        })?;
        let next = Self::rematch_of(table);
        let setup = self.setup(host, network, plan, Some(table.clone()))?;
        let life = Life::new(next.clone(), setup, &self.settings)?;
        self.make(life, host, None).await?;
        self.seat_again(&next, &old.seats).await
    }

    /// Everybody sits where they sat before, if the seat is still free.
    async fn seat_again(&self, table: &TableId, seats: &[SeatInfo]) -> Result<(), Problem> {
        let mut slot = self.life_cache.take(table, Work::Make).await?;
        let mut alive = self.enter(&mut slot, table).await?;
        let before = alive.seq();
        loop {
            let now = alive.life().info(None).seats;
            let free = |(old, new): &(&SeatInfo, &SeatInfo)| {
                new.kind == SeatKind::Invited && old.user.is_some() && !is_gone(old)
            };
            let mut pairs = seats.iter().zip(&now).enumerate();
            let Some((number, (old, _))) = pairs.find(|(_, pair)| free(pair)) else {
                break;
            };
            let row = Row {
                seq: alive.seq() + 1,
                at: self.outside.clock.now().max(alive.life().at()),
                by: old.user.clone(),
                command: None,
                fact: Fact::Joined {
                    seat: number as u8,
                    name: old.name.clone().unwrap_or_default(),
                    program: old.program,
                },
            };
            let full_news = alive.feed.life.relive(&row)?;
            self.append(&mut alive, crate::life::Lived { row, full_news })
                .await?;
        }
        let changed = self.changed(&alive, before);
        slot.alive = Some(alive);
        drop(slot);
        self.tell(changed).await;
        Ok(())
    }
}

/// The plans of a rematch that somebody asks for: they sit where they sat, with those who share their screen; bots
/// too; and the seats of others are kept for them.
fn plans(seats: &[SeatInfo], host: &UserId, access: Access) -> Vec<SeatPlan> {
    let mut sits = false;
    let plan = |seat: &SeatInfo| match seat.kind {
        SeatKind::Bot => SeatPlan::Bot {
            level: seat.level.unwrap_or(1),
        },
        SeatKind::Open => SeatPlan::Open,
        _ if is_gone(seat) && access == Access::Public => SeatPlan::Open,
        _ if seat.user.as_ref() != Some(host) => SeatPlan::Invited,
        SeatKind::Person if !std::mem::replace(&mut sits, true) => SeatPlan::Me,
        _ => SeatPlan::HotSeat {
            name: seat.name.clone().unwrap_or_default(),
        },
    };
    seats.iter().map(plan).collect()
}

/// Whether somebody sat there who has left for good: they have no name any more.
fn is_gone(seat: &SeatInfo) -> bool {
    seat.kind == SeatKind::Person && seat.name.as_deref() == Some("")
}

fn named(parts: &[&[u8]]) -> TableId {
    TableId(Digest::of(parts).to_string()[..24].to_owned())
}
