//! A game in progress at this terminal: people decide, everything else happens by itself.

use pantheon_engine::{
    Audience, MAX_SEATS, Message, Millis, Random, Record, Rng, Seat, SeatSet, UndoError, Viewer,
};
use pantheon_games::{Choice, ShelfError, Table};
use serde_json::Value;

use super::pace::Pace;
use super::seats::{Kind, Player, recorded};
use super::story::{Line, Story};

/// What a person is asked now.
#[derive(Clone, Debug)]
pub(crate) struct Decision {
    /// Whose decision it is.
    pub(crate) seat: Seat,
    /// What they may choose.
    pub(crate) choices: Vec<Choice>,
}

/// Why a game can't go on.
#[derive(Debug, thiserror::Error)]
pub(crate) enum PlayError {
    /// The table refused something.
    #[error(transparent)]
    Table(#[from] ShelfError),
    /// Somebody has to act and can't.
    #[error("seat {seat} has to act and has no legal action")]
    Stuck {
        /// Who.
        seat: Seat,
    },
    /// Nobody is asked for anything.
    #[error("nobody is asked to act")]
    NobodyAsked,
}

/// A step that somebody took.
#[derive(Clone, Copy, Debug)]
struct Taken {
    seat: Seat,
    /// Whether there was anything to choose.
    chosen: bool,
    /// Whether it drew no luck and revealed nothing.
    free: bool,
}

/// A game in progress.
pub(crate) struct Session {
    table: Box<dyn Table>,
    players: Vec<Player>,
    rng: Rng,
    pace: Pace,
    story: Story,
    /// Who took each step; nobody where time passed.
    past: Vec<Option<Taken>>,
    /// Where in the story each seat last handed the game on.
    marks: [usize; MAX_SEATS],
    decision: Option<Decision>,
    played_for: Option<Message>,
    plays_forced: bool,
}

impl Session {
    /// Begins a game and plays on to the first decision of a person.
    pub(crate) fn new(
        table: Box<dyn Table>,
        players: Vec<Player>,
        rng: Rng,
        pace: Pace,
    ) -> Result<Self, PlayError> {
        let mut story = Story::default();
        story.tell(0, None, table.opening());
        let mut session = Self {
            table,
            players,
            rng,
            pace,
            story,
            past: Vec::new(),
            marks: [0; MAX_SEATS],
            decision: None,
            played_for: None,
            plays_forced: true,
        };
        session.play_on(0)?;
        Ok(session)
    }

    /// The table.
    pub(crate) fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// Who sits where.
    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    /// What a person is asked now. Nothing once the game is over, or while only time can pass.
    pub(crate) fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    /// The last choice that was played by itself because there was no other.
    pub(crate) fn played_for(&self) -> Option<&Message> {
        self.played_for.as_ref()
    }

    /// Whether choices without an alternative are played by themselves.
    pub(crate) fn plays_forced(&self) -> bool {
        self.plays_forced
    }

    /// How many lines the story has.
    pub(crate) fn story_len(&self) -> usize {
        self.story.len()
    }

    /// What a viewer may hear of the story from a line on, and whether it is new to them.
    pub(crate) fn story(&self, viewer: Viewer, from: usize) -> impl Iterator<Item = (&Line, bool)> {
        let mark = viewer
            .seat()
            .map_or(usize::MAX, |seat| self.marks[seat.index()]);
        let alone = self.players.len() == 1;
        self.story
            .heard_by(viewer, from)
            .map(move |(number, line)| {
                (line, number >= mark && (alone || line.by != viewer.seat()))
            })
    }

    /// Chooses for the person who is asked.
    pub(crate) fn choose(&mut self, index: usize, at: Millis) -> Result<(), PlayError> {
        let decision = self.decision.as_ref().ok_or(PlayError::NobodyAsked)?;
        let choice = decision
            .choices
            .get(index)
            .cloned()
            .ok_or(PlayError::NobodyAsked)?;
        let chosen = decision.choices.len() > 1 || !self.plays_forced;
        self.human_step(decision.seat, &choice, chosen, at)
    }

    /// Performs any action for the person who is asked, as the title writes it.
    pub(crate) fn act(&mut self, action: &Value, at: Millis) -> Result<(), PlayError> {
        let decision = self.decision.as_ref().ok_or(PlayError::NobodyAsked)?;
        let known = decision
            .choices
            .iter()
            .find(|choice| choice.action == *action);
        let choice = known.cloned().unwrap_or_else(|| Choice {
            action: action.clone(),
            text: Message::new("cli-play-an-action"),
        });
        self.human_step(decision.seat, &choice, true, at)
    }

