//! Taking lessons, and what a coach says.

use pantheon_lessons::TEXTS;
use pantheon_wasm::{Coach, LessonTable};
use pantheon_wire::{
    CoachSays, Code, LessonFound, LessonInfo, LessonMoment, LessonOpened, LessonStage, LessonTurn,
    ReplayCaptions, ReplayDescribed,
};
use serde_json::{Value, json};

fn info(lesson: &LessonTable) -> LessonInfo {
    match serde_json::from_str(&lesson.info()).unwrap() {
        LessonOpened::Lesson(info) => *info,
        LessonOpened::Error(problem) => panic!("{problem}"),
    }
}

fn found(lesson: &mut LessonTable, turn: &LessonTurn) -> LessonFound {
    let turn = serde_json::to_string(turn).unwrap();
    serde_json::from_str(&lesson.turn(&turn)).unwrap()
}

fn turn(lesson: &mut LessonTable, turn: &LessonTurn) -> LessonMoment {
    match found(lesson, turn) {
        LessonFound::Moment(moment) => *moment,
        LessonFound::Error(problem) => panic!("{problem}"),
    }
}

/// The names of a course's lessons.
fn names(course: &str) -> Vec<String> {
    let course: Value = serde_json::from_str(course).unwrap();
    let lessons = course["lessons"].as_array().unwrap();
    let name = |lesson: &Value| lesson["name"].as_str().unwrap().to_owned();
    lessons.iter().map(name).collect()
}

#[test]
fn every_lesson_is_begun_as_a_table_with_a_learner() {
    for (title, course) in TEXTS {
        for name in names(course) {
            let mut lesson = LessonTable::open(title, course, &name, "Ana");
            let info = info(&lesson);
            assert_eq!(info.info.title, *title);
            let own = info
                .info
                .seats
                .iter()
                .filter(|it| it.name.as_deref() == Some("Ana"));
            assert!(own.count() >= 1, "{title}, {name}");
            let first = turn(&mut lesson, &LessonTurn::Look);
            assert!(first.anew && first.news.is_empty() && first.step == 0);
            let may = first.position.sights[0].legal.is_empty();
            assert_eq!(may, first.stage == LessonStage::Look, "{title}, {name}");
            let captions = serde_json::from_str(&lesson.captions()).unwrap();
            assert!(matches!(captions, ReplayCaptions::Captions(_)));
            let described = serde_json::from_str(&lesson.describe()).unwrap();
            let ReplayDescribed::Described(said) = described else {
                panic!("{title}, {name}: the board can't be told");
            };
            assert!(!said.is_empty());
            let content: Value = serde_json::from_str(&lesson.content()).unwrap();
            assert!(content.is_object());
        }
    }
}

#[test]
fn a_lesson_goes_on_step_by_step_and_its_log_only_grows() {
    let (title, course) = TEXTS[0];
    for name in names(course) {
        let mut lesson = LessonTable::open(title, course, &name, "");
        let steps = info(&lesson).steps;
        let mut moment = turn(&mut lesson, &LessonTurn::Look);
        let mut seq = moment.seq;
        for step in 0..steps {
            // Whoever left in the midst comes back to where they were.
            moment = turn(&mut lesson, &LessonTurn::Step(step));
            assert_eq!(moment.step, step);
            while let Some(hint) = moment.hint.clone() {
                moment = turn(&mut lesson, &LessonTurn::Act(hint.action));
                assert!(moment.seq > seq && moment.problem.is_none());
                assert_eq!(moment.news.last().unwrap().seq, moment.seq);
                seq = moment.seq;
            }
        }
        assert!(matches!(
            found(&mut lesson, &LessonTurn::Step(steps)),
            LessonFound::Error(problem) if problem.code == Code::WrongTime
        ));
    }
}

#[test]
fn a_wrong_try_is_a_problem_and_nothing_changes() {
    let (title, course) = TEXTS[0];
    let name = &names(course)[0];
    let mut lesson = LessonTable::open(title, course, name, "Ana");
    let steps = info(&lesson).steps;
    for step in 0..steps {
        let before = turn(&mut lesson, &LessonTurn::Step(step));
        let after = turn(&mut lesson, &LessonTurn::Act(json!("nonsense")));
        let problem = after.problem.expect("nonsense isn't done");
        let code = if before.stage == LessonStage::Do {
            Code::BadAction
        } else {
            Code::WrongTime
        };
        assert_eq!(problem.code, code);
        assert_eq!(after.position, before.position);
        let again = turn(&mut lesson, &LessonTurn::Again);
        assert_eq!((again.anew, again.position), (true, before.position));
    }
}

#[test]
fn what_is_no_lesson_is_a_problem() {
    let (title, course) = TEXTS[0];
    for (title, course, name) in [
        ("chess", course, "aim"),
        (title, "{}", "aim"),
        (title, course, "no-such-lesson"),
    ] {
        let mut lesson = LessonTable::open(title, course, name, "");
        assert!(lesson.info().contains("error"), "{title} {name}");
        assert!(lesson.captions().contains("error") && lesson.describe().contains("error"));
        assert_eq!(lesson.content(), "null");
        assert!(matches!(
            found(&mut lesson, &LessonTurn::Look),
            LessonFound::Error(_)
        ));
    }
    let mut lesson = LessonTable::open(title, course, &names(course)[0], "");
    assert!(lesson.turn("{\"fly\": 1}").contains("malformed"));
}

#[test]
fn a_coach_says_what_is_worth_saying() {
    for (title, course) in TEXTS {
        let coach = Coach::open(title, course);
        let notes = |noticed: Value| {
            let said = coach.notes(&noticed.to_string());
            match serde_json::from_str(&said).unwrap() {
                CoachSays::Notes(notes) => notes,
                CoachSays::Error(problem) => panic!("{problem}"),
            }
        };
        let nothing = json!({"told": [], "can": [], "asked": null, "view": null});
        assert!(notes(nothing).is_empty(), "{title}");
        // What a note waits for, told as it is written.
        let written: Value = serde_json::from_str(course).unwrap();
        let written = written["notes"].as_array().unwrap();
        let waits = |note: &&Value| note["when"].get("told").is_some();
        let note = written.iter().find(waits).unwrap();
        let told = &note["when"]["told"];
        let said = notes(json!({"told": [told], "can": [], "asked": null, "view": null}));
        assert!(said.iter().any(|it| note["name"] == it.name), "{title}");
        assert!(coach.notes("[]").contains("error"));
    }
    assert!(
        Coach::open("chess", TEXTS[0].1)
            .notes("{}")
            .contains("error")
    );
}
