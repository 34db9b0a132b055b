//! The sample keeps every law, and every flawed variant of it is caught by the law meant for it.

use std::path::Path;

use pantheon_engine::conformance::*;
use pantheon_engine::{
    Content, ContentError, Document, Edition, Game, Message, Past, Refusal, TitleInfo,
};

use crate::sample::*;

pantheon_engine::conformance!(Sound);

/// Checks that a law finds a flaw, and finds it for the right reason.
#[track_caller]
fn caught(found: Result<(), String>, reason: &str) {
    let why = found.expect_err("the flaw goes unnoticed");
    assert!(why.contains(reason), "noticed for another reason: {why}");
    assert!(why.contains("sample"), "the title isn't named: {why}");
}

macro_rules! mutants {
    ($($test:ident: $flaw:ident breaks $law:ident with $reason:literal;)*) => {
        $(
            #[test]
            fn $test() {
                caught($law::<Sample<$flaw>>(), $reason);
            }
        )*
    };
}

mutants! {
    an_illegal_action_is_listed: ListsAnIllegalAction breaks legal_and_apply_agree with "is refused";
    an_action_is_listed_twice: ListsTwice breaks legal_and_apply_agree with "is listed twice";
    an_idle_seat_has_a_list: ListsForTheIdle breaks legal_and_apply_agree with "those to act are";
    a_list_is_appended: AppendsToTheBuffer breaks legal_and_apply_agree with "what its buffer held";
    a_listed_action_is_refused: RefusesAListedAction breaks legal_and_apply_agree with "listed action Pass";
    an_unlisted_action_is_accepted: AcceptsAnUnlistedAction breaks legal_and_apply_agree with "is accepted";
    a_refusal_changes_the_state: ChangesOnRefusal breaks legal_and_apply_agree with "changes the state";
    a_refusal_is_told: TellsOnRefusal breaks legal_and_apply_agree with "tells events";
    a_game_gets_stuck: HasADeadEnd breaks every_game_ends with "has no legal action";
    a_game_never_ends: NeverEnds breaks every_game_ends with "isn't over after max_steps";
    an_end_has_no_outcome: HidesTheEnd breaks every_game_ends with "is_over and outcome disagree";
    a_game_goes_on_after_the_end: GoesOnAfterTheEnd breaks every_game_ends with "somebody is to act";
    a_score_does_not_add_up: MiscountsTheScore breaks every_game_ends with "adds up to";
    a_deadline_is_ignored: IgnoresTheClock breaks every_game_ends with "nothing changes";
    a_tick_comes_early: TicksEarly breaks every_game_ends with "before the deadline";
    a_part_is_not_written: ForgetsInText breaks values_come_back with "comes back as";
    copies_are_shared: SharesItsCopies breaks values_come_back with "a copy changes";
    luck_comes_from_elsewhere: DrawsFromElsewhere breaks replays_are_equal with "entry";
    a_record_of_foreign_luck: DrawsFromElsewhere breaks records_come_back with "doesn't verify";
    a_rest_leads_elsewhere: RestsByWhim breaks undo_is_exact with "done again, leads elsewhere";
    a_snapshot_forgets_a_part: ForgetsInText breaks snapshots_go_on with "the states differ";
    a_game_goes_on_elsewhere: DrawsFromElsewhere breaks snapshots_go_on with "elsewhere";
    bids_are_fished_for: OpensWithoutABarrier breaks steps_taken_back_show_nothing with "shows a secret";
    a_barrier_tells: BarsBySecret breaks steps_taken_back_show_nothing with "tells seat";
    a_view_shows_a_hand: ShowsAHand breaks hidden_parts_show_nowhere with "view of";
    a_view_that_shows_a_hand_cannot_be_imagined: ShowsAHand breaks imagined_states_fit_the_view with "the view is";
    a_list_tells: ListsBySecret breaks hidden_parts_show_nowhere with "legal list of";
    a_refusal_tells: RefusesBySecret breaks hidden_parts_show_nowhere with "refusals of";
    a_score_tells: ScoresBySecret breaks hidden_parts_show_nowhere with "score of";
    a_bid_is_told: TellsTheBid breaks events_tell_no_more_than_views with "is told more";
    a_draw_is_told: TellsTheDraw breaks events_tell_no_more_than_views with "is told more";
    a_deal_is_told: TellsTheDeal breaks events_tell_no_more_than_views with "set-up";
    a_point_comes_by_the_hour: RestsForTheHour breaks what_is_foreseen_happens with "were foreseen";
    the_truth_is_imagined: ImaginesTheTruth breaks imagined_parts_are_as_frequent_as_real_ones with "always the true one";
    the_likeliest_is_imagined: ImaginesTheLikeliest breaks imagined_parts_are_as_frequent_as_real_ones with "only in the real state";
    another_view_is_imagined: ImaginesAnotherView breaks imagined_states_fit_the_view with "the view is";
    lost_cards_are_imagined: ImaginesLostCards breaks imagined_states_fit_the_view with "the law";
    a_card_is_lost: LosesACard breaks laws_hold with "every card is in one place";
    four_sit_down: SeatsTooMany breaks every_table_can_be_played with "4 seats are accepted";
    seats_are_refused_oddly: RefusesOddly breaks every_table_can_be_played with "are refused with";
    a_default_is_described_wrongly: DescribesAnotherDefault breaks every_table_can_be_played with "is described with default";
    an_option_is_left_out: LeavesOptionsOut breaks every_table_can_be_played with "no table has option";
    a_refusal_is_of_no_kind: CitesNoExample breaks every_refusal_is_named with "not among the examples";
    secrets_are_told_where_nothing_is_hidden: ClaimsToHideNothing breaks hidden_parts_show_nowhere with "tells only some";
    secrets_are_imagined_where_nothing_is_hidden: ClaimsToHideNothing breaks imagined_states_fit_the_view with "nothing is hidden";
    a_title_has_no_name: HasNoName breaks info_is_sound with "the name is empty";
    a_picture_is_too_wide: DrawsTooWide breaks sentences_and_pictures_are_sound with "characters wide";
    a_sentence_is_of_no_title: SpeaksAnotherTongue breaks sentences_and_pictures_are_sound with "the key \"Rested\"";
    a_caption_is_of_no_title: CaptionsInAnotherTongue breaks sentences_and_pictures_are_sound with "the key \"Card\"";
}

