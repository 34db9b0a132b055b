//! Positions for tests, built piece by piece, and small verbs to play them.

use pantheon_engine::conformance;
pub(crate) use pantheon_engine::conformance::seat;
use pantheon_engine::{Game, Outcome, Party, Seat, Viewer};
use pantheon_four_gods::{
    Action, Cell, CheckOption, Colour, Corner, Ending, Face, FourGods, FrameOption, God,
    GodsOption, Hand, Options, PaceOption, PairOption, Phase, Side, Slot, View,
};

pub(crate) use pantheon_four_gods::Hand::{Left, Right};
pub(crate) use pantheon_four_gods::Side::{A, B};

/// The cell with this name.
pub(crate) fn at(name: &str) -> Cell {
    Cell::named(name).unwrap_or_else(|| panic!("no cell {name}"))
}

/// The face with this code, lying as it is written.
pub(crate) fn face(code: &str) -> Face {
    Face::try_from(code.to_owned()).unwrap_or_else(|why| panic!("{why}"))
}

/// The corner with this number.
pub(crate) fn corner(number: u8) -> Corner {
    Corner::at(number)
}

/// A place in a row.
pub(crate) fn slot(row: u8, place: u8) -> Slot {
    Slot {
        row: seat(row),
        place,
    }
}

/// A prophet from the reserve on the first area of the tile just placed.
pub(crate) fn prophet(colour: Colour) -> Action {
    Action::Prophet {
        colour,
        area: corner(0),
        from: None,
    }
}

/// Options that differ in one from those that nobody changed.
fn options(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    change(&mut options);
    options
}

/// Options for timed turns.
pub(crate) fn timed() -> Options {
    options(|it| it.pace = PaceOption::Timed)
}

/// Options for secret gods.
pub(crate) fn secret() -> Options {
    options(|it| it.gods = GodsOption::Secret)
}

/// Options for challenges.
pub(crate) fn challenge() -> Options {
    options(|it| it.check = CheckOption::Challenge)
}

/// Options for challenges in timed turns.
pub(crate) fn timed_challenge() -> Options {
    Options {
        check: CheckOption::Challenge,
        ..timed()
    }
}

/// Options for two players with one god each.
pub(crate) fn two_gods() -> Options {
    options(|it| it.two_players = PairOption::Two)
}

/// Options for the small frame.
pub(crate) fn quick() -> Options {
    options(|it| it.frame = FrameOption::Quick)
}

pantheon_engine::scene! {
    /// A table in a position of the test's own making.
    pub(crate) struct Scene(FourGods);
}

/// A table just set up.
pub(crate) fn table(seats: u8, options: Options) -> Scene {
    let mut scene = conformance::Scene::set_up(options, seats, 5);
    scene.luck = 1;
    Scene(scene)
}

/// A simultaneous game that has begun, with an empty World and empty hands.
pub(crate) fn scene(seats: u8) -> Scene {
    scene_with(seats, Options::default())
}

/// A game that has begun, with an empty World and empty hands; in timed play it is seat 0's turn.
pub(crate) fn scene_with(seats: u8, options: Options) -> Scene {
    let mut scene = table(seats, options);
    if options.gods == GodsOption::Secret {
        let mut free = Colour::ALL.into_iter();
        for number in 0..seats {
            for _ in 0..scene.state.quota() {
                scene.play(number, Action::Pick(free.next().unwrap()));
            }
        }
    }
    if options.pace == PaceOption::Simultaneous {
        for number in 0..seats {
            scene.play(number, Action::Ready);
        }
    }
    assert_eq!(scene.state.phase, Phase::Playing);
    scene.state.empty_hands();
    scene.state.turn = Seat::FIRST;
    scene.told.clear();
    scene
}

/// What ended the game, if it is over.
pub(crate) fn ending(scene: &Scene) -> Option<Ending> {
    match scene.state.phase {
        Phase::Over(ending) => Some(ending),
        _ => None,
    }
}

