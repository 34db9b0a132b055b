//! What tuning needs of a title: games that are looked at, and games between two sets of weights.

use std::sync::{Arc, Mutex, PoisonError};

use pantheon_engine::{Content as _, Digest, MAX_SEATS, Millis, Rng, Seat, Seed};

use super::games::{Position, SelfPlay, thin};
use crate::bot::{Bot, Knowledge};
use crate::host::Host;
use crate::judge::Judge;
use crate::judged::Judged;
use crate::spec::Spec;
use crate::weights::Weights;

/// Of each game at most so many positions are kept: neighbours say nearly the same.
const POSITIONS: usize = 24;

/// Which luck is meant: games of one purpose share nothing with those of another.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'a> {
    /// The seed of the whole run.
    pub seed: u64,
    /// What the games are for.
    pub purpose: &'a str,
    /// The deal's number.
    pub number: u64,
}

impl Deal<'_> {
    fn table_seed(&self) -> Seed {
        Seed::from_phrase(&self.to_string())
    }

    /// A number for a bot of this deal.
    fn bot_seed(&self, which: u64) -> u64 {
        let letters = self.purpose.bytes();
        let purpose = letters.fold(which, |sum, letter| {
            sum.wrapping_mul(0x100_0000_01B3)
                .wrapping_add(u64::from(letter))
        });
        let mut rng = Rng::new(self.seed ^ purpose.rotate_left(32));
        Rng::new(rng.next_u64().wrapping_add(self.number)).next_u64()
    }
}

impl std::fmt::Display for Deal<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "tune {} {} {}", self.seed, self.purpose, self.number)
    }
}

/// A title's table that weights can be tuned at.
pub trait Tunable: Send + Sync {
    /// The title's name in commands.
    fn title(&self) -> &'static str;

    /// The version of the title's rules.
    fn rules_version(&self) -> u32;

    /// The digest of the title's content.
    fn content(&self) -> Digest;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The names of the title's features.
    fn features(&self) -> &'static [&'static str];

    /// The weights that the title comes with.
    fn weights(&self) -> Weights;

    /// Weights as the text of a file.
    fn text(&self, weights: &Weights) -> String;

    /// One game of bots against themselves.
    fn self_play(&self, weights: &Weights, players: &Spec, deal: Deal<'_>) -> SelfPlay;

    /// The share of a deal that the first of two sets of weights wins. They take turns around the table, and the deal
    /// is played again with the places exchanged.
    fn duel(&self, rivals: &[Weights; 2], player: &Spec, deal: Deal<'_>) -> f64;
}

/// A table of a title whose type is known.
pub(crate) struct TypedTable<G: Judged> {
    rules: Arc<G>,
    weights: Weights,
}

impl<G: Judged> TypedTable<G> {
    /// A table whose tuning begins at these weights.
    pub(crate) fn new(rules: Arc<G>, weights: Weights) -> Self {
        Self { rules, weights }
    }

    /// Who wins and with how many points, by seat. A game without an end is shared by all.
    fn play(&self, bots: &mut [Box<dyn Bot<G>>], deal: Deal<'_>) -> Ended {
        let pace = deal.bot_seed(u64::MAX);
        let played = Host::new(Arc::clone(&self.rules), deal.table_seed(), pace, bots).play();
        let shares = crate::judge::won(&*self.rules, played.game.state());
        let outcome = self.rules.outcome(played.game.state());
        let points = Seat::all(self.rules.seats())
            .map(|seat| outcome.as_ref().and_then(|outcome| outcome.points(seat)))
            .map(Option::unwrap_or_default);
        Ended {
            shares: shares[..usize::from(self.rules.seats())].to_vec(),
            points: points.collect(),
        }
    }
}

struct Ended {
    shares: Vec<f32>,
    points: Vec<i32>,
}

impl<G: Judged> Tunable for TypedTable<G> {
    fn title(&self) -> &'static str {
        G::INFO.id
    }

    fn rules_version(&self) -> u32 {
        G::INFO.rules_version
    }

    fn content(&self) -> Digest {
        self.rules.content().digest()
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn features(&self) -> &'static [&'static str] {
        G::FEATURES
    }

    fn weights(&self) -> Weights {
        self.weights.clone()
    }

    fn text(&self, weights: &Weights) -> String {
        weights.to_text::<G>()
    }

    fn self_play(&self, weights: &Weights, players: &Spec, deal: Deal<'_>) -> SelfPlay {
        let judge = Judge::<G>::new(weights);
        let seen = Arc::new(Mutex::new(Vec::new()));
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(self.seats())
            .map(|seat| {
                let number = deal.bot_seed(u64::from(seat.number()));
                Box::new(Observer {
                    bot: players.seat(&judge, number),
                    rng: Rng::new(!number),
                    seen: Arc::clone(&seen),
                }) as Box<dyn Bot<G>>
            })
            .collect();
        let ended = self.play(&mut bots, deal);
        let positions = std::mem::take(&mut *seen.lock().unwrap_or_else(PoisonError::into_inner));
        SelfPlay {
            game: deal.number,
            shares: ended.shares,
            points: ended.points,
            positions: thin(positions, POSITIONS),
        }
    }

    fn duel(&self, rivals: &[Weights; 2], player: &Spec, deal: Deal<'_>) -> f64 {
        let judges = rivals.each_ref().map(|weights| Judge::<G>::new(weights));
        let share = |exchanged: usize| {
            let rival = |seat: Seat| (seat.index() + exchanged) % 2;
            let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(self.seats())
                .map(|seat| {
                    let number = deal.bot_seed((exchanged * MAX_SEATS + seat.index()) as u64);
                    player.seat(&judges[rival(seat)], number)
                })
                .collect();
            let ended = self.play(&mut bots, deal);
            let all: f32 = ended.shares.iter().sum();
            if all <= 0.0 {
                return 0.5;
            }
            let won = Seat::all(self.seats())
                .zip(&ended.shares)
                .filter(|&(seat, _)| rival(seat) == 0)
                .map(|(_, share)| share);
            f64::from(won.sum::<f32>() / all)
        };
        f64::midpoint(share(0), share(1))
    }
}

/// A bot that looks at every quiet position before it decides, as a bot would: it imagines what it can't see.
struct Observer<G: Judged> {
    bot: Box<dyn Bot<G>>,
    rng: Rng,
    seen: Arc<Mutex<Vec<Position>>>,
}

impl<G: Judged> Bot<G> for Observer<G> {
    fn decide(&mut self, known: &Knowledge<'_, G>) -> Option<G::Action> {
        let state = known.rules.imagine(known.view, &mut self.rng);
        if known.rules.is_quiet(&state) {
            let features = Seat::all(known.rules.seats()).map(|seat| {
                let mut features = vec![0.0; G::FEATURES.len()];
                let party = pantheon_engine::Party::Seat(seat);
                known.rules.features(&state, party, &mut features);
                features
            });
            let position = Position {
                progress: known.rules.progress(&state),
                features: features.collect(),
            };
            let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
            seen.push(position);
        }
        self.bot.decide(known)
    }

    fn reaction(&self) -> Millis {
        self.bot.reaction()
    }
}