/// Content with one file and one value, and these editions.
macro_rules! printed {
    ($name:ident, $past:expr) => {
        #[derive(Debug)]
        struct $name(std::sync::Arc<Edition>);

        impl Content for $name {
            const FILES: &'static [(&'static str, &'static str)] =
                &[("a.toml", "provenance = \"found\"\ncost = 2")];
            const PAST: Past<'static> = Past($past);

            fn read(document: &Document) -> Result<Self, ContentError> {
                Ok(Self(std::sync::Arc::clone(document.edition())))
            }

            fn edition(&self) -> &std::sync::Arc<Edition> {
                &self.0
            }
        }
    };
}

#[test]
fn content_that_nobody_froze_is_noticed() {
    printed!(Changed, "");
    let why = kept::<Changed>().unwrap_err();
    assert!(why.contains("pantheon content freeze"), "{why}");
}

#[test]
fn an_edition_that_was_changed_by_hand_is_noticed() {
    const KEPT: &str = r#"{"digest":"3f28e334a1042e53a55d00e7d7b480822a0570429fda096d6452f2bd2efb2834","census":{"found":1,"derived":0,"reconstructed":0},"values":{"a.toml":{"cost":2}}}"#;
    const FORGED: &str = r#"{"digest":"3f28e334a1042e53a55d00e7d7b480822a0570429fda096d6452f2bd2efb2834","census":{"found":1,"derived":0,"reconstructed":0},"values":{"a.toml":{"cost":3}}}"#;
    printed!(Frozen, KEPT);
    printed!(Forged, FORGED);
    kept::<Frozen>().unwrap();
    let why = kept::<Forged>().unwrap_err();
    assert!(why.contains("aren't those of edition"), "{why}");
}

#[test]
fn a_failure_names_the_game_and_leads_back_to_it() {
    let why = laws_hold::<Sample<LosesACard>>().unwrap_err();
    let (seats, rest) = why
        .strip_prefix("sample, ")
        .unwrap()
        .split_once(" seats, options ")
        .unwrap();
    let (options, rest) = rest.split_once(", game ").unwrap();
    let (game, rest) = rest.split_once(", step ").unwrap();
    let (step, _) = rest.split_once(':').unwrap();
    let (rules, state) = position::<Sample<LosesACard>>(
        seats.parse().unwrap(),
        options,
        game.parse().unwrap(),
        step.parse().unwrap(),
    )
    .unwrap();
    let law = &Sample::<LosesACard>::laws()[0];
    assert!((law.holds)(&rules, &state).is_err());
}

