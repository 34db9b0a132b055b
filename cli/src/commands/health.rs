//! `pantheon health`: whether the server that these settings start is ready.

use anyhow::Context as _;
use pantheon_engine::Message;
use pantheon_server::{NotReady, probe};

use super::serve;
use crate::context::Context;
use crate::error::Exit;
use crate::serve_args::HealthArgs;

/// Asks it where it listens.
pub fn run(args: &HealthArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let settings = serve::gather(&args.settings, &args.given())?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("nothing to ask with")?;
    let asked = probe(&settings.own.listen, settings.server.tls.on);
    let (exit, told) = match runtime.block_on(asked) {
        Ok(()) => (Exit::Done, Message::new("cli-health-ready")),
        Err(NotReady::Unreachable { address, why }) => {
            let told = Message::new("cli-health-unreachable").text("address", address);
            (Exit::False, told.text("why", why))
        }
        Err(NotReady::Says(why)) => {
            let told = Message::new("cli-health-not-ready").text("why", why);
            (Exit::False, told)
        }
    };
    context.say(&told)?;
    Ok(exit)
}
