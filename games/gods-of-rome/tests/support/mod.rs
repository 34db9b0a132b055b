//! Positions for tests, built piece by piece, and small verbs to play them.

use pantheon_engine::conformance;
pub(crate) use pantheon_engine::conformance::seat;
use pantheon_engine::{Game, Seat};
use pantheon_gods_of_rome::{
    Action, Board, CardId, Decision, God, GodsOfRome, Objective, ObjectiveSet, Options, Slot,
    Territory,
};

pub(crate) use pantheon_gods_of_rome::Action::{
    Activate, Attack, Build, Choose, Decline, Done, Gather, Grow, Lay, Move, Place, Regroup, Score,
    Smite, Summon, Take, Travel, Visit,
};
pub(crate) use pantheon_gods_of_rome::God::{Diana, Jupiter, Neptune, Phoebus, Venus};

pub(crate) mod friends;
pub(crate) mod patronus;

/// The territory with this name.
pub(crate) fn at(name: &str) -> Territory {
    Territory::named(name).unwrap_or_else(|| panic!("no territory {name}"))
}

/// The slot with this number.
pub(crate) fn slot(number: u8) -> Slot {
    Slot::new(number).unwrap()
}

pantheon_engine::scene! {
    /// A table in a position of the test's own making.
    ///
    /// It begins with an empty map, all meeples in reserve, no objectives and no harvest tiles; seats 0, 1, … have the
    /// factions given and it is seat 0's turn.
    pub(crate) struct Scene(GodsOfRome);
}

/// A scene for these factions with the basic rules.
pub(crate) fn scene(factions: &[God]) -> Scene {
    scene_with(factions, Options::default())
}

/// A scene for these factions with options.
pub(crate) fn scene_with(factions: &[God], options: Options) -> Scene {
    let mut scene = table(factions.len() as u8, options, 1);
    let conformance::Scene { rules, state, .. } = &mut *scene;
    let pieces = rules.content().pieces;
    let removed = (factions.len() <= 2).then(|| {
        God::ALL
            .into_iter()
            .rev()
            .find(|god| !factions.contains(god))
            .unwrap()
    });
    state.board = Board::empty(pieces.meeples);
    if let (Some(god), false) = (removed, rules.is_solo()) {
        state.board.remove_faction(god);
    }
    state.removed = removed;
    state.objectives = ObjectiveSet::EMPTY;
    state.hidden_objectives = pieces.open_objectives + pieces.hidden_objectives;
    state.first = Seat::FIRST;
    state.turn = Seat::FIRST;
    state.decision = Decision::Turn;
    for (player, &god) in state.players.iter_mut().zip(factions) {
        player.faction = Some(god);
        player.discs = pieces.discs - 1;
        player.temples = pieces.wooden_temples;
    }
    scene.told.clear();
    scene
}

/// A table just set up, with the luck of this number. Nobody has a faction yet.
pub(crate) fn table(seats: u8, options: Options, number: u64) -> Scene {
    Scene(conformance::Scene::set_up(options, seats, number))
}

impl Scene {
    /// Meeples of a faction on a territory, from its reserve.
    pub(crate) fn meeples(mut self, faction: God, place: &str, count: u8) -> Self {
        (0..count).for_each(|_| self.state.board.place(faction, at(place)));
        self
    }

    /// A meeple of a faction on a harvest tile of 1.
    pub(crate) fn harvester(self, faction: God, place: &str) -> Self {
        self.meeples(faction, place, 1).harvest(place, 1)
    }

    /// Pieces on the map, as in `"V1:DDp J2:N*"`: a capital is a meeple of the god with that letter, from its reserve, a
    /// small letter is a wooden temple of that god's player, and `*` the piece of the god whose territory it is.
    pub(crate) fn position(self, pieces: &str) -> Self {
        pieces.split_whitespace().fold(self, |scene, group| {
            let (place, letters) = group.split_once(':').expect("a territory and its pieces");
            letters.chars().fold(scene, |scene, letter| {
                if letter == '*' {
                    return scene.piece(place);
                }
                let god = God::ALL
                    .into_iter()
                    .find(|god| god.letter() == letter.to_ascii_uppercase())
                    .unwrap_or_else(|| panic!("no god {letter}"));
                if letter.is_uppercase() {
                    scene.meeples(god, place, 1)
                } else {
                    scene.temple(god, place)
                }
            })
        })
    }

    /// A wooden temple of a player's faction on a territory.
    pub(crate) fn temple(mut self, faction: God, place: &str) -> Self {
        self.state.board.build(faction, at(place));
        let owner = self
            .state
            .seat_of(faction)
            .expect("only players have wooden temples");
        self.state.players[owner.index()].temples -= 1;
        self
    }

    /// A god's piece on a territory of its colour.
    pub(crate) fn piece(mut self, place: &str) -> Self {
        self.state
            .board
            .move_piece(at(place).god(), Some(at(place)));
        self
    }

