//! The features of a position.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::bora_bora::{
    BoraBora, Deed, God, HIGHEST, Kind, Path, Phase, Plot, Region, Sex,
};

use super::outlook::Outlook;

/// Makes the list of features and their names, so that the two agree.
macro_rules! features {
    ($($(#[$about:meta])* $feature:ident = $name:literal,)*) => {
        /// What is counted.
        #[derive(Clone, Copy)]
        enum Feature {
            $($(#[$about])* $feature,)*
        }

        /// The features' names, in order.
        pub(super) const NAMES: &[&str] = &[$($name),*];
    };
}

features! {
    /// Points already scored.
    Points = "points",
    /// Points of the status track at the end of this round.
    Status = "status",
    /// Steps on the status track.
    StatusSteps = "status-steps",
    /// How early one is in the next turn order, from 0 to 1.
    TurnOrder = "turn-order",
    /// Points of priests at the end of this round.
    Priests = "priests",
    /// Points of priests in later rounds, as far as they are safe from being pushed out.
    PriestsLater = "priests-later",
    /// Priests in the supply, two at most.
    PriestsAtHand = "priests-at-hand",
    /// Whether one would win the god tile.
    TempleLead = "temple-lead",
    /// God tiles.
    GodTiles = "god-tiles",
    /// Points of jewels.
    Jewels = "jewels",
    /// Shells that can still be spent.
    Shells = "shells",
    /// Points of the best jewel of this round that one can pay for.
    JewelInReach = "jewel-in-reach",
    /// Regions with a hut.
    Regions = "regions",
    /// Fish of building spaces that can't be lost.
    FishSafe = "fish-safe",
    /// Fish of building spaces that others may still take.
    FishOpen = "fish-open",
    /// Regions that lie open to expansion, by dice of 2, 4 and 6.
    Paths = "paths",
    /// Free spaces for people, two at most.
    Room = "room",
    /// Huts on the twelfth space.
    TwelfthHuts = "twelfth-huts",
    /// Men and women.
    People = "people",
    /// Status that men not moved down may bring.
    MenUp = "men-up",
    /// Shells that women not moved down may bring.
    WomenUp = "women-up",
    /// What people can do best in this phase B.
    PeopleNow = "people-now",
    /// What they can do in later rounds, added up.
    PeopleLater = "people-later",
    /// Ceremony spaces with material.
    Materials = "materials",
    /// Points of a building, if there is a site for one.
    Site = "site",
    /// The same for a second one beside it.
    SecondSite = "second-site",
    /// Buildings.
    Buildings = "buildings",
    /// How easy the building tiles are that are left.
    EasyTiles = "easy-tiles",
    /// Offerings, five at most.
    Offerings = "offerings",
    /// God cards of each colour, two at most.
    Blue = "blue",
    White = "white",
    Red = "red",
    Green = "green",
    Yellow = "yellow",
    /// How many cards can be paid for.
    Payable = "payable",
    /// Tasks met by what won't go away.
    TasksFirm = "tasks-firm",
    /// Tasks met by what may be spent or lost.
    TasksFragile = "tasks-fragile",
    /// How near the other tasks are.
    TasksNear = "tasks-near",
    /// Whether a task is met for this round.
    TaskReady = "task-ready",
    /// Whether one could be met with the yellow god.
    TaskAided = "task-aided",
    /// Goals of the end that are reached.
    Goals = "goals",
    /// How far the others are that can still be reached.
    GoalsNear = "goals-near",
    /// Dice to place in this round that find an open action.
    DiceOpen = "dice-open",
    /// Dice to place in this round that don't.
    DiceShut = "dice-shut",
    /// What they show.
    DiceFaces = "dice-faces",
    /// What an action that has begun will still bring.
    Pending = "pending",
}

impl Outlook<'_> {
    /// Writes all features.
    pub(super) fn write(&self, out: &mut [f32]) {
        let mut put = |feature: Feature, value: f32| out[feature as usize] = value;
        put(Feature::Points, f32::from(self.player.total()));
        put(Feature::Pending, self.pending());
        self.write_tracks(&mut put);
        self.write_map(&mut put);
        self.write_board(&mut put);
        self.write_gods(&mut put);
        self.write_tasks(&mut put);
        self.write_dice(&mut put);
    }

    /// Status, temple and jewels.
    fn write_tracks(&self, put: &mut impl FnMut(Feature, f32)) {
        let steps = self.state.status[self.seat.index()];
        put(Feature::Status, f32::from(self.content.status(steps)));
        put(Feature::StatusSteps, f32::from(steps));
        put(Feature::TurnOrder, self.next_order());
        let mut later = 0.0;
        let mut priests = 0_u8;
        for (place, holder) in self.state.temple.iter().enumerate() {
            if *holder == Some(self.seat) {
                priests += 1;
                later += self.later_priest_points(place);
            }
        }
        if self.before_evaluation() {
            put(Feature::Priests, f32::from(priests) * self.priest_points());
        }
        put(Feature::PriestsLater, later);
        put(
            Feature::PriestsAtHand,
            f32::from(self.player.priests.min(2)),
        );
        let tile_to_come = self.before_evaluation() || self.later() > 0;
        if priests > 0 && tile_to_come && BoraBora::temple_leader(self.state) == Some(self.seat) {
            put(Feature::TempleLead, 1.0);
        }
        put(Feature::GodTiles, f32::from(self.player.god_tiles));
        let jewels = self.player.jewels.iter();
        let points: u8 = jewels.map(|jewel| self.content.jewel(jewel).points).sum();
        put(Feature::Jewels, f32::from(points));
        let shells = self.player.shells;
        let purchases = self.later() as u8 + u8::from(self.may_buy());
        put(Feature::Shells, f32::from(shells.min(5 * purchases)));
        if self.may_buy() {
            let best = self
                .state
                .jewels_for_sale()
                .iter()
                .flatten()
                .map(|&jewel| self.content.jewel(jewel))
                .filter(|jewel| jewel.price <= shells)
                .map(|jewel| jewel.points)
                .max();
            put(Feature::JewelInReach, f32::from(best.unwrap_or(0)));
        }
    }

    /// How early this player is in the turn order that status gives now.
    fn next_order(&self) -> f32 {
        let seats = self.rules.seats();
        let before = if self.before_evaluation() {
            let above = |seat: Seat| self.state.stack.iter().position(|&it| it == seat);
            let rank = |seat: Seat| {
                (
                    std::cmp::Reverse(self.state.status[seat.index()]),
                    above(seat),
                )
            };
            let own = rank(self.seat);
            Seat::all(seats).filter(|&seat| rank(seat) < own).count() as u8
        } else {
            self.place()
        };
        1.0 - f32::from(before) / f32::from(seats - 1)
    }

    /// Regions, fish and paths.
    fn write_map(&self, put: &mut impl FnMut(Feature, f32)) {
        let own = self.player.regions;
        put(Feature::Regions, f32::from(own.len()));
        let (mut safe, mut open) = (0, 0);
        for region in Region::all() {
            if self.state.holders[region.index()] == Some(self.seat) {
                if self.others_are_in(region) {
                    safe += self.fish(region);
                } else {
                    open += self.fish(region);
                }
            }
        }
        put(Feature::FishSafe, f32::from(safe));
        put(Feature::FishOpen, f32::from(open));
        if self.has_hut() {
            let reach: u8 = [2, 4, HIGHEST]
                .into_iter()
                .map(|value| {
                    let both = self
                        .targets(Path::Land, value)
                        .union(self.targets(Path::Water, value));
                    both.len().min(3)
                })
                .sum();
            put(Feature::Paths, f32::from(reach));
        }
    }

    /// The player board: people, huts, materials and buildings.
    fn write_board(&self, put: &mut impl FnMut(Feature, f32)) {
        let player = self.player;
        let room = player.free_spaces() + u8::from(player.twelfth_is_free());
        put(Feature::Room, f32::from(room.min(2)));
        put(Feature::TwelfthHuts, f32::from(player.twelfth_huts.min(5)));
        put(Feature::People, f32::from(player.people()));
        for (sex, feature) in [(Sex::Man, Feature::MenUp), (Sex::Woman, Feature::WomenUp)] {
            let folk = player.folk(sex);
            let up: u8 = Kind::ALL
                .into_iter()
                .map(|kind| folk.up(kind) * self.content.person(kind).symbols)
                .sum();
            put(feature, f32::from(up));
        }
        let [men, women] = Sex::ALL;
        put(
            Feature::PeopleNow,
            self.best_now(men) + self.best_now(women),
        );
        let later = self.best_later(men) + self.best_later(women);
        put(Feature::PeopleLater, later * self.later() as f32);
        put(Feature::Materials, f32::from(player.filled.len()));
        let sites = self.disjoint_sites();
        let points = self.building_points();
        if sites > 0 {
            put(Feature::Site, points);
        }
        if sites > 1 {
            put(Feature::SecondSite, points);
        }
        put(Feature::Buildings, f32::from(player.building_count()));
        let easy: u8 = (1..=HIGHEST)
            .filter(|&tile| !player.has_built(tile))
            .map(|tile| HIGHEST - tile)
            .sum();
        put(Feature::EasyTiles, f32::from(easy));
    }

    /// About how many buildings fit on the materials there are: each takes the first site that is left.
    fn disjoint_sites(&self) -> u8 {
        let mut filled = self.player.filled;
        let mut sites = 0;
        if filled.len() < 2 {
            return 0;
        }
        for plot in Plot::all() {
            let ground = self.content.plot(plot);
            if ground.minus(filled).is_empty() {
                filled = filled.minus(ground);
                sites += 1;
            }
        }
        sites
    }

    /// God cards and what pays for them.
    fn write_gods(&self, put: &mut impl FnMut(Feature, f32)) {
        let hand = self.player.hand.inside();
        let colours = [
            Feature::Blue,
            Feature::White,
            Feature::Red,
            Feature::Green,
            Feature::Yellow,
        ];
        for (god, feature) in God::ALL.into_iter().zip(colours) {
            put(feature, f32::from(hand[god.index()].min(2)));
        }
        let offerings = self.player.offerings;
        put(Feature::Offerings, f32::from(offerings.min(5)));
        let payable = offerings.min(self.player.hand_size()).min(4);
        put(Feature::Payable, f32::from(payable));
    }

    /// Tasks and the goals of the end.
    fn write_tasks(&self, put: &mut impl FnMut(Feature, f32)) {
        let tasks = self.tasks();
        put(Feature::TasksFirm, tasks.firm);
        put(Feature::TasksFragile, tasks.fragile);
        put(Feature::TasksNear, tasks.near);
        put(Feature::TaskReady, tasks.ready);
        put(Feature::TaskAided, tasks.aided);
        put(Feature::Goals, f32::from(self.rules.goals(self.player)));
        put(Feature::GoalsNear, self.goals_near());
    }

    /// How far the goals of the end are that aren't reached, each from 0 to 1.
    fn goals_near(&self) -> f32 {
        let goal = &self.content.last;
        let player = self.player;
        let later = self.later() as u8;
        let jewels_to_come = later + u8::from(self.may_buy());
        let settles = later + 3 + u8::from(self.state.phase != Phase::LastTasks);
        let near = |have: u8, want: u8, to_come: u8| {
            if have >= want || have + to_come < want {
                return 0.0;
            }
            let share = f32::from(have) / f32::from(want);
            let square = share * share;
            square * square
        };
        let dice = 5 * later + 5;
        near(player.fulfilled, goal.tasks, settles)
            + near(player.jewels.len(), goal.jewels, jewels_to_come)
            + near(
                player.filled.union(player.built).len(),
                goal.ceremony,
                2 * dice,
            )
            + near(player.building_count(), goal.buildings, dice)
            + near(player.regions.len(), goal.regions, dice)
            + near(player.people(), goal.people, dice)
    }

    /// The dice that are to be placed in this round.
    fn write_dice(&self, put: &mut impl FnMut(Feature, f32)) {
        if self.state.phase != Phase::Dice {
            return;
        }
        let highest_open = self.highest_open();
        let (mut open, mut shut, mut faces) = (0_u8, 0_u8, 0_u8);
        for die in self.player.dice.iter().filter(|die| die.on.is_none()) {
            if die.face <= highest_open {
                open += 1;
                faces += die.face;
            } else {
                shut += 1;
            }
        }
        put(Feature::DiceOpen, f32::from(open));
        put(Feature::DiceShut, f32::from(shut));
        put(Feature::DiceFaces, f32::from(faces));
    }

    /// The highest die that some action but fishing takes.
    fn highest_open(&self) -> u8 {
        let seats = self.rules.seats();
        let mut lowest = [0; Deed::COUNT];
        for deed in Deed::ALL {
            if deed != Deed::Fishing {
                lowest[usize::from(self.content.row(seats, deed))] = HIGHEST + 1;
            }
        }
        for player in &self.state.players[..usize::from(seats)] {
            for die in player.dice {
                if let Some(deed) = die.on.filter(|&deed| deed != Deed::Fishing) {
                    let row = &mut lowest[usize::from(self.content.row(seats, deed))];
                    *row = die.face.min(*row);
                }
            }
        }
        lowest.into_iter().max().unwrap_or(0).saturating_sub(1)
    }
}
