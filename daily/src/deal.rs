//! What is dealt on a day.

use pantheon_bots::{Spec, roster};
use pantheon_engine::{Digest, RecordHeader, RecordedSeat, Seat, Seed};
use pantheon_games::{Setup, ShelfError, Title, samples};
use serde_json::{Value, json};

use crate::day::Day;

/// Counts up when the same day would bring another deal, or when bots would play it otherwise. It is in every record, so
/// that what was dealt by another release is told apart from what is wrong.
pub const VERSION: u32 = 1;
/// The strongest level that plays: on Sundays.
pub const MAX_LEVEL: u8 = 7;
/// What the word begins with that a record says its day by.
const LABEL: &str = "pantheon daily";

/// What is dealt to everybody on a day, of a title.
#[derive(Clone, Debug, PartialEq)]
pub struct Deal {
    /// The day.
    pub day: Day,
    /// The title.
    pub title: String,
    /// How many sit at the table.
    pub seats: u8,
    /// Where the player sits.
    pub own: Seat,
    /// The level of the bots.
    pub level: u8,
    /// The bot that stands for it. It thinks by iterations alone.
    pub bot: Spec,
    /// The options that differ from their defaults.
    pub options: Value,
    /// What all luck comes from.
    pub seed: Seed,
    /// The rules' version.
    pub rules: u32,
    /// The digest of the content.
    pub content: Digest,
    /// Which deal it is: the same only where title, day, rules, content and bots are the same.
    pub id: String,
}

impl Deal {
    /// The deal of a day.
    pub fn of(title: &dyn Title, day: Day) -> Result<Self, ShelfError> {
        let bots = roster(title)?;
        let info = title.info();
        let luck = Luck {
            title: info.id,
            day,
        };
        let fewest = info.min_seats.max(2).min(info.max_seats);
        let seats = fewest + luck.below("seats", info.max_seats - fewest + 1);
        let own = luck.below("own seat", seats);
        let own = Seat::new(own).expect("no table has more seats than there are");
        let level = day.weekday().min(MAX_LEVEL);
        let options = options(title, seats, &luck);
        let named: Spec = format!("level:{level}")
            .parse()
            .expect("there are more levels than days in a week");
        let bot = bots.behind(&named).unhurried();
        let (rules, content) = (title.version(), title.content_digest());
        let id = Digest::of(&[
            b"pantheon daily deal",
            &VERSION.to_le_bytes(),
            info.id.as_bytes(),
            day.to_string().as_bytes(),
            &rules.to_le_bytes(),
            content.bytes(),
            bots.digest().bytes(),
            bot.to_string().as_bytes(),
        ]);
        Ok(Self {
            day,
            title: info.id.to_owned(),
            seats,
            own,
            level,
            bot,
            options,
            seed: Seed::from_bytes(*luck.digest("seed").bytes()),
            rules,
            content,
            id: id.short(),
        })
    }

    /// Who sits where, as records have it. A result is somebody's because a server says so, so no name of theirs is here.
    pub fn names(&self) -> Vec<RecordedSeat> {
        let seat = |seat: Seat| {
            if seat == self.own {
                return RecordedSeat {
                    name: String::new(),
                    kind: "human".to_owned(),
                };
            }
            RecordedSeat {
                name: format!("Bot {}", seat.number() + 1),
                kind: format!("level:{}", self.level),
            }
        };
        Seat::all(self.seats).map(seat).collect()
    }

    /// What its table is set up with.
    pub fn setup(&self) -> Setup {
        Setup {
            seats: self.seats,
            options: self.options.clone(),
            seed: self.seed.clone(),
            entropy: vec![format!("{LABEL} {VERSION} {}", self.day)],
        }
    }

    /// The version and the day that a record's header names; nothing if it is no daily deal's.
    pub(crate) fn named(header: &RecordHeader) -> Option<(u32, Day)> {
        let [label] = header.entropy.as_slice() else {
            return None;
        };
        let (version, day) = label
            .strip_prefix(LABEL)?
            .strip_prefix(' ')?
            .split_once(' ')?;
        Some((version.parse().ok()?, day.parse().ok()?))
    }

    /// A number that follows from the deal and from what it is for.
    pub(crate) fn number(&self, parts: &[&[u8]]) -> u64 {
        let day = self.day.to_string();
        let mut all: Vec<&[u8]> = vec![
            b"pantheon daily luck",
            self.title.as_bytes(),
            day.as_bytes(),
        ];
        all.extend(parts);
        first(&Digest::of(&all))
    }
}

/// What is chosen by the day alone, so that it is the same in every release.
struct Luck {
    title: &'static str,
    day: Day,
}

impl Luck {
    fn digest(&self, what: &str) -> Digest {
        Digest::of(&[
            b"pantheon daily",
            &VERSION.to_le_bytes(),
            self.title.as_bytes(),
            self.day.to_string().as_bytes(),
            what.as_bytes(),
        ])
    }

    fn below(&self, what: &str, bound: u8) -> u8 {
        (first(&self.digest(what)) % u64::from(bound)) as u8
    }
}

fn first(digest: &Digest) -> u64 {
    let first = digest.bytes().first_chunk().expect("a digest has 32 bytes");
    u64::from_le_bytes(*first)
}

/// From Monday to Friday the usual game, at the weekend a variant of it.
fn options(title: &dyn Title, seats: u8, luck: &Luck) -> Value {
    if luck.day.weekday() < 6 {
        return json!({});
    }
    let variants = samples::options(title, seats);
    let chosen = luck.below("options", u8::try_from(variants.len()).unwrap_or(u8::MAX));
    variants
        .into_iter()
        .nth(usize::from(chosen))
        .unwrap_or_else(|| json!({}))
}
