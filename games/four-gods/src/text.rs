//! What is asked, done and told, as messages. The words are in `locales/`.

use pantheon_engine::{Message, Picture, Seat, Speak, Words};

use crate::action::Action;
use crate::cell::Cell;
use crate::event::Event;
use crate::face::{Corner, Face, Rotation};
use crate::options::Modes;
use crate::rules::FourGods;
use crate::state::{Phase, Trigger};
use crate::terrain::Terrain;
use crate::tile::{Hand, Side, Slot};
use crate::view::View;
use crate::world::Seen;

/// A corner's name.
pub(crate) fn corner(corner: Corner) -> Message {
    Message::new(match corner.index() {
        0 => "fg-corner-nw",
        1 => "fg-corner-ne",
        2 => "fg-corner-se",
        _ => "fg-corner-sw",
    })
}

/// Why the last part began.
pub(crate) fn trigger(trigger: Trigger) -> Message {
    Message::new(match trigger {
        Trigger::WorldFull => "fg-trigger-world-full",
        Trigger::BagEmpty => "fg-trigger-bag-empty",
        Trigger::LongEnough => "fg-trigger-long-enough",
    })
}

fn modes(modes: Modes) -> Vec<Message> {
    let mut words = vec![
        Message::new(if modes.timed {
            "fg-mode-timed"
        } else {
            "fg-mode-simultaneous"
        }),
        Message::new(if modes.secret {
            "fg-mode-secret"
        } else {
            "fg-mode-visible"
        }),
        Message::new(if modes.challenge {
            "fg-mode-challenge"
        } else {
            "fg-mode-strict"
        }),
    ];
    if modes.two_gods_each {
        words.push(Message::new("fg-mode-two-gods-each"));
    }
    if !modes.penalty.is_empty() {
        words.push(Message::new("fg-mode-penalty"));
    }
    words
}

fn place(message: Message, slot: Slot) -> Message {
    message
        .seat("row", slot.row)
        .number("place", slot.place.saturating_add(1))
}

fn moved(key: &'static str, moved_key: &'static str, from: Option<Cell>) -> Message {
    match from {
        None => Message::new(key),
        Some(from) => Message::new(moved_key).text("from", from.name()),
    }
}

/// A side of a tile in one's hand as it would lie; unknown hands say nothing.
fn lying(view: &View, seat: Seat, from: Hand, side: Side, rotation: Rotation) -> String {
    view.own_sides(seat, from)
        .map_or_else(String::new, |sides| {
            sides[side as usize].turned(rotation).code()
        })
}

fn shown(view: &View, slot: Slot) -> String {
    view.in_row(slot).map_or_else(String::new, Face::code)
}

impl Speak for FourGods {
    fn ask(&self, view: &View, seat: Seat) -> Message {
        match view.phase {
            Phase::Over(ending) => Message::new(ending.key()),
            Phase::Preparing => {
                let quota = if view.modes.two_gods_each { 2 } else { 1 };
                let picking = view.modes.secret && view.colours_of(seat).count() < quota;
                Message::new(if picking {
                    "fg-ask-pick"
                } else if view.modes.timed || view.ready.contains(seat) {
                    "fg-ask-wait-ready"
                } else {
                    "fg-ask-ready"
                })
            }
            Phase::Playing => Self::ask_in_play(view, seat),
        }
    }

