//! Phase A: dice and what they are placed for (BB-A1, BB-A2, BB-A3, BB-A13, BB-A14, BB-G3, BB-G4).

use pantheon_engine::{Seat, forbid};

use super::{BoraBora, Refusable};
use crate::action::Action;
use crate::content::HIGHEST;
use crate::event::{Event, Step};
use crate::piece::{Deed, God, Kind, Sex};
use crate::player::{DICE, Die, Source};
use crate::region::Path;
use crate::state::{Decision, Errand, Phase, State};
use crate::violation::Violation;

impl BoraBora {
    /// BB-A1: everybody throws, and the first in turn order begins.
    pub(super) fn begin_round(&self, state: &mut State, step: &mut Step) {
        step.tell(Event::RoundBegan { round: state.round });
        for seat in Seat::all(self.terms.seats) {
            let faces: [u8; DICE] = std::array::from_fn(|_| step.luck.die());
            let player = state.player_mut(seat);
            player.dice = faces.map(|face| Die { face, on: None });
            step.tell(Event::DiceThrown { seat, faces });
        }
        state.phase = Phase::Dice;
        state.lap = 0;
        state.place = 0;
        state.turn = state.order[0];
        state.decision = Decision::Die;
    }

    /// BB-A1: one die each, three times; then men and women act.
    pub(super) fn next_die(&self, state: &mut State, step: &mut Step) {
        state.place += 1;
        if state.place == self.terms.seats {
            state.place = 0;
            state.lap += 1;
        }
        if usize::from(state.lap) == DICE {
            self.begin_people_phase(state, step);
        } else {
            state.turn = state.order[usize::from(state.place)];
            state.decision = Decision::Die;
        }
    }

    /// The lowest die on an action's tile, or one more than any die where there is none (BB-A2).
    pub fn lowest(&self, state: &State, deed: Deed) -> u8 {
        if deed == Deed::Fishing {
            return HIGHEST + 1;
        }
        self.lowest_dice(state)[usize::from(self.terms.content.row(self.terms.seats, deed))]
    }

    /// The lowest die of every row.
    fn lowest_dice(&self, state: &State) -> [u8; Deed::COUNT] {
        let mut lowest = [HIGHEST + 1; Deed::COUNT];
        for player in &state.players[..usize::from(self.terms.seats)] {
            for die in player.dice {
                if let Some(deed) = die.on.filter(|&deed| deed != Deed::Fishing) {
                    let row = usize::from(self.terms.content.row(self.terms.seats, deed));
                    lowest[row] = lowest[row].min(die.face);
                }
            }
        }
        lowest
    }

    /// The least value with which an action can be carried out, or one more than any die can have (BB-A3).
    pub fn least_value(&self, state: &State, deed: Deed) -> u8 {
        let never = HIGHEST + 1;
        match deed {
            Deed::Helper | Deed::Fishing => 1,
            Deed::Temple => {
                if state.current().priests > 0 {
                    1
                } else {
                    never
                }
            }
            Deed::Build => self.least_building(state).unwrap_or(never),
            Deed::Man => Self::least_position(state, Sex::Man).unwrap_or(never),
            Deed::Woman => Self::least_position(state, Sex::Woman).unwrap_or(never),
            Deed::Land => self.least_path(state, Path::Land).unwrap_or(never),
            Deed::Water => self.least_path(state, Path::Water).unwrap_or(never),
        }
    }

    /// BB-A1, BB-A2, BB-A3: every die with every action it can be placed for.
    pub(super) fn list_placements(&self, state: &State, out: &mut Vec<Action>) {
        let player = state.current();
        let purse = player.purse();
        let faces = player
            .dice
            .iter()
            .filter(|die| die.on.is_none())
            .fold(0_u8, |faces, die| faces | 1 << die.face);
        let (blue, white) = (purse.can_pay(God::Blue), purse.can_pay(God::White));
        let both = blue && white && purse.can_pay_both(God::Blue, God::White);
        let lowest = self.lowest_dice(state);
        for deed in Deed::ALL {
            let least = self.least_value(state, deed);
            let fishing = deed == Deed::Fishing;
            let row = usize::from(self.terms.content.row(self.terms.seats, deed));
            for face in (1..=HIGHEST).filter(|face| faces >> face & 1 != 0) {
                let blocked = !fishing && lowest[row] <= face;
                if least <= face && (!blocked || blue) {
                    out.push(Action::Place {
                        face,
                        deed,
                        white: false,
                    });
                }
                let can_be_white = if blocked { both } else { white };
                if face < HIGHEST && !fishing && least <= HIGHEST && can_be_white {
                    out.push(Action::Place {
                        face,
                        deed,
                        white: true,
                    });
                }
            }
        }
    }

