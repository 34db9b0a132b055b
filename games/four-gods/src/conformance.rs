//! The battery of laws that every title passes.

use pantheon_engine::conformance::Conforms;
use pantheon_engine::{Game, Random, Rng, Seat, Viewer};

use crate::action::Action;
use crate::cell::Cell;
use crate::content::{TableEntry, TilesEntry};
use crate::event::Event;
use crate::face::{Corner, Rotation};
use crate::rules::FourGods;
use crate::state::State;
use crate::terrain::{Colour, God};
use crate::tile::{Hand, Side, Slot};

fn cell(rng: &mut Rng) -> Cell {
    Cell::new(rng.below(9) as u8, rng.below(9) as u8).unwrap()
}

impl Conforms for FourGods {
    fn any_action(&self, _state: &State, rng: &mut Rng) -> Action {
        let hand = Hand::ALL[rng.index(2)];
        let side = Side::ALL[rng.index(2)];
        let rotation = Rotation::ALL[rng.index(4)];
        let colour = Colour::ALL[rng.index(4)];
        let area = Corner::at(rng.below(4) as u8);
        let from = (rng.below(3) == 0).then(|| cell(rng));
        let slot = Slot {
            row: Seat::new(rng.below(5) as u8).unwrap(),
            place: rng.below(22) as u8,
        };
        match rng.below(22) {
            0 => Action::Pick(colour),
            1 => Action::Ready,
            2 => Action::Choose(God::ALL[rng.index(4)]),
            3 => Action::DrawOne,
            4 => Action::DrawTwo,
            5 => Action::Prophet { colour, area, from },
            6 | 7 => Action::Build {
                colour,
                cell: cell(rng),
                from,
            },
            8 | 9 => Action::Destroy {
                hand,
                side,
                rotation,
                cell: cell(rng),
                marker: colour,
            },
            10 => Action::Discard { hand, side },
            11 => Action::DiscardBoth {
                left: side,
                right: Side::A,
            },
            12 => Action::TurnOver(slot),
            13 => Action::Take(slot),
            14 => Action::PutBack { hand, side },
            15 => Action::Pass,
            16 => Action::EndTurn,
            17 => Action::Challenge(cell(rng)),
            18 => Action::GiveUp(cell(rng)),
            19 => [Action::Leave, Action::Return][rng.index(2)],
            _ => Action::Place {
                hand,
                side,
                rotation,
                cell: cell(rng),
            },
        }
    }

    /// The god of each other player's first colour, and the hidden side of the first tile in each row.
    fn hidden_features(&self, state: &State, viewer: Viewer) -> Vec<u32> {
        let others = Seat::all(self.seats()).filter(|&seat| viewer != Viewer::Seat(seat));
        let gods = others.map(|seat| {
            let colour = state.colours(seat).next();
            let god = colour.and_then(|colour| state.god_of(colour));
            god.map_or(4, |god| god.index() as u32)
        });
        let hidden = Seat::all(self.seats()).map(|row| {
            let laid = state
                .rows
                .in_row(row)
                .next()
                .and_then(|slot| state.rows.get(slot));
            laid.map_or(0, |laid| {
                let hidden = self.content().face(laid.tile, laid.side.other());
                1 + u32::from(hidden.pattern())
            })
        });
        gods.chain(hidden).collect()
    }

    fn is_passing(&self, event: &Event) -> bool {
        matches!(event, Event::Challenged { .. })
    }
}

pantheon_engine::conformance!(FourGods);

pantheon_engine::typescript!(FourGods, TableEntry, TilesEntry);
