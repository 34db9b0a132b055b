//! Trees of what could be played, driven as a page drives them.

use pantheon_wasm::{Analysis, LessonTable, Puzzles};
use pantheon_wire::{
    AnalysisCame, AnalysisFound, AnalysisInfo, AnalysisMoment, AnalysisOpened, AnalysisSaved,
    AnalysisTree, AnalysisTurn, AnalysisTurned, Code, LocalRecord, PuzzleList, ReplayDescribed,
    ReviewLooked, SeatPlan,
};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::page::{Page, bot, fitting, titles};

fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap()
}

fn info(analysis: &Analysis) -> AnalysisInfo {
    match read(&analysis.info()) {
        AnalysisOpened::Analysis(info) => *info,
        AnalysisOpened::Error(why) => panic!("{why:?}"),
    }
}

fn turn(analysis: &mut Analysis, turn: &AnalysisTurn) -> (u32, AnalysisTree) {
    match read(&analysis.turn(&serde_json::to_string(turn).unwrap())) {
        AnalysisTurned::Done { node, tree } => (node, tree),
        AnalysisTurned::Error(why) => panic!("{why}"),
    }
}

fn look(analysis: &Analysis, node: u32, seat: Option<u8>) -> AnalysisMoment {
    match read(&analysis.look(node, seat)) {
        AnalysisFound::Moment(moment) => *moment,
        AnalysisFound::Error(why) => panic!("{why}"),
    }
}

/// Somebody who acts, and the first thing that they can do.
fn first(analysis: &Analysis, node: u32) -> AnalysisTurn {
    let seat = look(analysis, node, None).position.to_act[0];
    let legal = look(analysis, node, Some(seat)).position.sights.remove(0);
    let action = legal.legal[0].action.clone();
    AnalysisTurn::Act { node, seat, action }
}

#[test]
fn an_analysis_of_a_finished_game_is_grown_saved_and_opened_again() {
    let mut weighed = 0;
    for (title, luck) in titles().zip(120..) {
        let mut page = Page::new(luck);
        let table = page.begin(&fitting(title, &[SeatPlan::Me, bot(1)]));
        page.play_to_the_end(&table);
        let record = page.record_of_end(&table);
        let mut analysis = Analysis::begin(&record, 6);
        let opened = info(&analysis);
        assert!(opened.over);
        assert_eq!(opened.tree.nodes.len(), 1);
        let act = first(&analysis, 0);
        let (played, _) = turn(&mut analysis, &act);
        let imagine = AnalysisTurn::Imagine {
            node: 0,
            seat: Some(0),
        };
        let (imagined, _) = turn(&mut analysis, &imagine);
        let act = first(&analysis, imagined);
        let (after, tree) = turn(&mut analysis, &act);
        assert_eq!(tree.nodes.len(), 4);
        assert!(matches!(tree.nodes[1].came, AnalysisCame::Acted { .. }));
        let moment = look(&analysis, after, Some(0));
        assert_eq!(moment.news.len(), 3, "the root, the world, the action");
        let same = look(&analysis, imagined, Some(0)).position.sights;
        assert_eq!(
            same[0].view,
            look(&analysis, 0, Some(0)).position.sights[0].view
        );
        for edit in [
            AnalysisTurn::Name {
                node: after,
                text: "Better".to_owned(),
            },
            AnalysisTurn::Comment {
                node: played,
                text: "As it went".to_owned(),
            },
            AnalysisTurn::Rename {
                text: "My game".to_owned(),
            },
            AnalysisTurn::Promote { node: imagined },
        ] {
            turn(&mut analysis, &edit);
        }
        let AnalysisSaved::Saved(text) = read(&analysis.save()) else {
            panic!("it isn't saved");
        };
        let again = info(&Analysis::read(&text));
        assert_eq!(again.tree.name, "My game");
        assert_eq!(again.tree.nodes.len(), 4);
        assert!(matches!(
            again.tree.nodes[1].came,
            AnalysisCame::Imagined { number: 1, .. }
        ));
        assert_eq!(again.tree.nodes[2].name, "Better");
        assert_eq!(again.tree.nodes[3].comment, "As it went");
        let ReplayDescribed::Described(said) = read(&analysis.describe(after, Some(0))) else {
            panic!("the board isn't told");
        };
        assert!(!said.is_empty());
        // Thinking goes on elsewhere, from a file with nothing but the way there.
        let AnalysisSaved::Saved(only) = read(&analysis.excerpt(after)) else {
            panic!("there is no way there");
        };
        let thinker = Analysis::read(&only);
        let here: ReviewLooked = read(&analysis.lines(after, 20));
        let there: ReviewLooked = read(&thinker.lines(2, 20));
        assert_eq!(here, there);
        let ReviewLooked::Lines(lines) = here else {
            panic!("nothing was thought");
        };
        // Where only one thing makes sense nothing is weighed.
        let own = lines.iter().flat_map(|lines| &lines.candidates);
        weighed += own.count();
        let (parent, tree) = turn(&mut analysis, &AnalysisTurn::Remove { node: imagined });
        assert_eq!((parent, tree.nodes.len()), (0, 2));
    }
    assert!(weighed > 0, "nothing was weighed");
}

