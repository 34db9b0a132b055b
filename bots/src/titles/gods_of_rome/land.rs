//! How a faction stands on the map, as sets of territories, and what scoring would bring it.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::gods_of_rome::{
    God, GodSet, GodsOfRome, Objective, Player, State, Territory, TerritorySet,
};

/// How a faction stands on the map.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Land {
    /// Where it has control for scoring.
    pub(super) control: TerritorySet,
    /// Where it leads by two or more.
    pub(super) firm: TerritorySet,
    /// Where it leads by three or more.
    pub(super) firmest: TerritorySet,
    /// Where it is as strong as the strongest other, without having control.
    pub(super) tied: TerritorySet,
    /// Where it is there and one short of a tie.
    pub(super) short: TerritorySet,
}

impl Land {
    pub(super) fn of(state: &State, faction: God, wins_ties: bool) -> Self {
        let mut land = Self::default();
        for at in state.board.presence(faction).iter() {
            match lead(state, faction, at) {
                lead @ 1.. => {
                    land.control = land.control.with(at);
                    if lead > 1 {
                        land.firm = land.firm.with(at);
                    }
                    if lead > 2 {
                        land.firmest = land.firmest.with(at);
                    }
                }
                0 if wins_ties => land.control = land.control.with(at),
                0 => land.tied = land.tied.with(at),
                -1 => land.short = land.short.with(at),
                _ => {}
            }
        }
        land
    }
}

/// By how much a faction is stronger in a territory than the strongest other.
pub(super) fn lead(state: &State, faction: God, at: Territory) -> i8 {
    let board = &state.board;
    let own = board.meeples(faction, at);
    let mut most = 0;
    for other in God::ALL {
        if other != faction {
            most = most.max(board.meeples(other, at));
        }
    }
    let (mut own, mut most) = (own.cast_signed(), most.cast_signed());
    if let Some(owner) = board.temple(at) {
        if owner == faction {
            own += 1;
        } else {
            most = most.max(board.meeples(owner, at).cast_signed() + 1);
        }
    }
    own - most
}

/// Whether a player has a god's power.
pub(super) fn has_power(rules: &GodsOfRome, player: &Player, god: God) -> bool {
    rules.options().powers && player.faction == Some(god)
}

/// A player's land, as it counts for scoring.
pub(super) fn of_player(rules: &GodsOfRome, state: &State, player: &Player) -> Land {
    player.faction.map_or_else(Land::default, |own| {
        Land::of(state, own, has_power(rules, player, God::Neptune))
    })
}

/// What scoring would bring a player now, its cost taken off.
pub(super) fn net(rules: &GodsOfRome, state: &State, seat: Seat) -> i16 {
    let player = state.player(seat);
    let land = of_player(rules, state, player);
    gain(rules, state, player, &land) - cost(rules, player)
}

/// What scoring costs a player now.
pub(super) fn cost(rules: &GodsOfRome, player: &Player) -> i16 {
    i16::from(rules.content().scoring_cost[usize::from(player.active_slots().min(2))])
}

/// What scoring would bring a player with this land, its cost left out.
pub(super) fn gain(rules: &GodsOfRome, state: &State, player: &Player, land: &Land) -> i16 {
    let Some(own) = player.faction else { return 0 };
    let visited = TerritorySet::of_all(player.visiting.without(own));
    let scored = land.control.and(visited);
    let mut gain = i16::from(scored.len())
        + harvest(rules, state, player, scored)
        + objectives(rules, state, own, scored);
    if state.objectives.contains(Objective::Scattered) {
        let values = rules.content().objective(Objective::Scattered);
        if colours(state, own) >= values.count {
            gain += i16::from(values.favour);
        }
    }
    if state.objectives.contains(Objective::Cultists) {
        let values = rules.content().objective(Objective::Cultists);
        gain += i16::from(player.visiting.len() / values.count * values.favour);
    }
    gain
}

/// The harvest tiles of these territories together, as they count for a player.
pub(super) fn harvest(
    rules: &GodsOfRome,
    state: &State,
    player: &Player,
    among: TerritorySet,
) -> i16 {
    let least = if has_power(rules, player, God::Phoebus) {
        0
    } else {
        -1
    };
    among
        .iter()
        .map(|at| i16::from(state.board.harvest(at).max(least)))
        .sum()
}

/// What the open objectives that count per territory give for these territories.
pub(super) fn objectives(rules: &GodsOfRome, state: &State, own: God, among: TerritorySet) -> i16 {
    if among.is_empty() {
        return 0;
    }
    state
        .objectives
        .iter()
        .map(|objective| {
            let values = rules.content().objective(objective);
            let met = met(rules, state, own, objective, values.count, among);
            i16::from(values.favour) * i16::from(met.len())
        })
        .sum()
}

/// Where of these territories an objective that counts per territory is met.
fn met(
    rules: &GodsOfRome,
    state: &State,
    own: God,
    objective: Objective,
    count: u8,
    among: TerritorySet,
) -> TerritorySet {
    let board = &state.board;
    match objective {
        Objective::Populated => among
            .iter()
            .filter(|&at| board.strength(own, at) >= count)
            .collect(),
        Objective::Raiders => among
            .and(board.with_any_temple())
            .minus(board.with_temple(own)),
        Objective::Festival => among
            .iter()
            .filter(|&at| {
                let others = God::ALL
                    .into_iter()
                    .filter(|&other| other != own && board.presence(other).contains(at));
                others.count() >= usize::from(count)
            })
            .collect(),
        Objective::Isolated => among
            .and(board.with_temple(own))
            .minus(board.with_meeples(own))
            .minus(board.others_meeples(own)),
        Objective::Watchful => among.and(board.guarded()),
        Objective::Clustered => {
            let presence = board.presence(own);
            among
                .iter()
                .filter(|&at| presence.and(rules.content().neighbours(at)).len() >= count)
                .collect()
        }
        Objective::Scattered | Objective::Cultists => TerritorySet::EMPTY,
    }
}

/// In how many colours a faction is present.
pub(super) fn colours(state: &State, own: God) -> u8 {
    let presence = state.board.presence(own);
    God::ALL
        .into_iter()
        .filter(|&god| !presence.and(TerritorySet::of(god)).is_empty())
        .count() as u8
}

/// The gods whose temples a player could still enter now, apart from their own and those they visit already.
pub(super) fn open_temples(rules: &GodsOfRome, state: &State, player: &Player, own: God) -> GodSet {
    let visits = rules.content().pantheon_visits;
    God::ALL
        .into_iter()
        .filter(|&god| {
            god != own
                && !player.visiting.contains(god)
                && (!rules.options().pantheon || player.visits[god.index()] < visits)
                && rules.free_spaces(state, god) > 0
        })
        .collect()
}
