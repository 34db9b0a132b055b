//! The puzzles that ship can be opened and are what they say; new ones are found the same way again.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use pantheon_bots::puzzles::{
    Collection, Deal, Header, Journal, JournalError, MineRequest, Mined, Plan, Played, Puzzle,
    RIVALS, Verdict, choose,
};
use pantheon_bots::{Judged, levels, roster};
use pantheon_games::{TITLES, Title, for_each_title, title};
use serde_json::{Value, json};

/// So many puzzles ship with a title at least…
const LEAST: usize = 150;
/// …of which so many are weighed again here.
const REWEIGHED: usize = 8;
/// In so many worlds.
const WORLDS: u32 = 240;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn shipped(id: &str) -> Collection {
    let path = root().join(format!("games/{id}/puzzles.jsonl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    Collection::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn rule_ids(id: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(format!("games/{id}/rules.txt"))).unwrap();
    text.split_whitespace().map(str::to_owned).collect()
}

/// Every feature belongs to one theme, and themes name rules that there are.
fn has_themes<G: Judged>() {
    let rules = rule_ids(G::INFO.id);
    for name in G::FEATURES {
        let with = G::THEMES
            .iter()
            .filter(|theme| theme.features.contains(name));
        assert_eq!(with.count(), 1, "{name}");
    }
    for theme in G::THEMES {
        assert_ne!(theme.name, RIVALS);
        for name in theme.features {
            assert!(G::FEATURES.contains(name), "there is no feature {name}");
        }
        for rule in theme.rules {
            assert!(rules.contains(*rule), "there is no rule {rule}");
        }
    }
}

/// Every puzzle opens, its seat is to act, its actions are legal, and nothing in it is unknown.
fn opens<G: Judged>() {
    let id = G::INFO.id;
    let collection = shipped(id);
    assert!(
        collection.puzzles.len() >= LEAST,
        "{}",
        collection.puzzles.len()
    );
    let rules = rule_ids(id);
    let mut seen = BTreeSet::new();
    for puzzle in &collection.puzzles {
        let name = &puzzle.id;
        assert!(seen.insert(name), "{name} stands twice");
        let game = collection
            .open(id, puzzle)
            .unwrap_or_else(|why| panic!("{name}: {why}"));
        assert!(game.to_act().contains(puzzle.seat), "{name}: another acts");
        let legal: Vec<Value> = game
            .legal(puzzle.seat)
            .into_iter()
            .map(|it| it.action)
            .collect();
        let others = puzzle.others.iter().map(|other| &other.0);
        for action in puzzle.best.iter().chain(others) {
            assert!(legal.contains(action), "{name}: {action} isn't legal");
        }
        assert!(
            !puzzle.best.is_empty() && !puzzle.others.is_empty(),
            "{name}"
        );
        assert!(
            puzzle.margin() > 3.0 * puzzle.error - 0.002,
            "{name} isn't sure"
        );
        assert!((1..=levels::LEVELS).contains(&puzzle.grade), "{name}");
        let themes = G::THEMES.iter().map(|theme| theme.name);
        assert!(
            themes.chain([RIVALS]).any(|theme| theme == puzzle.theme),
            "{name}"
        );
        assert!(!puzzle.rules.is_empty(), "{name}");
        for rule in &puzzle.rules {
            assert!(rules.contains(rule), "{name}: there is no rule {rule}");
        }
    }
}

/// There are few easy ones, several themes, every phase, and no two from one place of a game.
fn are_spread<G: Judged>() {
    let collection = shipped(G::INFO.id);
    let all = &collection.puzzles;
    let count = |is: &dyn Fn(&Puzzle) -> bool| all.iter().filter(|puzzle| is(puzzle)).count();
    assert!(4 * count(&|puzzle| puzzle.grade <= 2) <= all.len() + 3);
    let themes: BTreeSet<&str> = all.iter().map(|puzzle| puzzle.theme.as_str()).collect();
    assert!(themes.len() >= 3, "{themes:?}");
    let grades: BTreeSet<u8> = all.iter().map(|puzzle| puzzle.grade).collect();
    assert!(grades.len() >= 5, "{grades:?}");
    for (index, one) in all.iter().enumerate() {
        for other in &all[..index] {
            let near = one.from == other.from && one.at.abs_diff(other.at) < 6;
            assert!(!near, "{} and {} are from one place", one.id, other.id);
        }
    }
}

/// A small search with other luck than the miner's says of the first puzzles of each grade that their best action is
/// better.
fn hold<G: Judged>() {
    let id = G::INFO.id;
    let collection = shipped(id);
    let roster = roster(&*title(id).unwrap()).unwrap();
    let mut sample: Vec<&Puzzle> = collection.puzzles.iter().collect();
    sample.sort_by(|a, b| a.id.cmp(&b.id));
    let mut graded = BTreeSet::new();
    sample.retain(|puzzle| graded.insert(puzzle.grade));
    for puzzle in sample.into_iter().take(REWEIGHED) {
        let deal = collection.deal_of(puzzle).unwrap();
        let weighed = roster.recheck(deal, puzzle, WORLDS).unwrap();
        let best = &weighed[0];
        assert_eq!(best.action, puzzle.best[0], "{}: {weighed:?}", puzzle.id);
    }
}

macro_rules! puzzles_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        mod $name {
            #[test]
            fn has_themes() {
                super::has_themes::<$title>();
            }

            #[test]
            fn opens() {
                super::opens::<$title>();
            }

            #[test]
            fn are_spread() {
                super::are_spread::<$title>();
            }

            #[test]
            fn hold() {
                super::hold::<$title>();
            }
        }
    )*};
}
for_each_title!(puzzles_of_each);

