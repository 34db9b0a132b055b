//! What an action has brought on average, wherever it was taken: the move-average sampling technique (MAST).

use pantheon_engine::{MAX_SEATS, Seat};

const PLACES: usize = 1024;

/// The averages of one search, by seat and action. Actions that fall on one place share it.
#[derive(Debug)]
pub(crate) struct Averages(Vec<(f32, u32)>);

impl Averages {
    pub(crate) fn new() -> Self {
        Self(vec![(0.0, 0); PLACES * MAX_SEATS])
    }

    /// How much better than even this action did, from -0.5 to 0.5; 0 when it is not known.
    pub(crate) fn of(&self, seat: Seat, key: u32) -> f32 {
        let (sum, count) = self.0[place(seat, key)];
        // A few imagined even results keep the first real ones from counting for too much.
        (sum + 2.0) / (count as f32 + 4.0) - 0.5
    }

    pub(crate) fn learn(&mut self, seat: Seat, key: u32, brought: f32) {
        let (sum, count) = &mut self.0[place(seat, key)];
        *sum += brought;
        *count += 1;
    }
}

fn place(seat: Seat, key: u32) -> usize {
    seat.index() * PLACES + key as usize % PLACES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_that_does_well_stands_above_one_that_does_not() {
        let mut averages = Averages::new();
        assert!(averages.of(Seat::FIRST, 7).abs() < 1.0e-6);
        for _ in 0..20 {
            averages.learn(Seat::FIRST, 7, 1.0);
            averages.learn(Seat::FIRST, 8, 0.0);
        }
        assert!(averages.of(Seat::FIRST, 7) > 0.3);
        assert!(averages.of(Seat::FIRST, 8) < -0.3);
        assert!(averages.of(Seat::new(1).unwrap(), 7).abs() < 1.0e-6);
    }
}
