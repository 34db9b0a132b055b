//! What is asked, done and told, as messages. The words are in `locales/`.

use pantheon_engine::{Game, Message, Party, Picture, Seat, Speak, Words};

use crate::action::Action;
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

/// Adds who scores, a player or the Patronus.
pub(crate) fn party(message: Message, who: Party) -> Message {
    match who {
        Party::Seat(seat) => message.seat("who", seat),
        Party::Automa => message.word("who", Message::new("gr-patronus")),
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

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::FirstPlayer { seat } => Message::by("gr-event-first-player", seat),
            Event::GodRemoved { god } => Message::new("gr-event-god-removed").with("god", god),
            Event::CardOpened { card } => {
                Message::new("gr-event-card-opened").word("card", self.card_text(card))
            }
            Event::ObjectiveOpened { objective } => {
                Message::new("gr-event-objective-opened").with("objective", objective)
            }
            Event::FactionChosen { seat, god } => {
                Message::by("gr-event-faction-chosen", seat).with("god", god)
            }
            Event::HomeReinforced {
                seat,
                territory,
                count,
            } => Message::by("gr-event-home-reinforced", seat)
                .text("territory", territory.name())
                .number("count", count),
            Event::Visited { seat, god } => Message::by("gr-event-visited", seat).with("god", god),
            Event::PieceReturned { god } => {
                Message::new("gr-event-piece-returned").with("god", god)
            }
            Event::BlessingReceived { seat, god } => {
                Message::by("gr-event-blessing-received", seat).with("god", god)
            }
            Event::BlessingRenewed { seat, god } => {
                Message::by("gr-event-blessing-renewed", seat).with("god", god)
            }
            Event::MeeplePlaced {
                seat,
                faction,
                territory,
            } => Message::by("gr-event-meeple-placed", seat)
                .with("god", faction)
                .text("territory", territory.name()),
            Event::NoMeepleLeft { god } => Message::new("gr-event-no-meeple-left").with("god", god),
            Event::Activated { seat, slot } => {
                Message::by("gr-event-activated", seat).number("slot", slot.number())
            }
            Event::BlessingUsed { seat, god } => {
                Message::by("gr-event-blessing-used", seat).with("god", god)
            }
            Event::Grew { seat, territory } => {
                Message::by("gr-event-grew", seat).text("territory", territory.name())
            }
            Event::Moved { seat, from, to } => Message::by("gr-event-moved", seat)
                .text("from", from.name())
                .text("to", to.name()),
            Event::TempleBuilt { seat, territory } => {
                Message::by("gr-event-temple-built", seat).text("territory", territory.name())
            }
            Event::CardTaken { seat, card, slot } => Message::by("gr-event-card-taken", seat)
                .word("card", self.card_text(card))
                .number("slot", slot.number()),
            Event::Pushed {
                seat,
                faction,
                from,
                to,
            } => Message::by("gr-event-pushed", seat)
                .with("faction", faction)
                .text("from", from.name())
                .text("to", to.name()),
            Event::PieceMoved {
                seat,
                god,
                territory,
            } => Message::by("gr-event-piece-moved", seat)
                .with("god", god)
                .text("territory", territory.name()),
            Event::ScoringBegan { seat, cost } => {
                Message::by("gr-event-scoring-began", seat).number("cost", cost)
            }
            Event::TerritoryScored {
                seat,
                territory,
                harvest,
                objectives: met,
                favour,
            } => Message::new(if met.is_empty() {
                "gr-event-territory-scored"
            } else {
                "gr-event-territory-scored-objectives"
            })
            .seat("who", seat)
            .text("territory", territory.name())
            .number("harvest", harvest)
            .number("favour", favour)
            .list("objectives", objectives(met)),
            Event::ObjectiveScored {
                seat,
                objective,
                favour,
            } => Message::by("gr-event-objective-scored", seat)
                .with("objective", objective)
                .number("favour", favour),
            Event::Scored {
                party: who,
                result,
                favour,
            } => party(Message::new("gr-event-scored"), who)
                .number("result", result)
                .number("favour", favour),
            Event::HarvestTurned { territory, tile } => Message::new("gr-event-harvest-turned")
                .text("territory", territory.name())
                .number("tile", tile),
            Event::CheckpointReached {
                party: who,
                checkpoint,
            } => party(Message::new("gr-event-checkpoint-reached"), who)
                .number("checkpoint", checkpoint),
            Event::PointsClaimed {
                party: who,
                checkpoint,
                points,
            } => party(Message::new("gr-event-points-claimed"), who)
                .number("checkpoint", checkpoint)
                .number("points", points),
            Event::CaughtUp { party: who, favour } => {
                party(Message::new("gr-event-caught-up"), who).number("favour", favour)
            }
            Event::ScoringDeclined { seat } => Message::by("gr-event-scoring-declined", seat),
            Event::DieThrown { face } => Message::new("gr-event-die-thrown").number("face", face),
            Event::PatronusPlaced { territory } => {
                Message::new("gr-event-patronus-placed").text("territory", territory.name())
            }
            Event::PatronusMoved { from, to, count } => Message::new("gr-event-patronus-moved")
                .number("count", count)
                .text("from", from.name())
                .text("to", to.name()),
            Event::PatronusPassed => Message::new("gr-event-patronus-passed"),
            Event::Ended { ending } => ending.message(),
        }
    }

    fn describe(&self, view: &View) -> Vec<Message> {
        crate::describe::describe(self, view)
    }

    fn draw(&self, view: &View, words: &dyn Words) -> Picture {
        crate::draw::draw(self, view, words)
    }
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
