//! Every action there is, in positions of every kind: list and check agree, and what a refusal says is so.

use pantheon_engine::Game as _;
use pantheon_engine::conformance::{Refused, check, refusals_are_true};

use crate::{
    Action, Decision, God, GodsOfRome, OpenCard, Player, Slot, Territory, TerritorySet, Violation,
};

const POSITIONS: u32 = 4_000;

/// What random play doesn't come to in so many positions.
const RARE: &[&str] = &["gr-refusal-nowhere-to-go", "gr-refusal-nowhere-to-push"];

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Score, Action::Decline, Action::Done];
    all.extend(God::ALL.map(Action::Choose));
    all.extend(God::ALL.map(Action::Visit));
    all.extend(Slot::all().map(Action::Activate));
    all.extend(Slot::all().map(Action::Lay));
    all.extend(OpenCard::all().map(Action::Take));
    for at in Territory::all() {
        all.extend(
            [
                Action::Place,
                Action::Grow,
                Action::Regroup,
                Action::Build,
                Action::Travel,
                Action::Move,
                Action::Gather,
                Action::Summon,
                Action::Attack,
                Action::Smite,
            ]
            .map(|action| action(at)),
        );
        all.extend(God::ALL.map(|faction| Action::Push { faction, to: at }));
    }
    all
}

/// The territory that an action names.
fn place_of(action: Action) -> Option<Territory> {
    match action {
        Action::Place(at)
        | Action::Grow(at)
        | Action::Regroup(at)
        | Action::Build(at)
        | Action::Travel(at)
        | Action::Move(at)
        | Action::Gather(at)
        | Action::Summon(at)
        | Action::Attack(at)
        | Action::Smite(at)
        | Action::Push { to: at, .. } => Some(at),
        _ => None,
    }
}

/// A refusal's claims, asked of the position alone.
struct Claim<'a>(&'a Refused<'a, GodsOfRome>);

