//! `pantheon restore`: a backup becomes the database of a server that doesn't run.

use anyhow::Context as _;
use pantheon_engine::Message;
use pantheon_store::{RestoreError, restore};

use super::{serve, serve_place};
use crate::complaint::of_restore;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::serve_args::RestoreArgs;

/// Puts the backup where the settings say that the database is. One that is there isn't replaced.
pub fn run(args: &RestoreArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let settings = serve::gather(&args.settings, &args.given())?;
    let opener = settings.own.backup.opener(args.identity.as_deref())?;
    let place = serve_place::of(&settings.own)?;
    let Some(to) = place.file() else {
        let postgres = Message::new("cli-error-restore-postgres");
        return Err(CliError::Usage(postgres).into());
    };
    let runtime = tokio::runtime::Runtime::new().context("no threads to work with")?;
    let restored = runtime.block_on(restore(&args.file, opener, to));
    restored.map_err(|why| {
        let (ours, message) = (
            matches!(why, RestoreError::Exists(_) | RestoreError::Leftover(_)),
            of_restore(&why),
        );
        if ours {
            CliError::Output {
                path: to.to_owned(),
                why: message,
            }
        } else {
            CliError::Input {
                path: args.file.clone(),
                why: message,
            }
        }
    })?;
    let file = to.display().to_string();
    context.say(&Message::new("cli-restore-done").text("file", file))?;
    Ok(Exit::Done)
}
