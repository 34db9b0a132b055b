//! Asking whether an action would be accepted.

use pantheon_engine::{Random as _, Rng};
use pantheon_games::TITLES;
use pantheon_wire::{Access, Code, NewTable, Problem, SeatPlan, TableCommand, TableInfo};
use serde_json::{Value, json};

use crate::hall::{Hall, begun, code, rome, who};

/// How many steps are played of each title.
const STEPS: u32 = 60;
/// How many actions that may be legal or not are tried at each.
const GUESSES: usize = 4;

async fn check(
    hall: &Hall,
    table: &TableInfo,
    name: &str,
    seat: u8,
    action: &Value,
) -> Result<(), Problem> {
    hall.tables
        .check_act(&who(name), &table.id, seat, action)
        .await
}

/// What both players may do: their name, seat and action.
async fn choices(hall: &Hall, table: &TableInfo) -> Vec<(&'static str, u8, Value)> {
    let mut all = Vec::new();
    for (seat, name) in [(0, "ana"), (1, "bo")] {
        let user = who(name);
        let update = hall.tables.update(Some(&user), &table.id, None, None);
        let update = update.await.unwrap().expect("all is told anew");
        let sights = update.position.expect("the game has begun").sights;
        let legal = sights.into_iter().flat_map(|sight| sight.legal);
        all.extend(legal.map(|legal| (name, seat, legal.action)));
    }
    all
}

/// Everything that can be seen of a table from outside.
async fn everything(hall: &Hall, table: &TableInfo) -> Value {
    let mut all = vec![
        json!(hall.last(table)),
        json!(hall.bus.last(&table.id)),
        json!(hall.jobs.next()),
    ];
    for name in ["ana", "bo"] {
        let user = who(name);
        let update = hall.tables.update(Some(&user), &table.id, None, None);
        all.push(json!(update.await.unwrap()));
    }
    Value::Array(all)
}

/// Plays a random game, and tries everything that is legal and much that isn't. Answers how often a rule forbade it.
async fn agrees(title: &str, options: Value) -> u32 {
    let hall = Hall::new();
    let plan = NewTable {
        title: title.to_owned(),
        options,
        ..rome(vec![SeatPlan::Me, SeatPlan::Open])
    };
    let table = begun(&hall, plan).await;
    let mut rng = Rng::new(5);
    let mut guesses = vec![json!({}), json!(7), json!({ "surprise": 1 })];
    let mut refused = 0;
    for step in 0..STEPS {
        let choices = choices(&hall, &table).await;
        if choices.is_empty() {
            break;
        }
        let before = everything(&hall, &table).await;
        for (name, seat, action) in &choices {
            assert_eq!(
                check(&hall, &table, name, *seat, action).await,
                Ok(()),
                "{action}"
            );
        }
        for guess in 0..GUESSES {
            let (name, seat) = [("ana", 0), ("bo", 1)][rng.index(2)];
            let action = guesses[rng.index(guesses.len())].clone();
            let tried = check(&hall, &table, name, seat, &action).await;
            let Err(problem) = &tried else {
                let listed = (name, seat, action.clone());
                assert!(choices.contains(&listed), "{action} is no legal action");
                continue;
            };
            if problem.code == Code::Refused {
                assert!(problem.rule.is_some() && problem.facts.is_some());
                refused += 1;
            }
            let act = TableCommand::Act { seat, action };
            let id = format!("no-{step}-{guess}");
            assert_eq!(hall.ask(name, &table, &id, act).await.map(|_| ()), tried);
        }
        assert_eq!(everything(&hall, &table).await, before, "nothing changes");
        let (name, seat, action) = choices[rng.index(choices.len())].clone();
        guesses.push(action.clone());
        let act = TableCommand::Act { seat, action };
        hall.ask(name, &table, &format!("yes-{step}"), act)
            .await
            .unwrap();
    }
    refused
}

#[tokio::test]
async fn trying_says_what_acting_would_and_changes_nothing() {
    for info in TITLES {
        assert!(agrees(info.id, json!({})).await > 20, "{}", info.id);
    }
}

#[tokio::test]
async fn only_who_holds_a_seat_may_try_with_it_and_only_while_it_could_act() {
    let hall = Hall::new();
    for access in [Access::Public, Access::Private] {
        let plan = NewTable {
            access,
            ..rome(vec![SeatPlan::Me, SeatPlan::Open])
        };
        let table = hall.make("ana", plan.clone()).await;
        let any = json!({});
        assert_eq!(
            code(check(&hall, &table, "ana", 0, &any).await),
            Code::WrongTime
        );
        let table = begun(&hall, plan).await;
        let (name, seat, action) = choices(&hall, &table).await.swap_remove(0);
        assert_eq!(check(&hall, &table, name, seat, &action).await, Ok(()));
        let other = if name == "ana" { "bo" } else { "ana" };
        assert_eq!(
            code(check(&hall, &table, other, seat, &action).await),
            Code::NotYours
        );
        let stranger = code(check(&hall, &table, "eva", seat, &action).await);
        let hidden = if access == Access::Private {
            Code::NotFound
        } else {
            Code::NotYours
        };
        assert_eq!(stranger, hidden);
        let resign = TableCommand::Resign { seat };
        hall.ask(name, &table, "gone", resign).await.unwrap();
        assert_eq!(
            code(check(&hall, &table, name, seat, &action).await),
            Code::WrongTime
        );
    }
}

#[tokio::test]
async fn what_an_action_would_bring_is_told_to_who_could_act_and_weighed_where_hints_are_allowed() {
    let hall = Hall::new();
    for hints in [false, true] {
        let plan = NewTable {
            hints,
            ..rome(vec![SeatPlan::Me, SeatPlan::Open])
        };
        let table = begun(&hall, plan).await;
        let before = everything(&hall, &table).await;
        let (name, seat, action) = choices(&hall, &table).await.swap_remove(0);
        let other = if name == "ana" { "bo" } else { "ana" };
        let (tables, id) = (&hall.tables, &table.id);
        let would = tables.dry_run(&who(name), id, seat, &action).await;
        assert!(!would.unwrap().told.is_empty());
        for stranger in [other, "eva"] {
            let would = tables.dry_run(&who(stranger), id, seat, &action).await;
            assert_eq!(would.map_err(|why| why.code), Err(Code::NotYours));
            let weighed = tables.weigh(&who(stranger), id, seat, &action).await;
            assert_eq!(weighed.map_err(|why| why.code), Err(Code::NotYours));
        }
        let odd = json!({ "surprise": 1 });
        let would = tables.dry_run(&who(name), id, seat, &odd).await;
        assert_eq!(
            would.map(|_| ()),
            check(&hall, &table, name, seat, &odd).await
        );
        let code = |weighed: Result<_, Problem>| weighed.map(|_| ()).map_err(|why| why.code);
        let answers = [&action, &odd].map(async |action| {
            let weighed = tables.weigh(&who(name), id, seat, action).await;
            code(weighed)
        });
        let [legal, odd] = answers;
        let expected = if hints {
            [Ok(()), Err(Code::BadAction)]
        } else {
            [Err(Code::NotAllowed), Err(Code::NotAllowed)]
        };
        assert_eq!([legal.await, odd.await], expected);
        assert_eq!(everything(&hall, &table).await, before, "nothing changes");
    }
}
