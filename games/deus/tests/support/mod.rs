//! Positions for tests, built piece by piece, and small verbs to play them.
//!
//! The fixed map of two players, with a letter for each terrain (V village, S sea, F field, W forest, P swamp,
//! M mountain):
//!
//! ```text
//!    1M    2W
//! 3V    4P    5S    6S    7P
//!    8F    9S    10W   11M   12F
//!       13M   14S   15V   16S
//!    17V   18F   19S   20S   21S
//!       22P   23W   24M   25V   26F
//!                      27W   28P
//! ```

use std::sync::Arc;

use pantheon_deus::{
    Action, CardSet, Colour, Content, Decision, Design, Deus, Kind, Options, Payment, Region,
    RegionSet, State,
};
use pantheon_engine::conformance;
pub(crate) use pantheon_engine::conformance::seat;
use pantheon_engine::secret::Secret;
use pantheon_engine::{Content as _, ContentError, Game};

/// The region with this number.
pub(crate) fn at(number: u8) -> Region {
    Region::try_from(number).unwrap()
}

/// A payment that replaces these resources by gold: wood, clay, stone, wheat.
pub(crate) fn pay(replaced: [u8; 4]) -> Action {
    Action::Pay(Payment(replaced))
}

pantheon_engine::scene! {
    /// A table in a position of the test's own making.
    ///
    /// It begins with an empty map, empty hands and all cards in the deck; everybody has what DE-S5 gives, seat 0 began
    /// and is at turn.
    pub(crate) struct Scene(Deus);
}

/// A scene with the basic rules.
pub(crate) fn scene(seats: u8) -> Scene {
    scene_with(seats, Options::default())
}

/// A scene with options.
pub(crate) fn scene_with(seats: u8, options: Options) -> Scene {
    scene_of(Content::built_in(), seats, options)
}

/// The built-in content with another effect on one card, as the data file would say it.
pub(crate) fn content_with(id: &str, effect: &str) -> Result<Content, ContentError> {
    let mut files = Content::built_in_files();
    let cards = &mut files
        .iter_mut()
        .find(|file| file.name == "cards.toml")
        .expect("there are cards")
        .text;
    let card = cards
        .find(&format!("id = \"{id}\""))
        .unwrap_or_else(|| panic!("no card {id}"));
    let from = card + cards[card..].find("effect = ").expect("it does something");
    let to = from + cards[from..].find('\n').expect("lines end");
    cards.replace_range(from..to, &format!("effect = {effect}"));
    Content::load(&files)
}

/// The content that games began with before the words of the English rulebook were found.
pub(crate) fn first_edition() -> Content {
    let digests = Content::PAST.digests().expect("the editions can be read");
    let edition = Content::PAST.find(digests[0]).expect("so can each of them");
    Content::of(&edition.expect("it is among them")).expect("it still makes a game")
}

/// A scene with content and options.
pub(crate) fn scene_of(content: Content, seats: u8, options: Options) -> Scene {
    let rules = Deus::new(Arc::new(content), options, seats).unwrap();
    let mut scene = conformance::Scene::begin(rules, 1);
    let state = &mut scene.state;
    state.first = seat(0);
    state.turn = seat(0);
    state.deck = Secret::new(scene.rules.content().all_cards());
    for player in &mut state.players {
        player.hand = Secret::new(CardSet::EMPTY);
    }
    scene.told.clear();
    Scene(scene)
}

impl Scene {
    /// The design that the data file calls by this number.
    pub(crate) fn card(&self, id: &str) -> Design {
        self.rules
            .content()
            .named(id)
            .unwrap_or_else(|| panic!("no card {id}"))
    }

    /// Takes a card of this design out of the deck.
    fn take(&mut self, id: &str) -> pantheon_deus::CardId {
        let copies = self.rules.content().copies(self.card(id));
        let card = copies
            .and(*self.state.deck.inside())
            .first()
            .unwrap_or_else(|| panic!("no {id} left"));
        *self.state.deck.inside_mut() = self.state.deck.inside().without(card);
        card
    }

