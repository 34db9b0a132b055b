//! Whatever a coach says of any title has words in every language.

use std::collections::BTreeSet;

use pantheon_bots::Judged;
use pantheon_bots::coach::{Reason, Thought};
use pantheon_engine::{Message, Party, Playout, Seat, Viewer};
use pantheon_games::for_each_title;
use pantheon_locales::{Language, Locale};

/// Something of every kind that can be said.
fn everything<G: Judged>(rules: &G) -> Vec<Message> {
    let state = Playout::<G>::new(1).set_up(rules);
    let sheet = rules.score(&state, Viewer::Seat(Seat::FIRST));
    let mut said = Vec::new();
    for theme in G::THEMES {
        said.push(Thought::Theme(theme.name).message(&G::INFO));
        let reason = Reason::Theme {
            name: theme.name,
            points: 2,
        };
        said.push(reason.message(&G::INFO));
    }
    for line in &sheet.lines {
        let category = line.category.clone();
        said.push(Thought::Source(category.clone()).message(&G::INFO));
        let rival = Reason::Rival {
            party: Party::Seat(Seat::FIRST),
            category: category.clone(),
            points: 1,
        };
        said.push(rival.message(&G::INFO));
        for points in [1, -2] {
            let own = Reason::Own {
                category: category.clone(),
                points,
                stage: rules.stage(&state).filter(|_| points > 0),
            };
            said.push(own.message(&G::INFO));
        }
    }
    let prevents = Reason::Prevents {
        seat: Seat::FIRST,
        event: Message::new("engine-undo-nothing"),
        percent: 50,
    };
    said.push(prevents.message(&G::INFO));
    said.extend([Thought::Only, Thought::Close].map(|thought| thought.message(&G::INFO)));
    said.push(Message::new("coach-why-close"));
    said
}

fn is_said<G: Judged>() {
    let title = pantheon_games::title(G::INFO.id).expect("it is on the shelf");
    let seats = G::INFO.min_seats;
    let content = <G::Content as pantheon_engine::Content>::of(title.edition());
    let content = std::sync::Arc::new(content.expect("its own content"));
    let options = <G::Options as pantheon_engine::Options>::every(seats);
    let rules = G::new(content, options[0].clone(), seats).expect("a table of the title");
    for language in Language::ALL {
        let names = vec!["Ana".to_owned(); usize::from(seats)];
        let locale = Locale::new(language).with_seats(names);
        let holes: BTreeSet<String> = everything(&rules)
            .iter()
            .flat_map(|message| locale.holes(message))
            .map(|hole| format!("{hole:?}"))
            .collect();
        assert!(holes.is_empty(), "{language}: {holes:?}");
    }
}

macro_rules! said_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        #[test]
        fn $name() {
            is_said::<$title>();
        }
    )*};
}
for_each_title!(said_of_each);
