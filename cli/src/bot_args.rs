//! What programs that play may use, as the command line says it.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::time::Duration;

use pantheon_bots::external::Limits;
use pantheon_bots::{Spec, SpecError, levels};
use pantheon_engine::Message;

use crate::unfit::Unfit;

/// Limits for bots that are programs of their own (`cmd:COMMAND`).
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct BotArgs {
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "5s")]
    pub bot_time: Duration,
    #[arg(long, value_name = "SIZE", value_parser = memory, default_value = "1GiB")]
    pub bot_memory: u64,
}

impl BotArgs {
    /// The limits.
    pub const fn limits(&self) -> Limits {
        Limits {
            time: self.bot_time,
            memory: self.bot_memory,
        }
    }
}

/// How an external bot begins. Its command may hold commas.
const EXTERNAL: &str = "cmd:";

/// Reads lists of bots, in which `levels` stands for all levels.
pub(crate) fn specs(lists: &[String], limits: Limits) -> Result<Vec<Spec>, SpecError> {
    let mut specs = Vec::new();
    for list in lists {
        if list.trim_start().starts_with(EXTERNAL) {
            specs.push(list.parse::<Spec>()?.within(limits));
            continue;
        }
        for name in list.split(',') {
            if name.trim() == "levels" {
                for level in 1..=levels::LEVELS {
                    specs.push(format!("level:{level}").parse()?);
                }
            } else {
                specs.push(name.parse()?);
            }
        }
    }
    Ok(specs)
}

/// Reads a time such as 20ms or 5s.
pub(crate) fn time(text: &str) -> Result<Duration, Unfit> {
    let (number, unit) = match text.strip_suffix("ms") {
        Some(number) => (number, 1),
        None => (text.strip_suffix('s').unwrap_or_default(), 1000),
    };
    let millis = number
        .parse::<u64>()
        .ok()
        .map(|number| number.saturating_mul(unit));
    let fits = millis.filter(|millis| (1..=3_600_000).contains(millis));
    fits.map(Duration::from_millis)
        .ok_or_else(|| Message::new("cli-usage-want-time").into())
}

fn memory(text: &str) -> Result<u64, Unfit> {
    const UNITS: [(&str, u32); 3] = [("KiB", 10), ("MiB", 20), ("GiB", 30)];
    let read = |(unit, power): (&str, u32)| {
        let number: u64 = text.strip_suffix(unit)?.parse().ok()?;
        number.checked_mul(1 << power)
    };
    let bytes = UNITS.into_iter().find_map(read).filter(|&bytes| bytes > 0);
    bytes.ok_or_else(|| Message::new("cli-usage-want-memory").into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_sizes_have_units() {
        assert_eq!(time("5s"), Ok(Duration::from_secs(5)));
        assert_eq!(time("20ms"), Ok(Duration::from_millis(20)));
        assert_eq!(memory("1GiB"), Ok(1 << 30));
        assert_eq!(memory("64MiB"), Ok(64 << 20));
        for bad in ["", "5", "s", "0s", "-1s", "2h", "4000s"] {
            assert!(time(bad).is_err(), "{bad}");
        }
        for bad in ["", "5", "GiB", "0MiB", "1GB", "99999999999GiB"] {
            assert!(memory(bad).is_err(), "{bad}");
        }
    }
}