/// What is looked for here, as cheaply as can be.
fn plan() -> Plan {
    Plan {
        players: "greedy:noise=1".to_owned(),
        scout: 60,
        worlds: 60,
        margin: 0.02,
        easy: 1,
        most: 2,
        apart: 6,
    }
}

fn mine(title: &dyn Title, game: u64, seed: u64) -> Mined {
    let (plan, options) = (plan(), json!({}));
    let request = MineRequest {
        seats: 2,
        options: &options,
        seed,
        game,
        plan: &plan,
    };
    let mined = roster(title).unwrap().mine(&request, &|| true).unwrap();
    mined.expect("it may go on")
}

/// The title whose games are looked through fastest: the one with the smallest positions.
fn quick() -> Box<dyn Title> {
    let all = TITLES.iter().map(|info| title(info.id).unwrap());
    all.min_by_key(|title| title.state_bytes()).unwrap()
}

#[test]
fn the_same_game_has_the_same_puzzles_and_they_open() {
    let title = quick();
    let mut found = 0;
    for game in 0..6 {
        let mined = mine(title.as_ref(), game, 1);
        assert_eq!(mined, mine(title.as_ref(), game, 1));
        let collection = choose(std::slice::from_ref(&mined), 99);
        let text = collection.to_text();
        assert_eq!(Collection::parse(&text).unwrap(), collection);
        for puzzle in &collection.puzzles {
            let open = collection.open(title.info().id, puzzle).unwrap();
            let legal: Vec<Value> = open
                .legal(puzzle.seat)
                .into_iter()
                .map(|it| it.action)
                .collect();
            assert!(legal.contains(&puzzle.best[0]));
            found += 1;
        }
    }
    assert!(found > 2, "{found}");
    let other = (0..6).map(|game| mine(title.as_ref(), game, 2));
    assert!(
        other
            .zip(0..)
            .any(|(other, game)| other != mine(title.as_ref(), game, 1))
    );
}

#[test]
fn a_game_that_may_not_go_on_is_left() {
    let title = quick();
    let (plan, options) = (plan(), json!({}));
    let request = MineRequest {
        seats: 2,
        options: &options,
        seed: 1,
        game: 0,
        plan: &plan,
    };
    let mined = roster(title.as_ref()).unwrap().mine(&request, &|| false);
    assert!(mined.unwrap().is_none());
}

#[test]
fn a_wrong_answer_is_wrong_by_what_it_loses() {
    let id = TITLES[0].id;
    let collection = shipped(id);
    for puzzle in &collection.puzzles {
        for best in &puzzle.best {
            assert_eq!(puzzle.judge(best), Verdict::Solved);
        }
        for other in &puzzle.others {
            assert_eq!(puzzle.judge(&other.0), Verdict::Loses(other.1));
        }
        assert_eq!(
            puzzle.judge(&json!("nothing")),
            Verdict::LosesMore(puzzle.margin())
        );
    }
}

/// A find of one game: a puzzle for each of these grades, a long way apart.
fn found(game: u64, grades: &[u8]) -> Mined {
    let shipped = shipped(TITLES[0].id);
    let puzzles = grades.iter().zip(1..).map(|(&grade, place)| Puzzle {
        id: format!("{game}-{place}"),
        from: format!("0-{game}"),
        at: 2 * place,
        grade,
        ..shipped.puzzles[0].clone()
    });
    Mined {
        game,
        deal: Some(Deal {
            deal: format!("0-{game}"),
            play: vec![Played::Tick((0,)); 2 * grades.len()],
            ..shipped.deals[0].clone()
        }),
        puzzles: puzzles.collect(),
    }
}

