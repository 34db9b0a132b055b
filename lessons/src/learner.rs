//! Somebody who takes a lesson.

use pantheon_engine::{Message, Random, Rng, Seat, TitleInfo, Viewer};
use pantheon_games::{AnyMatch, Happening, ShelfError};
use serde_json::Value;

use crate::course::{BadCourse, Course, Lesson, Step, seat_of};
use crate::goal::{Goal, Since};

/// The most that others do after an action of the learner's. No title lets anybody wait so long.
const OTHERS_AT_MOST: usize = 500;

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is only read.
    Look,
    /// Its goal is not reached yet.
    Do,
    /// Its goal is reached.
    Reached,
    /// Its goal can't be reached any more, but it can begin again.
    Missed,
}

/// Something that somebody did, and what it told.
#[derive(Clone, Debug)]
pub struct Deed {
    /// Who.
    pub seat: Seat,
    /// What it told, with who may know it.
    pub told: Vec<Happening>,
    /// How many steps the game has now.
    pub steps: u32,
}

/// Why a learner can't do something.
#[derive(Debug, thiserror::Error)]
pub enum Unable {
    /// The step asks for nothing now.
    #[error("the step asks for nothing now")]
    NotNow,
    /// There is no step after this one, or its goal isn't reached.
    #[error("the lesson doesn't go on here")]
    NotYet,
    /// The rules refuse it, or it is no action.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
}

/// Somebody who takes a lesson. However they err, every step begins where its lesson says.
pub struct Learner {
    lesson: Lesson,
    prefix: String,
    seat: Seat,
    /// Where each step begins.
    starts: Vec<Box<dyn AnyMatch>>,
    step: usize,
    now: Box<dyn AnyMatch>,
    stage: Stage,
    /// What the learner did since the step began.
    did: Vec<Value>,
    /// What they were told since.
    told: Vec<Value>,
    /// The last rule that refused something.
    refused: Option<String>,
    /// How much of the step's solution was done, unless the learner does something else.
    followed: Option<usize>,
}

