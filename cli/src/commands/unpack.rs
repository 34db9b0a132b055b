//! `pantheon unpack`: all logs are rows again, as a release that knows no packed ones needs them.

use anyhow::Context as _;
use pantheon_engine::Message;

use super::{serve, serve_place};
use crate::context::{Context, counted};
use crate::error::Exit;
use crate::serve_args::UnpackArgs;

/// Unpacks every log of the database.
pub fn run(args: &UnpackArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let settings = serve::gather(&args.settings, &args.given())?;
    let place = serve_place::of(&settings.own)?;
    let runtime = tokio::runtime::Runtime::new().context("no threads to work with")?;
    let unpacked = runtime.block_on(async {
        let store = place.open().await?;
        let unpacked = store.unpack_all().await;
        store.close().await;
        anyhow::Ok(unpacked?)
    })?;
    context.say(&Message::new("cli-unpack-done").number("tables", counted(unpacked)))?;
    Ok(Exit::Done)
}