impl Scene {
    /// Tiles in the World, placed by seat 0 in this order.
    pub(crate) fn tiles(self, tiles: &[(&str, &str)]) -> Self {
        self.tiles_by(0, tiles)
    }

    /// Tiles in the World, placed by a seat.
    pub(crate) fn tiles_by(mut self, by: u8, tiles: &[(&str, &str)]) -> Self {
        for &(cell, code) in tiles {
            self.0
                .state
                .set_tile(self.0.rules.content(), at(cell), face(code), seat(by))
                .unwrap_or_else(|| panic!("no {code} in the bag"));
        }
        self
    }

    /// A tile with this face in a hand.
    pub(crate) fn hand(mut self, owner: u8, hand: Hand, code: &str) -> Self {
        self.hold(owner, hand, code);
        self
    }

    /// Puts a tile with this face in a hand.
    pub(crate) fn hold(&mut self, owner: u8, hand: Hand, code: &str) -> Side {
        self.0
            .state
            .set_hand(self.0.rules.content(), (seat(owner), hand), face(code))
            .unwrap_or_else(|| panic!("no {code} in the bag"))
    }

    /// Tiles in a row, showing these faces.
    pub(crate) fn row(mut self, owner: u8, codes: &[&str]) -> Self {
        for code in codes {
            self.0
                .state
                .set_row(self.0.rules.content(), seat(owner), face(code))
                .unwrap();
        }
        self
    }

    /// Fills a row.
    pub(crate) fn full_row(mut self, owner: u8) -> Self {
        while !self.state.rows.is_full(seat(owner)) {
            let tile = ["SSFF", "PPMM", "SSPP", "FFMM", "SSMM", "FFPP"]
                .iter()
                .any(|code| {
                    self.0
                        .state
                        .set_row(self.0.rules.content(), seat(owner), face(code))
                        .is_some()
                });
            assert!(tile, "the bag has plain tiles enough");
        }
        self
    }

    /// Visible gods.
    pub(crate) fn gods(mut self, gods: &[(u8, God)]) -> Self {
        for &(owner, god) in gods {
            self.state.set_god(seat(owner), god);
        }
        self
    }

    /// A prophet on a tile.
    pub(crate) fn prophet(mut self, cell: &str, colour: Colour, number: u8) -> Self {
        self.state
            .set_prophet(at(cell), colour, corner(number))
            .unwrap();
        self
    }

    /// A city.
    pub(crate) fn city(mut self, cell: &str, colour: Colour) -> Self {
        self.state.set_city(at(cell), colour).unwrap();
        self
    }

    /// Only so many prophets in reserve; the rest is out of the game.
    pub(crate) fn reserve(mut self, colour: Colour, count: u8) -> Self {
        let state = &mut self.state;
        let reserve = &mut state.reserve[colour.index()];
        state.lost[colour.index()] += *reserve - count;
        *reserve = count;
        self
    }

    /// Only so many tiles in the bag.
    pub(crate) fn bag(mut self, count: usize) -> Self {
        self.state.keep_in_bag(count);
        self
    }

    /// Everything legal for a seat now.
    pub(crate) fn legal(&self, owner: u8) -> Vec<Action> {
        self.legal_for(owner)
    }

    /// Plays a legal action of a seat.
    #[track_caller]
    pub(crate) fn play(&mut self, owner: u8, action: Action) -> &mut Self {
        self.act(owner, action);
        self
    }

    /// A seat takes a god.
    #[track_caller]
    pub(crate) fn choose(&mut self, owner: u8, god: God) -> &mut Self {
        self.play(owner, Action::Choose(god))
    }

    /// A seat challenges the tile in a cell.
    #[track_caller]
    pub(crate) fn challenge(&mut self, owner: u8, cell: &str) -> &mut Self {
        self.play(owner, Action::Challenge(at(cell)))
    }

