//! What is asked, done and told, as messages. The words are in `locales/`.

use pantheon_engine::{Game, Message, Seat, Speak};

use crate::action::{Action, Payment};
use crate::captions::Captions;
use crate::card::Design;
use crate::card_text::{amount, cost};
use crate::effect::{Cost, Effect, Gain};
use crate::event::Event;
use crate::kind::{Colour, Terrain};
use crate::names::{column, ending, gift, god, piece};
use crate::region::Region;
use crate::rules::Deus;
use crate::state::Decision;
use crate::view::{CardView, View};

/// Adds a region by its number.
fn at(message: Message, region: Region) -> Message {
    message.number("region", region.number())
}

/// A region with what it is.
pub(crate) fn region_text(view: &View, region: Region) -> Message {
    let what = view
        .terrain_at(region)
        .map_or_else(|| Message::new("de-terrain-none"), Terrain::word);
    at(Message::new("de-region"), region).word("terrain", what)
}

impl Deus {
    fn gift(&self, colour: Colour, count: u8) -> Message {
        gift(self.content().numbers.gods.gift(count), colour)
    }

    fn cost_in_view(&self, view: &View) -> Cost {
        let top = view.current().columns[view.column.index()].last();
        match top {
            Some(&(CardView::Open(card) | CardView::Own(card))) => self
                .content()
                .find(card)
                .map_or_else(Cost::default, |face| face.cost),
            _ => Cost::default(),
        }
    }

    fn ask_now(&self, view: &View) -> Message {
        match view.decision {
            Decision::Draft => Message::new("de-ask-draft"),
            Decision::Turn => Message::new("de-ask-turn"),
            Decision::Pay => Message::new("de-ask-pay")
                .list("cost", cost(self.cost_in_view(view)))
                .number("gold", self.content().numbers.prices.resource),
            Decision::Place => Message::new("de-ask-place").word("piece", piece(view.column)),
            Decision::Effect { card } => Message::new("de-ask-effect")
                .word("card", self.card_name(card))
                .word("text", self.card_text(card)),
            Decision::Buy { price, left } => Message::new("de-ask-buy")
                .number("price", price)
                .number("left", left),
            Decision::Exchange {
                resource: given,
                left,
            } => Message::new("de-ask-exchange")
                .with("resource", given)
                .number("left", left),
            Decision::Pieces { left, .. } | Decision::Mars { left } => {
                Message::new("de-ask-piece").number("left", left)
            }
            Decision::Muster { .. } => Message::new("de-ask-muster"),
            Decision::March { at: here, left, .. } => {
                at(Message::new("de-ask-march"), here).number("left", left)
            }
            Decision::Offering { top, count } => Message::new("de-ask-offering")
                .word("god", god(top))
                .number("count", count),
            Decision::Jupiter { .. } => Message::new("de-ask-jupiter"),
            Decision::Ceres { left } => Message::new("de-ask-ceres").number("left", left),
            Decision::Over(how) => ending(how),
        }
    }

    /// What the card in question would be sold for.
    fn sale(&self, view: &View, count: u8) -> Message {
        let Decision::Effect { card } = view.decision else {
            return Message::new("de-action-use");
        };
        match self.content().find(card).map(|face| face.effect) {
            Some(Effect::Sell {
                resource: sold,
                gain,
                ..
            }) => {
                let price = match gain {
                    Gain::Gold(each) => {
                        amount(i64::from(each) * i64::from(count), Message::new("de-gold"))
                    }
                    Gain::Points(each) => amount(
                        i64::from(each) * i64::from(count),
                        Message::new("de-points"),
                    ),
                };
                Message::new("de-action-sell")
                    .word("what", amount(count, sold.word()))
                    .word("gain", price)
            }
            _ => Message::new("de-action-use"),
        }
    }

    /// The card in a place of the column that the card at work may activate.
    fn card_to_activate(&self, view: &View, place: u8) -> Message {
        let Decision::Effect { card } = view.decision else {
            return Message::new("de-no-card");
        };
        let Some(Effect::Activate { column }) = self.content().find(card).map(|face| face.effect)
        else {
            return Message::new("de-no-card");
        };
        let cards = &view.current().columns[column.index()];
        match usize::from(place).checked_sub(1).and_then(|i| cards.get(i)) {
            Some(&CardView::Open(card)) => self.card_name(card),
            _ => Message::new("de-no-card"),
        }
    }
}

