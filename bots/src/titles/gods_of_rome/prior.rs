//! How an action looks at first sight.

use pantheon_engine::{Game as _, Seat};
use pantheon_games::gods_of_rome::{
    Action, Decision, God, GodsOfRome, Player, State, Symbol, Territory, TerritorySet,
};

use super::land;

/// How an action looks at first sight, in the logarithm of odds.
pub(super) fn of(rules: &GodsOfRome, state: &State, seat: Seat, action: Action) -> f32 {
    let player = state.player(seat);
    let Some(own) = player.faction else {
        return 0.0;
    };
    let glance = Glance {
        rules,
        state,
        player,
        own,
    };
    match action {
        Action::Score => glance.score(seat),
        Action::Visit(god) => glance.visit(god),
        Action::Activate(slot) => {
            let symbols = rules.slot_symbols(player, slot);
            let count: u8 = Symbol::ALL.map(|symbol| symbols.count(symbol)).iter().sum();
            0.7 * f32::from(count)
        }
        Action::Grow(to) => 0.5 + glance.join(to),
        Action::Build(at) => 1.5 + glance.join(at),
        Action::Travel(from) | Action::Summon(from) | Action::Regroup(from) => glance.leave(from),
        Action::Move(to) | Action::Gather(to) => glance.join(to),
        Action::Attack(at) => glance.thin_out(at),
        Action::Smite(at) => 0.5 + glance.thin_out(at),
        Action::Push { faction, to } => glance.push(faction, to),
        Action::Place(at) => glance.place(at),
        Action::Done if state.decision == Decision::Activation => -1.5,
        Action::Done | Action::Decline | Action::Choose(_) | Action::Take(_) | Action::Lay(_) => {
            0.0
        }
    }
}

/// What a glance goes by.
struct Glance<'a> {
    rules: &'a GodsOfRome,
    state: &'a State,
    player: &'a Player,
    own: God,
}

impl Glance<'_> {
    /// Scoring looks good when it reaches a mark, or when the slots are used and it pays.
    fn score(&self, seat: Seat) -> f32 {
        let net = land::net(self.rules, self.state, seat);
        let favour = i16::from(self.player.tally.favour);
        let marks = self.rules.content().marks(self.rules.seats());
        let mark = i16::from(marks[usize::from(self.state.claimed.min(2))]);
        if favour + net >= mark {
            return 5.0;
        }
        f32::from(net) + 0.5 * f32::from(self.player.active_slots()) - 3.5
    }

    /// A visit looks as good as what it makes count, and better with a blessing that isn't held.
    fn visit(&self, god: God) -> f32 {
        let blessing = if self.player.blessings.contains(god) {
            0.0
        } else {
            0.4
        };
        if god == self.own {
            return blessing;
        }
        let here = self
            .state
            .board
            .presence(self.own)
            .and(TerritorySet::of(god));
        let counted: f32 = here
            .iter()
            .filter(|&at| land::lead(self.state, self.own, at) > 0)
            .map(|at| 1.0 + f32::from(self.state.board.harvest(at)))
            .sum();
        blessing + 0.8 * counted
    }

    /// What control of a territory is worth to a faction.
    fn worth(&self, faction: God, at: Territory) -> f32 {
        if at.god() == faction || self.state.removed == Some(at.god()) {
            0.2
        } else if faction == self.own && self.player.visiting.contains(at.god()) {
            1.5 + f32::from(self.state.board.harvest(at))
        } else {
            1.0
        }
    }

    /// One more of one's own there.
    fn join(&self, at: Territory) -> f32 {
        let worth = self.worth(self.own, at);
        match land::lead(self.state, self.own, at) {
            0 => worth,
            -1 => 0.4 * worth,
            1 => 0.3 * worth,
            _ => 0.0,
        }
    }

    /// One fewer of one's own there.
    fn leave(&self, at: Territory) -> f32 {
        let worth = self.worth(self.own, at);
        match land::lead(self.state, self.own, at) {
            1 => -worth,
            0 => -0.4 * worth,
            2 => 0.1,
            _ => 0.3,
        }
    }

    /// One fewer of the others there.
    fn thin_out(&self, at: Territory) -> f32 {
        let worth = self.worth(self.own, at);
        match land::lead(self.state, self.own, at) {
            0 => worth,
            -1 => 0.4 * worth,
            1 => 0.2 * worth,
            _ => 0.0,
        }
    }

    /// A pushed meeple should take control from nobody but others, and give it to nobody.
    fn push(&self, faction: God, to: Territory) -> f32 {
        let gives = match land::lead(self.state, faction, to) {
            0 if self.state.seat_of(faction).is_some() => self.worth(faction, to),
            _ => 0.0,
        };
        self.spoil(to) - gives
    }

    /// A visited god's meeple should stand where it spoils what others have.
    fn place(&self, at: Territory) -> f32 {
        if at.god() == self.own {
            self.join(at)
        } else {
            self.spoil(at)
        }
    }

    /// One more stranger there: bad where one's own control hangs on it, good where another's does.
    fn spoil(&self, at: Territory) -> f32 {
        match land::lead(self.state, self.own, at) {
            1 => -self.worth(self.own, at),
            2.. => -0.2,
            _ => 0.2,
        }
    }
}
