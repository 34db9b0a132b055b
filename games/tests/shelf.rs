//! What holds of every title on the shelf, and of the shelf.

use std::collections::BTreeSet;

use pantheon_games::{Setup, TITLES, titles};

#[test]
fn no_two_titles_share_a_name() {
    let all = titles();
    for name in [
        |info: pantheon_engine::TitleInfo| info.id,
        |info: pantheon_engine::TitleInfo| info.name,
        |info: pantheon_engine::TitleInfo| info.prefix,
    ] {
        let names: BTreeSet<&str> = all.iter().map(|title| name(title.info())).collect();
        assert_eq!(names.len(), all.len(), "{names:?}");
    }
}

#[test]
fn what_people_are_told_before_a_game_makes_sense() {
    for title in titles() {
        let info = title.info();
        assert!((1..=600).contains(&info.minutes), "{}", info.id);
        assert!((1..=5).contains(&info.weight), "{}", info.id);
    }
}

#[test]
fn a_newcomer_can_sit_down_at_the_table_that_is_offered() {
    for title in titles() {
        let info = title.info();
        let levels = info.newcomer.levels;
        // Whether a title has such a level is a test of its bots.
        assert!(levels.iter().all(|&level| level >= 1), "{}", info.id);
        let setup = Setup {
            seats: u8::try_from(info.newcomer.seats()).unwrap(),
            options: info.newcomer.options(),
            ..Setup::default()
        };
        if let Err(why) = title.set_up(&setup) {
            panic!("{}: {why}", info.id);
        }
    }
}

/// What is named after a title is named in one way, so that it can be found: its folders, and the type of its rules.
#[test]
fn a_title_has_one_name() {
    macro_rules! names {
        ($($name:ident: $title:ty),* $(,)?) => {
            [$((stringify!($name), std::any::type_name::<$title>())),*]
        };
    }
    for (info, (name, rules)) in TITLES.iter().zip(pantheon_games::for_each_title!(names)) {
        assert_eq!(name, info.id.replace('-', "_"));
        let camel: String = info.id.split('-').map(capital).collect();
        assert_eq!(rules.rsplit("::").next(), Some(camel.as_str()));
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_ascii_uppercase() + rest
}
