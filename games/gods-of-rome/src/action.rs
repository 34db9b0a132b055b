//! The decisions of Gods of Rome, one at a time.

use serde::{Deserialize, Serialize};

use crate::card::{OpenCard, Slot};
use crate::god::God;
use crate::territory::Territory;

/// One decision. A turn is a short sequence of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Play this faction (GR-F1).
    Choose(God),
    /// Visit this god's temple (GR-V1).
    Visit(God),
    /// Put the visited god's meeple here (GR-V4).
    Place(Territory),
    /// Activate this slot (GR-A1).
    Activate(Slot),
    /// Score territories (GR-C).
    Score,
    /// Don't score at the end (GR-K3).
    Decline,
    /// Growth: a meeple comes here (GR-A4).
    Grow(Territory),
    /// The growing meeple comes from here, as the reserve is empty (GR-A4).
    Regroup(Territory),
    /// Improved growth: build a temple here (GR-A8).
    Build(Territory),
    /// Take this open card (GR-A8).
    Take(OpenCard),
    /// Lay the card on this slot (GR-A8).
    Lay(Slot),
    /// Travel: meeples leave from here (GR-A5).
    Travel(Territory),
    /// The next meeple goes here (GR-A5).
    Move(Territory),
    /// Improved travel: meeples gather here (GR-A9).
    Gather(Territory),
    /// The next meeple comes from here (GR-A9).
    Summon(Territory),
    /// Attack here (GR-A6).
    Attack(Territory),
    /// Improved attack: the god's piece descends here (GR-A10).
    Smite(Territory),
    /// Push a meeple of this faction there (GR-A6, GR-A10).
    Push {
        /// Whose meeple.
        faction: God,
        /// Where to.
        to: Territory,
    },
    /// Leave it at that (GR-A2).
    Done,
}

impl Action {
    /// Whether its player may take it back alone, as long as no card was drawn: whatever it is.
    #[expect(clippy::unused_self, reason = "other titles tell actions apart")]
    pub(crate) const fn may_be_taken_back(self) -> bool {
        true
    }
}
