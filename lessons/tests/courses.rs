//! Every lesson of every title is walked to its end, and nothing that a learner does breaks it.

use std::collections::BTreeSet;
use std::path::Path;

use pantheon_engine::{Random, Rng};
use pantheon_games::TITLES;
use pantheon_lessons::{Course, Coverage, Goal, Learner, Stage, courses};
use serde_json::Value;

/// How often somebody errs about at random in each step.
const WANDERS: u64 = 6;

/// Takes every lesson of every title, up to each of its steps in turn.
fn every_step(mut each: impl FnMut(&str, &Course, &mut Learner)) {
    for (title, course) in courses() {
        for lesson in &course.lessons {
            let mut learner = Learner::begin(title, &course, &lesson.name)
                .unwrap_or_else(|why| panic!("{title}, {}: {why}", lesson.name));
            loop {
                each(title, &course, &mut learner);
                solve(title, &mut learner);
                if learner.is_last() {
                    break;
                }
                learner.go_on().expect("a step that is done leads on");
            }
        }
    }
}

/// Does what the lesson's own solution does.
fn solve(title: &str, learner: &mut Learner) {
    let place = place(title, learner);
    let step = learner.asked().clone();
    let own: Vec<Value> = step
        .play
        .iter()
        .filter(|(seat, _)| *seat == learner.seat().number())
        .map(|(_, action)| action.clone())
        .collect();
    if step.goal.is_none() {
        assert_eq!(learner.stage(), Stage::Look, "{place}");
        return;
    }
    for action in own {
        // What comes after the goal is seen when one goes on.
        if learner.stage() != Stage::Do {
            break;
        }
        assert_eq!(learner.hint(), Some(&action), "{place}: the hint");
        learner
            .act(&action)
            .unwrap_or_else(|why| panic!("{place}: {action}: {why}"));
    }
    if let Some(action) = step.tries {
        assert!(
            learner.why_not(&action).is_err(),
            "{place}: {action} isn't refused"
        );
    }
    assert_eq!(learner.stage(), Stage::Reached, "{place}");
}

fn place(title: &str, learner: &Learner) -> String {
    format!(
        "{title}, {}, step {}",
        learner.lesson().name,
        learner.step() + 1
    )
}

#[test]
fn every_lesson_is_walked_to_its_end_by_its_own_solution() {
    let mut steps = 0;
    every_step(|_, _, _| steps += 1);
    assert!(steps > 0, "there are lessons");
}

#[test]
fn what_a_step_says_is_so_and_its_goal_is_still_to_be_reached() {
    every_step(|title, _, learner| {
        let untrue: Vec<Goal> = learner.untrue();
        assert!(untrue.is_empty(), "{}: {untrue:?}", place(title, learner));
    });
}

#[test]
fn every_other_legal_action_leads_somewhere_and_back() {
    every_step(|title, _, learner| {
        let place = place(title, learner);
        let start = learner.table().digest();
        let seat = learner.seat();
        if learner.stage() == Stage::Look {
            assert!(learner.act(&Value::Null).is_err(), "{place}");
            return;
        }
        let choices = learner.table().legal(seat);
        assert!(!choices.is_empty(), "{place}: there is nothing to do");
        for choice in choices {
            learner
                .act(&choice.action)
                .unwrap_or_else(|why| panic!("{place}: {}: {why}", choice.action));
            learner.again();
            assert_eq!(learner.table().digest(), start, "{place}");
            assert_eq!(learner.stage(), Stage::Do, "{place}");
        }
    });
}

#[test]
fn somebody_who_errs_about_is_told_so_and_begins_again() {
    let mut ends: BTreeSet<bool> = BTreeSet::new();
    every_step(|title, _, learner| {
        if learner.stage() == Stage::Look {
            return;
        }
        let place = place(title, learner);
        let start = learner.table().digest();
        for wander in 0..WANDERS {
            let mut rng = Rng::new(wander);
            let mut tries = 0;
            while learner.stage() == Stage::Do {
                let nonsense = Value::String("no such action".into());
                assert!(learner.act(&nonsense).is_err(), "{place}");
                let choices = learner.table().legal(learner.seat());
                let count = u32::try_from(choices.len()).unwrap();
                assert!(count > 0, "{place}: the learner waits for nobody");
                learner
                    .act(&choices[rng.below(count) as usize].action)
                    .unwrap_or_else(|why| panic!("{place}: {why}"));
                tries += 1;
                assert!(tries < 200, "{place}: the step never ends");
            }
            ends.insert(learner.stage() == Stage::Reached);
            assert!(learner.act(&Value::Null).is_err(), "{place}");
            learner.again();
            assert_eq!(learner.table().digest(), start, "{place}");
        }
    });
    assert_eq!(
        ends,
        BTreeSet::from([false, true]),
        "some err and some don't"
    );
}

