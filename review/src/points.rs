//! Final points: what everybody may expect to have scored in the end, and for what.

use pantheon_bots::search::Futures;
use pantheon_bots::{Judge, Judged};
use pantheon_engine::{MAX_SEATS, Party, ScoreSheet, Viewer};
use pantheon_wire::ReviewSource;

use crate::played::Played;

/// The final points that somebody expects who knows what is public, on average over so many games; once the game is
/// over, those that were scored.
pub(crate) fn expected<G: Judged>(
    played: &Played<G>,
    judge: &Judge<G>,
    moment: usize,
    games: u32,
) -> Vec<ReviewSource> {
    let rules = played.rules();
    let state = &played.states[moment];
    let mut sums: Vec<(String, [f64; MAX_SEATS])> = Vec::new();
    let mut ended = 0.0_f64;
    if let Some(outcome) = rules.outcome(state) {
        add(&mut sums, &outcome.sheet);
        ended = 1.0;
    } else {
        let view = rules.view(state, Viewer::Spectator);
        let mut futures = Futures::new(rules, judge);
        for world in 0..games {
            let world = played.number(world.into());
            let end = futures.end(&view, played.time(moment), world);
            if let Some(outcome) = rules.outcome(&end) {
                add(&mut sums, &outcome.sheet);
                ended += 1.0;
            }
        }
    }
    let seats = usize::from(rules.seats());
    let source = |(category, points): (String, [f64; MAX_SEATS])| ReviewSource {
        category,
        points: points[..seats].iter().map(|sum| sum / ended).collect(),
    };
    sums.into_iter().map(source).collect()
}

fn add(sums: &mut Vec<(String, [f64; MAX_SEATS])>, sheet: &ScoreSheet) {
    for line in &sheet.lines {
        let Party::Seat(seat) = line.party else {
            continue;
        };
        let place = sums.iter().position(|(known, _)| *known == line.category);
        let place = place.unwrap_or_else(|| {
            sums.push((line.category.to_string(), [0.0; MAX_SEATS]));
            sums.len() - 1
        });
        sums[place].1[seat.index()] += f64::from(line.points);
    }
}