impl Claim<'_> {
    fn player(&self) -> &Player {
        self.0.state.player(self.0.seat)
    }

    fn own(&self) -> Option<God> {
        self.player().faction
    }

    fn has_power(&self, god: God) -> bool {
        self.0.rules.options().powers && self.own() == Some(god)
    }

    fn is_listed(&self, action: Action) -> bool {
        self.0.listed.contains(&action)
    }

    fn has_piece(&self, at: Territory) -> bool {
        God::ALL
            .into_iter()
            .any(|god| self.0.state.board.piece(god) == Some(at))
    }

    fn meeples(&self, at: Territory) -> u8 {
        self.own()
            .map_or(0, |own| self.0.state.board.meeples(own, at))
    }

    fn presence(&self, at: Territory) -> bool {
        self.meeples(at) > 0
            || self
                .0
                .state
                .board
                .temple(at)
                .is_some_and(|owner| Some(owner) == self.own())
    }

    fn others_meeples(&self, at: Territory) -> bool {
        God::ALL
            .into_iter()
            .any(|god| Some(god) != self.own() && self.0.state.board.meeples(god, at) > 0)
    }

    fn others_temple(&self, at: Territory) -> bool {
        self.0
            .state
            .board
            .temple(at)
            .is_some_and(|owner| Some(owner) != self.own())
    }

    fn neighbours(&self, at: Territory) -> TerritorySet {
        self.0.rules.content().neighbours(at)
    }

    fn surrounded_by_pieces(&self, at: Territory) -> bool {
        self.neighbours(at).iter().all(|near| self.has_piece(near))
    }

    /// Where the deed under way happens.
    fn scene(&self) -> Option<Territory> {
        match self.0.state.decision {
            Decision::Regroup { to } | Decision::Gather { to, .. } => Some(to),
            Decision::Travel { from, .. } => Some(from),
            Decision::Push { at } | Decision::PushMore { at } | Decision::DriveOut { at } => {
                Some(at)
            }
            _ => None,
        }
    }

    /// "First do this", "or end it", "that is part of your turn": what is said to be possible is listed.
    fn not_now(&self, decision: Decision) -> bool {
        let may_end = match decision {
            Decision::Turn => {
                let other = matches!(self.0.action, Action::Choose(_) | Action::Decline);
                return !other && self.is_listed(Action::Score);
            }
            Decision::Travel { moved, .. } | Decision::Gather { moved, .. } => moved,
            Decision::Activation | Decision::PushMore { .. } => true,
            Decision::ExtraScoring => return self.is_listed(Action::Decline),
            _ => false,
        };
        may_end == self.is_listed(Action::Done) && !self.0.listed.is_empty()
    }

    fn visits_left(&self, god: God) -> bool {
        !self.0.rules.options().pantheon || self.player().visits[god.index()] < 2
    }

    fn is_true(&self) -> bool {
        let Refused {
            rules,
            state,
            seat,
            action,
            ref violation,
            ..
        } = *self.0;
        let (board, current) = (&state.board, seat == state.turn);
        let other_turn = |turn| turn == state.turn && !current;
        match *violation {
            Violation::GameOver { ending } => state.decision == Decision::Over(ending),
            Violation::NotYourTurn { turn } => {
                other_turn(turn)
                    && !matches!(state.decision, Decision::ExtraScoring | Decision::Over(_))
            }
            Violation::NotYourScoring { turn } => {
                other_turn(turn) && state.decision == Decision::ExtraScoring
            }
            _ if !current => false,
            Violation::NotNow { decision } => decision == state.decision && self.not_now(decision),
            Violation::AlreadyLeading { god } => self.own() == Some(god),
            Violation::NothingToDecline => state.decision != Decision::ExtraScoring,
            Violation::FactionTaken { god } => {
                state.seat_of(god).is_some_and(|other| other != seat)
            }
            Violation::FactionRemoved { god }
            | Violation::TempleClosed { god }
            | Violation::BlessingRemoved { god } => state.removed == Some(god),
            Violation::AlreadyVisiting { god } => {
                self.player().visiting.contains(god) && self.visits_left(god)
            }
            Violation::TempleFull { god } => {
                let visitors = state
                    .players
                    .iter()
                    .filter(|player| player.visiting.contains(god))
                    .count();
                visitors > 0 && visitors + usize::from(state.removed.is_some()) == 2
            }
            Violation::VisitedOut { god } => !self.visits_left(god),
            Violation::NoDiscToVisit | Violation::NoDiscToActivate => self.player().discs == 0,
            Violation::WrongColour { god, territory } => {
                state.decision == Decision::PlaceMeeple { god } && territory.god() != god
            }
            Violation::SlotActive { slot } => self.player().active[slot.index()],
            Violation::NoSymbol { symbol } => !state.symbols.has(symbol),
            Violation::NoPresence { territory, .. } => !self.presence(territory),
            Violation::NoMeeple { territory, .. } => self.meeples(territory) == 0,
            Violation::EntryGuarded { territory } => {
                self.has_piece(territory) && !self.has_power(God::Jupiter)
            }
            Violation::TravelGuarded { territory } => {
                self.has_piece(territory) && action == Action::Travel(territory)
            }
            Violation::AttackGuarded { territory } => {
                self.has_piece(territory) && action == Action::Attack(territory)
            }
            Violation::PushGuarded { territory } | Violation::TempleGuarded { territory } => {
                self.has_piece(territory) && place_of(action) == Some(territory)
            }
            Violation::NobodyElsewhere { territory, .. } => {
                let grows = matches!(action, Action::Grow(_));
                let reserve = self.own().is_some_and(|own| board.reserve(own) > 0);
                Territory::all().all(|at| at == territory || self.meeples(at) == 0)
                    && !(grows && reserve)
            }
            Violation::SamePlace { territory, .. } => {
                self.scene() == Some(territory) && place_of(action) == Some(territory)
            }
            Violation::NoBlessing { god } => {
                !self.player().blessings.contains(god) && state.removed != Some(god)
            }
            Violation::TempleThere { territory } => board.temple(territory).is_some(),
            Violation::NoTempleLeft => self.player().temples == 0,
            Violation::NoCard { open } => {
                state.open_cards[open.index()].is_none()
                    && state.open_cards.iter().any(Option::is_some)
            }
            Violation::SlotCovered { slot } => {
                let cards = self.player().cards;
                cards[slot.index()].is_some() && cards.iter().any(Option::is_none)
            }
            Violation::NowhereToGo { territory } => {
                self.surrounded_by_pieces(territory) && !self.has_power(God::Jupiter)
            }
            Violation::NotAdjacent { from, to, .. } => {
                from != to && !self.neighbours(from).contains(to)
            }
            Violation::MoveFirst { .. } => action == Action::Done && !self.is_listed(Action::Done),
            Violation::TooFar { territory } => {
                let near = self
                    .neighbours(territory)
                    .iter()
                    .any(|near| self.presence(near));
                self.has_power(God::Diana) && !self.presence(territory) && !near
            }
            Violation::NobodyToPush { territory } => {
                !self.others_meeples(territory) && !self.others_temple(territory)
            }
            Violation::OnlyTemples { territory } => {
                !self.others_meeples(territory) && self.others_temple(territory)
            }
            Violation::NowhereToPush { territory } => self.surrounded_by_pieces(territory),
            Violation::OwnMeeple => {
                matches!(action, Action::Push { faction, .. } if Some(faction) == self.own())
            }
            Violation::NoneToPush { faction, territory } => board.meeples(faction, territory) == 0,
            Violation::Protected { territory } => {
                let jupiter = matches!(
                    action,
                    Action::Push {
                        faction: God::Jupiter,
                        ..
                    }
                );
                jupiter && rules.options().powers && board.meeples(God::Jupiter, territory) > 0
            }
            Violation::OtherFirst { faction } => {
                self.scene()
                    .is_some_and(|at| board.meeples(faction, at) > 0)
                    && !matches!(action, Action::Push { faction: it, .. } if it == faction)
            }
            Violation::PushAll { territory } => {
                self.scene() == Some(territory) && self.others_meeples(territory)
            }
            Violation::PieceThere { god, territory } => board.piece(god) == Some(territory),
        }
    }
}

#[test]
fn list_and_check_agree_and_refusals_are_true() {
    check(refusals_are_true(POSITIONS, &every_action(), RARE, |it| {
        Claim(it).is_true()
    }));
}