    /// Cards in a hand.
    pub(crate) fn hand(mut self, owner: u8, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.take(id);
            let hand = self.state.players[usize::from(owner)].hand.inside_mut();
            *hand = hand.with(card);
        }
        self
    }

    /// A card of this design in the hand of each of two players.
    pub(crate) fn hands(self, id: &str) -> Self {
        self.hand(0, &[id]).hand(1, &[id])
    }

    /// Cards in their column, without pieces.
    pub(crate) fn column(mut self, owner: u8, ids: &[&str]) -> Self {
        for id in ids {
            let card = self.take(id);
            let colour = self.rules.content().card(card).colour;
            self.state.players[usize::from(owner)].columns[colour.index()].push(card);
        }
        self
    }

    /// Pieces on the map, from the player board or else the supply: `civil 4 8, military 2`.
    pub(crate) fn pieces(mut self, owner: u8, placed: &str) -> Self {
        for group in placed.split(", ") {
            let (kind, regions) = group.split_once(' ').expect("a type and its regions");
            let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
            let regions = regions.split(' ').map(|number| number.parse().unwrap());
            self = self.pieces_of(owner, kind.expect("a type"), &regions.collect::<Vec<_>>());
        }
        self
    }

    /// Pieces of a type on the map.
    pub(crate) fn pieces_of(mut self, owner: u8, kind: Kind, regions: &[u8]) -> Self {
        let player = &mut self.state.players[usize::from(owner)];
        for &number in regions {
            let stock = player.stock.inside_mut();
            if stock.board[kind.index()] > 0 {
                stock.board[kind.index()] -= 1;
            } else {
                stock.supply[kind.index()] -= 1;
            }
            player.pieces[kind.index()] = player.pieces[kind.index()].with(at(number));
            player.first_region = player.first_region.or(Some(at(number)));
        }
        self
    }

    /// Wooden temples on the map.
    pub(crate) fn temples(mut self, regions: &[u8]) -> Self {
        self.state.temples = regions
            .iter()
            .map(|&number| at(number))
            .collect::<RegionSet>();
        self.state.temple_supply -= regions.len() as u8;
        self
    }

    /// A player's gold.
    pub(crate) fn gold(mut self, owner: u8, gold: u16) -> Self {
        self.state.players[usize::from(owner)].gold = gold;
        self
    }

    /// A player's resources: wood, clay, stone, wheat. The supply stays as it is.
    pub(crate) fn resources(mut self, owner: u8, resources: [u8; 4]) -> Self {
        self.state.players[usize::from(owner)].resources = resources;
        self
    }

    /// A player's victory points.
    pub(crate) fn points(mut self, owner: u8, points: u16) -> Self {
        self.state.players[usize::from(owner)].points = Secret::new(points);
        self
    }

    /// The general supply: wood, clay, stone, wheat.
    pub(crate) fn supply(mut self, supply: [u8; 4]) -> Self {
        self.state.supply = supply;
        self
    }

    /// A player's pieces on the board and in the supply.
    pub(crate) fn stock(mut self, owner: u8, board: [u8; 5], supply: [u8; 5]) -> Self {
        let stock = self.state.players[usize::from(owner)].stock.inside_mut();
        stock.board = board;
        stock.supply = supply;
        self
    }

    /// Leaves so many cards in the deck; the rest is out of the game.
    pub(crate) fn deck(mut self, count: usize) -> Self {
        let left = self.state.deck.inside().iter().take(count).collect();
        self.state.deck = Secret::new(left);
        self
    }

    /// Any other change.
    pub(crate) fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self
    }

    /// Begins to activate a column: seat 0 is asked about its first card.
    pub(crate) fn activating(mut self, id: &str) -> Self {
        let card = self.card(id);
        self.state.column = self.rules.content().face(card).colour;
        self.state.place = self.state.players[0].column(self.state.column).len() - 1;
        self.state.decision = Decision::Effect { card };
        self
    }

    /// What seat 0's card does: it lies alone in its column and is about to be used.
    pub(crate) fn using(self, id: &str) -> Self {
        self.column(0, &[id]).activating(id)
    }

    /// Seat 0 uses what a card does, which needs no choice.
    pub(crate) fn uses(self, id: &str) -> Self {
        self.using(id).play(&[Action::Use])
    }

    /// Builds a card by its number.
    pub(crate) fn build(self, id: &str) -> Self {
        let card = self.card(id);
        self.play(&[Action::Build(card)])
    }

    /// Offers cards by their numbers, the first on top, and invokes the god.
    pub(crate) fn offer(mut self, ids: &[&str]) -> Self {
        for (place, id) in ids.iter().enumerate() {
            let card = self.card(id);
            let action = if place == 0 {
                Action::Offer(card)
            } else {
                Action::Add(card)
            };
            self = self.play(&[action]);
        }
        self.play(&[Action::Done])
    }

    /// Plays actions of whoever is at turn; each must be listed.
    #[track_caller]
    pub(crate) fn play(mut self, actions: &[Action]) -> Self {
        self.0.play(actions.iter().copied());
        self
    }

    /// A player's victory points.
    pub(crate) fn points_of(&self, owner: u8) -> u16 {
        *self.state.players[usize::from(owner)].points.inside()
    }

    /// A player's gold.
    pub(crate) fn gold_of(&self, owner: u8) -> u16 {
        self.state.players[usize::from(owner)].gold
    }

    /// A player's resources: wood, clay, stone, wheat.
    pub(crate) fn resources_of(&self, owner: u8) -> [u8; 4] {
        self.state.players[usize::from(owner)].resources
    }

    /// How many cards a player holds.
    pub(crate) fn held_by(&self, owner: u8) -> u8 {
        self.state.players[usize::from(owner)].hand.inside().len()
    }

    /// Where a player's pieces of a type are.
    pub(crate) fn where_are(&self, owner: u8, kind: Kind) -> Vec<u8> {
        let pieces = self.state.players[usize::from(owner)].pieces(kind);
        pieces.iter().map(Region::number).collect()
    }

    /// The regions listed for a piece, for nothing.
    pub(crate) fn places(&self) -> Vec<u8> {
        self.regions(|action| match action {
            Action::Place(region) => Some(region),
            _ => None,
        })
    }

    /// The regions listed for a piece, for points.
    pub(crate) fn paid_places(&self) -> Vec<u8> {
        self.regions(|action| match action {
            Action::Settle(region) => Some(region),
            _ => None,
        })
    }

    /// The regions listed for an army's step.
    pub(crate) fn steps(&self) -> Vec<u8> {
        self.regions(|action| match action {
            Action::Step(region) => Some(region),
            _ => None,
        })
    }

    fn regions(&self, kind: impl Fn(Action) -> Option<Region>) -> Vec<u8> {
        let listed = self.legal().into_iter().filter_map(kind);
        listed.map(Region::number).collect()
    }

    /// How many cards lie in a column.
    pub(crate) fn cards_in(&self, owner: u8, colour: Colour) -> u8 {
        self.state.players[usize::from(owner)].column(colour).len()
    }
}
