//! The arena plays the same games again, whatever the number of threads and however often it is broken off.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;

use pantheon_bots::arena::{
    ArenaError, Bout, Entrant, GameId, Header, Journal, JournalError, Pairing, Plan, Played,
    Player, Report, entrants, play_missing,
};
use pantheon_bots::{Roster, roster};
use pantheon_engine::Record;
use pantheon_games::TITLES;
use serde_json::{Value, json};

const SEED: u64 = 7;

struct Arena {
    roster: Box<dyn Roster>,
    entrants: Vec<Entrant>,
    plan: Plan,
    options: Value,
}

impl Arena {
    fn new(title: &str, bots: &[&str], seats: u8, games: u32) -> Self {
        Self {
            roster: roster(&*pantheon_games::title(title).unwrap()).unwrap(),
            entrants: entrants(bots.iter().map(|bot| bot.parse().unwrap())),
            plan: Plan::new(bots.len(), seats, games, Pairing::RoundRobin).unwrap(),
            options: json!({}),
        }
    }

    fn bout(&self) -> Bout<'_> {
        Bout {
            roster: self.roster.as_ref(),
            entrants: &self.entrants,
            plan: &self.plan,
            options: &self.options,
            seed: SEED,
        }
    }

    fn header(&self) -> Header {
        let player = |entrant: &Entrant| Player {
            name: entrant.name.clone(),
            plays: self.roster.behind(&entrant.spec).to_string(),
        };
        Header {
            format: Header::FORMAT,
            title: self.roster.info().id.to_owned(),
            rules: self.roster.info().rules_version,
            digest: self.roster.digest(),
            seats: self.plan.seats(),
            options: self.options.clone(),
            pairing: Pairing::RoundRobin,
            bots: self.entrants.iter().map(player).collect(),
            seed: SEED,
        }
    }

    /// Plays these games and gives what came of them, with their records.
    fn play(&self, games: &[GameId], threads: usize) -> BTreeMap<GameId, (Played, Record)> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap();
        let mut all = BTreeMap::new();
        play_missing(self.bout(), games, &pool, |played, record| {
            all.insert(played.game, (timeless(played), record.clone()));
            Ok::<_, ArenaError>(())
        })
        .unwrap();
        all
    }

    fn all(&self) -> Vec<GameId> {
        self.plan.games().collect()
    }
}

/// A result without the time that bots took.
fn timeless(mut played: Played) -> Played {
    for seat in &mut played.seats {
        (seat.micros, seat.longest) = (0, 0);
    }
    played
}

#[test]
fn the_same_games_are_played_on_any_number_of_threads_in_every_title() {
    for info in TITLES {
        let title = info.id;
        let arena = Arena::new(title, &["random", "greedy", "search:5"], 2, 2);
        let all = arena.play(&arena.all(), 1);
        assert_eq!(all.len(), 6, "{title}");
        assert_eq!(all, arena.play(&arena.all(), 3), "{title}");
    }
}

#[test]
fn the_rotations_of_a_deal_share_its_luck_and_deals_differ() {
    let arena = Arena::new(TITLES[0].id, &["random", "greedy", "level:2"], 3, 6);
    let games = arena.play(&arena.all(), 1);
    let mut commitments: BTreeMap<u32, Vec<_>> = BTreeMap::new();
    for (game, (played, record)) in &games {
        commitments
            .entry(game.deal)
            .or_default()
            .push(record.header.commitment);
        let names: Vec<_> = record.header.seats.iter().map(|seat| &seat.name).collect();
        let seating = arena.plan.seating(*game).unwrap();
        let expected: Vec<_> = seating
            .iter()
            .map(|&bot| &arena.entrants[bot].name)
            .collect();
        assert_eq!(names, expected);
        let outcome = record.footer.outcome.as_ref().unwrap();
        let best = outcome.standings.iter().map(|place| place.points).max();
        assert_eq!(best, played.seats.iter().map(|seat| seat.points).max());
    }
    for same in commitments.values() {
        assert!(same.iter().all(|commitment| *commitment == same[0]));
    }
    assert_ne!(commitments[&0][0], commitments[&1][0]);
}

#[test]
fn a_game_does_not_depend_on_who_else_takes_part() {
    let few = Arena::new(TITLES[0].id, &["random", "greedy"], 2, 2);
    let many = Arena::new(TITLES[0].id, &["random", "greedy", "level:3"], 2, 2);
    let (few, many) = (few.play(&few.all(), 1), many.play(&many.all(), 1));
    for (game, (_, record)) in &few {
        assert_eq!(record, &many[game].1);
    }
}

