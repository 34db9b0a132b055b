//! What is played: any table, or the deal of a day.

use pantheon_daily::Daily;
use pantheon_engine::{Millis, Seat, UndoError};
use pantheon_games::{AnyMatch, Happening, ShelfError};
use serde_json::{Value, json};

use super::session::PlayError;

/// The game that is played.
pub(crate) enum Game {
    /// A table at which everybody acts when they like.
    Table(Box<dyn AnyMatch>),
    /// The deal of a day, whose bots are its own.
    Daily(Box<Daily>),
}

impl From<Box<dyn AnyMatch>> for Game {
    fn from(table: Box<dyn AnyMatch>) -> Self {
        Self::Table(table)
    }
}

/// What stands among the choices of a deal for letting the others act. No title has such an action.
pub(crate) fn waiting() -> Value {
    json!({ "wait": "for the others" })
}

impl Game {
    /// The table.
    pub(crate) fn table(&self) -> &dyn AnyMatch {
        match self {
            Self::Table(table) => &**table,
            Self::Daily(daily) => daily.table(),
        }
    }

    /// The deal of a day, if it is one.
    pub(crate) fn daily(&mut self) -> Option<&mut Daily> {
        match self {
            Self::Table(_) => None,
            Self::Daily(daily) => Some(daily),
        }
    }

    /// Performs an action, or refuses it and changes nothing.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: &Value,
        at: Millis,
    ) -> Result<Vec<Happening>, PlayError> {
        match self {
            Self::Table(table) => {
                let at = at.max(table.time());
                Ok(table.act(seat, action, at)?)
            }
            Self::Daily(daily) => Ok(daily.act(action)?.told),
        }
    }

    /// Lets time pass where it runs.
    pub(crate) fn tick(&mut self, at: Millis) -> Result<Vec<Happening>, ShelfError> {
        match self {
            Self::Table(table) => {
                let at = at.max(table.time());
                table.tick(at)
            }
            // Its time is counted and never runs.
            Self::Daily(_) => Ok(Vec::new()),
        }
    }

    /// Takes a seat's last step back.
    pub(crate) fn undo(&mut self, seat: Seat, at: Millis) -> Result<(), UndoError> {
        match self {
            Self::Table(table) => table.undo(seat, at),
            Self::Daily(daily) => match daily.undo() {
                Ok(_) => Ok(()),
                Err(pantheon_daily::PlayError::Shelf(ShelfError::Undo(why))) => Err(why),
                Err(_) => Err(UndoError::NotYours),
            },
        }
    }
}
