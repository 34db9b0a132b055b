//! `pantheon doctor`: whether a server can keep its promises here.

use anyhow::Context as _;
use pantheon_engine::{Message, Words as _};
use serde_json::json;

use super::serve;
use crate::context::Context;
use crate::doctor::{Finding, Severity, examine};
use crate::error::{CliError, Exit};
use crate::serve_args::DoctorArgs;

/// Looks at everything, and ends by what was worst.
pub fn run(args: &DoctorArgs, context: &mut Context<'_>) -> anyhow::Result<Exit> {
    let settings = serve::gather(&args.settings, &args.given());
    let variables = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let variables: Vec<String> = variables.collect();
    let runtime = tokio::runtime::Runtime::new().context("no threads to look with")?;
    let found = runtime.block_on(examine(&settings, &variables));
    let worst = found.iter().map(Finding::severity).max();
    let worst = worst.unwrap_or(Severity::Good);
    if args.json {
        let findings: Vec<_> = found
            .iter()
            .map(|one| one.to_json(&context.words))
            .collect();
        context.json(&json!({ "worst": worst, "findings": findings }))?;
    } else {
        print(&found, context)?;
        let verdict = match worst {
            Severity::Good | Severity::Advice => "cli-doctor-well",
            Severity::Warning => "cli-doctor-warned",
            Severity::Error => "cli-doctor-ill",
        };
        context.say(&Message::new(verdict))?;
    }
    Ok(match worst {
        Severity::Good | Severity::Advice => Exit::Done,
        Severity::Warning => Exit::Warned,
        Severity::Error => Exit::False,
    })
}

/// What was found, under the names of the checks.
fn print(found: &[Finding], context: &mut Context<'_>) -> Result<(), CliError> {
    let mut before = None;
    for finding in found {
        let check = finding.check();
        if before.replace(check) != Some(check) {
            let heading = Message::new(format!("cli-doctor-{}", check.name()));
            let heading = context.words.say(&heading);
            writeln!(context.out, "{}", context.paint.heading(&heading))?;
        }
        let mark = match finding.severity() {
            Severity::Good => context.paint.good("✓"),
            Severity::Advice => context.paint.faint("·"),
            Severity::Warning => context.paint.alarm("!"),
            Severity::Error => context.paint.alarm("✗"),
        };
        let text = context.words.say(finding.message());
        writeln!(context.out, "  {mark} {text}")?;
    }
    Ok(())
}
