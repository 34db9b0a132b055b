//! What somebody may know of a game.

use pantheon_engine::{Message, Seat, SeatSet, Viewer};
use pantheon_games::{Choice, Written};
use pantheon_wire::{Asked, Legal, Position, Sight, WallMillis};
use serde_json::Value;

use super::{Life, Phase, Running, read};

/// Whose eyes: the seats that somebody holds. None at all are a spectator's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Eyes(pub SeatSet);

impl Eyes {
    /// A spectator's.
    pub const SPECTATOR: Self = Self(SeatSet::EMPTY);

    /// The viewers that these eyes are.
    pub(super) fn viewers(self) -> impl Iterator<Item = Viewer> {
        let spectator = self.0.is_empty().then_some(Viewer::Spectator);
        self.0.iter().map(Viewer::Seat).chain(spectator)
    }

    /// The viewer among these with that seat, or the spectator where none is named; nothing if these eyes aren't theirs.
    pub(crate) fn viewer(self, seat: Option<u8>) -> Option<Viewer> {
        self.viewers()
            .find(|viewer| viewer.seat().map(Seat::number) == seat)
    }
}

/// A bot that is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotTurn {
    /// For which seat.
    pub seat: u8,
    /// Its level.
    pub level: u8,
    /// At which step of the game.
    pub step: u32,
}

/// What a seat may know when it has to decide.
#[derive(Clone, Debug)]
pub struct Situation {
    /// Its view.
    pub view: Value,
    /// The game's own time.
    pub time: u64,
    /// How many steps led here.
    pub step: u32,
    /// What it may do.
    pub legal: Vec<Choice>,
    /// Whether others may act as well.
    pub together: bool,
}

impl Life {
    /// Where the game stands for these eyes, once it has begun.
    pub fn position(&self, eyes: Eyes, now: WallMillis) -> Option<Position> {
        let position = self.written_position(eyes, now);
        position.map(|position| read(&position))
    }

    /// The same, to be sent on as it is.
    pub(crate) fn written_position(
        &self,
        eyes: Eyes,
        now: WallMillis,
    ) -> Option<Position<Written>> {
        let run = self.running()?;
        let game = &run.game;
        let over = matches!(self.phase, Phase::Over(..));
        let to_act = if over { SeatSet::EMPTY } else { game.to_act() };
        // Who holds a seat hears what is asked of it; others, and of others, what the first of these eyes may.
        let others = to_act.minus(eyes.0);
        let mut asked = Vec::with_capacity(to_act.len().into());
        let mut sights = Vec::with_capacity(eyes.0.len().max(1).into());
        for viewer in eyes.viewers() {
            let own: SeatSet = viewer
                .seat()
                .filter(|seat| to_act.contains(*seat))
                .into_iter()
                .collect();
            let hears = if sights.is_empty() {
                own.union(others)
            } else {
                own
            };
            let (sight, heard) = self.sight(run, viewer, hears, !own.is_empty());
            sights.push(sight);
            asked.extend(heard);
        }
        asked.sort_unstable_by_key(|asked: &Asked| asked.seat);
        Some(Position {
            step: game.steps(),
            to_act: to_act.iter().map(Seat::number).collect(),
            asked,
            sights,
            clocks: run
                .clocks
                .as_ref()
                .map_or_else(Vec::new, |clocks| clocks.faces(now)),
            deadline: match self.phase {
                Phase::Playing(_) => game.deadline().map(|deadline| run.wall(deadline)),
                _ => None,
            },
            time: match self.phase {
                Phase::Playing(_) => run.time(now),
                Phase::Paused(_, since) => run.time(since),
                _ => game.time(),
            },
            offers: run.offers.told(),
            outcome: game.outcome(),
            result: run.result(),
        })
    }

    /// The board in sentences for a viewer; nothing before the game has begun.
    pub(crate) fn describe(&self, viewer: Viewer) -> Vec<Message> {
        let run = self.running();
        run.map_or_else(Vec::new, |run| run.game.describe(viewer))
    }

    /// What the things of the table are called and say; nothing if this release lacks its rules or content.
    pub(crate) fn captions(&self) -> Option<Value> {
        let plan = &self.setup.plan;
        let title = self.title.as_ref()?;
        title.captions(&plan.options, plan.seats.len() as u8).ok()
    }

    /// What a viewer sees, and what is asked of those seats of which they are to hear it.
    fn sight(
        &self,
        run: &Running,
        viewer: Viewer,
        hears: SeatSet,
        acts: bool,
    ) -> (Sight<Written>, impl Iterator<Item = Asked>) {
        let game = &run.game;
        let seat = viewer.seat();
        let playing = matches!(self.phase, Phase::Playing(_));
        let seen = game.see(viewer, hears, acts && playing);
        let sight = Sight {
            seat: seat.map(Seat::number),
            hash: seen.digest.to_string(),
            view: seen.view,
            score: game.score(viewer),
            legal: seen
                .legal
                .into_iter()
                .map(|choice| Legal {
                    action: choice.action,
                    text: choice.text,
                })
                .collect(),
            may_undo: playing && seat.is_some_and(|seat| game.can_undo(seat).is_ok()),
            resigning_ends: seat.is_some_and(|seat| self.resigning_ends(seat)),
        };
        let asked = seen.asked.into_iter().map(|(seat, text)| Asked {
            seat: seat.number(),
            text,
        });
        (sight, asked)
    }

    /// Bots that are to decide now.
    pub fn bots_to_act(&self) -> Vec<BotTurn> {
        let Phase::Playing(run) = &self.phase else {
            return Vec::new();
        };
        let turn = |seat: Seat| {
            Some(BotTurn {
                seat: seat.number(),
                level: self.seats[seat.index()].bot(self.setup.plan.take_over)?,
                step: run.game.steps(),
            })
        };
        run.game.to_act().iter().filter_map(turn).collect()
    }

    /// Whether several may act, or the game's own clock runs: then a bot is to take its time.
    pub fn acts_together(&self) -> bool {
        matches!(&self.phase, Phase::Playing(run) if run.together())
    }

    /// What a seat may know that has to decide now; nothing if it hasn't.
    pub fn situation(&self, seat: u8, now: WallMillis) -> Option<Situation> {
        let Phase::Playing(run) = &self.phase else {
            return None;
        };
        let place = self.seat(seat).ok()?;
        let to_act = run.game.to_act();
        if !to_act.contains(place) {
            return None;
        }
        Some(Situation {
            view: run.game.view(Viewer::Seat(place)),
            time: run.time(now),
            step: run.game.steps(),
            legal: run.game.legal(place),
            together: run.together(),
        })
    }
}

impl Running {
    fn together(&self) -> bool {
        self.game.to_act().len() > 1 || self.game.deadline().is_some()
    }
}