    fn say_action(&self, view: &View, seat: Seat, action: Action) -> Message {
        match action {
            Action::Pick(picked) => Message::new("fg-action-pick").with("colour", picked),
            Action::Ready => Message::new("fg-action-ready"),
            Action::Choose(chosen) => Message::new("fg-action-choose")
                .with("god", chosen)
                .with("terrain", chosen.terrain()),
            Action::DrawOne => Message::new("fg-action-draw-one"),
            Action::DrawTwo => Message::new("fg-action-draw-two"),
            Action::Place {
                hand: from,
                side,
                rotation,
                cell,
            } => Message::new("fg-action-place")
                .text("face", lying(view, seat, from, side, rotation))
                .with("hand", from)
                .text("cell", cell.name()),
            Action::Prophet {
                colour: own,
                area,
                from,
            } => {
                let on = view.fresh[seat.index()];
                let ground = on.and_then(|cell| view.cell(cell)).map(|seen| match seen {
                    Seen::Tile { face, .. } => face.terrain(area),
                    Seen::City { .. } => Terrain::Sea,
                });
                moved("fg-action-prophet", "fg-action-move-prophet", from)
                    .with("colour", own)
                    .with("terrain", ground.unwrap_or(Terrain::Sea))
                    .word("corner", corner(area))
                    .text("cell", on.map_or_else(String::new, Cell::name))
            }
            Action::Build {
                colour: own,
                cell,
                from,
            } => moved("fg-action-build", "fg-action-build-moving", from)
                .with("colour", own)
                .text("cell", cell.name()),
            Action::Destroy {
                hand: from,
                side,
                rotation,
                cell,
                marker,
            } => Message::new("fg-action-destroy")
                .text("face", lying(view, seat, from, side, rotation))
                .with("hand", from)
                .with("colour", marker)
                .text("cell", cell.name()),
            Action::Discard { hand: from, side } => Message::new("fg-action-discard")
                .text("face", lying(view, seat, from, side, Rotation::default()))
                .with("hand", from),
            Action::DiscardBoth { left, right } => Message::new("fg-action-discard-both")
                .text(
                    "left",
                    lying(view, seat, Hand::Left, left, Rotation::default()),
                )
                .text(
                    "right",
                    lying(view, seat, Hand::Right, right, Rotation::default()),
                ),
            Action::TurnOver(slot) => {
                place(Message::new("fg-action-turn-over"), slot).text("face", shown(view, slot))
            }
            Action::Take(slot) => {
                place(Message::new("fg-action-take"), slot).text("face", shown(view, slot))
            }
            Action::PutBack { hand: from, side } => Message::new("fg-action-put-back")
                .text("face", lying(view, seat, from, side, Rotation::default()))
                .with("hand", from),
            Action::Pass => Message::new("fg-action-pass"),
            Action::EndTurn => Message::new("fg-action-end-turn"),
            Action::Challenge(cell) => {
                Message::new("fg-action-challenge").text("cell", cell.name())
            }
            Action::GiveUp(cell) => Message::new("fg-action-give-up").text("cell", cell.name()),
            Action::Leave => Message::new("fg-action-leave"),
            Action::Return => Message::new("fg-action-return"),
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::ModesDrawn { modes: drawn } => {
                Message::new("fg-event-modes").list("modes", modes(drawn))
            }
            Event::FirstPlayer { seat } => Message::by("fg-event-first-player", seat),
            Event::ColourPicked { seat, colour } => {
                Message::by("fg-event-colour-picked", seat).with("colour", colour)
            }
            Event::GodDealt { seat, colour, god } => Message::by("fg-event-god-dealt", seat)
                .with("colour", colour)
                .with("god", god),
            Event::CardDealt { seat, colour } => {
                Message::by("fg-event-card-dealt", seat).with("colour", colour)
            }
            Event::Ready { seat } => Message::by("fg-event-ready", seat),
            Event::PlayBegan => Message::new("fg-event-play-began"),
            Event::GodChosen { seat, god } => {
                Message::by("fg-event-god-chosen", seat).with("god", god)
            }
            Event::Drew { seat, count } => {
                Message::by("fg-event-drew", seat).number("count", count)
            }
            Event::InHand { hand, a, b, .. } => Message::new("fg-event-in-hand")
                .with("hand", hand)
                .text("a", a.code())
                .text("b", b.code()),
            Event::Placed { seat, cell, face } => Message::by("fg-event-placed", seat)
                .text("face", face.code())
                .text("cell", cell.name()),
            Event::ProphetPlaced {
                seat,
                colour,
                cell,
                terrain,
                from,
            } => moved("fg-event-prophet", "fg-event-prophet-moved", from)
                .seat("who", seat)
                .with("colour", colour)
                .with("terrain", terrain)
                .text("cell", cell.name()),
            Event::CityBuilt {
                seat,
                colour,
                cell,
                from,
            } => moved("fg-event-city-built", "fg-event-city-built-moving", from)
                .seat("who", seat)
                .with("colour", colour)
                .text("cell", cell.name()),
            Event::CityDestroyed {
                seat,
                cell,
                colour,
                marker,
            } => Message::by("fg-event-city-destroyed", seat)
                .with("colour", colour)
                .with("marker", marker)
                .text("cell", cell.name()),
            Event::Discarded { seat, slot, face } => {
                place(Message::by("fg-event-discarded", seat), slot).text("face", face.code())
            }
            Event::TurnedOver { seat, slot, face } => {
                place(Message::by("fg-event-turned-over", seat), slot).text("face", face.code())
            }
            Event::Taken { seat, slot, face } => {
                place(Message::by("fg-event-taken", seat), slot).text("face", face.code())
            }
            Event::PutInBag { seat, .. } => Message::by("fg-event-put-in-bag", seat),
            Event::Passed { seat } => Message::by("fg-event-passed", seat),
            Event::TurnBegan { seat } => Message::by("fg-event-turn-began", seat),
            Event::TurnEnded { seat } => Message::by("fg-event-turn-ended", seat),
            Event::StandsStill { seconds } => {
                Message::new("fg-event-stands-still").number("seconds", seconds)
            }
            Event::FinalPeriod {
                trigger: why,
                seconds,
            } => Message::new("fg-event-final-period")
                .word("why", trigger(why))
                .number("seconds", seconds),
            Event::LastTurns { trigger: why, .. } => {
                Message::new("fg-event-last-turns").word("why", trigger(why))
            }
            Event::Challenged { seat, cell, upheld } => Message::new(if upheld {
                "fg-event-challenge-upheld"
            } else {
                "fg-event-challenge-failed"
            })
            .seat("who", seat)
            .text("cell", cell.name()),
            Event::BackToHand { seat, cell, .. } => {
                Message::by("fg-event-back-to-hand", seat).text("cell", cell.name())
            }
            Event::Removed { cell } => Message::new("fg-event-removed").text("cell", cell.name()),
            Event::ProphetReturned { colour, cell } => Message::new("fg-event-prophet-returned")
                .with("colour", colour)
                .text("cell", cell.name()),
            Event::ProphetLost { colour, cell } => match cell {
                Some(cell) => Message::new("fg-event-prophet-lost").text("cell", cell.name()),
                None => Message::new("fg-event-prophet-lost-reserve"),
            }
            .with("colour", colour),
            Event::PenaltyDue { seat } => Message::by("fg-event-penalty-due", seat),
            Event::PenaltyOwed { seat } => Message::by("fg-event-penalty-owed", seat),
            Event::Left { seat } => Message::by("fg-event-left", seat),
            Event::CameBack { seat } => Message::by("fg-event-came-back", seat),
            Event::TooLate { seat } => Message::by("fg-event-too-late", seat),
            Event::GodRevealed { seat, colour, god } => Message::by("fg-event-god-revealed", seat)
                .with("colour", colour)
                .with("god", god),
            Event::Ended { ending } => Message::new(ending.key()),
        }
    }

    fn describe(&self, view: &View) -> Vec<Message> {
        crate::describe::describe(self, view)
    }

    fn draw(&self, view: &View, words: &dyn Words) -> Picture {
        crate::draw::draw(self, view, words)
    }
}

impl FourGods {
    fn ask_in_play(view: &View, seat: Seat) -> Message {
        if view.left.contains(seat) {
            Message::new("fg-ask-away")
        } else if view.due[seat.index()] > 0 {
            Message::new("fg-ask-give-up")
        } else if view.modes.timed && view.turn != seat {
            Message::new("fg-ask-wait").seat("turn", view.turn)
        } else if let Some(cell) = view.fresh[seat.index()] {
            Message::new("fg-ask-prophet").text("cell", cell.name())
        } else if !view.modes.timed && view.passed.contains(seat) {
            Message::new("fg-ask-passed")
        } else if view.hands[seat.index()] == [None, None] {
            Message::new("fg-ask-empty-hands")
        } else {
            Message::new("fg-ask-tiles")
        }
    }
}
