//! Bots that are programs of their own: they are asked line by line, and kept on a short leash.
//!
//! `docs/protocol.md` tells what is said. A program is shown what its seat may know, has so much time and memory, and
//! ends with the game. Whatever it does wrong, the game goes on: a legal action is taken for it, the fault is told,
//! and it is started anew for its next decision, a few times.

mod limits;
mod process;

pub use limits::{Halt, Limits, MAX_LINE};

use std::time::Duration;

use pantheon_engine::{Millis, Outcome, Rng};
use serde_json::{Map, Value, json};

use crate::bot::{Bot, Knowledge, REACTION};
use crate::judged::Judged;
use crate::random::keep_sensible;
use process::{Fault, Process, quoted};

/// The version of the protocol. It counts up when an old program would misunderstand.
pub const PROTOCOL: u32 = 1;
/// How often a program is started anew in a game.
const RESTARTS: u32 = 3;
/// How long a program may take to start, if its time for a decision is shorter.
const START: Duration = Duration::from_secs(5);
/// How long a program may take to hear how the game ended.
const FAREWELL: Duration = Duration::from_millis(500);

/// A player that is a program of its own.
#[derive(Debug)]
pub struct External {
    command: String,
    limits: Limits,
    process: Option<Process>,
    faults: u32,
    troubles: Vec<String>,
    halt: Halt,
    rng: Rng,
}

impl External {
    /// A player that is this command line, run by a shell.
    pub fn new(command: String, limits: Limits, seed: u64) -> Self {
        Self {
            command,
            limits,
            process: None,
            faults: 0,
            troubles: Vec::new(),
            halt: Halt::default(),
            rng: Rng::new(seed),
        }
    }

    /// Starts the program and tells it where it sits.
    fn start<G: Judged>(&mut self, known: &Knowledge<'_, G>) -> Result<(), Fault> {
        let process = Process::start(&self.command, &self.limits)?;
        // It is kept at once: if it breaks down now, its last words are wanted.
        let process = self.process.insert(process);
        let time = self.limits.time.max(START);
        let hello = json!({ "protocol": PROTOCOL });
        process.ask("hello", fields(hello), time, &self.halt)?;
        let begin = json!({
            "title": G::INFO.id,
            "seats": known.rules.seats(),
            "options": known.rules.options(),
            "seat": known.seat,
            "limits": {
                "time_ms": self.limits.time.as_millis() as u64,
                "memory": self.limits.memory,
                "line": MAX_LINE,
            },
        });
        process.ask("begin", fields(begin), time, &self.halt)?;
        Ok(())
    }

    /// Asks the running program for a decision.
    fn consult<G: Judged>(
        &mut self,
        known: &Knowledge<'_, G>,
        may_wait: bool,
    ) -> Result<Option<G::Action>, Fault> {
        if self.process.is_none() {
            self.start(known)?;
        }
        let process = self.process.as_mut().ok_or(Fault::Ended)?;
        let choose = json!({
            "seat": known.seat,
            "view": known.view,
            "legal": known.legal,
            "may_wait": may_wait,
            "now": known.now,
            "step": known.step,
            "time_ms": self.limits.time.as_millis() as u64,
        });
        let answer = process.ask("choose", fields(choose), self.limits.time, &self.halt)?;
        if answer["wait"] == json!(true) {
            return may_wait.then_some(None).ok_or(Fault::MayNotWait);
        }
        let action = serde::Deserialize::deserialize(&answer["action"])
            .ok()
            .filter(|action| known.legal.contains(action));
        let illegal = || Fault::Illegal(quoted(&answer.to_string()));
        action.map(Some).ok_or_else(illegal)
    }

    /// Notes a fault, and ends the program: what it says next can't be trusted.
    fn blame(&mut self, fault: &Fault) {
        self.faults += 1;
        let mut trouble = format!("{fault}; a legal action is taken for it");
        if let Some(complaint) = self.process.take().and_then(Process::end) {
            trouble.push_str(". Its last words: ");
            trouble.push_str(&complaint);
        }
        if self.faults > RESTARTS {
            trouble.push_str(". It is not started again in this game");
        }
        self.troubles.push(trouble);
    }
}

impl<G: Judged> Bot<G> for External {
    fn decide(&mut self, known: &Knowledge<'_, G>) -> Option<G::Action> {
        let rules = known.rules;
        let state = rules.imagine(known.view, &mut self.rng);
        if self.faults <= RESTARTS {
            let may_wait = rules.to_act(&state).len() > 1 || rules.deadline(&state).is_some();
            match self.consult(known, may_wait) {
                Ok(chosen) => return chosen,
                Err(fault) => self.blame(&fault),
            }
        }
        let mut sensible = known.legal.to_vec();
        keep_sensible(rules, &state, known.seat, &mut sensible);
        sensible.first().copied()
    }

    fn reaction(&self) -> Millis {
        REACTION
    }

    fn troubles(&mut self) -> Vec<String> {
        std::mem::take(&mut self.troubles)
    }

    fn over(&mut self, outcome: &Outcome) {
        self.faults = 0;
        let Some(mut process) = self.process.take() else {
            return;
        };
        let over = fields(json!({ "outcome": outcome }));
        // The game is over: nobody is hurt if it doesn't answer.
        let _heard = process
            .ask("over", over, FAREWELL, &self.halt)
            .and_then(|_| process.ask("quit", Map::new(), FAREWELL, &self.halt));
    }

    fn halt(&self) -> Option<Halt> {
        Some(self.halt.clone())
    }
}

fn fields(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}
