//! What happens at a table of Bora Bora. Only a card drawn from the pile is private.

use pantheon_engine::Seat;

use crate::piece::{Cards, Deed, God, Jewel, Kind, Material, Sex, Way};
use crate::player::Source;
use crate::region::Region;
use crate::task::TaskId;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event {
        /// A place in turn order.
        Ordered { seat: Seat, place: u8 },
        /// A player was dealt a task.
        TaskDealt { seat: Seat, task: TaskId },
        /// A round began.
        RoundBegan { round: u8 },
        /// A player's dice were thrown.
        DiceThrown { seat: Seat, faces: [u8; 3] },
        /// A die was placed.
        DiePlaced { seat: Seat, face: u8, deed: Deed },
        /// A god was paid for.
        GodUsed { seat: Seat, god: God, way: Way },
        /// A hut came to a region.
        Settled { seat: Seat, region: Region },
        /// A player got a material.
        MaterialTaken { seat: Seat, material: Material },
        /// A material found no place on the board.
        LaidBeside { seat: Seat, material: Material },
        /// A player got an offering.
        OfferingTaken { seat: Seat },
        /// A player got shells.
        ShellsTaken { seat: Seat, count: u8 },
        /// A player rose in status.
        StatusRisen { seat: Seat, steps: u8 },
        /// A player scored.
        Scored { seat: Seat, points: u16, source: Source },
        /// A man or woman was taken.
        PersonTaken { seat: Seat, sex: Sex, kind: Kind },
        /// A man or woman was moved down.
        MovedDown { seat: Seat, sex: Sex, kind: Kind },
        /// A hut was moved to the twelfth space.
        HutMoved { seat: Seat },
        /// An open card was taken.
        CardTaken { seat: Seat, god: God },
        /// One drew a card from the pile, and sees it.
        CardDrawn { seat: Seat, god: God },
        /// Somebody drew a card from the pile.
        CardDrawnUnseen { seat: Seat },
        /// A card was turned up.
        CardOpened { god: God },
        /// The discarded cards became the pile.
        Reshuffled,
        /// A priest came to the temple.
        PriestSent { seat: Seat, space: u8 },
        /// A priest was pushed out.
        PriestReturned { seat: Seat },
        /// A building was built.
        Built { seat: Seat, tile: u8 },
        /// People acted.
        PeopleUsed { seat: Seat, sex: Sex, kind: Kind, count: u8 },
        /// A god tile was won.
        GodTileWon { seat: Seat },
        /// A god tile left the game.
        GodTileLost,
        /// A jewel was bought.
        JewelBought { seat: Seat, jewel: Jewel },
        /// God cards were shown for a task.
        CardsShown { seat: Seat, cards: Cards },
        /// A task was fulfilled.
        TaskFulfilled { seat: Seat, task: TaskId, aided: bool },
        /// A task was thrown away.
        TaskDiscarded { seat: Seat, task: TaskId },
        /// A new task was taken.
        TaskTaken { seat: Seat, task: TaskId },
        /// The game is over.
        Ended,
    }
}
