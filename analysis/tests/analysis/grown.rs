//! Trees of real games, and what can be done with them.

use pantheon_analysis::{Analysis, AnalysisError, MOST_NODES, Node, NodeId, Tried};
use pantheon_engine::{Random as _, Record, RecordedSeat, Rng, Seat, Viewer};
use pantheon_games::{AnyMatch, Setup, ShelfError, samples, title, titles};
use serde_json::json;

/// What somebody could do now; time passes where nobody can do anything.
fn anything(game: &dyn AnyMatch, rng: &mut Rng) -> Option<Tried> {
    let mut all: Vec<Tried> = Vec::new();
    for seat in game.to_act().iter() {
        let legal = game.legal(seat).into_iter();
        all.extend(legal.map(|choice| Tried::Act {
            seat,
            action: choice.action,
        }));
    }
    if all.is_empty() {
        return game.deadline().map(|_| Tried::Wait);
    }
    let number = rng.below(u32::try_from(all.len()).unwrap());
    Some(all.swap_remove(number as usize))
}

/// The record of a game that was broken off after so many steps.
pub(crate) fn record(id: &str, steps: u32, seed: u64) -> Record {
    let title = title(id).unwrap();
    let seats = 2.max(title.info().min_seats);
    let setup = Setup {
        seats,
        ..Setup::default()
    };
    let mut game = title.set_up(&setup).unwrap();
    let mut rng = Rng::new(seed);
    while game.steps() < steps {
        match anything(game.as_ref(), &mut rng) {
            Some(Tried::Act { seat, action }) => drop(game.act(seat, &action, game.time())),
            Some(_) => drop(game.tick(game.deadline().unwrap()).unwrap()),
            None => break,
        }
    }
    let seats = Seat::all(seats).map(|seat| RecordedSeat {
        name: format!("Nobody {seat}"),
        kind: "human".to_owned(),
    });
    game.record(seats.collect()).unwrap()
}

/// A tree of a title: two lines, one of them in an imagined world, with names and comments.
pub(crate) fn tree(id: &str) -> Analysis {
    let record = record(id, 20, 3);
    let at = record.footer.entries / 2;
    let mut analysis = Analysis::begin(record, at).unwrap();
    analysis.rename(format!("Tried in {id}")).unwrap();
    analysis
        .comment(Node::ROOT, "“Here”\nit begins.".to_owned())
        .unwrap();
    let mut rng = Rng::new(8);
    let eyes = analysis.node(Node::ROOT).unwrap().game().to_act().first();
    let viewer = eyes.map_or(Viewer::Spectator, Viewer::Seat);
    let imagined = analysis.imagine(Node::ROOT, viewer).unwrap();
    for begin in [Node::ROOT, imagined, imagined] {
        let mut last = begin;
        for _ in 0..4 {
            let game = analysis.node(last).unwrap().game().fork();
            let Some(tried) = anything(game.as_ref(), &mut rng) else {
                break;
            };
            last = analysis.add(last, tried).unwrap();
        }
        analysis.call(last, format!("Line to {last}")).unwrap();
    }
    analysis
}

fn ids(analysis: &Analysis) -> Vec<NodeId> {
    let ordered = analysis.in_order();
    ordered.into_iter().map(|(id, _)| id).collect()
}

#[test]
fn what_is_written_is_read_and_plays_to_the_same() {
    for title in titles() {
        let tree = tree(title.info().id);
        assert!(tree.len() > 8, "{}", title.info().id);
        let text = tree.write();
        let again = Analysis::read(&text).unwrap();
        assert_eq!(again.write(), text);
        let pairs = tree.in_order().into_iter().zip(again.in_order());
        for ((_, before), (_, after)) in pairs {
            assert_eq!(before.game().digest(), after.game().digest());
            assert_eq!(before.text, after.text);
            assert_eq!(
                (&before.name, &before.comment),
                (&after.name, &after.comment)
            );
        }
    }
}

#[test]
fn what_was_tried_is_found_again() {
    let mut tree = tree(samples::in_turns());
    let first = tree.node(Node::ROOT).unwrap().children[1];
    let tried = tree.node(first).unwrap().tried.clone().unwrap();
    let before = tree.len();
    assert_eq!(tree.add(Node::ROOT, tried).unwrap(), first);
    assert_eq!(tree.len(), before);
}

#[test]
fn the_line_of_the_game_goes_on_as_it_did() {
    // Where nothing is imagined, the luck is that of the game.
    let record = record(samples::in_turns(), 20, 5);
    let mut tree = Analysis::begin(record.clone(), 4).unwrap();
    let mut last = Node::ROOT;
    for entry in &record.entries[4..] {
        let pantheon_engine::Input::Act { seat, action } = entry.input.clone() else {
            panic!("only actions were played");
        };
        last = tree.add(last, Tried::Act { seat, action }).unwrap();
        assert_eq!(tree.node(last).unwrap().game().digest(), entry.state);
    }
}