/// Whoever reaches a goal in another way goes on from where the next step begins.
#[test]
fn every_way_to_a_goal_leads_to_the_same_next_step() {
    let mut others = 0;
    every_step(|title, course, learner| {
        if learner.stage() == Stage::Look || learner.is_last() {
            return;
        }
        let (name, step) = (learner.lesson().name.clone(), learner.step());
        let at = |step: usize| {
            let mut learner = Learner::begin(title, course, &name).expect("it was begun before");
            while learner.step() < step {
                solve(title, &mut learner);
                learner.go_on().expect("a step that is done leads on");
            }
            learner
        };
        let wanted = at(step + 1).table().digest();
        for choice in learner.table().legal(learner.seat()) {
            let mut other = at(step);
            other.act(&choice.action).expect("a listed action is legal");
            if other.stage() == Stage::Reached {
                others += 1;
                other.go_on().expect("a step that is done leads on");
                let place = place(title, &other);
                assert_eq!(other.table().digest(), wanted, "{place}: {}", choice.action);
            }
        }
    });
    assert!(others > 0, "some goal is reached by one action");
}

/// The page asks for them once.
#[test]
fn a_lesson_stays_at_tables_whose_things_are_called_alike() {
    for (title, course) in courses() {
        for lesson in &course.lessons {
            let game = &course.games[&lesson.game];
            for jump in lesson.steps.iter().filter_map(|step| step.from.as_ref()) {
                let other = &course.games[&jump.game];
                assert_eq!(game.options, other.options, "{title}, {}", lesson.name);
                assert_eq!(game.names, other.names, "{title}, {}", lesson.name);
            }
        }
    }
}

#[test]
fn courses_are_of_titles_and_their_names_are_theirs_alone() {
    let ids: BTreeSet<&str> = TITLES.iter().map(|info| info.id).collect();
    for (title, course) in courses() {
        assert!(ids.contains(title), "{title} is no title");
        let names = course.lessons.iter().map(|lesson| &lesson.name);
        let notes = course.notes.iter().map(|note| &note.name);
        let mut seen = BTreeSet::new();
        for name in names {
            assert!(seen.insert(name), "{title}: two lessons {name}");
            assert_ne!(name, "coach", "{title}: what the coach says begins so");
        }
        let mut noted = BTreeSet::new();
        for name in notes {
            assert!(noted.insert(name), "{title}: two notes {name}");
        }
        for name in seen.iter().chain(&noted) {
            let plain = name.chars().all(|it| it.is_ascii_lowercase() || it == '-');
            assert!(plain && !name.is_empty(), "{title}: {name}");
        }
        for lesson in &course.lessons {
            assert!(!lesson.steps.is_empty(), "{title}: {}", lesson.name);
            assert!(!lesson.teaches.is_empty(), "{title}: {}", lesson.name);
            let asks = lesson.steps.iter().filter(|step| step.goal.is_some());
            assert!(asks.count() > 0, "{title}: {} asks nothing", lesson.name);
        }
    }
}

#[test]
fn rules_that_a_course_names_are_its_titles() {
    for (title, course) in courses() {
        let rules = rules(title);
        let rules: Vec<&str> = rules.iter().map(String::as_str).collect();
        let coverage = Coverage::of(Some(&course), &rules);
        assert!(coverage.wrong.is_empty(), "{title}: {:?}", coverage.wrong);
        for note in &course.notes {
            assert!(rules.contains(&&*note.rule), "{title}: {}", note.rule);
        }
        for lesson in &course.lessons {
            let seen: BTreeSet<&String> = lesson.teaches.iter().collect();
            assert_eq!(seen.len(), lesson.teaches.len(), "{title}, {}", lesson.name);
        }
    }
}

fn rules(title: &str) -> Vec<String> {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{title}/rules.txt"));
    let text = std::fs::read_to_string(list).expect("a title has a list of rules");
    text.split_whitespace().map(str::to_owned).collect()
}