#[test]
fn few_easy_ones_are_chosen_and_games_end_at_their_last_puzzle() {
    let all: Vec<Mined> = (0..10).map(|game| found(game, &[1, 5, 1, 1])).collect();
    let chosen = choose(&all, 12);
    assert_eq!(chosen.puzzles.iter().filter(|it| it.grade == 1).count(), 3);
    // No more hard ones are left, and easy ones don't fill up.
    assert_eq!(chosen.puzzles.len(), 12);
    assert_eq!(choose(&all, 40).puzzles.len(), 20);
    for deal in &chosen.deals {
        let own = chosen.puzzles.iter().filter(|it| it.from == deal.deal);
        let last = own.map(|it| it.at as usize).max();
        assert_eq!(Some(deal.play.len()), last);
    }
    let mut backwards = all.clone();
    backwards.reverse();
    assert_eq!(choose(&backwards, 12), chosen);
}

fn header(seed: u64) -> Header {
    let title = quick();
    Header {
        title: title.info().id.to_owned(),
        rules: title.version(),
        digest: title.content_digest(),
        options: json!({}),
        seats: vec![2],
        seed,
        plan: plan(),
    }
}

#[test]
fn a_run_that_was_broken_off_is_taken_up_again() {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("found.jsonl");
    let mut journal = Journal::open(&path, &header(1)).unwrap();
    journal.add(found(3, &[4])).unwrap();
    let busy = Journal::open(&path, &header(1)).unwrap_err();
    assert!(matches!(busy, JournalError::InUse(_)), "{busy}");
    drop(journal);
    // Half a line: whoever wrote it was stopped.
    let mut text = fs::read_to_string(&path).unwrap();
    text.push_str("{\"game\":4,\"de");
    fs::write(&path, &text).unwrap();
    let mut journal = Journal::open(&path, &header(1)).unwrap();
    assert_eq!(journal.found().keys().copied().collect::<Vec<_>>(), [3]);
    journal.add(found(4, &[])).unwrap();
    drop(journal);
    let (kept, games) = Journal::read(&path).unwrap();
    assert_eq!(kept, header(1));
    assert_eq!(games, [found(3, &[4]), found(4, &[])]);
    let other = Journal::open(&path, &header(2)).unwrap_err();
    assert!(matches!(other, JournalError::Other(_)), "{other}");
}

/// The table of `docs/puzzles.md`: how many there are, by title and grade.
fn table() -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let grades = 1..=levels::LEVELS;
    let head = ["Title", "Puzzles", "Games"].map(str::to_owned).into_iter();
    let mut text = line(
        head.chain(grades.clone().map(|grade| grade.to_string()))
            .collect(),
    );
    text.push_str("|---|");
    text.push_str(&"--:|".repeat(2 + usize::from(levels::LEVELS)));
    text.push('\n');
    for info in TITLES {
        let collection = shipped(info.id);
        let mut counts: BTreeMap<u8, usize> = BTreeMap::new();
        for puzzle in &collection.puzzles {
            *counts.entry(puzzle.grade).or_default() += 1;
        }
        let (puzzles, games) = (collection.puzzles.len(), collection.deals.len());
        let of = |grade| counts.get(&grade).copied().unwrap_or(0).to_string();
        let cells = [info.name.to_owned(), puzzles.to_string(), games.to_string()].into_iter();
        text.push_str(&line(cells.chain(grades.clone().map(of)).collect()));
    }
    text
}

/// `PANTHEON_BLESS=1 cargo test -p pantheon-bots --test puzzles` writes the table anew.
#[test]
fn the_page_counts_what_ships() {
    const MARKS: [&str; 2] = ["<!-- counts -->\n", "<!-- /counts -->"];
    let path = root().join("docs/puzzles.md");
    let page = fs::read_to_string(&path).unwrap();
    let start = page.find(MARKS[0]).expect("the mark") + MARKS[0].len();
    let end = page.find(MARKS[1]).expect("the other mark");
    let table = table();
    if std::env::var_os("PANTHEON_BLESS").is_some() {
        fs::write(&path, [&page[..start], &table, &page[end..]].concat()).unwrap();
        return;
    }
    assert_eq!(&page[start..end], table);
}
