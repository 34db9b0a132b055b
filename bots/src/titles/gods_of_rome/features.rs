//! What speaks for a party: named features.

use pantheon_engine::{Game as _, Party, Seat};
use pantheon_games::gods_of_rome::{
    Decision, God, GodsOfRome, Player, Slot, State, Symbol, Symbols, TerritorySet,
};

use super::finish;
use super::land::{self, Land};

macro_rules! features {
    ($($(#[$doc:meta])* $feature:ident = $name:literal,)*) => {
        /// A feature's place in the list.
        #[derive(Clone, Copy, Debug)]
        #[repr(usize)]
        pub(super) enum Feature { $($(#[$doc])* $feature),* }

        impl Feature {
            /// The names in order.
            pub(super) const NAMES: &'static [&'static str] = &[$($name),*];
        }
    };
}

features! {
    /// Claimed on the victory tracks.
    VictoryPoints = "victory-points",
    /// The last track is about to be claimed, and it brings the victory.
    Victory = "victory",
    /// One's turn, and scoring now would win the game.
    VictoryInHand = "victory-in-hand",
    /// Favour beyond the last checkpoint's mark.
    Favour = "favour",
    /// The part of the way to the next mark that favour has come.
    FavourShare = "favour-share",
    /// What scoring would bring now, its cost taken off.
    Ready = "ready",
    /// The part of the way to the next mark that this would go.
    ReadyShare = "ready-share",
    /// Scoring now would reach the next mark.
    Trigger = "trigger",
    /// The same, on one's turn.
    TriggerInHand = "trigger-in-hand",
    /// One's turn.
    Turn = "turn",
    /// What scoring costs.
    Cost = "cost",
    /// Temples of other gods visited.
    Visits = "visits",
    /// One's own god's temple visited.
    OwnVisit = "own-visit",
    /// Temples visited that have no space left for others.
    Filled = "filled",
    /// Territories controlled whose god is visited.
    ControlVisited = "control-visited",
    /// Territories controlled whose temple is open.
    ControlOpen = "control-open",
    /// Territories controlled whose temple is closed for now.
    ControlClosed = "control-closed",
    /// Territories of one's own colour controlled.
    ControlOwn = "control-own",
    /// Territories of the removed colour controlled.
    ControlRemoved = "control-removed",
    /// Harvest tiles of territories controlled, their gods not visited.
    HarvestUnvisited = "harvest-unvisited",
    /// Harvest tiles of territories controlled, their gods visited.
    HarvestVisited = "harvest-visited",
    /// Objectives met in territories controlled, their gods not visited.
    ObjectivesUnvisited = "objectives-unvisited",
    /// Objectives met in territories controlled, their gods visited.
    ObjectivesVisited = "objectives-visited",
    /// Territories controlled by two or more.
    Firm = "firm",
    /// Territories controlled by three or more.
    Firmest = "firmest",
    /// Territories controlled beside a god piece.
    Guarded = "guarded",
    /// Ties where one's disc is in the temple.
    TiedVisited = "tied-visited",
    /// Other ties.
    TiedUnvisited = "tied-unvisited",
    /// Territories where one is one short of a tie.
    Short = "short",
    /// Other gods' territories in play with presence.
    Presence = "presence",
    /// Colours with presence.
    Colours = "colours",
    /// Meeples on the map.
    Meeples = "meeples",
    /// Wooden temples on the map.
    Temples = "temples",
    /// Growth symbols on the player board.
    Growth = "growth",
    /// Travel symbols on the player board.
    Travel = "travel",
    /// Attack symbols on the player board.
    Attack = "attack",
    /// Growth symbols on slots without a disc.
    IdleGrowth = "idle-growth",
    /// Travel symbols on slots without a disc.
    IdleTravel = "idle-travel",
    /// Attack symbols on slots without a disc.
    IdleAttack = "idle-attack",
    /// Blessings at hand of other gods' colours.
    Blessings = "blessings",
    /// One's own god's blessing at hand.
    OwnBlessing = "own-blessing",
    /// Growth symbols left in the activation that is going on.
    GrowthLeft = "growth-left",
    /// Travel symbols left.
    TravelLeft = "travel-left",
    /// Attack symbols left.
    AttackLeft = "attack-left",
    /// A visited god's meeple is still to be placed.
    PlaceLeft = "place-left",
    /// A card is still to be laid.
    CardLeft = "card-left",
    /// Meeples still to be driven out.
    DriveLeft = "drive-left",
    /// Territories the Patronus controls.
    PatronusControl = "patronus-control",
    /// Territories the Patronus controls by two or more.
    PatronusFirm = "patronus-firm",
    /// The Patronus' meeples on the map.
    PatronusMeeples = "patronus-meeples",
}

/// The way from one checkpoint to the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leg {
    from: u8,
    to: u8,
}

impl Leg {
    pub(super) fn of(rules: &GodsOfRome, state: &State) -> Self {
        let marks = rules.content().marks(rules.seats());
        let claimed = usize::from(state.claimed.min(2));
        Self {
            from: claimed.checked_sub(1).map_or(0, |last| marks[last]),
            to: marks[claimed],
        }
    }

    /// How much of the way so much favour is.
    pub(super) fn share(self, favour: u8) -> f32 {
        (f32::from(favour) - f32::from(self.from)) / self.length()
    }

    fn length(self) -> f32 {
        f32::from(self.to.saturating_sub(self.from).max(1))
    }
}

/// Writes a party's features.
pub(super) fn write(rules: &GodsOfRome, state: &State, party: Party, out: &mut [f32]) {
    let mut set = |feature: Feature, value: f32| out[feature as usize] = value;
    let leg = Leg::of(rules, state);
    let tally = state.tally(party);
    set(Feature::VictoryPoints, f32::from(tally.points()));
    set(
        Feature::Favour,
        f32::from(tally.favour) - f32::from(leg.from),
    );
    set(Feature::FavourShare, leg.share(tally.favour));
    if state.decision == Decision::ExtraScoring {
        let won = finish::is_won(rules, state, party, None);
        set(Feature::Victory, f32::from(u8::from(won)));
    }
    match party {
        Party::Seat(seat) => write_player(rules, state, seat, leg, &mut set),
        Party::Automa => write_patronus(state, &mut set),
    }
}

fn write_patronus(state: &State, set: &mut impl FnMut(Feature, f32)) {
    let Some(own) = state.removed else { return };
    let land = Land::of(state, own, false);
    set(Feature::PatronusControl, count(land.control));
    set(Feature::PatronusFirm, count(land.firm));
    let meeples: u8 = state
        .board
        .with_meeples(own)
        .iter()
        .map(|at| state.board.meeples(own, at))
        .sum();
    set(Feature::PatronusMeeples, f32::from(meeples));
}

fn write_player(
    rules: &GodsOfRome,
    state: &State,
    seat: Seat,
    leg: Leg,
    set: &mut impl FnMut(Feature, f32),
) {
    let player = state.player(seat);
    let is_next = next_to_turn(rules, state) == seat;
    set(Feature::Turn, f32::from(u8::from(is_next)));
    let Some(own) = player.faction else { return };
    let land = land::of_player(rules, state, player);
    write_scoring(rules, state, seat, leg, &land, is_next, set);
    write_land(rules, state, player, own, &land, set);
    write_board(rules, state, player, own, set);
    if state.turn == seat {
        write_begun(state, set);
    }
}

/// Whose turn it is, or whose it will be once the present one is done.
fn next_to_turn(rules: &GodsOfRome, state: &State) -> Seat {
    match state.decision {
        Decision::Turn | Decision::Faction => state.turn,
        _ => state.turn.next(rules.seats()),
    }
}

/// What scoring would bring now, and whether it would reach the mark.
fn write_scoring(
    rules: &GodsOfRome,
    state: &State,
    seat: Seat,
    leg: Leg,
    land: &Land,
    is_next: bool,
    set: &mut impl FnMut(Feature, f32),
) {
    let player = state.player(seat);
    let cost = land::cost(rules, player);
    let net = (land::gain(rules, state, player, land) - cost).max(0);
    let needed = i16::from(leg.to.saturating_sub(player.tally.favour));
    set(Feature::Cost, f32::from(cost));
    set(Feature::Ready, f32::from(net));
    set(
        Feature::ReadyShare,
        f32::from(net.min(needed)) / leg.length(),
    );
    if net < needed || state.claimed > 2 {
        return;
    }
    if state.claimed == 2 {
        let won = finish::is_won(rules, state, Party::Seat(seat), Some(seat));
        if !won {
            return;
        }
        set(Feature::VictoryInHand, f32::from(u8::from(is_next)));
    }
    set(Feature::Trigger, 1.0);
    set(Feature::TriggerInHand, f32::from(u8::from(is_next)));
}

/// Control, presence, and what they may bring.
fn write_land(
    rules: &GodsOfRome,
    state: &State,
    player: &Player,
    own: God,
    land: &Land,
    set: &mut impl FnMut(Feature, f32),
) {
    let home = TerritorySet::of(own);
    let removed = state.removed.map_or(TerritorySet::EMPTY, TerritorySet::of);
    let visited = TerritorySet::of_all(player.visiting.without(own));
    let open = TerritorySet::of_all(land::open_temples(rules, state, player, own));
    let worth = TerritorySet::ALL.minus(home).minus(removed);
    let unvisited = worth.minus(visited);
    let control = land.control;
    set(
        Feature::Visits,
        f32::from(player.visiting.without(own).len()),
    );
    set(
        Feature::OwnVisit,
        f32::from(u8::from(player.visiting.contains(own))),
    );
    let filled = player
        .visiting
        .iter()
        .filter(|&god| rules.free_spaces(state, god) == 0);
    set(Feature::Filled, filled.count() as f32);
    set(Feature::ControlVisited, count(control.and(visited)));
    set(Feature::ControlOpen, count(control.and(open)));
    set(
        Feature::ControlClosed,
        count(control.and(unvisited).minus(open)),
    );
    set(Feature::ControlOwn, count(control.and(home)));
    set(Feature::ControlRemoved, count(control.and(removed)));
    let harvest = |among| f32::from(land::harvest(rules, state, player, among));
    set(Feature::HarvestUnvisited, harvest(control.and(unvisited)));
    set(Feature::HarvestVisited, harvest(control.and(visited)));
    let objectives = |among| f32::from(land::objectives(rules, state, own, among));
    set(
        Feature::ObjectivesUnvisited,
        objectives(control.and(unvisited)),
    );
    set(Feature::ObjectivesVisited, objectives(control.and(visited)));
    set(Feature::Firm, count(land.firm.and(worth)));
    set(Feature::Firmest, count(land.firmest.and(worth)));
    set(
        Feature::Guarded,
        count(control.and(worth).and(state.board.guarded())),
    );
    set(Feature::TiedVisited, count(land.tied.and(visited)));
    set(Feature::TiedUnvisited, count(land.tied.and(unvisited)));
    set(Feature::Short, count(land.short.and(worth)));
    let presence = state.board.presence(own);
    set(Feature::Presence, count(presence.and(worth)));
    set(Feature::Colours, f32::from(land::colours(state, own)));
}

/// The player board: symbols, cards, blessings, pieces.
fn write_board(
    rules: &GodsOfRome,
    state: &State,
    player: &Player,
    own: God,
    set: &mut impl FnMut(Feature, f32),
) {
    let pieces = rules.content().pieces;
    set(
        Feature::Meeples,
        f32::from(pieces.meeples) - f32::from(state.board.reserve(own)),
    );
    set(
        Feature::Temples,
        f32::from(pieces.wooden_temples) - f32::from(player.temples),
    );
    let (mut all, mut idle) = ([0_u8; 3], [0_u8; 3]);
    for slot in Slot::all() {
        let symbols = rules.slot_symbols(player, slot);
        for symbol in Symbol::ALL {
            all[symbol as usize] += symbols.count(symbol);
            if !player.active[slot.index()] {
                idle[symbol as usize] += symbols.count(symbol);
            }
        }
    }
    set(Feature::Growth, f32::from(all[0]));
    set(Feature::Travel, f32::from(all[1]));
    set(Feature::Attack, f32::from(all[2]));
    set(Feature::IdleGrowth, f32::from(idle[0]));
    set(Feature::IdleTravel, f32::from(idle[1]));
    set(Feature::IdleAttack, f32::from(idle[2]));
    set(
        Feature::Blessings,
        f32::from(player.blessings.without(own).len()),
    );
    set(
        Feature::OwnBlessing,
        f32::from(u8::from(player.blessings.contains(own))),
    );
}

/// What the turn that has begun will still bring.
fn write_begun(state: &State, set: &mut impl FnMut(Feature, f32)) {
    let mut left: Symbols = state.symbols;
    match state.decision {
        // These symbols have done their main work, though the rules still count them.
        Decision::Travel { moved: true, .. } | Decision::Gather { moved: true, .. } => {
            left = left.without(Symbol::Travel);
        }
        Decision::TakeCard | Decision::LayCard { .. } => {
            left = left.without(Symbol::Growth);
            set(Feature::CardLeft, 1.0);
        }
        Decision::PushMore { .. } => left = left.without(Symbol::Attack),
        Decision::DriveOut { at } => {
            left = left.without(Symbol::Attack);
            let own = state.current().faction;
            let others: u8 = God::ALL
                .into_iter()
                .filter(|&other| Some(other) != own)
                .map(|other| state.board.meeples(other, at))
                .sum();
            set(Feature::DriveLeft, f32::from(others));
        }
        Decision::PlaceMeeple { .. } => set(Feature::PlaceLeft, 1.0),
        _ => {}
    }
    set(Feature::GrowthLeft, f32::from(left.count(Symbol::Growth)));
    set(Feature::TravelLeft, f32::from(left.count(Symbol::Travel)));
    set(Feature::AttackLeft, f32::from(left.count(Symbol::Attack)));
}

fn count(territories: TerritorySet) -> f32 {
    f32::from(territories.len())
}
