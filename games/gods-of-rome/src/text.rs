//! What is asked, done and told, as messages. The words are in `locales/`.

use pantheon_engine::{Arg, Game, Message, Party, Seat, Speak};

use crate::action::Action;
use crate::captions::Captions;
use crate::card::{CardId, Objective, ObjectiveSet, Symbol, Symbols};
use crate::event::Event;
use crate::rules::GodsOfRome;
use crate::state::Decision;
use crate::view::View;

/// The names of several symbols.
fn symbols(symbols: Symbols) -> Vec<Message> {
    Symbol::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind.word(), usize::from(symbols.count(kind))))
        .collect()
}

/// The names of several objectives.
pub(crate) fn objectives(set: ObjectiveSet) -> Vec<Message> {
    set.iter().map(Objective::word).collect()
}

/// Who scores, a player or the Patronus.
pub(crate) fn party(who: Party) -> Arg {
    match who {
        Party::Seat(seat) => seat.into(),
        Party::Automa => Message::new("gr-patronus").into(),
    }
}

impl GodsOfRome {
    /// An action card, by its symbols.
    pub(crate) fn card_text(&self, card: CardId) -> Message {
        Message::new("gr-card").list(
            "symbols",
            self.content()
                .card(card)
                .iter()
                .copied()
                .map(Symbol::word)
                .collect(),
        )
    }
}

impl Speak for GodsOfRome {
    type Captions = Captions;

    fn captions(&self) -> Captions {
        self.all_captions()
    }

    fn ask(&self, view: &View, seat: Seat) -> Message {
        let Decision::Over(ending) = view.decision else {
            return if seat == view.turn {
                Self::ask_now(view)
            } else {
                Message::new("gr-ask-wait").seat("turn", view.turn)
            };
        };
        ending.message()
    }

    fn say_action(&self, view: &View, seat: Seat, action: Action) -> Message {
        let own = &view.players[seat.index()];
        match action {
            Action::Choose(choice) => Message::new("gr-action-choose").with("god", choice),
            Action::Visit(visited) => Message::new("gr-action-visit").with("god", visited),
            Action::Place(at) => Message::new("gr-action-place")
                .text("territory", at.name())
                .with("god", at.god()),
            Action::Activate(slot) => Message::new("gr-action-activate")
                .number("slot", slot.number())
                .list("symbols", symbols(self.slot_symbols(&own.player, slot))),
            Action::Score => Message::new("gr-action-score")
                .number("gain", own.gain)
                .number("cost", own.cost),
            Action::Decline => Message::new("gr-action-decline"),
            Action::Grow(at) => Message::new("gr-action-grow").text("territory", at.name()),
            Action::Regroup(from) => {
                Message::new("gr-action-regroup").text("territory", from.name())
            }
            Action::Build(at) => Message::new("gr-action-build")
                .text("territory", at.name())
                .with("god", at.god()),
            Action::Take(open) => {
                let card = view.open_cards[open.index()]
                    .map_or_else(|| Message::new("gr-no-card"), |card| self.card_text(card));
                Message::new("gr-action-take")
                    .number("place", open.number())
                    .word("card", card)
            }
            Action::Lay(slot) => Message::new("gr-action-lay")
                .number("slot", slot.number())
                .with("symbol", self.content().slot(slot)),
            Action::Travel(from) => Message::new("gr-action-travel").text("territory", from.name()),
            Action::Move(to) => Message::new("gr-action-move").text("territory", to.name()),
            Action::Gather(to) => Message::new("gr-action-gather")
                .text("territory", to.name())
                .with("god", to.god()),
            Action::Summon(from) => Message::new("gr-action-summon").text("territory", from.name()),
            Action::Attack(at) => Message::new("gr-action-attack").text("territory", at.name()),
            Action::Smite(at) => Message::new("gr-action-smite")
                .text("territory", at.name())
                .with("god", at.god()),
            Action::Push { faction, to } => Message::new("gr-action-push")
                .with("faction", faction)
                .text("territory", to.name()),
            Action::Done => Message::new(match view.decision {
                Decision::Travel { .. } | Decision::Gather { .. } => "gr-action-done-moving",
                Decision::PushMore { .. } => "gr-action-done-pushing",
                _ => "gr-action-done-slot",
            }),
        }
    }

    pantheon_engine::speech_parts!();
}

impl GodsOfRome {
    fn ask_now(view: &View) -> Message {
        let own = &view.players[view.turn.index()];
        match view.decision {
            Decision::Faction => Message::new("gr-ask-faction"),
            Decision::Turn | Decision::Over(_) => Message::new("gr-ask-turn"),
            Decision::PlaceMeeple { god: visited } => {
                Message::new("gr-ask-place").with("god", visited)
            }
            Decision::Activation => Message::new("gr-ask-activation")
                .number("slot", view.slot.number())
                .list("symbols", symbols(view.symbols)),
            Decision::Regroup { to } => Message::new("gr-ask-regroup").text("territory", to.name()),
            Decision::TakeCard => Message::new("gr-ask-take"),
            Decision::LayCard { .. } => Message::new("gr-ask-lay"),
            Decision::Travel { from, .. } => {
                Message::new("gr-ask-travel").text("territory", from.name())
            }
            Decision::Gather { to, .. } => {
                Message::new("gr-ask-gather").text("territory", to.name())
            }
            Decision::Push { at } => Message::new("gr-ask-push").text("territory", at.name()),
            Decision::PushMore { at } => {
                Message::new("gr-ask-push-more").text("territory", at.name())
            }
            Decision::DriveOut { at } => {
                Message::new("gr-ask-drive-out").text("territory", at.name())
            }
            Decision::ExtraScoring => Message::new("gr-ask-extra")
                .number("gain", own.gain)
                .number("cost", own.cost),
        }
    }
}