/// Plays so many of the missing games into a folder, and says how many were missing.
fn go_on(arena: &Arena, folder: &Path, most: usize) -> usize {
    let mut journal = Journal::open(folder, &arena.header()).unwrap();
    let missing: Vec<_> = arena
        .plan
        .games()
        .filter(|game| !journal.played().contains_key(game))
        .collect();
    for (played, record) in arena
        .play(&missing[..most.min(missing.len())], 1)
        .into_values()
    {
        journal.add(played, &record).unwrap();
    }
    missing.len()
}

fn report(arena: &Arena, folder: &Path) -> Report {
    let journal = Journal::open(folder, &arena.header()).unwrap();
    assert!(
        journal
            .played()
            .keys()
            .all(|&game| journal.record_path(game).is_file())
    );
    let played = journal.played().values();
    Report::new(&arena.plan, Pairing::RoundRobin, &arena.entrants, played)
}

#[test]
fn a_run_that_was_broken_off_plays_what_is_missing_and_says_the_same() {
    let arena = Arena::new(TITLES[0].id, &["random", "greedy"], 2, 10);
    let [whole, broken] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    assert_eq!(go_on(&arena, whole.path(), 10), 10);
    assert_eq!(go_on(&arena, broken.path(), 4), 10);
    // A crash may tear the last line: that game is played again.
    let lines = broken.path().join("games.jsonl");
    let text = std::fs::read_to_string(&lines).unwrap();
    std::fs::write(&lines, &text[..text.len() - 9]).unwrap();
    assert_eq!(go_on(&arena, broken.path(), 3), 7);
    assert_eq!(go_on(&arena, broken.path(), 10), 4);
    assert_eq!(go_on(&arena, broken.path(), 10), 0);
    assert_eq!(report(&arena, broken.path()), report(&arena, whole.path()));
    let sorted = |folder: &Path| {
        let text = std::fs::read_to_string(folder.join("games.jsonl")).unwrap();
        let mut lines: Vec<_> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(broken.path()), sorted(whole.path()));
}

#[test]
fn a_broken_line_before_the_last_is_an_error() {
    let arena = Arena::new(TITLES[0].id, &["random", "greedy"], 2, 2);
    let folder = tempfile::tempdir().unwrap();
    go_on(&arena, folder.path(), 2);
    let lines = folder.path().join("games.jsonl");
    let text = std::fs::read_to_string(&lines).unwrap();
    std::fs::write(&lines, format!("once upon a time\n{text}")).unwrap();
    let error = Journal::open(folder.path(), &arena.header()).unwrap_err();
    assert!(error.to_string().contains("line 1"), "{error}");
}

#[test]
fn a_folder_keeps_one_arena_and_one_run_at_a_time() {
    let arena = Arena::new(TITLES[0].id, &["random", "greedy"], 2, 2);
    let folder = tempfile::tempdir().unwrap();
    let journal = Journal::open(folder.path(), &arena.header()).unwrap();
    let second = Journal::open(folder.path(), &arena.header()).unwrap_err();
    assert!(matches!(second, JournalError::InUse(_)), "{second}");
    drop(journal);
    let changed = Header {
        seed: SEED + 1,
        ..arena.header()
    };
    let error = Journal::open(folder.path(), &changed).unwrap_err();
    assert!(
        error.to_string().contains("its seed is 7, not 8"),
        "{error}"
    );
    let others = Arena::new(TITLES[0].id, &["random", "level:1"], 2, 2);
    let error = Journal::open(folder.path(), &others.header()).unwrap_err();
    assert!(matches!(error, JournalError::Other { what, .. } if what == "bots"));
}

#[test]
fn a_torn_first_line_is_no_game() {
    let arena = Arena::new(TITLES[0].id, &["random", "greedy"], 2, 2);
    let folder = tempfile::tempdir().unwrap();
    drop(Journal::open(folder.path(), &arena.header()).unwrap());
    let mut lines = std::fs::File::create(folder.path().join("games.jsonl")).unwrap();
    lines.write_all(b"{\"game\":{\"deal\":0").unwrap();
    drop(lines);
    assert_eq!(go_on(&arena, folder.path(), 2), 2);
    assert_eq!(go_on(&arena, folder.path(), 2), 0);
}

#[test]
fn the_first_error_stops_the_arena() {
    let arena = Arena::new(TITLES[0].id, &["random", "greedy"], 2, 8);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(2)
        .build()
        .unwrap();
    let mut told = 0;
    let stopped = play_missing(arena.bout(), &arena.all(), &pool, |played, _| {
        told += 1;
        Err(ArenaError::NotOver(played.steps))
    });
    assert!(stopped.is_err());
    assert!((1..=2).contains(&told), "{told}");
    let options = json!({ "no-such-option": true });
    let bout = Bout {
        options: &options,
        ..arena.bout()
    };
    let refused = play_missing(bout, &arena.all(), &pool, |_, _| Ok::<_, ArenaError>(()));
    assert!(matches!(refused, Err(ArenaError::Setup(_))));
}
