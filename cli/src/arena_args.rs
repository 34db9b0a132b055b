//! What `pantheon arena` is told.

#![expect(
    missing_docs,
    reason = "locales/en/cli-help.ftl says what each argument is"
)]

use std::path::PathBuf;

use pantheon_bots::{Spec, SpecError};
use serde_json::Value;

use crate::bot_args::{self, BotArgs};
use crate::unfit::whole;

/// Arguments of `pantheon arena`.
#[derive(Clone, Debug, clap::Args)]
pub struct ArenaArgs {
    pub title: String,
    #[arg(long, value_name = "BOTS", required = true)]
    pub bots: Vec<String>,
    #[arg(long, value_name = "K", default_value_t = 2, value_parser = whole::<u8>(0..=u8::MAX.into()))]
    pub seats: u8,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u32>(1..=10_000_000))]
    pub games: u32,
    #[arg(long)]
    pub ladder: bool,
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..=u64::MAX))]
    pub seed: u64,
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    #[arg(long, value_name = "T", value_parser = whole::<u16>(1..=1024))]
    pub threads: Option<u16>,
    /// What programs that play may use.
    #[command(flatten)]
    pub limits: BotArgs,
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    #[arg(long)]
    pub json: bool,
}

impl ArenaArgs {
    /// The bots that take part.
    pub fn specs(&self) -> Result<Vec<Spec>, SpecError> {
        bot_args::specs(&self.bots, self.limits.limits())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Cli, Command};

    fn specs(bots: &[&str]) -> Result<Vec<String>, SpecError> {
        let mut line = vec!["pantheon", "arena", "any"];
        line.extend(bots.iter().flat_map(|bot| ["--bots", *bot]));
        let Command::Arena(args) = Cli::parse_from(line).command else {
            panic!("not arena")
        };
        let specs = args.specs()?;
        Ok(specs.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn bots_are_listed_with_commas_or_one_by_one() {
        let both = ["search:1s", "greedy", "level:5"];
        assert_eq!(specs(&["search:1s, greedy,level:5"]).unwrap(), both);
        assert_eq!(specs(&["search:1s,greedy", "level:5"]).unwrap(), both);
        assert!(specs(&["greedy,"]).is_err());
    }

    #[test]
    fn a_program_keeps_its_commas() {
        let program = "cmd:python3 bot.py --like a,b";
        let both = specs(&["greedy", program]).unwrap();
        assert_eq!(both, ["greedy", program]);
    }

    #[test]
    fn levels_are_all_levels() {
        let all = specs(&["levels,greedy"]).unwrap();
        assert_eq!(all.len(), usize::from(pantheon_bots::levels::LEVELS) + 1);
        assert_eq!(all[7], "level:8");
    }
}