#[test]
fn golden_games_that_change_are_shown_where_they_change() {
    let folder = tempfile::tempdir().unwrap();
    let missing = golden_games_are_told_the_same::<Sound>(&folder.path().join("none"), false);
    caught(missing, "no golden games");
    caught(
        golden_games_are_told_the_same::<Sound>(folder.path(), false),
        "no golden games",
    );
    golden_games_are_told_the_same::<Sound>(folder.path(), true).unwrap();
    golden_games_are_told_the_same::<Sound>(folder.path(), false).unwrap();
    let why =
        golden_games_are_told_the_same::<Sample<TellsTheBid>>(folder.path(), false).unwrap_err();
    assert!(
        why.contains("2-seats-a.txt: line") && why.contains("kept:  tell {\"only\""),
        "{why}"
    );
    std::fs::write(folder.path().join("new.txt"), "seats: 2\n").unwrap();
    let why = golden_games_are_told_the_same::<Sound>(folder.path(), true).unwrap_err();
    assert!(why.contains("\"options\" is missing"), "{why}");
}

#[test]
fn counts_that_change_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("perft.txt");
    caught(
        legal_sequences_are_counted_the_same::<Sound>(&file, false),
        "writes a first file",
    );
    legal_sequences_are_counted_the_same::<Sound>(&file, true).unwrap();
    legal_sequences_are_counted_the_same::<Sound>(&file, false).unwrap();
    let why = legal_sequences_are_counted_the_same::<Sample<ListsTwice>>(&file, false).unwrap_err();
    assert!(
        why.contains("perft.txt: line 2: 2 | ") && why.contains("counts 10, not 8"),
        "{why}"
    );
    std::fs::write(&file, "# nothing\n").unwrap();
    caught(
        legal_sequences_are_counted_the_same::<Sound>(&file, false),
        "counts nothing",
    );
}

/// Two seats with three cards each: four bids for either, in either order, then the first to draw draws or rests.
#[test]
fn perft_counts_every_seat_that_may_act() {
    let (rules, _) = position::<Sound>(2, "{}", 0, 0).unwrap();
    let seed = pantheon_engine::Seed::from_phrase("perft");
    let counts: Vec<u64> = (0..=3)
        .map(|depth| perft(&*rules, &seed, depth).unwrap())
        .collect();
    assert_eq!(counts, [1, 8, 32, 64]);
}

#[test]
fn golden_games_of_the_repository_are_those_of_a_folder_beside_the_tests() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    assert!(folder.read_dir().unwrap().count() >= 4);
}

#[test]
fn refusals_must_cite_rules_of_their_own_title() {
    let refusal = |rule: &str, key: &'static str| Refusal {
        rule: rule.to_owned(),
        message: Message::new(key),
    };
    let good = refusal("SA-T1", "sa-refusal-turn");
    assert_eq!(
        refusals_are_sound("SA", std::slice::from_ref(&good)),
        Ok(())
    );
    for bad in [
        vec![],
        vec![refusal("GR-T1", "sa-refusal-turn")],
        vec![refusal("SA", "sa-refusal-turn")],
        vec![refusal("SA-T1", "")],
        vec![refusal("SA-T1", "gr-refusal-turn")],
        vec![refusal("SA-T1", "sa-Refusal")],
    ] {
        assert!(refusals_are_sound("SA", &bad).is_err(), "{bad:?}");
    }
}

#[test]
fn a_title_must_describe_itself() {
    let good = Sound::INFO;
    assert_eq!(sound(&good), Ok(()));
    for bad in [
        TitleInfo {
            id: "Sample",
            ..good
        },
        TitleInfo { id: "", ..good },
        TitleInfo {
            designers: " ",
            ..good
        },
        TitleInfo { year: 26, ..good },
        TitleInfo {
            prefix: "sa",
            ..good
        },
        TitleInfo {
            rules_version: 0,
            ..good
        },
        TitleInfo {
            min_seats: 0,
            ..good
        },
        TitleInfo {
            min_seats: 4,
            ..good
        },
        TitleInfo {
            max_seats: 9,
            ..good
        },
        TitleInfo {
            max_steps: 0,
            ..good
        },
    ] {
        assert!(sound(&bad).is_err(), "{bad:?}");
    }
}

#[test]
fn an_action_must_fit_in_eight_bytes() {
    assert_eq!(fits(8), Ok(()));
    assert!(fits(9).is_err());
}