    /// A harvest tile.
    pub(crate) fn harvest(mut self, place: &str, tile: i8) -> Self {
        self.state.board.lay_harvest(at(place), tile);
        self
    }

    /// Unused blessings in a seat's hands.
    pub(crate) fn blessings(mut self, owner: u8, gods: &[God]) -> Self {
        let player = &mut self.state.players[usize::from(owner)];
        player.blessings = gods.iter().copied().collect();
        self
    }

    /// Discs of a seat on these temples.
    pub(crate) fn visiting(mut self, owner: u8, gods: &[God]) -> Self {
        let player = &mut self.state.players[usize::from(owner)];
        for &god in gods {
            player.visiting = player.visiting.with(god);
            player.visits[god.index()] += 1;
            player.discs -= 1;
        }
        self
    }

    /// Discs of a seat on its first slots.
    pub(crate) fn active(mut self, owner: u8, slots: u8) -> Self {
        let player = &mut self.state.players[usize::from(owner)];
        for slot in 0..usize::from(slots) {
            player.active[slot] = true;
            player.discs -= 1;
        }
        self
    }

    /// An action card on a seat's slot; if it was open, another takes its place.
    pub(crate) fn card(mut self, owner: u8, number: u8, card: u8) -> Self {
        let card = CardId::new(card).unwrap();
        if let Some(open) = self
            .state
            .open_cards
            .iter()
            .position(|&open| open == Some(card))
        {
            let other = self.state.deck.iter().next().expect("the deck has cards");
            self.state.deck = self.state.deck.without(other);
            self.state.open_cards[open] = Some(other);
        }
        self.state.deck = self.state.deck.without(card);
        self.state.players[usize::from(owner)].cards[slot(number).index()] = Some(card);
        self
    }

    /// A seat's favour.
    pub(crate) fn favour(mut self, owner: u8, favour: u8) -> Self {
        self.state.players[usize::from(owner)].tally.favour = favour;
        self
    }

    /// An open objective.
    pub(crate) fn objective(mut self, objective: Objective) -> Self {
        self.state.objectives = self.state.objectives.with(objective);
        self.state.hidden_objectives = self.state.hidden_objectives.saturating_sub(1);
        self
    }

    /// Victory tracks that were claimed, in order of seats.
    pub(crate) fn claimed(mut self, tracks: u8) -> Self {
        for track in 0..usize::from(tracks) {
            let Self(conformance::Scene { rules, state, .. }) = &mut self;
            let points = rules.content().victory(track);
            for (party, points) in rules.parties().zip(points) {
                state.tally_mut(party).victory[track] = Some(points);
            }
        }
        self.state.claimed = tracks;
        self
    }

    /// Whose turn it is.
    pub(crate) fn turn(mut self, owner: u8) -> Self {
        self.state.turn = seat(owner);
        self
    }

    /// Whose turn it is, with which blessing.
    pub(crate) fn blessed(self, owner: u8, god: God) -> Self {
        self.blessings(owner, &[god]).turn(owner)
    }

    /// The luck of the steps to come.
    pub(crate) fn luck(mut self, number: u64) -> Self {
        self.luck = number;
        self
    }

    /// Plays actions of whoever decides; each must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: impl IntoIterator<Item = Action>) -> &mut Self {
        self.0.play(actions);
        self
    }

    /// Asserts that a seat's turn begins.
    #[track_caller]
    pub(crate) fn begins(&self, owner: u8) {
        assert_eq!(
            (self.state.turn, self.state.decision),
            (seat(owner), Decision::Turn)
        );
    }

    /// How many meeples of a faction stand on a territory.
    pub(crate) fn count(&self, faction: God, place: &str) -> u8 {
        self.state.board.meeples(faction, at(place))
    }

    /// A seat's favour.
    pub(crate) fn favour_of(&self, owner: u8) -> u8 {
        self.state.players[usize::from(owner)].tally.favour
    }
}

/// Diana's turn at a table with Phoebus and Venus.
pub(crate) fn players() -> Scene {
    scene(&[Diana, Phoebus, Venus])
}

/// The scene once a slot has been activated.
pub(crate) fn activated(mut game: Scene, number: u8) -> Scene {
    game.play([Action::Activate(slot(number))]);
    game
}

/// A push of a faction's meeple.
pub(crate) fn push(faction: God, to: &str) -> Action {
    Action::Push {
        faction,
        to: at(to),
    }
}

/// Where an action of one kind is listed.
pub(crate) fn places(game: &Scene, kind: fn(Territory) -> Action) -> Vec<&'static str> {
    let actions = game.legal();
    let mut names: Vec<&'static str> = Territory::all()
        .filter(|&place| actions.contains(&kind(place)))
        .map(Territory::name)
        .collect();
    names.sort_unstable();
    names
}
