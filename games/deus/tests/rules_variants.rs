//! Drafted start (DE-Y1) and wildcard building (DE-Y3).

use std::sync::Arc;

use crate::support::{Scene, at, scene, scene_with, seat};
use pantheon_deus::{
    Action, CardView, Colour, Content, Decision, Deus, Kind, Options, StartOption,
};
use pantheon_engine::{Content as _, Game, Match, SeatSet, Seed, Viewer};

fn drafted(options: Options) -> Match<Deus> {
    let options = Options {
        start: StartOption::Drafted,
        ..options
    };
    let rules = Deus::new(Arc::new(Content::built_in()), options, 2).unwrap();
    Match::new(Arc::new(rules), Seed::from_phrase("a draft"))
}

#[test]
fn de_y1_ten_pieces_are_picked_in_secret_before_cards_are_dealt() {
    let mut game = drafted(Options::default());
    assert_eq!(game.rules().to_act(game.state()), SeatSet::all(2));
    for kind in [Kind::Civil; 5].into_iter().chain([Kind::Maritime; 5]) {
        assert_eq!(game.state().player(seat(0)).hand.inside().len(), 0);
        game.act(seat(0), Action::Draft(kind), 0).unwrap();
    }
    let refused = game.act(seat(0), Action::Draft(Kind::Military), 0);
    assert!(refused.unwrap_err().to_string().contains("DraftComplete"));
    let hidden = game.view(Viewer::Seat(seat(1)));
    assert_eq!(hidden.players[0].stock, None, "what was picked isn't shown");
    assert_eq!(hidden.players[0].drafted, 10);
    for kind in Kind::ALL.into_iter().chain(Kind::ALL) {
        game.act(seat(1), Action::Draft(kind), 0).unwrap();
    }
    assert_eq!(game.state().decision, Decision::Turn);
    let shown = game.view(Viewer::Seat(seat(1)));
    let stock = shown.players[0].stock.expect("now all is shown");
    assert_eq!(
        (stock.board, stock.supply),
        ([5, 0, 0, 5, 0], [0, 5, 5, 0, 5])
    );
    assert_eq!(game.state().player(seat(0)).hand.inside().len(), 5);
}

#[test]
fn de_y1_at_most_five_of_a_type() {
    let mut game = drafted(Options::default());
    for _ in 0..5 {
        game.act(seat(1), Action::Draft(Kind::Civil), 0).unwrap();
    }
    let refused = game
        .act(seat(1), Action::Draft(Kind::Civil), 0)
        .unwrap_err();
    assert!(refused.to_string().contains("DraftedOut"), "{refused}");
    let refused = game.act(seat(1), Action::Use, 0).unwrap_err();
    assert!(refused.to_string().contains("NotNow"), "{refused}");
}

#[test]
fn de_y1_stronger_players_pick_fewer() {
    let mut game = drafted(Options {
        draft_1: 6,
        draft_2: 9,
        ..Options::default()
    });
    for kind in Kind::ALL.into_iter().chain([Kind::Civil]) {
        game.act(seat(0), Action::Draft(kind), 0).unwrap();
    }
    assert_eq!(game.rules().to_act(game.state()), SeatSet::only(seat(1)));
}

fn wild() -> Scene {
    let options = Options {
        wildcard: true,
        ..Options::default()
    };
    scene_with(2, options)
        .hand(0, &["TEM-01", "MAR-01"])
        .hand(1, &["MAR-01"])
        .pieces(0, "production 8")
        .column(0, &["CIV-01"])
}

fn hide(scene: &Scene, column: Kind) -> Action {
    Action::Hide {
        card: scene.card("TEM-01"),
        column,
    }
}

#[test]
fn de_y3_a_card_face_down_costs_its_place_in_gold_and_activates_the_column() {
    let scene = wild();
    let action = hide(&scene, Kind::Civil);
    let scene = scene.play(&[action]);
    assert_eq!(scene.gold_of(0), 5 - 2, "the second card of the column");
    assert_eq!(scene.resources_of(0), [1; 4]);
    let scene = scene.play(&[Action::Place(at(8))]);
    assert_eq!(scene.where_are(0, Kind::Civil), [8]);
    let scene = scene.play(&[Action::Use]);
    assert_eq!(scene.gold_of(0), 3 + 3, "the market below works");
    assert_eq!(scene.state.turn, seat(1), "the hidden card does nothing");
    assert_eq!(scene.cards_in(0, Colour::Civil), 2);
}

#[test]
fn de_y3_it_stays_hidden_from_the_others() {
    let scene = wild();
    let action = hide(&scene, Kind::Civil);
    let scene = scene.play(&[action, Action::Place(at(8))]);
    let column = |viewer| scene.rules.view(&scene.state, viewer).players[0].columns[3].clone();
    assert_eq!(column(Viewer::Seat(seat(1)))[1], CardView::Hidden);
    assert_eq!(column(Viewer::Spectator)[1], CardView::Hidden);
    assert_eq!(
        column(Viewer::Seat(seat(0)))[1],
        CardView::Own(scene.card("TEM-01"))
    );
}

#[test]
fn de_y3_once_per_player_with_gold_a_piece_and_the_option() {
    let off = scene(2).hand(0, &["TEM-01"]);
    off.refuses(hide(&off, Kind::Civil), "DE-Y3");
    let dear = wild().gold(0, 1);
    dear.refuses(hide(&dear, Kind::Civil), "DE-Y3");
    let bare = wild().stock(0, [2, 2, 2, 0, 2], [3, 3, 3, 5, 3]);
    bare.refuses(hide(&bare, Kind::Civil), "DE-B1");
    let used = wild().with(|state| {
        state.players[0].wild = Some(pantheon_deus::Wild {
            column: Kind::Civil,
            place: 0,
        });
    });
    used.refuses(hide(&used, Kind::Civil), "DE-Y3");
}

#[test]
fn de_y3_it_counts_for_temples_and_no_card_activates_it() {
    let scene = wild();
    let action = hide(&scene, Kind::Scientific);
    let scene = scene
        .column(0, &["MAR-02", "PRO-05", "MIL-01", "TEM-02"])
        .hand(0, &["TEM-03"]);
    let temple = Action::Build(scene.card("TEM-03"));
    scene.refuses(temple, "DE-M1");
    let scene = scene
        .play(&[action, Action::Place(at(8))])
        .with(|state| state.turn = seat(0));
    assert!(scene.allows(temple), "the hidden card completes the row");
    let jurists = wild()
        .with(|state| {
            state.players[0].wild = Some(pantheon_deus::Wild {
                column: Kind::Civil,
                place: 0,
            });
        })
        .using("SCI-04");
    jurists.refuses(Action::Activate(1), "DE-B10");
}
