//! What happens at a table of Gods of Rome. All of it is public.

use pantheon_engine::{Party, Seat};

use crate::card::{CardId, Objective, ObjectiveSet, Slot};
use crate::god::God;
use crate::state::Ending;
use crate::territory::Territory;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event {
        /// Somebody was drawn to begin.
        FirstPlayer { seat: Seat },
        /// A god was drawn to leave the game.
        GodRemoved { god: God },
        /// An action card was turned up.
        CardOpened { card: CardId },
        /// An objective was turned up.
        ObjectiveOpened { objective: Objective },
        /// A player chose a faction.
        FactionChosen { seat: Seat, god: God },
        /// Venus' extra meeples arrived.
        HomeReinforced { seat: Seat, territory: Territory, count: u8 },
        /// A player visits a god's temple.
        Visited { seat: Seat, god: God },
        /// A god's piece went home to its temple.
        PieceReturned { god: God },
        /// A player received a blessing.
        BlessingReceived { seat: Seat, god: God },
        /// A used blessing became available again.
        BlessingRenewed { seat: Seat, god: God },
        /// A meeple of a god's colour was placed by a visitor.
        MeeplePlaced { seat: Seat, faction: God, territory: Territory },
        /// A visit found no meeple in the reserve.
        NoMeepleLeft { god: God },
        /// A slot was activated.
        Activated { seat: Seat, slot: Slot },
        /// A blessing was put on the slot.
        BlessingUsed { seat: Seat, god: God },
        /// A meeple came from the reserve.
        Grew { seat: Seat, territory: Territory },
        /// One of a player's meeples moved.
        Moved { seat: Seat, from: Territory, to: Territory },
        /// A temple was built.
        TempleBuilt { seat: Seat, territory: Territory },
        /// An action card was laid on a slot.
        CardTaken { seat: Seat, card: CardId, slot: Slot },
        /// A meeple was pushed.
        Pushed { seat: Seat, faction: God, from: Territory, to: Territory },
        /// A god's piece came to a territory.
        PieceMoved { seat: Seat, god: God, territory: Territory },
        /// A player began to score.
        ScoringBegan { seat: Seat, cost: u8 },
        /// A territory was scored: one for control, its harvest tile, its objectives.
        TerritoryScored {
            seat: Seat,
            territory: Territory,
            harvest: i8,
            objectives: ObjectiveSet,
            favour: i16,
        },
        /// An objective was scored that counts once.
        ObjectiveScored { seat: Seat, objective: Objective, favour: u8 },
        /// A scoring ended.
        Scored { party: Party, result: i16, favour: u8 },
        /// A harvest tile was turned over.
        HarvestTurned { territory: Territory, tile: i8 },
        /// A checkpoint was triggered.
        CheckpointReached { party: Party, checkpoint: u8 },
        /// A space of a victory track was claimed.
        PointsClaimed { party: Party, checkpoint: u8, points: u8 },
        /// Somebody moved up to a checkpoint's mark.
        CaughtUp { party: Party, favour: u8 },
        /// A player declined the extra scoring.
        ScoringDeclined { seat: Seat },
        /// The Patronus' die was thrown.
        DieThrown { face: u8 },
        /// The Patronus placed a meeple.
        PatronusPlaced { territory: Territory },
        /// The Patronus moved meeples.
        PatronusMoved { from: Territory, to: Territory, count: u8 },
        /// The Patronus did nothing.
        PatronusPassed,
        /// The game is over.
        Ended { ending: Ending },
    }
}
