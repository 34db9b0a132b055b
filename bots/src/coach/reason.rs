//! What is said of differences: which are clear enough, and in which words.

use std::borrow::Cow;

use pantheon_engine::{Message, Party, Seat, TitleInfo};

use super::difference::{Difference, What};

/// Fewer points than this aren't said.
pub const LEAST: f32 = 0.75;
/// What a rival does in fewer of the imagined games more than this part isn't said.
const LEAST_OFTEN: f32 = 0.4;
/// What part of a difference must lie in one stage of the game to say so.
const MOSTLY: f32 = 0.6;
/// So much is said for an action at most…
const MOST: usize = 3;

/// Why one action is better than another, or what speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// So many more points, or fewer if it is less than none.
    Own {
        /// What for.
        category: Cow<'static, str>,
        /// How many.
        points: i32,
        /// The stage in which most of them come.
        stage: Option<u8>,
    },
    /// A rival gets so many points fewer.
    Rival {
        /// Who.
        party: Party,
        /// What for.
        category: Cow<'static, str>,
        /// How many fewer.
        points: i32,
    },
    /// The position is better under a theme, by the judgement of a bot.
    Theme {
        /// The theme.
        name: &'static str,
        /// By so many points.
        points: i32,
    },
    /// A rival does something less often.
    Prevents {
        /// Who.
        seat: Seat,
        /// What is told of it.
        event: Message,
        /// In how many percent of the imagined games it happens less.
        percent: i32,
    },
}

/// What to think about, before any action is named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thought {
    /// There is only one thing to do.
    Only,
    /// A theme under which the best action is better than the next.
    Theme(&'static str),
    /// A source of points.
    Source(Cow<'static, str>),
    /// Nothing tells the best actions apart clearly enough.
    Close,
}

/// Why the first of two actions is better: the clear differences, the largest first, and the largest that speaks against it.
pub fn reasons(own: Seat, differences: &[Difference]) -> Vec<Reason> {
    let mut spoken = Vec::new();
    let mut against: Option<(f32, Reason)> = None;
    for one in differences {
        let points = one.mean.round() as i32;
        match &one.what {
            What::Points { party, category } if one.is_clear(LEAST) => {
                let is_own = *party == Party::Seat(own);
                let category = category.clone();
                if is_own && one.mean > 0.0 {
                    let stage = stage_of(one, differences);
                    let reason = Reason::Own {
                        category,
                        points,
                        stage,
                    };
                    spoken.push((one.mean, reason));
                } else if is_own && against.as_ref().is_none_or(|(most, _)| one.mean < *most) {
                    let reason = Reason::Own {
                        category,
                        points,
                        stage: None,
                    };
                    against = Some((one.mean, reason));
                } else if !is_own && one.mean < 0.0 {
                    let reason = Reason::Rival {
                        party: *party,
                        category,
                        points: -points,
                    };
                    spoken.push((-one.mean, reason));
                }
            }
            What::Theme { name } if one.is_clear(LEAST) && one.mean > 0.0 => {
                let name = *name;
                spoken.push((one.mean, Reason::Theme { name, points }));
            }
            _ => {}
        }
    }
    spoken.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut reasons: Vec<Reason> = spoken.into_iter().map(|(_, why)| why).take(MOST).collect();
    reasons.extend(prevented(differences));
    if !reasons.is_empty() {
        reasons.extend(against.map(|(_, reason)| reason));
    }
    reasons
}

/// The stage in which most of a difference comes about.
fn stage_of(whole: &Difference, differences: &[Difference]) -> Option<u8> {
    let What::Points { party, category } = &whole.what else {
        return None;
    };
    differences.iter().find_map(|one| match &one.what {
        What::Stage {
            party: of,
            category: by,
            stage,
        } if of == party && by == category => {
            (one.is_clear(LEAST) && one.mean >= MOSTLY * whole.mean).then_some(*stage)
        }
        _ => None,
    })
}

/// What a rival does less often, of all things the one with the largest difference.
fn prevented(differences: &[Difference]) -> Option<Reason> {
    let happens = |one: &&Difference| matches!(one.what, What::Rival { .. });
    let clear = differences.iter().filter(happens);
    let most = clear
        .filter(|one| one.mean < 0.0 && one.is_clear(LEAST_OFTEN))
        .min_by(|a, b| a.mean.total_cmp(&b.mean))?;
    let What::Rival { seat, event } = &most.what else {
        return None;
    };
    Some(Reason::Prevents {
        seat: *seat,
        event: event.clone(),
        percent: (-most.mean * 100.0).round() as i32,
    })
}

/// What tells the first of two actions from the second most, without naming either.
pub fn thought(own: Seat, differences: &[Difference]) -> Thought {
    let clear = |one: &&Difference| one.mean > 0.0 && one.is_clear(LEAST);
    let most = |wanted: fn(&What, Seat) -> bool| {
        let found = differences.iter().filter(clear);
        let found = found.filter(|one| wanted(&one.what, own));
        found.max_by(|a, b| a.mean.total_cmp(&b.mean))
    };
    let theme = most(|what, _| matches!(what, What::Theme { .. }));
    let source =
        most(|what, own| matches!(what, What::Points { party, .. } if *party == Party::Seat(own)));
    match (theme.map(|one| &one.what), source.map(|one| &one.what)) {
        (Some(What::Theme { name }), _) => Thought::Theme(name),
        (_, Some(What::Points { category, .. })) => Thought::Source(category.clone()),
        _ => Thought::Close,
    }
}

impl Reason {
    /// It in words.
    pub fn message(&self, title: &TitleInfo) -> Message {
        match self {
            Self::Own {
                category,
                points,
                stage,
            } => {
                let key = match (*points > 0, stage) {
                    (true, None) => "coach-own-more",
                    (true, Some(_)) => "coach-own-more-when",
                    (false, _) => "coach-own-less",
                };
                let said = Message::new(key)
                    .number("points", points.abs())
                    .word("source", source(title, category));
                match stage {
                    None => said,
                    Some(stage) => {
                        let key = format!("{}-stage", title.text_prefix());
                        said.word("when", Message::new(key).number("number", *stage))
                    }
                }
            }
            Self::Rival {
                party,
                category,
                points,
            } => Message::new("coach-rival-less")
                .word("rival", party.name(title))
                .number("points", *points)
                .word("source", source(title, category)),
            Self::Theme { name, points } => Message::new("coach-theme")
                .word("theme", theme(title, name))
                .number("points", *points),
            Self::Prevents { event, percent, .. } => Message::new("coach-prevents")
                .number("percent", *percent)
                .word("event", event.clone()),
        }
    }
}

impl Thought {
    /// It in words.
    pub fn message(&self, title: &TitleInfo) -> Message {
        match self {
            Self::Only => Message::new("coach-think-only"),
            Self::Theme(name) => {
                Message::new("coach-think-theme").word("theme", theme(title, name))
            }
            Self::Source(category) => {
                Message::new("coach-think-source").word("source", source(title, category))
            }
            Self::Close => Message::new("coach-think-close"),
        }
    }
}

fn source(title: &TitleInfo, category: &str) -> Message {
    Message::new(format!("{}-score-{category}", title.text_prefix()))
}

fn theme(title: &TitleInfo, name: &str) -> Message {
    Message::new(format!("{}-theme-{name}", title.text_prefix()))
}
