//! What a table of 4 Gods may choose (FG-S2).

use pantheon_engine::{
    OptionSpec, Options as EngineOptions, Random, Seat, SeatSet, SetupError, kinds,
};
use serde::{Deserialize, Serialize};

kinds! {
    /// Whether all play at once or in turn.
    #[derive(Default)]
    pub enum PaceOption {
        /// All at once.
        #[default]
        Simultaneous,
        /// In turns of 30 seconds.
        Timed,
        /// One of them, drawn at set-up.
        Random,
    }
}

kinds! {
    /// Whether gods are chosen openly during the game or dealt in secret before it.
    #[derive(Default)]
    pub enum GodsOption {
        /// Chosen openly.
        #[default]
        Visible,
        /// Dealt in secret.
        Secret,
        /// One of them, drawn at set-up.
        Random,
    }
}

kinds! {
    /// How many gods two players have between them.
    #[derive(Default)]
    pub enum PairOption {
        /// All four, two each.
        #[default]
        Four,
        /// Two, one each.
        Two,
        /// One of them, drawn at set-up.
        Random,
    }
}

kinds! {
    /// Whether the table refuses illegal placements, or the players have to notice them.
    #[derive(Default)]
    pub enum CheckOption {
        /// Refused at once.
        #[default]
        Strict,
        /// Left to the players' challenges.
        Challenge,
        /// One of them, drawn at set-up.
        Random,
    }
}

kinds! {
    /// Who pays with a prophet for a misplaced tile (FG-M6).
    #[derive(Default)]
    pub enum PenaltyOption {
        /// Nobody.
        #[default]
        Nobody,
        /// The seats named.
        Named,
        /// Everybody.
        Everybody,
        /// Nobody or everybody, drawn at set-up.
        Random,
    }
}

kinds! {
    /// How large the World is.
    #[derive(Default)]
    pub enum FrameOption {
        /// The standard frame.
        #[default]
        Standard,
        /// A small one for a short game.
        Quick,
    }
}

/// A table's options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each seat that pays a penalty is a flag of its own, as options are written"
)]
pub struct Options {
    /// All at once, or in turn.
    pub pace: PaceOption,
    /// Visible or secret gods.
    pub gods: GodsOption,
    /// How many gods two players have between them.
    pub two_players: PairOption,
    /// Strict, or by challenge.
    pub check: CheckOption,
    /// Who pays for a misplaced tile.
    pub penalty: PenaltyOption,
    /// Whether seat 0 does, when seats are named.
    pub penalty_1: bool,
    /// Whether seat 1 does, when seats are named.
    pub penalty_2: bool,
    /// Whether seat 2 does, when seats are named.
    pub penalty_3: bool,
    /// Whether seat 3 does, when seats are named.
    pub penalty_4: bool,
    /// How large the World is.
    pub frame: FrameOption,
}

/// How a table plays, once what was left to luck is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "the modes are independent of each other"
)]
pub struct Modes {
    /// Whether turns are timed; else all play at once.
    pub timed: bool,
    /// Whether gods are secret.
    pub secret: bool,
    /// Whether each of two players has two gods.
    pub two_gods_each: bool,
    /// Whether placements are checked by challenge only.
    pub challenge: bool,
    /// Who pays for a misplaced tile.
    pub penalty: SeatSet,
}

impl Options {
    fn named(&self) -> SeatSet {
        let flags = [
            self.penalty_1,
            self.penalty_2,
            self.penalty_3,
            self.penalty_4,
        ];
        Seat::all(4)
            .zip(flags)
            .filter_map(|(seat, named)| named.then_some(seat))
            .collect()
    }

    /// Whether the options make sense together at a table of so many.
    pub(crate) fn check(&self, seats: u8) -> Result<(), SetupError> {
        let named = self.named();
        let wrong = |option, value: String, why| Err(SetupError::Option { option, value, why });
        if self.penalty != PenaltyOption::Named && !named.is_empty() {
            return wrong(
                "penalty",
                format!("{:?}", self.penalty),
                "seats are named only with the penalty for named seats",
            );
        }
        if named.iter().any(|seat| seat.number() >= seats) {
            return wrong(
                "penalty",
                "named".to_owned(),
                "a seat is named at which nobody sits",
            );
        }
        if self.penalty != PenaltyOption::Nobody && self.check == CheckOption::Strict {
            return wrong(
                "penalty",
                format!("{:?}", self.penalty),
                "there is a penalty only where placements are challenged",
            );
        }
        Ok(())
    }

