//! What happens at a table of Gods of Rome. All of it is public.

use pantheon_engine::{Party, Seat};

use crate::card::{CardId, Objective, ObjectiveSet, Slot};
use crate::god::God;
use crate::rules::GodsOfRome;
use crate::state::Ending;
use crate::territory::Territory;
use crate::text;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event of rome: GodsOfRome {
        /// Somebody was drawn to begin.
        FirstPlayer { seat: Seat } => ("gr-event-first-player", who = seat),
        /// A god was drawn to leave the game.
        GodRemoved { god: God } => ("gr-event-god-removed", god),
        /// An action card was turned up.
        CardOpened { card: CardId } => ("gr-event-card-opened", card = rome.card_text(card)),
        /// An objective was turned up.
        ObjectiveOpened { objective: Objective } => ("gr-event-objective-opened", objective),
        /// A player chose a faction.
        FactionChosen { seat: Seat, god: God } => ("gr-event-faction-chosen", who = seat, god),
        /// Venus' extra meeples arrived.
        HomeReinforced { seat: Seat, territory: Territory, count: u8 }
            => ("gr-event-home-reinforced", who = seat, territory, count),
        /// A player visits a god's temple.
        Visited { seat: Seat, god: God } => ("gr-event-visited", who = seat, god),
        /// A god's piece went home to its temple.
        PieceReturned { god: God } => ("gr-event-piece-returned", god),
        /// A player received a blessing.
        BlessingReceived { seat: Seat, god: God } => ("gr-event-blessing-received", who = seat, god),
        /// A used blessing became available again.
        BlessingRenewed { seat: Seat, god: God } => ("gr-event-blessing-renewed", who = seat, god),
        /// A meeple of a god's colour was placed by a visitor.
        MeeplePlaced { seat: Seat, faction: God, territory: Territory }
            => ("gr-event-meeple-placed", who = seat, god = faction, territory),
        /// A visit found no meeple in the reserve.
        NoMeepleLeft { god: God } => ("gr-event-no-meeple-left", god),
        /// A slot was activated.
        Activated { seat: Seat, slot: Slot } => ("gr-event-activated", who = seat, slot),
        /// A blessing was put on the slot.
        BlessingUsed { seat: Seat, god: God } => ("gr-event-blessing-used", who = seat, god),
        /// A meeple came from the reserve.
        Grew { seat: Seat, territory: Territory } => ("gr-event-grew", who = seat, territory),
        /// One of a player's meeples moved.
        Moved { seat: Seat, from: Territory, to: Territory } => ("gr-event-moved", who = seat, from, to),
        /// A temple was built.
        TempleBuilt { seat: Seat, territory: Territory } => ("gr-event-temple-built", who = seat, territory),
        /// An action card was laid on a slot.
        CardTaken { seat: Seat, card: CardId, slot: Slot }
            => ("gr-event-card-taken", who = seat, card = rome.card_text(card), slot),
        /// A meeple was pushed.
        Pushed { seat: Seat, faction: God, from: Territory, to: Territory }
            => ("gr-event-pushed", who = seat, faction, from, to),
        /// A god's piece came to a territory.
        PieceMoved { seat: Seat, god: God, territory: Territory }
            => ("gr-event-piece-moved", who = seat, god, territory),
        /// A player began to score.
        ScoringBegan { seat: Seat, cost: u8 } => ("gr-event-scoring-began", who = seat, cost),
        /// A territory was scored: one for control, its harvest tile, its objectives.
        TerritoryScored {
            seat: Seat,
            territory: Territory,
            harvest: i8,
            objectives: ObjectiveSet,
            favour: i16,
        } => (
            if objectives.is_empty() { "gr-event-territory-scored" } else { "gr-event-territory-scored-objectives" },
            who = seat,
            territory,
            harvest,
            favour,
            objectives = text::objectives(objectives),
        ),
        /// An objective was scored that counts once.
        ObjectiveScored { seat: Seat, objective: Objective, favour: u8 }
            => ("gr-event-objective-scored", who = seat, objective, favour),
        /// A scoring ended.
        Scored { party: Party, result: i16, favour: u8 }
            => ("gr-event-scored", who = text::party(party), result, favour),
        /// A harvest tile was turned over.
        HarvestTurned { territory: Territory, tile: i8 } => ("gr-event-harvest-turned", territory, tile),
        /// A checkpoint was triggered.
        CheckpointReached { party: Party, checkpoint: u8 }
            => ("gr-event-checkpoint-reached", who = text::party(party), checkpoint),
        /// A space of a victory track was claimed.
        PointsClaimed { party: Party, checkpoint: u8, points: u8 }
            => ("gr-event-points-claimed", who = text::party(party), checkpoint, points),
        /// Somebody moved up to a checkpoint's mark.
        CaughtUp { party: Party, favour: u8 } => ("gr-event-caught-up", who = text::party(party), favour),
        /// A player declined the extra scoring.
        ScoringDeclined { seat: Seat } => ("gr-event-scoring-declined", who = seat),
        /// The Patronus' die was thrown.
        DieThrown { face: u8 } => ("gr-event-die-thrown", face),
        /// The Patronus placed a meeple.
        PatronusPlaced { territory: Territory } => ("gr-event-patronus-placed", territory),
        /// The Patronus moved meeples.
        PatronusMoved { from: Territory, to: Territory, count: u8 } => ("gr-event-patronus-moved", count, from, to),
        /// The Patronus did nothing.
        PatronusPassed => ("gr-event-patronus-passed"),
        /// The game is over.
        Ended { ending: Ending } => (ending.message()),
    }
}
