//! What came of tuning, in words.

use std::path::Path;

use pantheon_bots::tune::{Quality, Report, Trial};
use pantheon_engine::Message;

use crate::context::{Context, counted};
use crate::error::CliError;

/// Tells what came of a run. Weights that are kept nowhere are printed.
pub fn tell(
    report: &Report,
    folder: Option<&Path>,
    context: &mut Context<'_>,
) -> Result<(), CliError> {
    context.say(
        &Message::new("cli-tune-games")
            .number("games", counted(report.games))
            .number("held", counted(report.held_out)),
    )?;
    for (key, quality) in [
        ("cli-tune-before", report.before),
        ("cli-tune-calibrated", report.calibrated),
        ("cli-tune-after", report.after),
    ] {
        context.say(&quality_of(Message::new(key), quality))?;
    }
    context.say(&trial_of(Message::new("cli-tune-fitted"), report.fitted))?;
    context.say(&Message::new(if report.fitted_is_used {
        "cli-tune-from-fitted"
    } else {
        "cli-tune-from-start"
    }))?;
    let result = Message::new("cli-tune-result").number("rounds", counted(report.rounds));
    context.say(&trial_of(result, report.trial))?;
    context.say(&Message::new(if report.accepted {
        "cli-tune-accepted"
    } else {
        "cli-tune-refused"
    }))?;
    match folder {
        Some(folder) => {
            let file = folder.join(report.file()).display().to_string();
            context.say(&Message::new("cli-tune-written").text("file", file))
        }
        None => Ok(write!(context.out, "\n{}", report.weights)?),
    }
}

fn quality_of(message: Message, quality: Quality) -> Message {
    message
        .text("loss", format!("{:.4}", quality.log_loss))
        .text("right", format!("{:.1}", 100.0 * quality.accuracy))
}

fn trial_of(message: Message, trial: Trial) -> Message {
    message
        .number("games", counted(trial.games))
        .text("share", format!("{:.1}", 100.0 * trial.share))
        .text("margin", format!("{:.1}", 100.0 * trial.margin))
}