    /// BB-A1: a die is placed, with the gods it needs.
    pub(super) fn place_die(
        &self,
        state: &mut State,
        face: u8,
        deed: Deed,
        white: bool,
        step: &mut Step,
    ) -> Refusable {
        let seat = state.turn;
        let die = state
            .current()
            .dice
            .iter()
            .position(|die| die.on.is_none() && die.face == face)
            .ok_or(Violation::NoSuchDie { face })?;
        forbid(white && deed == Deed::Fishing, Violation::NoGodForFishing)?;
        forbid(white && face == HIGHEST, Violation::AlreadySix)?;
        let lowest = self.lowest(state, deed);
        let blocked = lowest <= face;
        let value = if white { HIGHEST } else { face };
        if self.least_value(state, deed) > value {
            return Err(self.why_impossible(state, deed, value));
        }
        self.need_gods(state, deed, face, blocked, white)?;
        state.current_mut().dice[die].on = Some(deed);
        step.tell(Event::DiePlaced { seat, face, deed });
        state.errand = Errand::Die { deed, value, white };
        if blocked {
            self.ask_payment(state, God::Blue, step);
        } else if white {
            self.ask_payment(state, God::White, step);
        } else {
            self.begin_deed(state, deed, value, step);
        }
        Ok(())
    }

    /// BB-A2, BB-G3, BB-G4: the gods that the die needs can be paid for.
    fn need_gods(
        &self,
        state: &State,
        deed: Deed,
        face: u8,
        blocked: bool,
        white: bool,
    ) -> Refusable {
        let purse = state.current().purse();
        if blocked && !purse.can_pay(God::Blue) {
            return Err(Violation::DieTooHigh {
                face,
                lowest: self.lowest(state, deed),
                deed,
            });
        }
        if white && !purse.can_pay(God::White) {
            return Err(Violation::CannotPay { god: God::White });
        }
        if blocked && white && !purse.can_pay_both(God::Blue, God::White) {
            return Err(Violation::CannotPayBoth);
        }
        Ok(())
    }

    /// Why an action can't be carried out with this value.
    pub(super) fn why_impossible(&self, state: &State, deed: Deed, value: u8) -> Violation {
        let player = state.current();
        match deed {
            Deed::Helper | Deed::Fishing => Violation::NotNow {
                decision: state.decision,
            },
            Deed::Temple => Violation::NoPriest,
            Deed::Build if self.sites(state).is_empty() => Violation::NoSite,
            Deed::Build => Violation::NoTile { value },
            Deed::Man | Deed::Woman => {
                let sex = if deed == Deed::Man {
                    Sex::Man
                } else {
                    Sex::Woman
                };
                if Self::rooms(state).next().is_none() {
                    Violation::NoRoom
                } else {
                    Violation::NobodyToTake { sex, value }
                }
            }
            Deed::Land | Deed::Water => {
                let path = if deed == Deed::Land {
                    Path::Land
                } else {
                    Path::Water
                };
                if player.huts + player.twelfth_huts == 0 {
                    Violation::NoHutLeft
                } else {
                    Violation::NowhereToGo { path, value }
                }
            }
        }
    }

    /// The action of a die whose gods are paid for.
    pub(super) fn begin_deed(&self, state: &mut State, deed: Deed, value: u8, step: &mut Step) {
        let person = |sex| Decision::Person { sex, value };
        let expand = |path| Decision::Expand { path, value };
        state.errand = Errand::Nothing;
        state.decision = match deed {
            Deed::Helper => Decision::Helper { points: value },
            Deed::Temple => Decision::Priest { value },
            Deed::Build => Decision::Building { value },
            Deed::Man => person(Sex::Man),
            Deed::Woman => person(Sex::Woman),
            Deed::Land => expand(Path::Land),
            Deed::Water => expand(Path::Water),
            Deed::Fishing => {
                let points = u16::from(self.terms.content.fishing);
                Self::score_points(state, state.turn, points, Source::Fishing, step);
                return self.finish(state, step);
            }
        };
    }
}

/// The action that people of a kind carry out like a die, if they do.
pub(super) const fn deed_of(kind: Kind) -> Option<Deed> {
    match kind {
        Kind::Land => Some(Deed::Land),
        Kind::Water => Some(Deed::Water),
        Kind::Woman => Some(Deed::Woman),
        Kind::Man => Some(Deed::Man),
        Kind::Build => Some(Deed::Build),
        _ => None,
    }
}
