//! `pantheon backup`: a copy of a live database.

use anyhow::Context as _;
use pantheon_engine::Message;
use pantheon_store::BackupError;

use super::{serve, serve_place};
use crate::complaint::plain;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::serve_args::BackupArgs;

/// Writes the copy. Whoever plays meanwhile isn't disturbed.
pub fn run(args: &BackupArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let settings = serve::gather(&args.settings, &args.given())?;
    let fails = |why: Message| CliError::Output {
        path: args.file.clone(),
        why,
    };
    if args.file.exists() {
        return Err(fails(Message::new("cli-error-file-exists")).into());
    }
    let runtime = tokio::runtime::Runtime::new().context("no threads to work with")?;
    runtime.block_on(async {
        let place = serve_place::there(&settings.own)?;
        let store = place.open().await?;
        let done = store.backup(&args.file).await;
        store.close().await;
        done.map_err(|why: BackupError| fails(plain(why)))
    })?;
    let file = args.file.display().to_string();
    context.say(&Message::new("cli-backup-written").text("file", file))?;
    Ok(Exit::Done)
}
