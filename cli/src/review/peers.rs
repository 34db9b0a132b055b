//! How bots would have decided in the positions of games.

use pantheon_engine::Message;
use pantheon_review::tally::{Mean, PeerTally};
use pantheon_review::{Peers, accuracy, peers};
use rayon::ThreadPool;
use serde_json::{Value, json};

use super::{bar, column, number, within};
use crate::bot_args::specs;
use crate::complaint;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::files;
use crate::review_args::ReviewArgs;
use crate::text_table::TextTable;

pub(super) fn run(
    args: &ReviewArgs,
    pool: &ThreadPool,
    context: &mut Context<'_>,
) -> Result<Exit, CliError> {
    let specs = specs(&args.bots, args.limits.limits())
        .map_err(|why| CliError::Usage(complaint::plain(why)))?;
    let names: Vec<String> = specs.iter().map(ToString::to_string).collect();
    let plan = Peers {
        bots: specs,
        decisions: args.decisions as usize,
        iterations: args.iterations,
    };
    let mut tally = PeerTally::default();
    let bar = bar(args.file.len() as u64);
    for file in &args.file {
        let record = files::read_record(file)?;
        let title = context.open(&record.header.title)?.title;
        tally.add(pool.install(|| peers(title.as_ref(), &record, &plan))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if args.json {
        context.json(&json(&names, &tally))?;
    } else {
        tell(&names, &tally, args.file.len(), context)?;
    }
    Ok(Exit::Done)
}

fn tell(
    names: &[String],
    tally: &PeerTally,
    games: usize,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    let headings = ["player", "decisions", "accuracy", "loss-decision", "more"];
    let mut table = TextTable::new(headings.map(|name| column(context, name)).to_vec());
    let lost = |mean: Mean| within(mean, |loss| format!("{:.2}%", 100.0 * loss));
    for (peer, name) in names.iter().enumerate() {
        let (loss, decisions) = tally.loss(peer);
        let more = peer.checked_sub(1).map(|before| tally.more(before, peer));
        table.row(vec![
            name.clone(),
            decisions.to_string(),
            format!("{:.1}", accuracy(loss.mean)),
            lost(loss),
            more.map_or_else(String::new, lost),
        ]);
    }
    let heading = Message::new("cli-review-peers").number("games", number(games));
    table.print(&heading, context)
}

fn json(names: &[String], tally: &PeerTally) -> Value {
    let bot = |(peer, name): (usize, &String)| {
        let (loss, decisions) = tally.loss(peer);
        json!({
            "name": name,
            "decisions": decisions,
            "accuracy": accuracy(loss.mean),
            "mean_loss": loss,
            "less_than_before": peer.checked_sub(1).map(|before| tally.more(before, peer)),
        })
    };
    json!({ "bots": names.iter().enumerate().map(bot).collect::<Vec<_>>() })
}