    /// A seat ends its turn.
    #[track_caller]
    pub(crate) fn end_turn(&mut self, owner: u8) -> &mut Self {
        self.play(owner, Action::EndTurn)
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, millis: pantheon_engine::Millis) -> &mut Self {
        self.0.wait(millis);
        self
    }

    /// Asserts that an action is refused by this rule, isn't listed, and changes nothing.
    #[track_caller]
    pub(crate) fn refuses(&self, owner: u8, action: Action, rule: &str) -> &Self {
        self.refuses_seat(owner, action, rule);
        self
    }

    /// The placement of the tile in a hand so that it lies as written.
    pub(crate) fn placing(&self, owner: u8, hand: Hand, code: &str, cell: &str) -> Action {
        let (side, rotation) = self.lying(owner, hand, code);
        Action::Place {
            hand,
            side,
            rotation,
            cell: at(cell),
        }
    }

    /// The destruction of a city with the tile in a hand.
    pub(crate) fn destroying(
        &self,
        owner: u8,
        hand: Hand,
        code: &str,
        cell: &str,
        marker: Colour,
    ) -> Action {
        let (side, rotation) = self.lying(owner, hand, code);
        Action::Destroy {
            hand,
            side,
            rotation,
            cell: at(cell),
            marker,
        }
    }

    fn lying(&self, owner: u8, hand: Hand, code: &str) -> (Side, pantheon_four_gods::Rotation) {
        let sides = self
            .view(owner)
            .own_sides(seat(owner), hand)
            .expect("the hand holds a tile");
        let lies = face(code);
        let side = if sides[0] == lies.design() { A } else { B };
        assert_eq!(
            sides[side as usize],
            lies.design(),
            "the tile has no side {code}"
        );
        (side, lies.rotation())
    }

    /// Takes a tile with this face in hand and places it.
    #[track_caller]
    pub(crate) fn lay(&mut self, owner: u8, code: &str, cell: &str) -> &mut Self {
        self.hold(owner, Left, code);
        self.play(owner, self.placing(owner, Left, code, cell))
    }

    /// Lays a tile and puts a prophet on its first area.
    #[track_caller]
    pub(crate) fn settle(
        &mut self,
        owner: u8,
        code: &str,
        cell: &str,
        colour: Colour,
    ) -> &mut Self {
        self.lay(owner, code, cell).play(owner, prophet(colour))
    }

    /// What a seat may know.
    pub(crate) fn view(&self, owner: u8) -> View {
        self.rules.view(&self.state, Viewer::Seat(seat(owner)))
    }

    /// The listed placements of a hand: cells, each once.
    pub(crate) fn cells(&self, owner: u8) -> Vec<String> {
        let mut cells: Vec<String> = self
            .legal(owner)
            .into_iter()
            .filter_map(|action| match action {
                Action::Place { cell, .. } => Some(cell.name()),
                _ => None,
            })
            .collect();
        cells.sort();
        cells.dedup();
        cells
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.rules.is_over(&self.state)
    }

    /// A seat's points as they stand.
    pub(crate) fn points(&self, owner: u8) -> i32 {
        let sheet = self.rules.score(&self.state, Viewer::Spectator);
        sheet.total(Party::Seat(seat(owner)))
    }

    /// A seat's points of one category.
    pub(crate) fn points_for(&self, owner: u8, category: &str) -> i32 {
        let sheet = self.rules.score(&self.state, Viewer::Spectator);
        let own = sheet
            .lines
            .iter()
            .filter(|line| line.party == Party::Seat(seat(owner)) && line.category == category);
        own.map(|line| line.points).sum()
    }

    /// Everybody passes or lets time run out, and the game is counted.
    pub(crate) fn outcome(&mut self) -> Outcome {
        for number in 0..self.rules.seats() {
            self.play(number, Action::Pass);
        }
        self.rules.outcome(&self.state).expect("all have passed")
    }
}
