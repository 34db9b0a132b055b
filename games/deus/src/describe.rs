//! The board in sentences, what matters most first.

use pantheon_engine::{Game, Message, Seat, Viewer};

use crate::card_text::amount;
use crate::kind::{Colour, Kind, Resource};
use crate::names::{column, god, piece};
use crate::region::{Region, RegionSet};
use crate::rules::Deus;
use crate::text::region_text;
use crate::view::{CardView, PlayerView, Siege, View};

/// Several phrases as one, put together by a text of two; nothing if there is none.
fn joined(key: &'static str, phrases: impl IntoIterator<Item = Message>) -> Option<Message> {
    phrases
        .into_iter()
        .reduce(|list, item| Message::new(key).word("list", list).word("item", item))
}

fn numbers(regions: RegionSet) -> Vec<Message> {
    let number = |region: Region| Message::new("de-number").number("number", region.number());
    regions.iter().map(number).collect()
}

fn goods(counts: [u8; 4]) -> Vec<Message> {
    let each = Resource::ALL.into_iter().zip(counts);
    each.map(|(kind, count)| amount(count, kind.word()))
        .collect()
}

/// What keeps a village from being attacked.
fn missing(siege: &Siege) -> Message {
    let regions = Message::new("de-missing-regions")
        .number("count", siege.empty.len())
        .list("regions", numbers(siege.empty));
    if siege.army {
        return regions;
    }
    Message::new("de-comma")
        .word("list", regions)
        .word("item", Message::new("de-missing-army"))
}

impl Deus {
    pub(crate) fn board_text(&self, view: &View) -> Vec<Message> {
        let own = view.viewer.seat();
        let others = Seat::all(self.seats()).filter(|&seat| Some(seat) != own);
        let mut told = Self::state_text(view);
        if view.viewer != Viewer::Spectator {
            told.push(self.hand_text(view));
        }
        for seat in own.into_iter().chain(others) {
            told.extend(self.player_text(view, seat));
        }
        told.extend(view.sieges.iter().map(|siege| {
            Message::new("de-tell-village")
                .number("region", siege.region.number())
                .number("points", siege.points)
                .word("missing", missing(siege))
        }));
        told.push(
            Message::new("de-tell-supply")
                .list("goods", goods(view.supply))
                .number("deck", view.deck_size)
                .number("discards", view.discard_size),
        );
        told
    }

    fn state_text(view: &View) -> Vec<Message> {
        let state = Message::new("de-tell-state")
            .number("round", view.round)
            .number("temples", view.temple_supply)
            .number("villages", view.sieges.len() as u32);
        let last = view.last_round.map(|last| {
            Message::new("de-last-round")
                .number("round", last.round)
                .number("now", view.round)
        });
        [state].into_iter().chain(last).collect()
    }

    fn hand_text(&self, view: &View) -> Message {
        let cards = view.hand.iter().map(|&card| self.card_in_full(card));
        joined("de-then", cards).map_or_else(
            || Message::new("de-hand-empty"),
            |cards| Message::new("de-tell-hand").word("cards", cards),
        )
    }

    fn player_text(&self, view: &View, seat: Seat) -> Vec<Message> {
        let player = &view.players[seat.index()];
        let by = |key: &'static str| Message::new(key).seat("who", seat);
        let mut told = vec![
            by("de-tell-goods")
                .number("gold", player.gold)
                .list("goods", goods(player.resources))
                .number("cards", player.hand_size),
        ];
        if let Some(points) = player.points {
            told.push(by("de-tell-points").number("points", points));
        }
        if let Some(stock) = player.stock {
            let pieces = Kind::ALL.into_iter().zip(stock.board).map(|(kind, count)| {
                Message::new("de-tell-pieces")
                    .word("piece", piece(kind.colour()))
                    .number("count", count)
            });
            told.push(by("de-tell-stock").list("pieces", pieces.collect()));
        }
        told.push(match joined("de-also", held(view, seat)) {
            Some(regions) => by("de-tell-regions").word("regions", regions),
            None => by("de-tell-nowhere"),
        });
        let columns = Colour::ALL
            .into_iter()
            .filter(|colour| !player.columns[colour.index()].is_empty())
            .map(|colour| self.column_text(player, colour));
        let columns = joined("de-then", columns);
        told.extend(columns.map(|columns| by("de-tell-columns").word("columns", columns)));
        told
    }

    fn column_text(&self, player: &PlayerView, colour: Colour) -> Message {
        let card = |card: &CardView| match *card {
            CardView::Open(card) => self.card_name(card),
            CardView::Own(card) => Message::new("de-face-down").word("card", self.card_name(card)),
            CardView::Hidden => Message::new("de-face-down-card"),
        };
        let cards = &player.columns[colour.index()];
        Message::new("de-tell-column")
            .word("god", god(colour))
            .word("name", column(colour))
            .number("count", cards.len() as u32)
            .list("cards", cards.iter().map(card).collect())
    }
}

/// The regions that a seat controls, with what stands there.
fn held(view: &View, seat: Seat) -> impl Iterator<Item = Message> {
    let pieces = &view.players[seat.index()].pieces;
    let all = pieces
        .iter()
        .fold(RegionSet::EMPTY, |all, &some| all.union(some));
    all.iter().map(move |region| {
        let kinds = Kind::ALL
            .into_iter()
            .filter(|kind| pieces[kind.index()].contains(region))
            .map(Kind::colour);
        let temple = view.temples.contains(region).then_some(Colour::Temple);
        Message::new("de-tell-region")
            .word("region", region_text(view, region))
            .list("pieces", kinds.chain(temple).map(piece).collect())
    })
}

#[cfg(test)]
mod tests {
    use pantheon_engine::{Luck, LuckKey, Message, Step, Viewer};

    use super::*;
    use crate::{Content, Options};

    fn told(rules: &Deus, viewer: Viewer) -> Vec<Message> {
        let luck = Luck::new(&LuckKey::for_playout(1), 0);
        let state = rules.set_up(&mut Step::silent(luck));
        rules.board_text(&rules.view(&state, viewer))
    }

    fn keys(told: &[Message]) -> Vec<&str> {
        told.iter().map(|message| &*message.key).collect()
    }

    #[test]
    fn the_state_comes_first_then_ones_own_and_others_hands_are_not_told() {
        let content = <Content as pantheon_engine::Content>::built_in();
        let rules = Deus::new(content.into(), Options::default(), 2).unwrap();
        let second = Seat::new(1).unwrap();
        let own = told(&rules, Viewer::Seat(second));
        assert_eq!(
            keys(&own)[..3],
            ["de-tell-state", "de-tell-hand", "de-tell-goods"]
        );
        assert!(
            own[2]
                .args
                .contains(&("who".into(), pantheon_engine::Arg::Seat(second)))
        );
        assert_eq!(*keys(&own).last().unwrap(), "de-tell-supply");
        assert!(!keys(&told(&rules, Viewer::Spectator)).contains(&"de-tell-hand"));
    }
}
