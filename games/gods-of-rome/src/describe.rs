//! The table in sentences, for those who hear it: what matters most first.

use pantheon_engine::{Game, Message, Seat};

use crate::card::{Slot, Symbol};
use crate::god::God;
use crate::rules::GodsOfRome;
use crate::state::Player;
use crate::text::{objectives, party};
use crate::view::{PlayerView, Racer, TempleView, TerritoryView, View};

impl GodsOfRome {
    pub(crate) fn board_text(&self, view: &View) -> Vec<Message> {
        let mut told: Vec<Message> = view.racers.iter().map(racer).collect();
        told.extend(next_checkpoint(view));
        told.extend(view.territories.iter().map(|at| territory(view, at)));
        told.extend(view.temples.iter().map(|of| temple(view, of)));
        told.push(
            Message::new("gr-tell-objectives")
                .list("list", objectives(view.objectives))
                .number("hidden", view.hidden_objectives),
        );
        told.push(open_cards(self, view));
        for (seat, own) in Seat::all(self.seats()).zip(&view.players) {
            if own.player.faction.is_some() {
                told.extend(player(seat, own));
            }
        }
        told
    }
}

/// A faction, or a seat that has none yet.
fn led(faction: Option<God>) -> Message {
    faction.map_or_else(|| Message::new("gr-no-faction"), God::word)
}

fn racer(racer: &Racer) -> Message {
    Message::new("gr-tell-racer")
        .with("who", party(racer.party))
        .word("faction", led(racer.faction))
        .number("favour", racer.favour)
        .number("points", racer.points)
        .number("lands", racer.lands)
}

fn next_checkpoint(view: &View) -> Option<Message> {
    let mark = view.marks.get(usize::from(view.claimed))?;
    let told = Message::new("gr-tell-next").number("checkpoint", view.claimed + 1);
    Some(told.number("mark", *mark))
}

/// What lies on a territory, a phrase each.
fn territory(view: &View, at: &TerritoryView) -> Message {
    let meeples = God::ALL
        .into_iter()
        .zip(at.meeples)
        .filter(|&(_, count)| count > 0);
    let mut what: Vec<Message> = meeples
        .map(|(faction, count)| {
            let meeples = Message::new("gr-meeples").number("count", count);
            meeples.word("god", faction.word())
        })
        .collect();
    what.extend(
        at.temple
            .map(|of| Message::new("gr-temple-of").word("god", of.word())),
    );
    if what.is_empty() {
        what.push(Message::new("gr-nobody"));
    }
    what.extend(
        at.leader
            .map(|leader| Message::new("gr-most").word("god", leader.word())),
    );
    let guard = view.temples.iter().find(|of| of.piece == Some(at.id));
    what.extend(guard.map(|of| Message::new("gr-piece-of").word("god", of.god.word())));
    what.push(Message::new(match at.harvest {
        0 => "gr-no-harvest",
        tile if tile > 0 => "gr-harvest-plus",
        _ => "gr-harvest-minus",
    }));
    Message::new("gr-tell-territory")
        .text("id", at.id.name())
        .word("god", at.id.god().word())
        .list("what", what)
}

fn temple(view: &View, temple: &TempleView) -> Message {
    let told = Message::new("gr-tell-temple").word("god", temple.god.word());
    if view.removed == Some(temple.god) {
        return told.list("what", vec![Message::new("gr-temple-closed")]);
    }
    let visitors: Vec<Message> = temple
        .visitors
        .iter()
        .map(|seat| led(view.players[seat.index()].player.faction))
        .collect();
    told.list(
        "what",
        vec![
            if visitors.is_empty() {
                Message::new("gr-no-visitors")
            } else {
                Message::new("gr-visitors").list("who", visitors)
            },
            Message::new("gr-free").number("count", temple.free),
            Message::new("gr-reserve").number("count", temple.reserve),
            match temple.piece {
                None => Message::new("gr-piece-home"),
                Some(at) => Message::new("gr-piece-away").text("territory", at.name()),
            },
        ],
    )
}

fn open_cards(rules: &GodsOfRome, view: &View) -> Message {
    let cards = (1..).zip(view.open_cards).filter_map(|(place, card)| {
        let told = Message::new("gr-tell-card").number("place", place);
        Some(told.word("card", rules.card_text(card?)))
    });
    Message::new("gr-tell-cards")
        .list("cards", cards.collect())
        .number("deck", view.deck.len())
}

fn player(seat: Seat, own: &PlayerView) -> [Message; 3] {
    let PlayerView { player, .. } = own;
    let slots = ["one", "two", "three", "four"].into_iter();
    let slots = slots.zip(Slot::all()).zip(&own.symbols);
    [
        Message::by("gr-tell-scoring", seat)
            .number("gain", own.gain)
            .number("cost", own.cost),
        Message::by("gr-tell-supplies", seat)
            .number("discs", player.discs)
            .number("temples", player.temples)
            .list(
                "blessings",
                player.blessings.iter().map(God::word).collect(),
            ),
        slots.fold(
            Message::by("gr-tell-slots", seat),
            |told, ((name, slot), symbols)| {
                let symbols = symbols.iter().copied().map(Symbol::word);
                let slot = Message::new("gr-tell-slot")
                    .list("symbols", symbols.collect())
                    .list("what", slot_parts(player, slot));
                told.word(name, slot)
            },
        ),
    ]
}

fn slot_parts(player: &Player, slot: Slot) -> Vec<Message> {
    let index = slot.index();
    let mut parts = vec![
        Message::new(match player.cards[index] {
            None => "gr-slot-printed",
            Some(_) => "gr-slot-card",
        }),
        Message::new(if player.active[index] {
            "gr-slot-disc"
        } else {
            "gr-slot-free"
        }),
    ];
    let used = player.used[index];
    if !used.is_empty() {
        parts.push(Message::new("gr-slot-used").list("gods", used.iter().map(God::word).collect()));
    }
    parts
}