impl Learner {
    /// Begins a lesson of a title's course.
    pub fn begin(title: &str, course: &Course, lesson: &str) -> Result<Self, BadCourse> {
        let lesson = course.lesson(lesson)?.clone();
        let mut at = course.moment(title, &lesson.game, lesson.at)?;
        let seat = seat_of(&*at, lesson.seat)?;
        let mut starts = Vec::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            if let Some(jump) = &step.from {
                at = course.moment(title, &jump.game, jump.at)?;
            }
            starts.push(at.fork());
            for (index, (seat, action)) in step.play.iter().enumerate() {
                let seat = seat_of(&*at, *seat)?;
                let time = at.time();
                at.act(seat, action, time)
                    .map_err(|why| BadCourse::Unplayable {
                        game: format!("{}, step {}", lesson.name, number + 1),
                        at: index,
                        why,
                    })?;
            }
        }
        let now = starts.first().map_or(at, |start| start.fork());
        let mut learner = Self {
            prefix: now.info().text_prefix(),
            lesson,
            seat,
            starts,
            step: 0,
            now,
            stage: Stage::Look,
            did: Vec::new(),
            told: Vec::new(),
            refused: None,
            followed: Some(0),
        };
        learner.begin_step();
        Ok(learner)
    }

    /// The lesson that is taken.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The game as it stands.
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.now
    }

    /// What title it is of.
    pub fn info(&self) -> TitleInfo {
        self.now.info()
    }

    /// The seat that learns.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Which step it is, counted from 0.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// How it stands.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// What the step says, and then what came of it, if something has.
    pub fn says(&self) -> (Message, Option<Message>) {
        let text = self.lesson.text(&self.prefix, self.step);
        let came = match self.stage {
            Stage::Reached => Some(self.lesson.done(&self.prefix, self.step)),
            Stage::Missed => Some(self.lesson.missed(&self.prefix, self.step)),
            Stage::Look | Stage::Do => None,
        };
        (text, came)
    }

    /// The step.
    pub fn asked(&self) -> &Step {
        &self.lesson.steps[self.step]
    }

    /// Whether it is the last step.
    pub fn is_last(&self) -> bool {
        self.step + 1 == self.lesson.steps.len()
    }

    /// What the solution does next, as long as it was followed.
    pub fn hint(&self) -> Option<&Value> {
        if self.stage != Stage::Do {
            return None;
        }
        let left = self.asked().play.get(self.followed?..)?;
        let own = left
            .iter()
            .find(|(seat, _)| *seat == self.seat.number())
            .map(|(_, action)| action);
        own.or(self.asked().tries.as_ref())
    }

    /// Does something. Others then do what they do, until the learner is to act again.
    pub fn act(&mut self, action: &Value) -> Result<Vec<Deed>, Unable> {
        if self.stage != Stage::Do {
            return Err(Unable::NotNow);
        }
        if let Err(why) = self.now.check(self.seat, action, self.now.time()) {
            self.hear_refusal(&why);
            return Err(why.into());
        }
        if self.followed.is_some() && self.scripted() == Some((self.seat, action.clone())) {
            self.followed = self.followed.map(|done| done + 1);
        } else {
            self.followed = None;
        }
        let mut deeds = vec![self.perform(self.seat, action)?];
        self.did.push(action.clone());
        self.look();
        while self.stage == Stage::Do && deeds.len() <= OTHERS_AT_MOST {
            let Some((seat, action)) = self.others_turn() else {
                break;
            };
            deeds.push(self.perform(seat, &action)?);
            self.look();
        }
        if self.stage == Stage::Do && (self.did.len() >= self.within() || self.is_over()) {
            self.stage = Stage::Missed;
        }
        Ok(deeds)
    }

    /// Says why an action would be refused. Nothing is done, but that may be the goal.
    pub fn why_not(&mut self, action: &Value) -> Result<(), ShelfError> {
        let refused = self.now.check(self.seat, action, self.now.time());
        if let (Stage::Do, Err(why)) = (self.stage, &refused) {
            self.hear_refusal(why);
        }
        refused
    }

    /// Begins the step again.
    pub fn again(&mut self) {
        self.now = self.starts[self.step].fork();
        self.begin_step();
    }

    /// Goes to a step, as whoever comes back to where they were does.
    pub fn go_to(&mut self, step: usize) -> Result<(), Unable> {
        let start = self.starts.get(step).ok_or(Unable::NotYet)?;
        self.now = start.fork();
        self.step = step;
        self.begin_step();
        Ok(())
    }

    /// Goes on to the next step. What is done on the way there is told, if the game simply goes on; nothing if it is
    /// looked at somewhere else.
    pub fn go_on(&mut self) -> Result<Option<Vec<Deed>>, Unable> {
        let ready = matches!(self.stage, Stage::Look | Stage::Reached);
        if !ready || self.is_last() {
            return Err(Unable::NotYet);
        }
        let left = self.followed.filter(|_| self.starts_here());
        let rest = left.map(|done| self.asked().play[done..].to_vec());
        let deeds = match rest {
            Some(rest) => {
                let mut deeds = Vec::new();
                for (seat, action) in rest {
                    if let Some(seat) = Seat::new(seat) {
                        deeds.push(self.perform(seat, &action)?);
                    }
                }
                Some(deeds)
            }
            None => None,
        };
        self.step += 1;
        if deeds.is_none() {
            self.now = self.starts[self.step].fork();
        }
        self.begin_step();
        Ok(deeds)
    }

    /// Whether the next step begins where this one leads.
    fn starts_here(&self) -> bool {
        let next = self.lesson.steps.get(self.step + 1);
        next.is_some_and(|next| next.from.is_none())
    }

    fn begin_step(&mut self) {
        self.stage = match self.lesson.steps.get(self.step) {
            Some(Step { goal: Some(_), .. }) => Stage::Do,
            _ => Stage::Look,
        };
        self.did.clear();
        self.told.clear();
        self.refused = None;
        self.followed = Some(0);
    }

    fn within(&self) -> usize {
        let own = |(seat, _): &&(u8, Value)| *seat == self.seat.number();
        let step = self.asked();
        step.within
            .unwrap_or_else(|| step.play.iter().filter(own).count().max(1))
    }

    fn is_over(&self) -> bool {
        self.now.outcome().is_some()
    }

    /// What the solution has next, as long as it was followed.
    fn scripted(&self) -> Option<(Seat, Value)> {
        let (seat, action) = self.asked().play.get(self.followed?)?;
        Some((Seat::new(*seat)?, action.clone()))
    }

    /// What another does now, if it is for another to act: what the solution says, or else anything.
    fn others_turn(&mut self) -> Option<(Seat, Value)> {
        let scripted = self.scripted().filter(|(seat, _)| *seat != self.seat);
        if let (Some(done), Some(played)) = (self.followed, scripted) {
            self.followed = Some(done + 1);
            return Some(played);
        }
        let to_act = self.now.to_act();
        if to_act.contains(self.seat) {
            return None;
        }
        self.followed = None;
        let seat = to_act.first()?;
        let choices = self.now.legal(seat);
        let count = u32::try_from(choices.len())
            .ok()
            .filter(|&count| count > 0)?;
        let which = Rng::new(u64::from(self.now.steps())).below(count) as usize;
        Some((seat, choices.get(which)?.action.clone()))
    }

    fn perform(&mut self, seat: Seat, action: &Value) -> Result<Deed, ShelfError> {
        let time = self.now.time();
        let told = self.now.act(seat, action, time)?;
        let viewer = Viewer::Seat(self.seat);
        let heard = told.iter().filter(|told| told.to.includes(viewer));
        self.told.extend(heard.map(Happening::value));
        Ok(Deed {
            seat,
            told,
            steps: self.now.steps(),
        })
    }

    fn hear_refusal(&mut self, why: &ShelfError) {
        let wanted = self.asked().goal.as_ref().is_some_and(Goal::wants_refusal);
        if let (true, ShelfError::Refused(refusal)) = (wanted, why) {
            self.refused = Some(refusal.rule.clone());
            self.look();
        }
    }

    /// Looks whether the goal is reached.
    fn look(&mut self) {
        let Some(goal) = &self.asked().goal else {
            return;
        };
        if self.since().reached(goal) {
            self.stage = Stage::Reached;
        }
    }

    fn since(&self) -> Since<'_> {
        Since {
            seat: self.seat,
            before: &*self.starts[self.step],
            now: &*self.now,
            did: &self.did,
            told: &self.told,
            refused: self.refused.as_deref(),
        }
    }

    /// What the step's text says and isn't so, and its goal if it is reached before anything is done. For tests.
    pub fn untrue(&self) -> Vec<Goal> {
        let since = self.since();
        let step = self.asked();
        let untrue = step.so.iter().filter(|goal| !since.reached(goal));
        let reached = step.goal.iter().filter(|goal| since.reached(goal));
        untrue.chain(reached).cloned().collect()
    }
}
