//! What a player remembers of the tiles in the rows: the sides that lie below (FG-H9).

use pantheon_engine::Seat;
use pantheon_games::four_gods::{Action, Face, Hand, Slot, View};

/// Both sides of the tiles in the rows that the player has seen from both sides.
#[derive(Debug, Default)]
pub(super) struct Memory {
    seen: Vec<(Slot, [Face; 2])>,
    /// A tile that was turned over, with the side it showed before.
    turned: Option<(Slot, Face)>,
}

impl Memory {
    /// Looks at the rows: forgets what isn't there any more, and learns what a turning has shown.
    pub(super) fn look(&mut self, view: &View) {
        if let Some((slot, before)) = self.turned.take()
            && let Some(now) = view.in_row(slot)
            && now != before
        {
            self.seen.push((slot, [before, now]));
        }
        self.seen
            .retain(|(slot, sides)| view.in_row(*slot).is_some_and(|face| sides.contains(&face)));
    }

    /// The side that lies below in this place, if it was seen.
    pub(super) fn below(&self, view: &View, slot: Slot) -> Option<Face> {
        let shown = view.in_row(slot)?;
        let (_, sides) = self.seen.iter().find(|(seen, _)| *seen == slot)?;
        sides.iter().copied().find(|&side| side != shown)
    }

    /// Keeps in mind what an action of the player's own tells.
    pub(super) fn note(&mut self, view: &View, seat: Seat, action: Action) {
        match action {
            Action::TurnOver(slot) => {
                self.turned = view.in_row(slot).map(|face| (slot, face));
            }
            Action::Discard { hand, .. } => self.discarded(view, seat, &[hand]),
            Action::DiscardBoth { .. } => self.discarded(view, seat, &Hand::ALL),
            _ => {}
        }
    }

    /// Discarded tiles go to the first free places of the own row.
    fn discarded(&mut self, view: &View, seat: Seat, hands: &[Hand]) {
        let free = (0..view.row_places)
            .map(|place| Slot { row: seat, place })
            .filter(|&slot| view.in_row(slot).is_none());
        for (slot, &hand) in free.zip(hands) {
            if let Some(sides) = view.own_sides(seat, hand) {
                self.seen.retain(|(seen, _)| *seen != slot);
                self.seen.push((slot, sides));
            }
        }
    }
}
