//! What is said is what was measured, and a warning is for those who need it.

use std::borrow::Cow;
use std::sync::Arc;

use pantheon_engine::{
    Content as _, Game, Message, Party, Playout, Random as _, Rng, Seat, Speak, Viewer,
};
use pantheon_games::for_each_title;

use super::{Care, LEAST, Reason, Thought, weigh};
use crate::hints::{Advice, hints};
use crate::judged::Theme;
use crate::search::{Budget, SearchParams, SearchPlan, Worker};
use crate::weighing::{self, Scales};
use crate::{Bot as _, Greedy, Judge, Judged, Knowledge, Simulation, Weights};

const SEED: u64 = 7;
const ADVICE: Advice = Advice {
    count: 3,
    budget: Budget::iterations(80),
    games: 8,
};

/// The usual table of two.
fn table<G: Game>() -> Arc<G> {
    let content = Arc::new(G::Content::built_in());
    Arc::new(G::new(content, G::Options::default(), 2).expect("two can play every title"))
}

/// What a seat knows and may do in a position.
struct Position<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Judged> Position<G> {
    fn known<'a>(&'a self, rules: &'a G) -> Knowledge<'a, G> {
        Knowledge {
            rules,
            seat: self.seat,
            view: &self.view,
            legal: &self.legal,
            now: 0,
            step: 1,
        }
    }
}

/// Plays a game among those who take what looks best, with some noise, and looks at positions with a choice until it has
/// seen enough.
fn positions<G: Judged>(rules: &G, game: u64, mut look: impl FnMut(&Position<G>) -> bool) {
    let mut state = Playout::<G>::new(game).set_up(rules);
    let mut simulation = Simulation::<G>::new(game, 1_000);
    let mut rng = Rng::new(game);
    let mut player = Greedy::new(Judge::default(), game, 0.3, 1, 1_000);
    simulation.begin(0, Seat::FIRST);
    let mut legal = Vec::new();
    while let Some(seat) = simulation.actor(rules, &mut state) {
        rules.legal(&state, seat, &mut legal);
        let position = Position {
            seat,
            view: rules.view(&state, Viewer::Seat(seat)),
            legal: legal.clone(),
        };
        if legal.len() > 1 && rng.below(8) == 0 && look(&position) {
            return;
        }
        let chosen = player.decide(&position.known(rules));
        let action = chosen.unwrap_or(legal[0]);
        assert!(simulation.apply(rules, &mut state, seat, action));
    }
}

