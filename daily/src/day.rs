//! Days, by UTC.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

const MILLIS: u64 = 24 * 60 * 60 * 1_000;
/// The days of 400 years, after which the calendar repeats.
const ERA: i64 = 146_097;
/// From the 1st of March of the year 0 to the 1st of January of 1970.
const EPOCH: i64 = 719_468;
/// The last day that is written with four digits of a year: the 31st of December 9999.
const LAST: u32 = 2_932_896;

/// A day, by UTC. As a text it is `2026-11-19`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Day(u32);

/// A text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written as 2026-11-19, from 1970 to 9999")]
pub struct BadDay;

impl Day {
    /// The day of a moment, in milliseconds since 1970.
    pub fn of_millis(millis: u64) -> Self {
        Self(u32::try_from(millis / MILLIS).map_or(LAST, |day| day.min(LAST)))
    }

    /// The moment at which it begins.
    pub fn begins(self) -> u64 {
        u64::from(self.0) * MILLIS
    }

    /// The moment at which it is over.
    pub fn ends(self) -> u64 {
        self.begins() + MILLIS
    }

    /// The day of the week, from 1 for Monday to 7 for Sunday.
    pub const fn weekday(self) -> u8 {
        // The first day of 1970 was a Thursday.
        ((self.0 + 3) % 7) as u8 + 1
    }

    /// So many days before; the first day that there is at most.
    #[must_use]
    pub const fn back(self, days: u32) -> Self {
        Self(self.0.saturating_sub(days))
    }

    /// Year, month and day of the month.
    fn date(self) -> (i64, i64, i64) {
        // Years begin in March here, so that a leap day is the last of its year.
        let days = i64::from(self.0) + EPOCH;
        let (era, of_era) = (days.div_euclid(ERA), days.rem_euclid(ERA));
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        (year + 400 * era + i64::from(month <= 2), month, day)
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = BadDay;

    fn from_str(text: &str) -> Result<Self, BadDay> {
        let digits = |from: usize, to: usize| {
            let part = text.get(from..to).ok_or(BadDay)?;
            let plain = part.bytes().all(|byte| byte.is_ascii_digit());
            plain
                .then_some(part)
                .ok_or(BadDay)?
                .parse::<i64>()
                .map_err(|_| BadDay)
        };
        let (year, month, day) = (digits(0, 4)?, digits(5, 7)?, digits(8, 10)?);
        let shifted = if month > 2 { month - 3 } else { month + 9 };
        let year = if month > 2 { year } else { year - 1 };
        let of_year = (153 * shifted + 2) / 5 + day - 1;
        let of_era = year.rem_euclid(400);
        let of_era = 365 * of_era + of_era / 4 - of_era / 100 + of_year;
        let days = year.div_euclid(400) * ERA + of_era - EPOCH;
        let found = Self(u32::try_from(days).map_err(|_| BadDay)?);
        // Whatever is no date of the calendar is written otherwise.
        (found.to_string() == text).then_some(found).ok_or(BadDay)
    }
}

impl TryFrom<String> for Day {
    type Error = BadDay;

    fn try_from(text: String) -> Result<Self, BadDay> {
        text.parse()
    }
}

impl From<Day> for String {
    fn from(day: Day) -> Self {
        day.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates_and_dates_are_days() {
        for (text, weekday) in [
            ("1970-01-01", 4),
            ("2000-02-29", 2),
            ("2026-11-19", 4),
            ("2026-12-31", 4),
            ("2027-01-01", 5),
            ("2028-02-29", 2),
            ("9999-12-31", 5),
        ] {
            let day: Day = text.parse().unwrap();
            assert_eq!(day.to_string(), text);
            assert_eq!(day.weekday(), weekday, "{text}");
            assert_eq!(Day::of_millis(day.begins()), day);
            assert_eq!(Day::of_millis(day.ends() - 1), day);
        }
        let all = (0..LAST).step_by(37).map(Day);
        assert!(
            all.into_iter()
                .all(|day| day.to_string().parse() == Ok(day))
        );
    }

    #[test]
    fn what_is_no_date_is_no_day() {
        for text in [
            "",
            "today",
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-11-31",
            "2026-1-19",
            "1969-12-31",
            "2026-11-19 ",
            "+026-11-19",
            "20261119",
            "2026/11/19",
            "2026-11-1é",
        ] {
            assert_eq!(text.parse::<Day>(), Err(BadDay), "{text}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight_by_utc() {
        let day: Day = "2026-11-19".parse().unwrap();
        assert_eq!(day.begins(), 1_795_046_400_000);
        assert_eq!(Day::of_millis(day.ends()).to_string(), "2026-11-20");
        assert_eq!(day.back(1).to_string(), "2026-11-18");
        assert_eq!(Day::of_millis(u64::MAX).to_string(), "9999-12-31");
    }
}