    /// Draws what was left to luck.
    pub(crate) fn draw(&self, seats: u8, luck: &mut impl Random) -> Modes {
        let mut chosen = |no: bool, yes: bool| !no && (yes || luck.below(2) == 1);
        let timed = chosen(
            self.pace == PaceOption::Simultaneous,
            self.pace == PaceOption::Timed,
        );
        let secret = chosen(
            self.gods == GodsOption::Visible,
            self.gods == GodsOption::Secret,
        );
        let two_gods_each = chosen(
            seats != 2 || self.two_players == PairOption::Two,
            self.two_players == PairOption::Four,
        );
        let challenge = chosen(
            self.check == CheckOption::Strict,
            self.check == CheckOption::Challenge,
        );
        let everybody = chosen(
            matches!(self.penalty, PenaltyOption::Nobody | PenaltyOption::Named),
            self.penalty == PenaltyOption::Everybody,
        );
        let penalty = if everybody {
            SeatSet::all(seats)
        } else {
            self.named()
        };
        Modes {
            timed,
            secret,
            two_gods_each,
            challenge,
            penalty: if challenge { penalty } else { SeatSet::EMPTY },
        }
    }

    /// Whether something was left to luck.
    pub(crate) fn has_luck(&self) -> bool {
        self.pace == PaceOption::Random
            || self.gods == GodsOption::Random
            || self.two_players == PairOption::Random
            || self.check == CheckOption::Random
            || self.penalty == PenaltyOption::Random
    }
}

/// An option with the values of one of the enums above.
macro_rules! choice {
    ($name:literal, $values:ident) => {
        OptionSpec::choice(
            $name,
            $values::ALL.map($values::name),
            $values::default().name(),
        )
    };
}

impl EngineOptions for Options {
    fn specs() -> Vec<OptionSpec> {
        vec![
            choice!("pace", PaceOption),
            choice!("gods", GodsOption),
            choice!("two-players", PairOption),
            choice!("check", CheckOption),
            choice!("penalty", PenaltyOption),
            OptionSpec::flag("penalty-1"),
            OptionSpec::flag("penalty-2"),
            OptionSpec::flag("penalty-3"),
            OptionSpec::flag("penalty-4"),
            choice!("frame", FrameOption),
        ]
    }

    /// A covering selection: every pair of pace, gods and check somewhere, and every value of the rest.
    fn every(seats: u8) -> Vec<Self> {
        let plain = Self::default();
        let quick = Self {
            frame: FrameOption::Quick,
            ..plain
        };
        let challenge = Self {
            check: CheckOption::Challenge,
            ..quick
        };
        let mut all = vec![
            plain,
            Self {
                pace: PaceOption::Timed,
                gods: GodsOption::Secret,
                two_players: PairOption::Two,
                ..plain
            },
            Self {
                gods: GodsOption::Secret,
                penalty: PenaltyOption::Everybody,
                ..challenge
            },
            Self {
                pace: PaceOption::Timed,
                two_players: PairOption::Two,
                penalty: PenaltyOption::Named,
                penalty_1: true,
                penalty_2: true,
                penalty_3: seats > 2,
                penalty_4: seats > 3,
                ..challenge
            },
            Self {
                pace: PaceOption::Random,
                gods: GodsOption::Random,
                two_players: PairOption::Random,
                check: CheckOption::Random,
                penalty: PenaltyOption::Random,
                ..quick
            },
        ];
        match seats {
            2 => all.push(Self {
                gods: GodsOption::Secret,
                two_players: PairOption::Two,
                ..quick
            }),
            3 => all.push(Self {
                gods: GodsOption::Secret,
                ..quick
            }),
            _ => {}
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pantheon_engine::Rng;

    #[test]
    fn fg_s2_what_is_left_to_luck_comes_out_both_ways() {
        let options = Options {
            pace: PaceOption::Random,
            gods: GodsOption::Random,
            two_players: PairOption::Random,
            check: CheckOption::Random,
            penalty: PenaltyOption::Random,
            ..Options::default()
        };
        assert!(options.has_luck() && !Options::default().has_luck());
        let mut rng = Rng::new(1);
        let drawn: Vec<Modes> = (0..64).map(|_| options.draw(2, &mut rng)).collect();
        let both = |part: fn(&Modes) -> bool| drawn.iter().any(part) && !drawn.iter().all(part);
        assert!(both(|modes| modes.timed));
        assert!(both(|modes| modes.secret));
        assert!(both(|modes| modes.two_gods_each));
        assert!(both(|modes| modes.challenge));
        assert!(both(|modes| modes.challenge && modes.penalty.len() == 2));
        assert!(
            drawn
                .iter()
                .all(|modes| modes.challenge || modes.penalty.is_empty())
        );
    }

    #[test]
    fn fg_s2_a_penalty_needs_challenges_and_seats_that_exist() {
        let named = Options {
            check: CheckOption::Challenge,
            penalty: PenaltyOption::Named,
            penalty_3: true,
            ..Options::default()
        };
        assert_eq!(named.check(3), Ok(()));
        assert!(named.check(2).is_err());
        let strict = Options {
            check: CheckOption::Strict,
            ..named
        };
        assert!(strict.check(3).is_err());
        let unnamed = Options {
            penalty: PenaltyOption::Nobody,
            ..named
        };
        assert!(unnamed.check(3).is_err());
    }
}