impl Deus {
    /// How a card's cost was paid.
    pub(crate) fn paid(&self, card: Design, payment: Payment) -> Vec<Message> {
        let price = self
            .content()
            .find(card)
            .map_or_else(Cost::default, |face| face.cost);
        cost(self.cost_so(price, payment))
    }

    /// The names of several cards.
    pub(crate) fn card_names(&self, cards: &[Design]) -> Vec<Message> {
        cards.iter().map(|&card| self.card_name(card)).collect()
    }
}

impl Speak for Deus {
    type Captions = Captions;

    fn captions(&self) -> Captions {
        self.all_captions()
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        match view.decision {
            Decision::Over(how) => ending(how),
            Decision::Draft => {
                let wanted = self.options().drafts()[seat.index().min(3)];
                let drafted = view.players[seat.index()].drafted;
                if drafted < wanted {
                    Message::new("de-ask-draft").number("left", wanted - drafted)
                } else {
                    Message::new("de-ask-wait-draft")
                }
            }
            _ if seat == view.turn => self.ask_now(view),
            _ => Message::new("de-ask-wait").seat("turn", view.turn),
        }
    }

    fn say_action(&self, view: &View, _seat: Seat, action: Action) -> Message {
        let place = |key: &'static str, region: Region| {
            Message::new(key).word("region", region_text(view, region))
        };
        match action {
            Action::Draft(kind) => {
                Message::new("de-action-draft").word("piece", piece(kind.colour()))
            }
            Action::Build(card) => {
                Message::new("de-action-build").word("card", self.card_in_full(card))
            }
            Action::Hide { card, column: into } => Message::new("de-action-hide")
                .word("card", self.card_name(card))
                .word("column", column(into.colour())),
            Action::Pay(payment) => Message::new("de-action-pay")
                .list("cost", cost(self.cost_so(self.cost_in_view(view), payment))),
            Action::Place(region) => place("de-action-place", region),
            Action::Settle(region) => place("de-action-settle", region)
                .number("points", self.content().numbers.prices.edge),
            Action::Use => Message::new("de-action-use"),
            Action::Decline => Message::new("de-action-decline"),
            Action::Done => match view.decision {
                Decision::Offering { top, count } => Message::new("de-action-done-offering")
                    .word("god", god(top))
                    .word("gift", self.gift(top, count)),
                Decision::March { .. } => Message::new("de-action-done-march"),
                _ => Message::new("de-action-done"),
            },
            Action::Take(taken) => Message::new("de-action-take").with("resource", taken),
            Action::Sell(count) => self.sale(view, count),
            Action::Exchange(taken) => Message::new("de-action-exchange").with("resource", taken),
            Action::Gain(kind) => {
                Message::new("de-action-gain").word("piece", piece(kind.colour()))
            }
            Action::Discard(card) => {
                Message::new("de-action-discard").word("card", self.card_name(card))
            }
            Action::Activate(place) => Message::new("de-action-activate")
                .number("place", place)
                .word("card", self.card_to_activate(view, place)),
            Action::March(region) => place("de-action-march", region),
            Action::Step(region) => place("de-action-step", region),
            Action::Raid(region) => place("de-action-raid", region),
            Action::Rob(from) => Message::new("de-action-rob").seat("from", from),
            Action::Offer(card) => {
                let colour = self
                    .content()
                    .find(card)
                    .map_or(Colour::Temple, |face| face.colour);
                Message::new("de-action-offer")
                    .word("card", self.card_name(card))
                    .word("god", god(colour))
                    .word("gift", self.gift(colour, 1))
            }
            Action::Add(card) => Message::new("de-action-add").word("card", self.card_name(card)),
            Action::Invoke(kind) => {
                let count = match view.decision {
                    Decision::Jupiter { count } => count,
                    _ => 1,
                };
                Message::new("de-action-invoke")
                    .word("god", god(kind.colour()))
                    .word("gift", self.gift(kind.colour(), count))
            }
        }
    }

    pantheon_engine::speech_parts!();
}
