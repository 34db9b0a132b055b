//! People who play one game after the other, of every title in turn; and what is asked when a game is over.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, bail};
use pantheon_games::TITLES;
use pantheon_wire::{
    Access, NewTable, SeatPlan, Spectators, Status, TableCommand, TableId, TableInfo, TimeControl,
};
use tokio::process::Command as Process;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::frames::{Update, page};
use super::notes::{ClientNotes, Command, Deed, Reading, TableNotes};
use super::observer::judge_table;
use super::person::{Odd, Person};
use super::player::Player;
use super::schedule::NODES;
use super::town::{Phase, Town};
use crate::load::Dice;

/// What each has on the clock, in seconds: more than any run takes, so that nobody's can run out.
const BANK: u32 = 6 * 60 * 60;
/// How often the clocks are read.
const READS: Duration = Duration::from_secs(1);

/// Two who play, and one who looks on.
pub(super) struct Group {
    pub(super) town: Rc<Town>,
    /// The binary, which verifies records too.
    pub(super) program: PathBuf,
    /// Where records are kept that don't verify.
    pub(super) folder: PathBuf,
    pub(super) number: usize,
    pub(super) dice: Dice,
}

impl Group {
    /// Plays until it is time for the last games, and plays the last one to its end.
    pub(super) async fn play_on(self) {
        if let Err(why) = self.games().await {
            let what = format!("group {}: {why:#}", self.number);
            self.town
                .broken("an answer is one that a promise allows", None, what);
        }
    }

    async fn games(&self) -> Result<()> {
        let mut people = Vec::new();
        for name in ["Ana", "Rui", "Eva"] {
            let name = format!("{name} {}", self.number);
            people.push(or_odd(Person::come(&self.town, &self.dice, &name).await)?);
            let clients = &self.town.counts.clients;
            clients.set(clients.get() + 1);
        }
        for round in self.number.. {
            if self.town.phase() > Phase::Playing {
                break;
            }
            let notes = self.game(&people, round).await?;
            self.town.judge(&notes, |down| judge_table(&notes, down));
            if let Some(record) = &notes.record {
                self.verify(&notes.table, record).await?;
            }
        }
        Ok(())
    }

    /// A table of a title. Every third has a bot too, every other has clocks.
    fn plan(round: usize) -> NewTable {
        let title = &TITLES[round % TITLES.len()];
        let mut seats = vec![SeatPlan::Me, SeatPlan::Open];
        if round.is_multiple_of(3) && title.max_seats > 2 {
            seats.push(SeatPlan::Bot { level: 1 });
        }
        let clock = TimeControl::Clock {
            bank: BANK,
            increment: 0,
        };
        NewTable {
            title: title.id.to_owned(),
            options: serde_json::json!({}),
            seats,
            access: Access::Public,
            pace: if round.is_multiple_of(2) {
                clock
            } else {
                TimeControl::Untimed
            },
            hints: false,
            take_over: 1,
            spectators: Spectators::default(),
        }
    }

    async fn game(&self, people: &[Person], round: usize) -> Result<TableNotes> {
        let (town, dice) = (&self.town, &self.dice);
        let plan = Self::plan(round);
        let made = people[0].make_table(town, dice, &plan).await;
        let table = or_odd(made)?.id;
        let mut set_up = vec![Vec::new(); people.len()];
        let ready = TableCommand::Ready {
            ready: true,
            entropy: Some("chaos".to_owned()),
        };
        let before = town.now();
        for (who, id, command) in [
            (1, "join", TableCommand::Join { seat: Some(1) }),
            (1, "ready", ready),
            (0, "start", TableCommand::Start),
        ] {
            let done = people[who].perform(town, dice, &table, id, &command).await;
            set_up[who].push(Command {
                id: id.to_owned(),
                deed: Deed::SetUp,
                came: or_odd(done)?.0,
                again: None,
            });
        }
        let timed = plan.pace != TimeControl::Untimed;
        let first = Reading {
            asked: before,
            answered: before,
            left: vec![Duration::from_secs(u64::from(BANK)); plan.seats.len()],
        };
        let mut readings = vec![first];
        let mut players = self.play(people, &table, &mut readings, timed).await?;
        for (player, mut done) in players.iter_mut().zip(set_up) {
            for (place, _) in &mut player.latest {
                *place += done.len();
            }
            done.append(&mut player.notes.commands);
            player.notes.commands = done;
        }
        let clients = self.close(people, &table, players).await?;
        Ok(TableNotes {
            title: plan.title,
            clients,
            readings: if timed { readings } else { Vec::new() },
            record: self.record(&people[0], &table).await?,
            table: table.0,
        })
    }

