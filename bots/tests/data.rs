//! The weights and levels that come with the program can be read, for every title.

use pantheon_bots::{Judged, Spec, Weights, levels, roster};
use pantheon_games::{for_each_title, titles};

fn reads<G: Judged>() {
    let weights = Weights::read::<G>(G::WEIGHTS).expect("the built-in weights");
    assert_eq!(weights.title, G::INFO.id);
    let again = Weights::read::<G>(&weights.to_text::<G>()).expect("its own text");
    assert_eq!(again, weights);
    let mut names = G::FEATURES.to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), G::FEATURES.len(), "a feature stands twice");
    let bots: Vec<String> = (1..=levels::LEVELS)
        .map(|level| levels::spec::<G>(level).to_string())
        .collect();
    for (level, bot) in bots.iter().enumerate() {
        assert!(
            !bots[..level].contains(bot),
            "two levels of {} are {bot}",
            G::INFO.id
        );
    }
    for &level in G::INFO.newcomer.levels {
        assert!((1..=levels::LEVELS).contains(&level), "{}", G::INFO.id);
    }
}

macro_rules! data_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        mod $name {
            #[test]
            fn has_weights_and_levels() {
                super::reads::<$title>();
            }

            #[test]
            fn refuses_weights_that_do_not_fit() {
                super::refuses::<$title>();
            }
        }
    )*};
}
for_each_title!(data_of_each);

#[test]
fn every_title_on_the_shelf_has_bots() {
    for title in titles() {
        let id = title.info().id;
        assert_eq!(roster(&*title).expect("a roster").info().id, id);
    }
}

fn refuses<G: Judged>() {
    let id = G::INFO.id;
    let text = |features: &str| {
        format!("title = {id:?}\nmade_by = \"\"\npoint = [0.1, 0.1]\n[features]\n{features}")
    };
    let lines: Vec<String> = G::FEATURES
        .iter()
        .map(|name| format!("{name} = [1.0, 1.0]\n"))
        .collect();
    let all = lines.concat();
    let cases = [
        (text(&all), None),
        (text(""), Some("has no weight")),
        (
            text(&format!("{all}luck = [1.0, 1.0]\n")),
            Some("no feature \"luck\""),
        ),
        (
            text(&all.replace("[1.0, 1.0]", "[1.0, nan]")),
            Some("not a finite number"),
        ),
        (
            text(&all).replace(&format!("{id:?}"), "\"chess\""),
            Some("weights of chess"),
        ),
        ("title".to_owned(), Some("")),
    ];
    for (text, why) in cases {
        match (Weights::read::<G>(&text), why) {
            (Ok(_), None) => {}
            (Err(error), Some(why)) => assert!(error.to_string().contains(why), "{error}"),
            (read, why) => panic!("{read:?}, expected {why:?}"),
        }
    }
}

#[test]
fn bots_are_read_by_name() {
    let good = [
        "random",
        "greedy",
        "greedy:noise=0.5:samples=3",
        "search:1s",
        "search:250ms:workers=2:policy=judged4",
        "search:1000:policy=uniform:most=2s",
        "plain:50",
        "level:8",
    ];
    for text in good {
        assert_eq!(text.parse::<Spec>().expect(text).to_string(), text);
    }
    let bad = [
        "",
        "chess",
        "search",
        "search:0",
        "search:-1s",
        "search:9999999s",
        "level:0",
        "level:9",
        "level",
        "greedy:noise",
        "greedy:noise=x",
        "greedy:luck=1",
        "search:10:policy=best",
    ];
    for text in bad {
        assert!(text.parse::<Spec>().is_err(), "{text:?}");
    }
}