    fn human_step(
        &mut self,
        seat: Seat,
        choice: &Choice,
        chosen: bool,
        at: Millis,
    ) -> Result<(), PlayError> {
        let before = self.story.len();
        self.step(seat, choice, chosen, at)?;
        if self.players.len() == 1 {
            self.marks[seat.index()] = before;
        } else if !self.table.to_act().contains(seat) {
            self.marks[seat.index()] = self.story.len();
        }
        self.play_on(at)
    }

    /// Takes back the last thing a person chose, and what followed from it by itself.
    pub(crate) fn undo(&mut self, at: Millis) -> Result<Seat, UndoError> {
        let (seat, steps) = self.undo_plan()?;
        for _ in 0..steps {
            self.table.undo(seat, at)?;
            self.past.pop();
        }
        let now = self.table.steps();
        self.story.rewind(now);
        self.story.note(
            now,
            Some(seat),
            Audience::Everyone,
            Message::new("cli-play-took-back").seat("player", seat),
        );
        self.marks = self.marks.map(|mark| mark.min(self.story.len()));
        self.played_for = None;
        self.ask();
        Ok(seat)
    }

    /// Lets time pass up to now: whatever is due happens in its order.
    pub(crate) fn pass_time(&mut self, now: Millis) -> Result<(), PlayError> {
        let mut last_tick = None;
        loop {
            let tick = self
                .table
                .deadline()
                .filter(|&due| due <= now && last_tick != Some(due));
            let bot = self.pace.next().filter(|&(due, _)| due <= now);
            match (tick, bot) {
                (Some(due), bot) if bot.is_none_or(|(at, _)| due <= at) => {
                    last_tick = Some(due);
                    self.tick(due)?;
                    self.play_on(due)?;
                }
                (_, Some((due, seat))) => {
                    self.bot_step(seat, due)?;
                    self.play_on(due)?;
                }
                _ => return Ok(()),
            }
        }
    }

    fn tick(&mut self, due: Millis) -> Result<(), PlayError> {
        let before = self.table.steps();
        let told = self.table.tick(due.max(self.table.time()))?;
        let steps = self.table.steps();
        if steps > before {
            self.past.push(None);
        }
        self.story.tell(steps, None, told);
        Ok(())
    }

    /// When the next moment matters by itself: the table's clock, or a random player's.
    pub(crate) fn deadline(&self) -> Option<Millis> {
        let bot = self.pace.next().map(|(due, _)| due);
        self.table.deadline().into_iter().chain(bot).min()
    }

    /// Plays choices without an alternative by themselves, or asks for them too.
    pub(crate) fn set_plays_forced(&mut self, on: bool, at: Millis) -> Result<(), PlayError> {
        self.plays_forced = on;
        self.play_on(at)
    }

    /// The record so far.
    pub(crate) fn record(&self) -> Record {
        self.table.record(recorded(&self.players))
    }

