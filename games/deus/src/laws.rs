//! What holds in every position of DEUS.

use pantheon_engine::{Game, Seat, ensure};

use crate::card::CardSet;
use crate::kind::{Colour, Kind, Resource, Terrain};
use crate::region::RegionSet;
use crate::rules::Deus;
use crate::state::{Decision, State};

pantheon_engine::laws! { Deus:
    "every card is in one place" => cards,
    "no piece is lost or made" => pieces,
    "no resource is lost or made" => resources,
    "no temple is lost or made, and none stands alone" => temples,
    "a region is one player's" => owners,
    "ships are at sea, the others on land, armies at sea only beside a ship" => elements,
    "villages lie apart and hold no more points than neighbours" => villages,
    "a hand has at most ten cards" => hands,
    "columns have a card per piece built, and temples their rows" => columns,
}

fn cards(rules: &Deus, state: &State) -> Result<(), String> {
    let mut all = state.deck.inside().union(*state.discard.inside());
    let mut count = state.deck.inside().len() + state.discard.inside().len();
    for player in &state.players {
        let columns: CardSet = player
            .columns
            .iter()
            .flat_map(|column| column.iter())
            .collect();
        let laid: u8 = player.columns.iter().map(|column| column.len()).sum();
        all = all.union(*player.hand.inside()).union(columns);
        count += player.hand.inside().len() + laid;
        ensure(
            player
                .offered
                .inside()
                .minus(*state.discard.inside())
                .is_empty(),
            || "an offered card isn't on the discard pile".to_owned(),
        )?;
    }
    let expected = rules.content().all_cards();
    ensure(all == expected && count == expected.len(), || {
        format!("{count} cards, {} different ones", all.len())
    })
}

/// Whether an army of this seat is passing through a region where it can't stand.
fn in_transit(state: &State, seat: Seat) -> bool {
    seat == state.turn && matches!(state.decision, Decision::March { stands: false, .. })
}

fn pieces(rules: &Deus, state: &State) -> Result<(), String> {
    let each = rules.content().numbers.pieces.each;
    for seat in Seat::all(rules.seats()) {
        let player = state.player(seat);
        for kind in Kind::ALL {
            let passing = u8::from(kind == Kind::Military && in_transit(state, seat));
            let found = player.on_board(kind)
                + player.in_supply(kind)
                + player.pieces(kind).len()
                + passing;
            ensure(found == each, || {
                format!("seat {seat} has {found} pieces of {kind:?}, not {each}")
            })?;
        }
    }
    Ok(())
}

fn resources(rules: &Deus, state: &State) -> Result<(), String> {
    let all = rules.content().numbers.pieces.resources * rules.seats();
    Resource::ALL.into_iter().try_for_each(|resource| {
        let held: u8 = state
            .players
            .iter()
            .map(|player| player.has(resource))
            .sum();
        let found = held + state.supply[resource.index()];
        ensure(found == all, || {
            format!("{found} of {resource:?}, not {all}")
        })
    })
}

fn temples(rules: &Deus, state: &State) -> Result<(), String> {
    let found = usize::from(state.temple_supply + state.temples.len());
    let all = rules.layout().tiles();
    ensure(found == all, || format!("{found} temples, not {all}"))?;
    let alone = state.temples.minus(state.occupied());
    ensure(alone.is_empty(), || format!("temples alone in {alone:?}"))?;
    let wet = state.temples.minus(Deus::land(state));
    ensure(wet.is_empty(), || format!("temples not on land: {wet:?}"))
}

fn owners(_rules: &Deus, state: &State) -> Result<(), String> {
    let mut taken = RegionSet::EMPTY;
    for player in &state.players {
        let both = taken.and(player.controlled());
        ensure(both.is_empty(), || format!("two players in {both:?}"))?;
        taken = taken.union(player.controlled());
    }
    Ok(())
}

fn elements(_rules: &Deus, state: &State) -> Result<(), String> {
    let (sea, land) = (state.of(Terrain::Sea), Deus::land(state));
    for player in &state.players {
        for kind in Kind::ALL {
            let allowed = match kind {
                Kind::Maritime => sea,
                Kind::Military => land.union(player.pieces(Kind::Maritime)),
                _ => land,
            };
            let wrong = player.pieces(kind).minus(allowed);
            ensure(wrong.is_empty(), || format!("{kind:?} in {wrong:?}"))?;
        }
    }
    Ok(())
}

fn villages(rules: &Deus, state: &State) -> Result<(), String> {
    ensure(rules.layout().keeps_villages_apart(&state.terrain), || {
        "two villages are adjacent".to_owned()
    })?;
    state.of(Terrain::Village).iter().try_for_each(|village| {
        let (points, most) = (
            state.village_points(village),
            rules.layout().neighbours(village).len(),
        );
        ensure(points <= most, || {
            format!("{village:?} has {points} points and {most} neighbours")
        })
    })
}

fn hands(rules: &Deus, state: &State) -> Result<(), String> {
    let most = rules.content().numbers.cards.most;
    let drafting = state.decision == Decision::Draft;
    for seat in Seat::all(rules.seats()) {
        let held = state.player(seat).hand.inside().len();
        ensure(held <= most, || format!("seat {seat} holds {held} cards"))?;
        let idle = seat != state.turn || state.decision == Decision::Turn;
        ensure(drafting || !idle || held > 0, || {
            format!("seat {seat} holds no card")
        })?;
    }
    Ok(())
}

fn columns(rules: &Deus, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.seats()) {
        let player = state.player(seat);
        for kind in Kind::ALL {
            let building = seat == state.turn
                && state.column == kind.colour()
                && matches!(state.decision, Decision::Pay | Decision::Place);
            let passing = kind == Kind::Military && in_transit(state, seat);
            let built = player.pieces(kind).len() + u8::from(building) + u8::from(passing);
            let laid = player.column(kind.colour()).len();
            ensure(built == laid, || {
                format!("seat {seat} has {laid} cards and {built} pieces of {kind:?}")
            })?;
            let temples = player.column(Colour::Temple).len();
            ensure(temples <= laid + 1, || {
                format!("seat {seat} has {temples} temples and {laid} cards of {kind:?}")
            })?;
        }
    }
    Ok(())
}
