//! Bots that are programs of their own, with real programs: good ones, and every kind of bad one.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use pantheon_bots::external::Limits;
use pantheon_bots::{Bot, Host, Judge, Judged, Spec};
use pantheon_engine::{Content as _, Seed};
use pantheon_games::for_each_title;

macro_rules! first {
    ($name:ident: $title:ty, $($rest:tt)*) => {
        /// The title of tests that need only one.
        type Sample = $title;
    };
}
for_each_title!(first);

/// Answers `hello` and `begin`, and reads the first `choose`.
const GREET: &str = r#"read a; echo '{"id":1,"ok":{}}'; read a; echo '{"id":2,"ok":{}}'; read a"#;

/// Plays a whole game of a program against a random player. Returns what went wrong with the program.
fn played<G: Judged>(command: &str, limits: Limits) -> Vec<String> {
    let content = Arc::new(G::Content::built_in());
    let rules = Arc::new(G::new(content, G::Options::default(), 2).expect("two play"));
    let program: Spec = format!("cmd:{command}").parse().expect("a command");
    let random: Spec = "random".parse().expect("a bot");
    let judge = Judge::<G>::default();
    let mut bots: Vec<Box<dyn Bot<G>>> = vec![
        program.within(limits).seat(&judge, 1),
        random.seat(&judge, 2),
    ];
    let finished = Host::new(rules, Seed::from_phrase(command), 3, &mut bots).play();
    let game = finished.game;
    assert!(game.rules().is_over(game.state()), "the game ends");
    let blamed = |(seat, trouble): (pantheon_engine::Seat, String)| {
        assert_eq!(seat.number(), 0, "{trouble}");
        trouble
    };
    finished.troubles.into_iter().map(blamed).collect()
}

/// Plays against a bad program, which is blamed four times and then left alone.
fn blamed(script: &str, time_ms: u64, why: &str) {
    let limits = Limits {
        time: Duration::from_millis(time_ms),
        memory: 64 << 20,
    };
    let troubles = played::<Sample>(&format!("{GREET}; {script}"), limits);
    assert_eq!(troubles.len(), 4, "{script}: {troubles:?}");
    for trouble in &troubles {
        assert!(trouble.contains(why), "{script}: {trouble}");
    }
    assert!(troubles[3].contains("not started again"), "{troubles:?}");
}

fn example<G: Judged>() {
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/bot.py");
    let troubles = played::<G>(&format!("python3 '{}'", bot.display()), Limits::DEFAULT);
    assert!(
        troubles.is_empty(),
        "python3 runs the example: {troubles:?}"
    );
}

/// A program that never reads is late and doesn't hold us up, however much a view of the title is.
fn deaf<G: Judged>() {
    let limits = Limits {
        time: Duration::from_millis(50),
        ..Limits::DEFAULT
    };
    let deaf = r#"echo '{"id":1,"ok":{}}'; sleep 0.2; echo '{"id":2,"ok":{}}'; sleep 600"#;
    let troubles = played::<G>(deaf, limits);
    assert_eq!(troubles.len(), 4, "{troubles:?}");
}

macro_rules! programs_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        mod $name {
            #[test]
            fn the_example_plays_it() {
                super::example::<$title>();
            }

            #[test]
            fn one_that_never_reads_is_late() {
                super::deaf::<$title>();
            }
        }
    )*};
}
for_each_title!(programs_of_each);

#[test]
fn one_that_sleeps_is_late() {
    blamed("sleep 600", 50, "has not answered \"choose\" within 50 ms");
}

#[test]
fn one_that_breaks_down_has_its_last_words_told() {
    let script = "echo 'out of cheese' >&2; exit 3";
    blamed(
        script,
        60_000,
        "it has ended; a legal action is taken for it. Its last words: out of cheese",
    );
}

#[test]
fn one_that_prints_rubbish_is_not_understood() {
    blamed("echo moo; sleep 600", 60_000, "no reply: moo");
    blamed(r#"echo '{"id":7,"ok":{}}'; sleep 600"#, 60_000, "no reply");
    blamed(r"printf '\377\n'; sleep 600", 60_000, "it isn't text");
}

#[test]
fn one_that_refuses_is_quoted() {
    let script = r#"echo '{"id":3,"error":{"message":"too tired"}}'; sleep 600"#;
    blamed(script, 60_000, "too tired");
}

#[test]
fn one_that_chooses_nonsense_is_told_so() {
    let script = r#"echo '{"id":3,"ok":{"action":{"fly":"home"}}}'; sleep 600"#;
    blamed(script, 60_000, "no legal action");
    blamed(
        r#"echo '{"id":3,"ok":{"wait":true}}'; sleep 600"#,
        60_000,
        "may not wait",
    );
}

#[test]
fn one_that_eats_memory_ends() {
    let script = "c=$(head -c 1000000 /dev/zero | tr '\\0' x); while :; do x=$x$c; done";
    blamed(script, 60_000, "it has ended");
}

#[test]
fn one_that_floods_us_is_cut_off() {
    blamed("yes", 60_000, "no reply: y");
    blamed("tr '\\0' x </dev/zero", 60_000, "more than 1048576 bytes");
}

#[test]
fn one_that_cannot_be_started_is_reported() {
    let troubles = played::<Sample>("/nowhere/to/be/found", Limits::DEFAULT);
    assert_eq!(troubles.len(), 4, "{troubles:?}");
    assert!(troubles[0].contains("not found"), "{troubles:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn nothing_outlives_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let pids = folder.path().join("pids");
    let script = format!(
        "echo $$ >>'{pids}'; sleep 600 & echo $! >>'{pids}'; sleep 600",
        pids = pids.display()
    );
    blamed(&script, 200, "has not answered");
    let pids = std::fs::read_to_string(pids).expect("the program wrote its number");
    assert_eq!(pids.lines().count(), 8);
    for pid in pids.lines() {
        // A killed process is gone when the system gets round to it.
        let gone = (0..200).any(|_| {
            std::thread::sleep(Duration::from_millis(20));
            !is_running(pid)
        });
        assert!(gone, "{pid} has outlived its game");
    }
}

/// Whether a process runs. One that was killed may wait for somebody to take note of it.
#[cfg(target_os = "linux")]
fn is_running(pid: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit_once(") ")
        .is_some_and(|(_, state)| !state.starts_with('Z'))
}