/// One imagined game after an action, told literally: the points from then to the end, the judgement under each theme, and
/// what the rival did between the player's turns.
struct Literal {
    points: Vec<(Party, Cow<'static, str>, i32)>,
    themes: Vec<(&'static str, f32)>,
    rival: Vec<Message>,
}

impl Literal {
    fn play<G: Judged + Speak>(
        known: &Knowledge<'_, G>,
        judge: &Judge<G>,
        action: G::Action,
        game: u64,
    ) -> Self {
        let params = SearchParams {
            horizon: u16::MAX,
            ..G::SEARCH_PARAMS
        };
        let mut worker = Worker::new(0, SearchPlan::new::<G>().reaction);
        worker.reseed(SEED + game);
        let mut steps = Vec::new();
        let (before, after) =
            worker.play_through(known, action, judge, &params, |state, seat, step| {
                let told = step.told().iter();
                let heard = told.filter(|told| told.to.includes(Viewer::Seat(known.seat)));
                let said = heard.map(|told| known.rules.say_event(&told.event));
                steps.push((seat, state.clone(), said.collect::<Vec<_>>()));
            });
        let rules = known.rules;
        let outcome = rules.outcome(&after).expect("games end");
        let now = rules.score(&before, Viewer::Seat(known.seat));
        let line = |sign: i32| {
            move |line: &pantheon_engine::ScoreLine| {
                (line.party, line.category.clone(), sign * line.points)
            }
        };
        let points = outcome.sheet.lines.iter().map(line(1));
        let points = points.chain(now.lines.iter().map(line(-1))).collect();
        let judged = steps.iter().enumerate().find(|(place, (_, state, _))| {
            *place + 1 >= usize::from(G::SEARCH_PARAMS.horizon) && rules.is_quiet(state)
        });
        let judged = judged.map_or(&after, |(_, (_, state, _))| state);
        let weights = Weights::built_in::<G>();
        let mut features = vec![0.0; G::FEATURES.len()];
        rules.features(judged, Party::Seat(known.seat), &mut features);
        let progress = rules.progress(judged);
        let worth = |name: &&str| {
            let place = G::FEATURES.iter().position(|it| it == name).unwrap();
            let [early, late] = weights.features[*name];
            features[place] * (early + (late - early) * progress)
        };
        let theme = |theme: &Theme| (theme.name, theme.features.iter().map(worth).sum());
        let others = steps.into_iter();
        let others = others.skip_while(|(seat, ..)| *seat == known.seat);
        let others = others.take_while(|(seat, ..)| *seat != known.seat);
        Self {
            points,
            themes: G::THEMES.iter().map(theme).collect(),
            rival: others.flat_map(|(_, _, said)| said).collect(),
        }
    }

    fn of(&self, party: Party, category: &str) -> f32 {
        let lines = self.points.iter();
        let lines = lines.filter(|(of, by, _)| *of == party && by == category);
        lines.map(|(_, _, points)| *points).sum::<i32>() as f32
    }
}

/// What the first of two actions has over the second: the mean of a measure, which must be clear.
fn clear(games: &[[Literal; 2]], least: f32, measure: impl Fn(&Literal) -> f32) -> f32 {
    let each: Vec<f32> = games
        .iter()
        .map(|[here, there]| measure(here) - measure(there))
        .collect();
    let count = each.len() as f32;
    let mean = each.iter().sum::<f32>() / count;
    let spread: f32 = each.iter().map(|one| (one - mean) * (one - mean)).sum();
    let error = (spread / (count - 1.0) / count).sqrt();
    assert!(
        mean.abs() >= least - 1.0e-4,
        "{mean} is too little to be said"
    );
    assert!(
        mean.abs() >= 2.0 * error - 1.0e-3,
        "{mean} ± {error} may be chance"
    );
    mean
}

fn check<G: Judged + Speak>(known: &Knowledge<'_, G>, judge: &Judge<G>, said: &mut u32) {
    let advised = hints(known, judge, &ADVICE, SEED);
    assert_eq!(advised, hints(known, judge, &ADVICE, SEED), "asked again");
    let [best, next, ..] = advised.hints.as_slice() else {
        assert!(advised.reasons.is_empty());
        return;
    };
    let games: Vec<[Literal; 2]> = (0..u64::from(ADVICE.games))
        .map(|game| [best, next].map(|hint| Literal::play(known, judge, hint.action, game)))
        .collect();
    let own = Party::Seat(known.seat);
    for reason in &advised.reasons {
        *said += 1;
        match reason {
            Reason::Own {
                category, points, ..
            } => {
                let mean = clear(&games, LEAST, |game| game.of(own, category));
                assert_eq!(*points, mean.round() as i32, "{reason:?}");
            }
            Reason::Rival {
                party,
                category,
                points,
            } => {
                assert_ne!(*party, own);
                let mean = clear(&games, LEAST, |game| game.of(*party, category));
                assert_eq!(*points, (-mean).round() as i32, "{reason:?}");
                assert!(*points > 0);
            }
            Reason::Theme { name, points } => {
                let mean = clear(&games, LEAST, |game| {
                    game.themes.iter().find(|(it, _)| it == name).unwrap().1
                });
                assert!((*points as f32 - mean).abs() <= 0.51, "{reason:?} {mean}");
                assert!(*points > 0);
            }
            Reason::Prevents { event, percent, .. } => {
                let mean = clear(&games, 0.4, |game| {
                    f32::from(u8::from(game.rival.contains(event)))
                });
                assert_eq!(*percent, (-mean * 100.0).round() as i32, "{reason:?}");
            }
        }
    }
    match advised.thought.expect("there is a choice") {
        Thought::Theme(name) => {
            let mean = clear(&games, LEAST, |game| {
                game.themes.iter().find(|(it, _)| *it == name).unwrap().1
            });
            assert!(mean > 0.0);
        }
        Thought::Source(category) => {
            assert!(clear(&games, LEAST, |game| game.of(own, &category)) > 0.0);
        }
        Thought::Close | Thought::Only => {}
    }
}

fn facts_are_measured<G: Judged + Speak>() {
    let (rules, judge) = (table::<G>(), Judge::default());
    let (mut said, mut seen) = (0, 0);
    for game in 0..2 {
        let mut here = 0;
        positions(&*rules, game, |position| {
            check(&position.known(&rules), &judge, &mut said);
            (here, seen) = (here + 1, seen + 1);
            here >= 8
        });
    }
    assert!(
        said > 2,
        "{}: {said} reasons in {seen} positions",
        G::INFO.id
    );
}

/// Looks for positions where a long search finds much lost by the worst action: that is warned of, and the best isn't.
fn warnings_are_for_blunders<G: Judged + Speak>() {
    const DEEP: u32 = 300;
    const LOST: f32 = 0.18;
    let (rules, judge) = (table::<G>(), Judge::default());
    let (mut found, mut seen) = (0, 0);
    for game in 0..12 {
        positions(&*rules, game, |position| {
            let known = position.known(&rules);
            let scales = Scales {
                worlds: DEEP,
                params: G::SEARCH_PARAMS,
                seed: 99,
            };
            let chance =
                |action: &G::Action| weighing::weigh(&known, &judge, &[*action], &scales)[0].chance;
            // Some of them will do: a bad one is wanted, and not the worst.
            let tried: Vec<(f32, G::Action)> = known
                .legal
                .iter()
                .step_by(known.legal.len().div_ceil(6))
                .map(|action| (chance(action), *action))
                .collect();
            let worst = tried.iter().min_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
            let best = tried.iter().max_by(|a, b| a.0.total_cmp(&b.0)).unwrap();
            seen += 1;
            if best.0 - worst.0 >= LOST {
                let care = Care::default();
                let grave = weigh(&known, &judge, &care, SEED, worst.1);
                let grave = grave.unwrap_or_else(|| panic!("{worst:?} is as good as {best:?}"));
                assert!(grave.best - grave.chance >= super::GRAVE, "{grave:?}");
                let plan = SearchPlan {
                    budget: Budget::iterations(u64::from(care.search)),
                    ..SearchPlan::new::<G>()
                };
                let mut search = crate::Search::new(judge.clone(), plan, SEED);
                let first = search.assess(&known)[0].action;
                assert_eq!(weigh(&known, &judge, &care, SEED, first), None, "the best");
                found += 1;
            }
            found >= 2
        });
        if found > 0 {
            return;
        }
    }
    panic!("{}: no blunder in {seen} positions", G::INFO.id);
}

fn themes_cover_the_features<G: Judged>() {
    let mut named: Vec<&str> = G::THEMES
        .iter()
        .flat_map(|it| it.features)
        .copied()
        .collect();
    let mut all = G::FEATURES.to_vec();
    named.sort_unstable();
    all.sort_unstable();
    assert_eq!(named, all, "each feature belongs to one theme");
}

macro_rules! coach_of_each {
    ($($name:ident: $title:ty),* $(,)?) => {$(
        mod $name {
            #[test]
            fn says_what_was_measured() {
                super::facts_are_measured::<$title>();
            }

            #[test]
            fn warns_of_blunders_and_of_nothing_else() {
                super::warnings_are_for_blunders::<$title>();
            }

            #[test]
            fn has_a_theme_for_every_feature() {
                super::themes_cover_the_features::<$title>();
            }
        }
    )*};
}
for_each_title!(coach_of_each);

/// Differences that are small, or that chance may have made, are passed over.
#[test]
fn nothing_is_said_of_what_is_small_or_uncertain() {
    use super::{Difference, What, reasons, thought};
    let own = Seat::FIRST;
    let of = |category: &'static str, mean, error| Difference {
        what: What::Points {
            party: Party::Seat(own),
            category: Cow::Borrowed(category),
        },
        mean,
        error,
    };
    let unclear = [of("small", 0.7, 0.0), of("uncertain", 3.0, 1.6)];
    assert_eq!(reasons(own, &unclear), Vec::new());
    assert_eq!(thought(own, &unclear), Thought::Close);
    let clear = [of("clear", 2.6, 1.0), of("less", -1.4, 0.1)];
    let said = |category: &'static str, points| Reason::Own {
        category: Cow::Borrowed(category),
        points,
        stage: None,
    };
    assert_eq!(reasons(own, &clear), [said("clear", 3), said("less", -1)]);
    // What speaks only against it isn't why it is better.
    assert_eq!(reasons(own, &clear[1..]), Vec::new());
}
