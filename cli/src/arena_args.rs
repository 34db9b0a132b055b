//! What `pantheon arena` is told.

use std::path::PathBuf;

use pantheon_bots::{Spec, SpecError, levels};
use serde_json::Value;

use crate::bot_args::BotArgs;

/// How an external bot begins. Its command may hold commas.
const EXTERNAL: &str = "cmd:";

/// Arguments of `pantheon arena`.
#[derive(Clone, Debug, clap::Args)]
pub struct ArenaArgs {
    /// The title, as `pantheon games` lists it
    pub title: String,
    /// Who takes part: random, greedy, search:1s, level:5, …; levels is all levels, and cmd:… stands alone
    #[arg(long, value_name = "BOT,…", required = true)]
    pub bots: Vec<String>,
    /// How many sit at a table
    #[arg(long, value_name = "K", default_value_t = 2)]
    pub seats: u8,
    /// How many games each group plays, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    pub games: u32,
    /// Only neighbours in the list meet
    #[arg(long)]
    pub ladder: bool,
    /// The seed of all games
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// The table's options, as a JSON object or as key=value,…
    #[arg(long, value_name = "JSON", value_parser = crate::options::parse, default_value = "{}")]
    pub options: Value,
    /// How many games are played at once [default: one a core]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// What programs that play may use.
    #[command(flatten)]
    pub limits: BotArgs,
    /// A folder for results and records; a run that was broken off is taken up again there
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

impl ArenaArgs {
    /// The bots that take part.
    pub fn specs(&self) -> Result<Vec<Spec>, SpecError> {
        let mut specs = Vec::new();
        for value in &self.bots {
            if value.trim_start().starts_with(EXTERNAL) {
                specs.push(value.parse::<Spec>()?.within(self.limits.limits()));
                continue;
            }
            for name in value.split(',') {
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
        assert_eq!(all.len(), usize::from(levels::LEVELS) + 1);
        assert_eq!(all[7], "level:8");
    }
}
