//! What a viewer sees at one moment is what they are told when they ask for each part of it.

use pantheon_engine::{Random, Rng, SeatSet, Viewer, text_digest};
use pantheon_games::{AnyMatch, Setup, Written, titles};
use serde_json::Value;

fn read(written: &Written) -> Value {
    serde_json::from_str(written.get()).unwrap()
}

fn check(table: &dyn AnyMatch, viewer: Viewer) {
    let asked = table.to_act();
    let seen = table.see(viewer, asked, true);
    assert_eq!(read(&seen.view), table.view(viewer));
    assert_eq!(seen.digest, text_digest(seen.view.get()));
    let asked: Vec<_> = asked
        .iter()
        .map(|seat| (seat, table.ask(viewer, seat)))
        .collect();
    assert_eq!(seen.asked, asked);
    let legal = viewer.seat().map(|seat| table.legal(seat));
    let legal: Vec<_> = legal
        .into_iter()
        .flatten()
        .map(|choice| (choice.action, choice.text))
        .collect();
    let told: Vec<_> = seen
        .legal
        .into_iter()
        .map(|choice| (read(&choice.action), choice.text))
        .collect();
    assert_eq!(told, legal);
    let less = table.see(viewer, SeatSet::EMPTY, false);
    assert!(less.asked.is_empty() && less.legal.is_empty());
    assert_eq!(less.digest, seen.digest);
}

#[test]
fn what_is_seen_at_once_is_what_is_seen_part_by_part() {
    const STEPS: usize = 40;
    for title in titles() {
        let setup = Setup {
            seats: title.info().max_seats,
            ..Setup::default()
        };
        let mut table = title.set_up(&setup).unwrap();
        let mut rng = Rng::new(7);
        let mut acted = false;
        for _ in 0..STEPS {
            for viewer in Viewer::all(table.seats()) {
                check(&*table, viewer);
            }
            let Some(seat) = table.to_act().pick(&mut rng) else {
                break;
            };
            let choices = table.legal(seat);
            let choice = &choices[rng.index(choices.len())];
            table.act(seat, &choice.action, table.time()).unwrap();
            acted = true;
        }
        assert!(acted, "{}", title.info().id);
    }
}
