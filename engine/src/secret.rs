//! Values that must not leave the server by accident, and choices that are secret until all have chosen.
//!
//! [`Secret`] has no `Serialize`: a view that holds one does not compile. A state, which is kept in full, says so
//! field by field with `#[serde(with = "pantheon_engine::secret::snapshot")]`.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet, Viewer};

/// A value that only its owners may know. It prints as hidden and can't be serialised as it is.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Makes a value secret.
    pub const fn new(value: T) -> Self {
        Self(value)
    }

    /// The value, for the rules.
    pub const fn inside(&self) -> &T {
        &self.0
    }

    /// The value, for the rules to change.
    pub const fn inside_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> std::fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// Writes and reads a [`Secret`] inside a full state, for snapshots that stay on the server.
pub mod snapshot {
    use super::Secret;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the value itself.
    pub fn serialize<T: Serialize, S: Serializer>(
        secret: &Secret<T>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        secret.0.serialize(to)
    }

    /// Reads the value itself.
    pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Secret<T>, D::Error> {
        T::deserialize(from).map(Secret)
    }
}

/// Choices that players make at the same time, each known only to its owner until all have chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealedChoices<T, const SEATS: usize> {
    choices: Secret<[Option<T>; SEATS]>,
    expected: SeatSet,
}

/// What somebody may know of [`SealedChoices`]: who has chosen, and their own choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealedView<T> {
    /// Who still has to choose.
    pub waiting: SeatSet,
    /// The viewer's own choice.
    pub own: Option<T>,
}

impl<T: Copy, const SEATS: usize> SealedChoices<T, SEATS> {
    /// Asks these seats for a choice.
    pub fn ask(expected: SeatSet) -> Self {
        Self {
            choices: Secret::new([None; SEATS]),
            expected,
        }
    }

    /// Who still has to choose: the seats that may act.
    pub fn waiting(&self) -> SeatSet {
        self.expected
            .iter()
            .filter(|seat| self.choices.0[seat.index()].is_none())
            .collect()
    }

    /// Puts a seat's choice under its seal. The rules check first that the seat is still [`waiting`](Self::waiting).
    pub fn seal(&mut self, seat: Seat, choice: T) {
        self.choices.0[seat.index()] = Some(choice);
    }

    /// All choices once nobody is waiting; before that, none.
    pub fn open(&self) -> Option<[Option<T>; SEATS]> {
        self.waiting().is_empty().then_some(self.choices.0)
    }

    /// What this viewer may know.
    pub fn seen_by(&self, viewer: Viewer) -> SealedView<T> {
        SealedView {
            waiting: self.waiting(),
            own: viewer.seat().and_then(|seat| self.choices.0[seat.index()]),
        }
    }

    /// The choices as they would be if the seats not waiting had chosen these: for `imagine`.
    pub fn imagined(expected: SeatSet, choices: [Option<T>; SEATS]) -> Self {
        Self {
            choices: Secret::new(choices),
            expected,
        }
    }

    /// Who was asked.
    pub const fn expected(&self) -> SeatSet {
        self.expected
    }
}

/// Writes and reads [`SealedChoices`] inside a full state.
pub mod sealed_snapshot {
    use super::{SealedChoices, Secret};
    use crate::seat::SeatSet;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes the choices themselves.
    pub fn serialize<T: Serialize + Copy, S: Serializer, const N: usize>(
        sealed: &SealedChoices<T, N>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        (sealed.expected, sealed.choices.0.as_slice()).serialize(to)
    }

    /// Reads the choices themselves.
    pub fn deserialize<'de, T: Deserialize<'de> + Copy, D: Deserializer<'de>, const N: usize>(
        from: D,
    ) -> Result<SealedChoices<T, N>, D::Error> {
        let (expected, choices) = <(SeatSet, Vec<Option<T>>)>::deserialize(from)?;
        let choices = choices
            .try_into()
            .map_err(|_| serde::de::Error::custom(format!("expected {N} choices")))?;
        Ok(SealedChoices {
            choices: Secret(choices),
            expected,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sealed_choice_is_seen_by_its_owner_only_until_all_have_chosen() {
        let [ana, rui] = [0, 1].map(|n| Seat::new(n).unwrap());
        let mut choices: SealedChoices<u8, 2> = SealedChoices::ask(SeatSet::all(2));
        choices.seal(ana, 7);
        assert_eq!(choices.seen_by(Viewer::Seat(ana)).own, Some(7));
        assert_eq!(choices.seen_by(Viewer::Seat(rui)).own, None);
        assert_eq!(choices.seen_by(Viewer::Spectator).own, None);
        assert_eq!(choices.waiting(), SeatSet::only(rui));
        assert_eq!(choices.open(), None);
        choices.seal(rui, 3);
        assert_eq!(choices.open(), Some([Some(7), Some(3)]));
    }

    #[test]
    fn a_secret_does_not_print_itself() {
        assert_eq!(format!("{:?}", Secret::new("the ace")), "Secret(hidden)");
    }
}