#[test]
fn an_analysis_begins_at_a_puzzle_and_in_a_lesson() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");
    for title in titles() {
        let text = std::fs::read_to_string(format!("{folder}/{title}/puzzles.jsonl")).unwrap();
        let mut puzzles = Puzzles::open(title, &text);
        let PuzzleList::Puzzles(cards) = read(&puzzles.list()) else {
            panic!("there are no puzzles");
        };
        puzzles.set_up(&cards[0].id);
        let LocalRecord::Running(record) = read(&puzzles.record()) else {
            panic!("it has no record");
        };
        let at = u32::try_from(record.lines().count() - 2).unwrap();
        let analysis = Analysis::begin(&record, at);
        assert!(!info(&analysis).over);
        first(&analysis, 0);

        let course = std::fs::read_to_string(format!("{folder}/{title}/lessons.json")).unwrap();
        let lessons: serde_json::Value = read(&course);
        let name = lessons["lessons"][0]["name"].as_str().unwrap();
        let lesson = LessonTable::open(title, &course, name, "Ana");
        let LocalRecord::Running(record) = read(&lesson.record()) else {
            panic!("it has no record");
        };
        assert!(record.contains("Ana"));
        assert!(!info(&Analysis::begin(&record, 0)).over);
    }
}

#[test]
fn what_is_no_analysis_gets_a_problem() {
    for analysis in [
        Analysis::begin("", 0),
        Analysis::read("{}\n"),
        Analysis::read("nonsense"),
    ] {
        let AnalysisOpened::Error(why) = read(&analysis.info()) else {
            panic!("it isn't one");
        };
        assert!(!why.reason.is_empty());
        assert!(matches!(read(&analysis.save()), AnalysisSaved::Error(_)));
        assert!(matches!(
            read(&analysis.look(0, None)),
            AnalysisFound::Error(_)
        ));
    }
    let mut page = Page::new(130);
    let title = titles().next().unwrap();
    let table = page.begin(&fitting(title, &[SeatPlan::Me, bot(1)]));
    page.play_to_the_end(&table);
    let mut analysis = Analysis::begin(&page.record_of_end(&table), 3);
    let mut code = |turn: &str| match read(&analysis.turn(turn)) {
        AnalysisTurned::Error(problem) => problem.code,
        AnalysisTurned::Done { .. } => panic!("{turn} was done"),
    };
    assert_eq!(code("nonsense"), Code::Malformed);
    assert_eq!(
        code(r#"{"imagine":{"node":9,"seat":null}}"#),
        Code::NotFound
    );
    assert_eq!(
        code(r#"{"imagine":{"node":0,"seat":9}}"#),
        Code::OutOfBounds
    );
    assert_eq!(code(r#"{"remove":{"node":0}}"#), Code::WrongTime);
    let long = json!({"comment": {"node": 0, "text": "x".repeat(4_001)}});
    assert_eq!(code(&long.to_string()), Code::OutOfBounds);
    let act = json!({"act": {"node": 0, "seat": 0, "action": {"no": "such"}}});
    assert_eq!(code(&act.to_string()), Code::BadAction);
}