    /// Where people sit.
    pub(crate) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats()).filter(|&seat| !self.is_bot(seat))
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.players
            .get(seat.index())
            .is_some_and(|player| player.kind != Kind::Human)
    }

    fn bots_among(&self, seats: SeatSet) -> SeatSet {
        seats.iter().filter(|&seat| self.is_bot(seat)).collect()
    }

    fn bot_step(&mut self, seat: Seat, at: Millis) -> Result<(), PlayError> {
        self.pace.acted(seat);
        let choices = self.table.legal(seat);
        let pick = self.rng.index(choices.len());
        let choice = choices.get(pick).ok_or(PlayError::Stuck { seat })?;
        self.step(seat, choice, true, at)
    }

    /// Plays on until a person has something to choose. Where people and bots may act at the same time, the bots
    /// take their time; otherwise they act at once.
    fn play_on(&mut self, at: Millis) -> Result<(), PlayError> {
        self.played_for = None;
        loop {
            let acting = self.table.to_act();
            let bots = self.bots_among(acting);
            if let Some(bot) = bots.first().filter(|_| bots == acting) {
                self.bot_step(bot, at)?;
                continue;
            }
            self.pace.plan(bots, at, &mut self.rng);
            self.ask();
            let Some(Decision { seat, choices }) = self.decision.clone() else {
                return Ok(());
            };
            match choices.as_slice() {
                [] => return Err(PlayError::Stuck { seat }),
                // Where others may act as well, doing nothing is a choice too.
                [only]
                    if self.plays_forced
                        && self.table.to_act() == SeatSet::only(seat)
                        && !self.is_last_chance(seat, only, at) =>
                {
                    self.step(seat, only, false, at)?;
                    self.played_for = Some(only.text.clone());
                }
                _ => return Ok(()),
            }
        }
    }

    /// Asks a person who may act; of several, the one with most to choose from.
    fn ask(&mut self) {
        let people = self
            .table
            .to_act()
            .iter()
            .filter(|&seat| !self.is_bot(seat));
        let decisions = people.map(|seat| Decision {
            seat,
            choices: self.table.legal(seat),
        });
        self.decision = decisions.reduce(|most, other| {
            if other.choices.len() > most.choices.len() {
                other
            } else {
                most
            }
        });
    }

    fn step(
        &mut self,
        seat: Seat,
        choice: &Choice,
        chosen: bool,
        at: Millis,
    ) -> Result<(), PlayError> {
        let told = self
            .table
            .act(seat, &choice.action, at.max(self.table.time()))?;
        self.past.push(Some(Taken {
            seat,
            chosen,
            free: self.table.can_undo(seat).is_ok(),
        }));
        let steps = self.table.steps();
        if told.is_empty() {
            // Nobody was told anything, so only the one who chose may read of it.
            let text = Message::new("cli-play-chose")
                .seat("player", seat)
                .word("choice", choice.text.clone());
            self.story
                .note(steps, Some(seat), Audience::Only(SeatSet::only(seat)), text);
        }
        self.story.tell(steps, Some(seat), told);
        Ok(())
    }

    /// Whose last choice can be taken back, and how many steps that takes.
    fn undo_plan(&self) -> Result<(Seat, usize), UndoError> {
        let last = self
            .past
            .last()
            .ok_or(UndoError::Nothing)?
            .ok_or(UndoError::NotYours)?;
        if self.is_bot(last.seat) {
            return Err(UndoError::NotYours);
        }
        for (taken, steps) in self.past.iter().rev().zip(1..) {
            match taken {
                Some(taken) if taken.seat != last.seat => return Err(UndoError::NotYours),
                None => return Err(UndoError::NotYours),
                Some(taken) if !taken.free => return Err(UndoError::Barrier),
                Some(taken) if taken.chosen => return Ok((last.seat, steps)),
                Some(_) => {}
            }
        }
        Err(UndoError::Nothing)
    }

    /// Whether something can be taken back now that couldn't be once this choice is played.
    fn is_last_chance(&self, seat: Seat, choice: &Choice, at: Millis) -> bool {
        let Ok((owner, _)) = self.undo_plan() else {
            return false;
        };
        let mut probe = self.table.fork();
        owner != seat
            || probe
                .act(seat, &choice.action, at.max(self.table.time()))
                .is_err()
            || probe.can_undo(seat).is_err()
            || !self.bots_among(probe.to_act()).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::seats;
    use crate::play::toy::{self, Heap, seat};

    fn session(words: &[&str], stones: u8) -> Session {
        let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
        let players = seats::read(&words, &toy::INFO).unwrap();
        let table = toy::table::<false>(
            players.len() as u8,
            Heap {
                stones,
                clock: false,
                ..Heap::default()
            },
        );
        Session::new(table, players, Rng::new(7), Pace::new(1000)).unwrap()
    }

    fn asked(session: &Session) -> Vec<String> {
        session.decision().map_or(Vec::new(), |decision| {
            decision
                .choices
                .iter()
                .map(|choice| choice.text.key.to_string())
                .collect()
        })
    }

    #[test]
    fn a_forced_choice_is_played_by_itself_and_undone_with_the_choice_before_it() {
        let mut session = session(&["human", "human"], 9);
        session.choose(1, 5).unwrap();
        assert_eq!(session.decision().unwrap().seat, seat(1));
        assert_eq!(session.table().steps(), 2);
        assert_eq!(session.played_for().unwrap().key, "settle");
        assert_eq!(session.undo(6), Ok(seat(0)));
        assert_eq!(session.table().steps(), 0);
        assert_eq!(session.decision().unwrap().seat, seat(0));
        assert_eq!(session.undo(7), Err(UndoError::Nothing));
    }

    #[test]
    fn a_forced_choice_waits_when_undo_would_be_lost_to_luck() {
        let mut session = session(&["human", "human"], 9);
        session.choose(2, 0).unwrap();
        assert_eq!(asked(&session), ["roll"]);
        session.choose(0, 0).unwrap();
        assert_eq!(session.undo(0), Err(UndoError::Barrier));
    }

    #[test]
    fn a_forced_choice_waits_when_undo_would_be_lost_to_a_bot() {
        let mut session = session(&["human", "random"], 9);
        session.choose(1, 0).unwrap();
        assert_eq!(asked(&session), ["settle"]);
        session.choose(0, 0).unwrap();
        assert_eq!(session.undo(0), Err(UndoError::NotYours));
    }

    #[test]
    fn a_forced_choice_waits_when_it_would_take_another_persons_undo() {
        let mut session = session(&["human", "human"], 2);
        session.choose(0, 0).unwrap();
        assert_eq!(session.decision().unwrap().seat, seat(1));
        assert_eq!(asked(&session), ["take one stone"]);
        assert_eq!(session.undo(0), Ok(seat(0)));
    }

    #[test]
    fn forced_choices_are_asked_for_when_that_is_wanted() {
        let mut session = session(&["human", "human"], 9);
        session.set_plays_forced(false, 0).unwrap();
        session.choose(1, 0).unwrap();
        assert_eq!(asked(&session), ["settle"]);
        session.set_plays_forced(true, 0).unwrap();
        assert_eq!(session.decision().unwrap().seat, seat(1));
    }

    #[test]
    fn bots_play_on_to_the_next_person_and_what_they_did_is_new() {
        let mut session = session(&["human", "random", "random"], 20);
        session.choose(0, 0).unwrap();
        let Some(decision) = session.decision() else {
            panic!("the heap is large enough for two bots")
        };
        assert_eq!(decision.seat, seat(0));
        let story: Vec<(Option<Seat>, bool)> = session
            .story(Viewer::Seat(seat(0)), 0)
            .map(|(line, fresh)| (line.by, fresh))
            .collect();
        assert_eq!(story.first(), Some(&(Some(seat(0)), false)));
        assert!(story.len() >= 3);
        assert!(
            story[1..]
                .iter()
                .all(|&(by, fresh)| fresh && by != Some(seat(0)))
        );
    }

    #[test]
    fn bots_alone_finish_the_game() {
        let session = session(&["random", "random"], 9);
        assert!(session.decision().is_none());
        assert!(session.table().outcome().is_some());
    }

    #[test]
    fn an_illegal_action_is_refused_by_its_rule_and_changes_nothing() {
        let mut session = session(&["human"], 2);
        let before = session.table().digest();
        let error = session
            .act(&serde_json::json!({ "Take": 3 }), 0)
            .unwrap_err();
        assert!(
            matches!(error, PlayError::Table(ShelfError::Refused(refusal)) if refusal.rule == "ST-T1")
        );
        assert_eq!(session.table().digest(), before);
        session.act(&serde_json::json!({ "Take": 2 }), 0).unwrap();
        assert!(session.table().outcome().is_some());
    }

    #[test]
    fn time_passes_once_when_it_is_due() {
        let players = seats::read(&["human".into()], &toy::INFO).unwrap();
        let mut session = Session::new(
            toy::table::<false>(
                1,
                Heap {
                    stones: 3,
                    clock: true,
                    ..Heap::default()
                },
            ),
            players,
            Rng::new(7),
            Pace::new(1000),
        )
        .unwrap();
        session.pass_time(999).unwrap();
        assert_eq!(session.table().steps(), 0);
        session.pass_time(5000).unwrap();
        assert_eq!((session.table().steps(), session.table().time()), (1, 1000));
        session.choose(0, 6000).unwrap();
        session.undo(6001).unwrap();
        assert_eq!(session.undo(6002), Err(UndoError::NotYours));
    }

    #[test]
    fn where_all_act_at_once_bots_take_their_time() {
        let players = seats::read(&["random".into(), "human".into()], &toy::INFO).unwrap();
        let heap = Heap {
            stones: 40,
            together: true,
            ..Heap::default()
        };
        let table = toy::table::<false>(2, heap);
        let mut session = Session::new(table, players, Rng::new(7), Pace::new(1000)).unwrap();
        assert_eq!(session.decision().unwrap().seat, seat(1));
        assert_eq!(session.table().steps(), 0);
        let due = session.deadline().unwrap();
        session.pass_time(due - 1).unwrap();
        assert_eq!(session.table().steps(), 0);
        session.pass_time(due).unwrap();
        assert_eq!((session.table().steps(), session.table().time()), (1, due));
        session.choose(0, due + 1).unwrap();
        assert_eq!(session.table().steps(), 2);
        session.pass_time(due + 60_000).unwrap();
        assert!(session.table().outcome().is_some());
        assert_eq!(session.deadline(), None);
    }
}
