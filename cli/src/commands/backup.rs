//! `pantheon backup`: a copy of a live database, and whether a copy is good.

use anyhow::Context as _;
use pantheon_engine::Message;

use super::{backup_verify, serve, serve_place};
use crate::complaint::of_backup;
use crate::context::Context;
use crate::error::{CliError, Exit};
use crate::serve_args::BackupArgs;

/// Writes the copy, or looks at one that is there. Whoever plays meanwhile isn't disturbed.
pub fn run(args: &BackupArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let settings = serve::gather(&args.settings, &args.given())?;
    let runtime = tokio::runtime::Runtime::new().context("no threads to work with")?;
    if args.verify {
        let opener = settings.own.backup.opener(args.identity.as_deref())?;
        return runtime.block_on(backup_verify::run(&args.file, opener, context));
    }
    let fails = |why: Message| CliError::Output {
        path: args.file.clone(),
        why,
    };
    if args.file.exists() {
        return Err(fails(Message::new("cli-error-file-exists")).into());
    }
    let lock = settings.own.backup.lock()?;
    runtime.block_on(async {
        let place = serve_place::there(&settings.own)?;
        let store = place.open().await?;
        let done = store.backup(&args.file, lock.as_ref()).await;
        store.close().await;
        done.map_err(|why| fails(of_backup(&why)))
    })?;
    let file = args.file.display().to_string();
    context.say(&Message::new("cli-backup-written").text("file", file))?;
    Ok(Exit::Done)
}
