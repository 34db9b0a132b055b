//! Who would win if the third checkpoint were resolved now.

use pantheon_engine::{Game as _, Party, Seat};
use pantheon_games::gods_of_rome::{Decision, GodsOfRome, State};

use super::land;

/// Whether a party would have won the game, were its third checkpoint triggered by this seat now, or, in the middle of
/// the extra scorings, by whoever has.
pub(super) fn is_won(
    rules: &GodsOfRome,
    state: &State,
    party: Party,
    trigger: Option<Seat>,
) -> bool {
    let own = standing(rules, state, party, trigger);
    rules
        .parties()
        .filter(|&other| other != party)
        .all(|other| own > standing(rules, state, other, trigger))
}

/// Victory points, and what breaks ties: territories and cards; the Patronus wins ties (GR-K4, GR-L6).
type Standing = (u8, bool, u8, u8);

fn standing(rules: &GodsOfRome, state: &State, party: Party, trigger: Option<Seat>) -> Standing {
    let (favour, ties) = (
        last_favour(rules, state, party, trigger),
        ties(state, party),
    );
    let place = rules
        .parties()
        .filter(|&other| {
            other != party
                && (
                    last_favour(rules, state, other, trigger),
                    self::ties(state, other),
                ) > (favour, ties)
        })
        .count();
    let third = rules.content().victory(2).get(place).copied().unwrap_or(0);
    let tally = state.tally(party);
    let points = tally.points() + if state.claimed < 3 { third } else { 0 };
    (points, party == Party::Automa, ties.0, ties.1)
}

/// Territories and cards, which break ties first.
fn ties(state: &State, party: Party) -> (u8, u8) {
    match party {
        Party::Seat(seat) => {
            let player = state.player(seat);
            let controlled = player.faction.map_or(0, |own| state.board.controlled(own));
            (controlled, player.card_count())
        }
        Party::Automa => (
            state.removed.map_or(0, |own| state.board.controlled(own)),
            0,
        ),
    }
}

/// The favour a party would end with.
fn last_favour(rules: &GodsOfRome, state: &State, party: Party, trigger: Option<Seat>) -> i16 {
    let favour = i16::from(state.tally(party).favour);
    let gain = match party {
        Party::Seat(seat) if trigger == Some(seat) => land::net(rules, state, seat),
        Party::Seat(seat) if trigger.is_some() || is_pending(rules, state, seat) => {
            land::net(rules, state, seat).max(0)
        }
        Party::Automa if trigger.is_some() => {
            i16::from(state.removed.map_or(0, |own| state.board.controlled(own)))
        }
        _ => 0,
    };
    favour + gain
}

/// Whether a seat has its extra scoring still before it.
fn is_pending(rules: &GodsOfRome, state: &State, seat: Seat) -> bool {
    if state.decision != Decision::ExtraScoring {
        return false;
    }
    let Some(Party::Seat(trigger)) = state.trigger else {
        return true;
    };
    let seats = rules.seats();
    let after = |seat: Seat| (seat.number() + seats - trigger.number()) % seats;
    after(seat) >= after(state.turn)
}