    /// Lets all play until they come to the end, and reads the clocks meanwhile.
    async fn play(
        &self,
        people: &[Person],
        table: &TableId,
        readings: &mut Vec<Reading>,
        timed: bool,
    ) -> Result<Vec<Player>> {
        let mut playing = JoinSet::new();
        for (number, person) in people.iter().enumerate() {
            let seat = u8::try_from(number).ok().filter(|seat| *seat < 2);
            let dice = Dice::new(self.dice.below(usize::MAX) as u64);
            let player = Player::new(&self.town, person, table, seat, dice);
            playing.spawn_local(async move { (number, player.play().await) });
        }
        let mut done = Vec::new();
        while done.len() < people.len() {
            tokio::select! {
                player = playing.join_next() => {
                    done.push(player.context("a player is missing")??);
                }
                () = sleep(READS), if timed => {
                    readings.extend(self.read_clocks(&people[0], table).await);
                }
            }
        }
        self.town.is_over(table.as_str());
        done.sort_by_key(|(number, _)| *number);
        Ok(done.into_iter().map(|(_, player)| player).collect())
    }

    /// What the clocks show now, if some node tells it.
    async fn read_clocks(&self, person: &Person, table: &TableId) -> Option<Reading> {
        let server = person.at(&self.town.address(self.dice.below(NODES))).ok()?;
        let path = format!("/api/tables/{table}/position");
        let asked = self.town.now();
        let text = timeout(READS, server.text("GET", &path, None))
            .await
            .ok()?
            .ok()?;
        let answered = self.town.now();
        let update: Update<'_> = serde_json::from_str(&text).ok()?;
        let clocks = update.position?.clocks;
        let left = clocks.iter().map(|face| Duration::from_millis(face.left));
        Some(Reading {
            asked,
            answered,
            left: left.collect(),
        })
    }

    /// Asks the last commands again elsewhere, and reads the whole log, for each who was there.
    async fn close(
        &self,
        people: &[Person],
        table: &TableId,
        players: Vec<Player>,
    ) -> Result<Vec<ClientNotes>> {
        let (town, dice) = (&self.town, &self.dice);
        let mut all = Vec::new();
        for (person, player) in people.iter().zip(players) {
            let Player {
                mut notes, latest, ..
            } = player;
            for (place, command) in latest {
                let noted = &mut notes.commands[place];
                let again = person.perform(town, dice, table, &noted.id, &command).await;
                noted.again = Some(or_odd(again)?.0);
            }
            let mut after = Some(0);
            while let Some(from) = after {
                let path = format!("/api/tables/{table}/news?after={from}&limit=100");
                let text = or_odd(person.get(town, dice, &path).await)?;
                let (rows, next) = page(&text)?;
                notes.log.extend(rows);
                after = next;
            }
            town.came_to_the_end(&notes);
            all.push(notes);
        }
        Ok(all)
    }

    /// The record, if the game came to its end.
    async fn record(&self, person: &Person, table: &TableId) -> Result<Option<String>> {
        let (town, dice) = (&self.town, &self.dice);
        let path = format!("/api/tables/{table}");
        let text = or_odd(person.get(town, dice, &path).await)?;
        let info: TableInfo = serde_json::from_str(&text)?;
        if info.status != Status::Over {
            return Ok(None);
        }
        let path = format!("/api/tables/{table}/record");
        Ok(Some(or_odd(person.get(town, dice, &path).await)?))
    }

    /// Lets the program verify a record, as anybody can.
    async fn verify(&self, table: &str, record: &str) -> Result<()> {
        let file = self.folder.join(format!("{table}.pantheon"));
        std::fs::write(&file, record)?;
        let verified = verified(&self.program, &file).await;
        match verified {
            Ok(()) => std::fs::remove_file(&file)?,
            Err(why) => {
                let what = format!("{}: {why:#}", file.display());
                let promise = "records of finished games verify";
                self.town.broken(promise, Some(table), what);
            }
        }
        Ok(())
    }
}

/// An answer, or what no server should say.
fn or_odd<T>(answer: Result<T, Odd>) -> Result<T> {
    answer.map_err(|odd| anyhow!(odd))
}

async fn verified(program: &Path, file: &Path) -> Result<()> {
    let mut verify = Process::new(program);
    let output = verify.arg("verify").arg(file).output().await?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}
