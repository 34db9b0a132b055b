//! What happened, as messages.

use pantheon_engine::{Message, Seat};

use crate::event::Event;
use crate::piece::God;
use crate::rules::BoraBora;
use crate::text::{person, way};

impl BoraBora {
    pub(crate) fn event_text(&self, event: &Event) -> Message {
        let told = |key: &'static str, seat: Seat| Message::new(key).seat("who", seat);
        match *event {
            Event::Ordered { seat, place } => told("bb-event-ordered", seat).number("place", place),
            Event::TaskDealt { seat, task } => {
                told("bb-event-task-dealt", seat).word("task", self.task_text(task))
            }
            Event::RoundBegan { round } => {
                Message::new("bb-event-round-began").number("round", round)
            }
            Event::DiceThrown { seat, faces } => told("bb-event-dice-thrown", seat)
                .number("first", faces[0])
                .number("second", faces[1])
                .number("third", faces[2]),
            Event::DiePlaced { seat, face, deed } => told("bb-event-die-placed", seat)
                .number("face", face)
                .word("deed", deed.word()),
            Event::GodUsed {
                seat,
                god,
                way: how,
            } => told("bb-event-god-used", seat)
                .word("god", god.word())
                .word("way", way(how)),
            Event::Settled { seat, region } => {
                told("bb-event-settled", seat).text("region", region.name())
            }
            Event::MaterialTaken { seat, material } => {
                told("bb-event-material-taken", seat).word("material", material.word())
            }
            Event::LaidBeside { seat, material } => {
                told("bb-event-laid-beside", seat).word("material", material.word())
            }
            Event::OfferingTaken { seat } => told("bb-event-offering-taken", seat),
            Event::ShellsTaken { seat, count } => {
                told("bb-event-shells-taken", seat).number("count", count)
            }
            Event::StatusRisen { seat, steps } => {
                told("bb-event-status-risen", seat).number("steps", steps)
            }
            Event::Scored {
                seat,
                points,
                source,
            } => told("bb-event-scored", seat)
                .number("points", points)
                .word("source", source.word()),
            Event::PersonTaken { seat, sex, kind } => {
                told("bb-event-person-taken", seat).word("person", person(sex, kind))
            }
            Event::MovedDown { seat, sex, kind } => {
                told("bb-event-moved-down", seat).word("person", person(sex, kind))
            }
            Event::HutMoved { seat } => told("bb-event-hut-moved", seat),
            Event::CardTaken { seat, god } => {
                told("bb-event-card-taken", seat).word("god", god.word())
            }
            Event::CardDrawn { seat, god } => {
                told("bb-event-card-drawn", seat).word("god", god.word())
            }
            Event::CardDrawnUnseen { seat } => told("bb-event-card-drawn-unseen", seat),
            Event::CardOpened { god } => {
                Message::new("bb-event-card-opened").word("god", god.word())
            }
            Event::Reshuffled => Message::new("bb-event-reshuffled"),
            Event::PriestSent { seat, space } => {
                told("bb-event-priest-sent", seat).number("space", space)
            }
            Event::PriestReturned { seat } => told("bb-event-priest-returned", seat),
            Event::Built { seat, tile } => told("bb-event-built", seat).number("tile", tile),
            Event::PeopleUsed {
                seat,
                sex,
                kind,
                count,
            } => told("bb-event-people-used", seat)
                .word("person", person(sex, kind))
                .number("count", count),
            Event::GodTileWon { seat } => told("bb-event-god-tile-won", seat),
            Event::GodTileLost => Message::new("bb-event-god-tile-lost"),
            Event::JewelBought { seat, jewel } => {
                told("bb-event-jewel-bought", seat).word("jewel", self.jewel_text(jewel))
            }
            Event::CardsShown { seat, cards } => {
                let shown = God::ALL.into_iter().flat_map(|god| {
                    std::iter::repeat_n(god.word(), usize::from(cards[god.index()]))
                });
                told("bb-event-cards-shown", seat).list("cards", shown.collect())
            }
            Event::TaskFulfilled { seat, task, aided } => told(
                if aided {
                    "bb-event-task-fulfilled-aided"
                } else {
                    "bb-event-task-fulfilled"
                },
                seat,
            )
            .word("task", self.task_text(task)),
            Event::TaskDiscarded { seat, task } => {
                told("bb-event-task-discarded", seat).word("task", self.task_text(task))
            }
            Event::TaskTaken { seat, task } => {
                told("bb-event-task-taken", seat).word("task", self.task_text(task))
            }
            Event::Ended => Message::new("bb-end-six-rounds"),
        }
    }
}
