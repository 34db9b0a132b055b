//! `pantheon review`: a finished game reviewed, or many together.
//!
//! The figures are `pantheon_review`'s own; here they get a command line, a progress bar and words: [`tell`] for one
//! game, [`many`] for several. [`peers`] lets bots decide where the players did.

mod graph;
mod many;
mod peers;
mod tell;

use indicatif::{ProgressBar, ProgressStyle};
use pantheon_engine::{Message, Record, Words as _};
use pantheon_review::tally::{Mean, Tally};
use pantheon_review::{AnyReview, Plan, begin};
use rayon::ThreadPool;

use crate::context::{Context, counted};
use crate::error::{CliError, Exit};
use crate::files;
use crate::review_args::ReviewArgs;

/// Reviews a record, or many together, and tells what came of it.
pub fn run(args: &ReviewArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let threads = usize::from(args.threads.unwrap_or(0));
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|why| {
            CliError::Usage(Message::new("cli-error-threads").text("why", why.to_string()))
        })?;
    if !args.bots.is_empty() {
        return peers::run(args, &pool, context);
    }
    if let [file] = args.file.as_slice() {
        let record = files::read_record(file)?;
        let review = make(&record, args, &pool, context)?.report();
        if args.json {
            context.json(&review)?;
        } else {
            tell::tell(&record, &review, context)?;
        }
        return Ok(Exit::Done);
    }
    let mut tally = Tally::default();
    for file in &args.file {
        let record = files::read_record(file)?;
        tally.add(&make(&record, args, &pool, context)?.report());
    }
    if args.json {
        context.json(&many::json(&tally))?;
    } else {
        many::tell(&tally, args.file.len(), context)?;
    }
    Ok(Exit::Done)
}

/// Does all the work of a review.
fn make(
    record: &Record,
    args: &ReviewArgs,
    pool: &ThreadPool,
    context: &Context<'_>,
) -> Result<Box<dyn AnyReview>, CliError> {
    let opened = context.open(&record.header.title)?;
    let mut review = begin(opened.title.as_ref(), record, Plan::of(args.iterations))?;
    let bar = bar(review.pieces() as u64);
    while pool.install(|| review.stride()) {
        bar.set_position(review.done() as u64);
    }
    bar.finish_and_clear();
    Ok(review)
}

/// A bar on standard error; indicatif hides it where there is no terminal.
fn bar(pieces: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {percent}%  {eta}");
    ProgressBar::new(pieces).with_style(style.expect("the template is a constant"))
}

/// A share of one as a percentage.
fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// A change of a share, with its sign.
fn change(share: f64) -> String {
    // A change too small to be seen has no sign.
    let points = 100.0 * share;
    if points.abs() < 0.05 {
        "0.0%".to_owned()
    } else {
        format!("{points:+.1}%")
    }
}

/// A mean with its standard error.
fn within(mean: Mean, write: impl Fn(f64) -> String) -> String {
    format!("{} ± {:.2}", write(mean.mean), 100.0 * mean.error)
}

/// The heading of a column.
fn column(context: &Context<'_>, name: &str) -> String {
    context
        .words
        .say(&Message::new(format!("cli-review-column-{name}")))
}

/// How many turns were of each class, in columns.
fn classes(context: &Context<'_>) -> Vec<String> {
    ["best", "good", "doubtful", "mistake", "blunder"]
        .iter()
        .map(|class| column(context, class))
        .collect()
}

/// A count of things as messages take it.
fn number(count: usize) -> i64 {
    counted(count)
}
