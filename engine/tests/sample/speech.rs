//! How the sample speaks.

use pantheon_engine::{Ink, Message, Picture, Seat, Speak, Words};

use super::action::{Action, Event};
use super::flaw::{Flaw, Kind};
use super::rules::Sample;
use super::state::{Phase, View, cards};

impl<K: Kind> Speak for Sample<K> {
    type Captions = Vec<Message>;

    fn captions(&self) -> Vec<Message> {
        let key = match K::FLAW {
            Flaw::CaptionsInAnotherTongue => "Card",
            _ => "sa-card",
        };
        vec![Message::new(key).number("card", 1)]
    }

    fn ask(&self, view: &View, _seat: Seat) -> Message {
        Message::new(match view.phase {
            Phase::Bid => "sa-ask-bid",
            Phase::Draw(_) => "sa-ask-draw",
            Phase::Over => "sa-ask-nothing",
        })
    }

    fn say_action(&self, _view: &View, _seat: Seat, action: Action) -> Message {
        match action {
            Action::Bid(card) => Message::new("sa-action-bid").number("card", card),
            Action::Pass => Message::new("sa-action-pass"),
            Action::Draw => Message::new("sa-action-draw"),
            Action::Rest => Message::new("sa-action-rest"),
        }
    }

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::Dealt { seat, .. } => Message::new("sa-event-dealt").seat("seat", seat),
            Event::Sealed { seat, .. } => Message::new("sa-event-sealed").seat("seat", seat),
            Event::Opened { cards: shown, .. } => {
                let word = |card| Message::new("sa-card").number("card", card);
                Message::new("sa-event-opened").list("cards", cards(shown).map(word).collect())
            }
            Event::Drew { seat, card } => {
                let message = Message::new("sa-event-drew").seat("seat", seat);
                card.map_or(message.clone(), |card| message.number("card", card))
            }
            Event::Rested { seat } if K::FLAW == Flaw::SpeaksAnotherTongue => {
                Message::new("Rested").seat("seat", seat)
            }
            Event::Rested { seat } => Message::new("sa-event-rested").seat("seat", seat),
            Event::TimeOut => Message::new("sa-event-time-out"),
        }
    }

    fn draw(&self, view: &View, words: &dyn Words) -> Picture {
        let mut picture = Picture::new();
        let round = Message::new("sa-draw-round").number("round", view.round);
        picture.line().ink(Ink::Strong, words.say(&round));
        for seat in Seat::all(self.terms.seats) {
            let (points, held) = (view.points[seat.index()], view.held[seat.index()]);
            picture
                .line()
                .ink(Ink::Hue(seat.number()), seat.to_string());
            picture.plain(format!(" {points:2} points, {held} cards"));
        }
        if K::FLAW == Flaw::DrawsTooWide {
            picture.line().plain("x".repeat(101));
        }
        picture
    }
}