#[test]
fn what_a_seat_knows_stays_when_the_rest_is_imagined() {
    for title in titles() {
        let record = record(title.info().id, 16, 9);
        let at = record.footer.entries;
        let mut tree = Analysis::begin(record, at).unwrap();
        let root = tree.node(Node::ROOT).unwrap().game().fork();
        let mut worlds = Vec::new();
        for seat in Seat::all(root.seats()) {
            let viewer = Viewer::Seat(seat);
            for _ in 0..3 {
                let node = tree.imagine(Node::ROOT, viewer).unwrap();
                let game = tree.node(node).unwrap().game();
                assert_eq!(game.view(viewer), root.view(viewer));
                worlds.push(game.digest());
            }
        }
        worlds.dedup();
        let hidden = title.info().hidden_information;
        assert_eq!(worlds.len() > 1, hidden, "{}", title.info().id);
    }
}

#[test]
fn a_branch_is_promoted_and_removed_with_all_that_follows() {
    let mut tree = tree(samples::with_secrets());
    let children = tree.node(Node::ROOT).unwrap().children.clone();
    let [imagined, played] = children[..] else {
        panic!("{children:?}");
    };
    tree.promote(played).unwrap();
    assert_eq!(tree.node(Node::ROOT).unwrap().children, [played, imagined]);
    tree.promote(played).unwrap();
    assert_eq!(ids(&tree)[1], played);
    let before = tree.len();
    let child = tree.node(imagined).unwrap().children[0];
    assert_eq!(tree.remove(imagined).unwrap(), Node::ROOT);
    assert!(tree.len() < before - 4);
    assert!(matches!(
        tree.node(child),
        Err(AnalysisError::NoNode { id }) if id == child
    ));
    // The numbers of what is left close up in the file.
    assert_eq!(Analysis::read(&tree.write()).unwrap().write(), tree.write());
    assert!(matches!(tree.remove(Node::ROOT), Err(AnalysisError::Root)));
    assert!(matches!(tree.promote(Node::ROOT), Err(AnalysisError::Root)));
}

#[test]
fn an_excerpt_is_the_way_to_a_node() {
    let tree = tree(samples::with_secrets());
    for id in ids(&tree) {
        let (only, last) = tree.excerpt(id).unwrap();
        assert_eq!(only.len(), tree.path(id).unwrap().len() - 1);
        assert_eq!(
            only.node(last).unwrap().game().digest(),
            tree.node(id).unwrap().game().digest()
        );
    }
}

#[test]
fn what_a_rule_forbids_is_refused_and_changes_nothing() {
    let mut tree = tree(samples::in_turns());
    let text = tree.write();
    let game = tree.node(Node::ROOT).unwrap().game().fork();
    let seat = game.to_act().first().unwrap();
    let other = Seat::all(game.seats()).find(|it| *it != seat).unwrap();
    let action = game.legal(seat)[0].action.clone();
    let refused = tree.add(
        Node::ROOT,
        Tried::Act {
            seat: other,
            action,
        },
    );
    let Err(AnalysisError::Shelf(ShelfError::Refused(refusal))) = refused else {
        panic!("it was somebody else's turn");
    };
    assert!(!refusal.rule.is_empty());
    for tried in [
        Tried::Act {
            seat,
            action: json!({"no": "such action"}),
        },
        Tried::Wait,
        Tried::Imagine {
            seat: Seat::new(3),
            number: 1,
        },
    ] {
        assert!(tree.add(Node::ROOT, tried).is_err());
    }
    assert_eq!(tree.write(), text);
}

#[test]
fn texts_and_trees_have_bounds() {
    let mut tree = tree(samples::in_turns());
    let long = "ã".repeat(81);
    assert!(matches!(
        tree.call(1, long.clone()),
        Err(AnalysisError::TooLong { most: 80 })
    ));
    tree.rename("ã".repeat(80)).unwrap();
    assert!(tree.rename(long).is_err());
    assert!(tree.comment(1, "ã".repeat(4_001)).is_err());
    while tree.len() < MOST_NODES {
        tree.imagine(Node::ROOT, Viewer::Spectator).unwrap();
    }
    assert!(matches!(
        tree.imagine(Node::ROOT, Viewer::Spectator),
        Err(AnalysisError::TooManyNodes)
    ));
    let full = tree.write();
    assert_eq!(Analysis::read(&full).unwrap().write(), full);
}
