//! What happens at a table of DEUS. Only the cards somebody draws, drafts or hides are told to them alone.

use arrayvec::ArrayVec;
use pantheon_engine::Seat;

use crate::action::Payment;
use crate::card::Design;
use crate::card_text::amount;
use crate::kind::{Colour, Kind, Resource};
use crate::names::{self, piece};
use crate::region::Region;
use crate::rules::Deus;
use crate::state::Ending;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    pub enum Event of deus: Deus {
        /// Somebody was drawn to begin.
        FirstPlayer { seat: Seat } => ("de-event-first-player", who = seat),
        /// A player drafted a piece; the others don't hear which.
        Drafted { seat: Seat, kind: Option<Kind> } by kind => {
            None => ("de-event-drafted", who = seat),
            Some(kind) => ("de-event-drafted-piece", who = seat, piece = piece(kind.colour())),
        },
        /// All have drafted.
        DraftOpened => ("de-event-draft-opened"),
        /// A player drew these cards.
        DrewCards {
            seat: Seat,
            #[cfg_attr(feature = "ts", ts(as = "Vec<Design>"))]
            cards: ArrayVec<Design, 10>,
        } => ("de-event-drew-cards", who = seat, cards = deus.card_names(&cards)),
        /// A player drew so many cards.
        Drew { seat: Seat, count: u8 } => ("de-event-drew", who = seat, count),
        /// The discard pile became the draw pile.
        Reshuffled { count: u8 } => ("de-event-reshuffled", count),
        /// A card was laid into a column.
        CardLaid { seat: Seat, card: Design } => ("de-event-card-laid", who = seat, card = deus.card_name(card)),
        /// A card was laid face down; the others don't hear which.
        CardHidden { seat: Seat, column: Kind, card: Option<Design>, gold: u8 } by card => {
            None => ("de-event-card-hidden", who = seat, column = names::column(column.colour()), gold),
            Some(card) => (
                "de-event-own-card-hidden",
                who = seat,
                card = deus.card_name(card),
                column = names::column(column.colour()),
                gold,
            ),
        },
        /// A cost was paid, some resources with gold.
        Paid { seat: Seat, card: Design, payment: Payment }
            => ("de-event-paid", who = seat, cost = deus.paid(card, payment)),
        /// A piece was put on the map.
        Placed { seat: Seat, colour: Colour, region: Region }
            => ("de-event-placed", who = seat, region, piece = piece(colour)),
        /// Victory points were paid for a place on the edge.
        EdgePaid { seat: Seat, points: u8 } => ("de-event-edge-paid", who = seat, points),
        /// A temple card was built without a wooden temple.
        NoTempleLeft { seat: Seat } => ("de-event-no-temple-left", who = seat),
        /// A village was sacked and brought a player points.
        Sacked { seat: Seat, region: Region, points: u8 } => ("de-event-sacked", who = seat, region, points),
        /// A card's effect was used.
        Used { seat: Seat, card: Design } => ("de-event-used", who = seat, card = deus.card_name(card)),
        /// A card's effect was declined.
        Declined { seat: Seat, card: Design } => ("de-event-declined", who = seat, card = deus.card_name(card)),
        /// A player gained gold.
        GainedGold { seat: Seat, gold: u16 } => ("de-event-gained-gold", who = seat, gold),
        /// A player gained victory points.
        GainedPoints { seat: Seat, points: u16 } => ("de-event-gained-points", who = seat, points),
        /// A player took resources.
        Took { seat: Seat, resource: Resource, count: u8 }
            => ("de-event-took", who = seat, what = amount(count, resource.word())),
        /// A player bought a resource.
        Bought { seat: Seat, resource: Resource, gold: u8 } => ("de-event-bought", who = seat, resource, gold),
        /// A player sold resources.
        Sold { seat: Seat, resource: Resource, count: u8 }
            => ("de-event-sold", who = seat, what = amount(count, resource.word())),
        /// A player exchanged a resource.
        Exchanged { seat: Seat, from: Resource, to: Resource } => ("de-event-exchanged", who = seat, from, to),
        /// A player gained a piece.
        GainedPiece { seat: Seat, kind: Kind } => ("de-event-gained-piece", who = seat, piece = piece(kind.colour())),
        /// A player discarded a card for an effect.
        Discarded { seat: Seat, card: Design } => ("de-event-discarded", who = seat, card = deus.card_name(card)),
        /// An army moved.
        Moved { seat: Seat, from: Region, to: Region } => ("de-event-moved", who = seat, from, to),
        /// A player took points from a village.
        Raided { seat: Seat, region: Region, points: u8 } => ("de-event-raided", who = seat, region, points),
        /// A player gave another gold.
        Taxed { seat: Seat, from: Seat, gold: u16 } => ("de-event-taxed", who = seat, from, gold),
        /// A player took points from another.
        Robbed { seat: Seat, from: Seat, points: u16 } => ("de-event-robbed", who = seat, from, points),
        /// A player offered a card on top.
        Offered { seat: Seat, card: Design } => ("de-event-offered", who = seat, card = deus.card_name(card)),
        /// A player offered another card below it.
        OfferedMore { seat: Seat, count: u8 } => ("de-event-offered-more", who = seat, count),
        /// A god was invoked.
        Invoked { seat: Seat, god: Colour, count: u8 }
            => ("de-event-invoked", who = seat, god = names::god(god), count),
        /// A round ended and the next began.
        Round { round: u8 } => ("de-event-round", round),
        /// The end is certain: that round is the last.
        LastRound { round: u8, ending: Ending } => ("de-event-last-round", round, why = names::ending(ending)),
        /// The game is over.
        Over { ending: Ending } => ("de-event-over", why = names::ending(ending)),
    }
}
