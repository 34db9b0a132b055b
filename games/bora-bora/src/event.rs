//! What happens at a table of Bora Bora. Only a card drawn from the pile is private.

use pantheon_engine::Seat;

use crate::piece::{Cards, Deed, God, Jewel, Kind, Material, Sex, Way};
use crate::player::Source;
use crate::region::Region;
use crate::rules::BoraBora;
use crate::task::TaskId;
use crate::text;

/// A step of the game, which is told what happens.
pub(crate) type Step = pantheon_engine::Step<Event>;

pantheon_engine::events! {
    /// Something that happened.
    #[derive(Copy)]
    pub enum Event of bora: BoraBora {
        /// A place in turn order.
        Ordered { seat: Seat, place: u8 } => ("bb-event-ordered", who = seat, place),
        /// A player was dealt a task.
        TaskDealt { seat: Seat, task: TaskId } => ("bb-event-task-dealt", who = seat, task = bora.task_text(task)),
        /// A round began.
        RoundBegan { round: u8 } => ("bb-event-round-began", round),
        /// A player's dice were thrown.
        DiceThrown { seat: Seat, faces: [u8; 3] } by faces => {
            [first, second, third] => ("bb-event-dice-thrown", who = seat, first, second, third),
        },
        /// A die was placed.
        DiePlaced { seat: Seat, face: u8, deed: Deed } => ("bb-event-die-placed", who = seat, face, deed),
        /// A god was paid for.
        GodUsed { seat: Seat, god: God, way: Way } => ("bb-event-god-used", who = seat, god, way = text::way(way)),
        /// A hut came to a region.
        Settled { seat: Seat, region: Region } => ("bb-event-settled", who = seat, region),
        /// A player got a material.
        MaterialTaken { seat: Seat, material: Material } => ("bb-event-material-taken", who = seat, material),
        /// A material found no place on the board.
        LaidBeside { seat: Seat, material: Material } => ("bb-event-laid-beside", who = seat, material),
        /// A player got an offering.
        OfferingTaken { seat: Seat } => ("bb-event-offering-taken", who = seat),
        /// A player got shells.
        ShellsTaken { seat: Seat, count: u8 } => ("bb-event-shells-taken", who = seat, count),
        /// A player rose in status.
        StatusRisen { seat: Seat, steps: u8 } => ("bb-event-status-risen", who = seat, steps),
        /// A player scored.
        Scored { seat: Seat, points: u16, source: Source } => ("bb-event-scored", who = seat, points, source),
        /// A man or woman was taken.
        PersonTaken { seat: Seat, sex: Sex, kind: Kind }
            => ("bb-event-person-taken", who = seat, person = text::person(sex, kind)),
        /// A man or woman was moved down.
        MovedDown { seat: Seat, sex: Sex, kind: Kind }
            => ("bb-event-moved-down", who = seat, person = text::person(sex, kind)),
        /// A hut was moved to the twelfth space.
        HutMoved { seat: Seat } => ("bb-event-hut-moved", who = seat),
        /// An open card was taken.
        CardTaken { seat: Seat, god: God } => ("bb-event-card-taken", who = seat, god),
        /// One drew a card from the pile, and sees it.
        CardDrawn { seat: Seat, god: God } => ("bb-event-card-drawn", who = seat, god),
        /// Somebody drew a card from the pile.
        CardDrawnUnseen { seat: Seat } => ("bb-event-card-drawn-unseen", who = seat),
        /// A card was turned up.
        CardOpened { god: God } => ("bb-event-card-opened", god),
        /// The discarded cards became the pile.
        Reshuffled => ("bb-event-reshuffled"),
        /// A priest came to the temple.
        PriestSent { seat: Seat, space: u8 } => ("bb-event-priest-sent", who = seat, space),
        /// A priest was pushed out.
        PriestReturned { seat: Seat } => ("bb-event-priest-returned", who = seat),
        /// A building was built.
        Built { seat: Seat, tile: u8 } => ("bb-event-built", who = seat, tile),
        /// People acted.
        PeopleUsed { seat: Seat, sex: Sex, kind: Kind, count: u8 }
            => ("bb-event-people-used", who = seat, person = text::person(sex, kind), count),
        /// A god tile was won.
        GodTileWon { seat: Seat } => ("bb-event-god-tile-won", who = seat),
        /// A god tile left the game.
        GodTileLost => ("bb-event-god-tile-lost"),
        /// A jewel was bought.
        JewelBought { seat: Seat, jewel: Jewel }
            => ("bb-event-jewel-bought", who = seat, jewel = bora.jewel_text(jewel)),
        /// God cards were shown for a task.
        CardsShown { seat: Seat, cards: Cards } => ("bb-event-cards-shown", who = seat, cards = text::gods(cards)),
        /// A task was fulfilled.
        TaskFulfilled { seat: Seat, task: TaskId, aided: bool } by aided => {
            false => ("bb-event-task-fulfilled", who = seat, task = bora.task_text(task)),
            true => ("bb-event-task-fulfilled-aided", who = seat, task = bora.task_text(task)),
        },
        /// A task was thrown away.
        TaskDiscarded { seat: Seat, task: TaskId }
            => ("bb-event-task-discarded", who = seat, task = bora.task_text(task)),
        /// A new task was taken.
        TaskTaken { seat: Seat, task: TaskId } => ("bb-event-task-taken", who = seat, task = bora.task_text(task)),
        /// The game is over.
        Ended => ("bb-end-six-rounds"),
    }
}
