//! What happens at a table of DEUS. Only the cards somebody draws, drafts or hides are told to them alone.

use arrayvec::ArrayVec;
use pantheon_engine::Seat;

use crate::action::Payment;
use crate::card::Design;
use crate::kind::{Colour, Kind, Resource};
use crate::region::Region;
use crate::state::Ending;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    pub enum Event {
        /// Somebody was drawn to begin.
        FirstPlayer { seat: Seat },
        /// A player drafted a piece; the others don't hear which.
        Drafted { seat: Seat, kind: Option<Kind> },
        /// All have drafted.
        DraftOpened,
        /// A player drew these cards.
        DrewCards {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Design>"))]
            cards: ArrayVec<Design, 10>,
        },
        /// A player drew so many cards.
        Drew { seat: Seat, count: u8 },
        /// The discard pile became the draw pile.
        Reshuffled { count: u8 },
        /// A card was laid into a column.
        CardLaid { seat: Seat, card: Design },
        /// A card was laid face down; the others don't hear which.
        CardHidden { seat: Seat, column: Kind, card: Option<Design>, gold: u8 },
        /// A cost was paid, some resources with gold.
        Paid { seat: Seat, card: Design, payment: Payment },
        /// A piece was put on the map.
        Placed { seat: Seat, colour: Colour, region: Region },
        /// Victory points were paid for a place on the edge.
        EdgePaid { seat: Seat, points: u8 },
        /// A temple card was built without a wooden temple.
        NoTempleLeft { seat: Seat },
        /// A village was sacked and brought a player points.
        Sacked { seat: Seat, region: Region, points: u8 },
        /// A card's effect was used.
        Used { seat: Seat, card: Design },
        /// A card's effect was declined.
        Declined { seat: Seat, card: Design },
        /// A player gained gold.
        GainedGold { seat: Seat, gold: u16 },
        /// A player gained victory points.
        GainedPoints { seat: Seat, points: u16 },
        /// A player took resources.
        Took { seat: Seat, resource: Resource, count: u8 },
        /// A player bought a resource.
        Bought { seat: Seat, resource: Resource, gold: u8 },
        /// A player sold resources.
        Sold { seat: Seat, resource: Resource, count: u8 },
        /// A player exchanged a resource.
        Exchanged { seat: Seat, from: Resource, to: Resource },
        /// A player gained a piece.
        GainedPiece { seat: Seat, kind: Kind },
        /// A player discarded a card for an effect.
        Discarded { seat: Seat, card: Design },
        /// An army moved.
        Moved { seat: Seat, from: Region, to: Region },
        /// A player took points from a village.
        Raided { seat: Seat, region: Region, points: u8 },
        /// A player gave another gold.
        Taxed { seat: Seat, from: Seat, gold: u16 },
        /// A player took points from another.
        Robbed { seat: Seat, from: Seat, points: u16 },
        /// A player offered a card on top.
        Offered { seat: Seat, card: Design },
        /// A player offered another card below it.
        OfferedMore { seat: Seat, count: u8 },
        /// A god was invoked.
        Invoked { seat: Seat, god: Colour, count: u8 },
        /// A round ended and the next began.
        Round { round: u8 },
        /// The end is certain: that round is the last.
        LastRound { round: u8, ending: Ending },
        /// The game is over.
        Over { ending: Ending },
    }
}
