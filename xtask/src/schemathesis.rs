//! The requests of the OpenAPI document, tried by a program that looks for answers which the document doesn't allow.

use anyhow::{Context, Result};
use pantheon_wire::{CommandId, CommandRequest, Done, TableCommand, TableInfo};

use crate::python::environment;
use crate::served::{Served, target};
use crate::shell::{build_pantheon_to_test, command, run as start};

/// Pinned, since every release looks for more.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// A document can't tell all that a table's set-up must be, nor which titles there are, so a 422 is an answer to what
/// it allows. The token is one of the ways to sign in that the document names. Without the id of a table that is there,
/// hardly any request would get further than a 404. Two commands with the same id are a 400, which one alone isn't.
const CONFIG: &str = r#"
[auth.openapi.bearer]
bearer = "TOKEN"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]

[[operations]]
include-path-regex = "^/api/tables/"
parameters = { "path.id" = "TABLE" }

[[operations]]
include-operation-id = "do_at_table"
parameters = { "path.id" = "TABLE" }
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404", "409", "422", "429"]
"#;

/// Starts a server and tries it. Anything that isn't as the document says is an error.
pub(crate) fn check() -> Result<()> {
    let tool = environment("schemathesis", &[SCHEMATHESIS])?.join("schemathesis");
    build_pantheon_to_test()?;
    let folder = tempfile::tempdir()?;
    let served = Served::start(&target().join("debug/pantheon"), folder.path(), None)?;
    let (token, table) = at_a_table(&served)?;
    let config = folder.path().join("schemathesis.toml");
    std::fs::write(
        &config,
        CONFIG.replace("TOKEN", &token).replace("TABLE", &table),
    )?;
    let mut tries = command(&tool.to_string_lossy(), &["--config-file"]);
    // It keeps notes where it runs.
    tries.current_dir(folder.path());
    tries.arg(&config).arg("run");
    tries.arg(format!("{}/api/openapi.json", served.address()));
    tries.args([
        "--max-examples=20",
        "--phases=examples,coverage,fuzzing",
        "--seed=1",
        "--request-timeout=30",
        "--no-color",
    ]);
    // Whoever asks must not end their own session: every later answer would be a 401. Tests of the server do that.
    for operation in ["sign_out", "leave_for_good"] {
        tries.args(["--exclude-operation-id", operation]);
    }
    start(tries)
}

/// A guest's token, and the table where the guest plays against a bot.
fn at_a_table(served: &Served) -> Result<(String, String)> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let plan = serde_json::json!({
        "title": pantheon_games::TITLES[0].id,
        "seats": ["me", {"bot": {"level": 1}}],
        "hints": true,
    });
    runtime.block_on(async {
        let (guest, signed_in) = served.server()?.guest("Thesis").await?;
        let table: TableInfo = guest.post("/api/tables", &plan).await?;
        let start = CommandRequest {
            id: CommandId::from("start"),
            command: TableCommand::Start,
            seen: None,
            key: None,
        };
        let path = format!("/api/tables/{}/commands", table.id);
        let _: Done = guest.post(&path, &start).await?;
        let token = signed_in.token.context("the server gives no token")?;
        Ok((token, table.id.0))
    })
}
