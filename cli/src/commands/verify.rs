//! `pantheon verify`: everything that a record claims, checked.

use pantheon_engine::{Message, Record, Words};
use pantheon_games::{AnyMatch, ContentSource, ShelfError, Title};
use pantheon_server::{PublicKey, SignatureError};
use serde_json::json;

use crate::args::VerifyArgs;
use crate::commands::replay::{named, standings};
use crate::complaint::of_shelf;
use crate::context::{Context, counted};
use crate::error::{CliError, Exit};
use crate::{files, shelf};

/// Checks a record: its chain, its seed, every entry, all luck, its outcome.
pub fn run(args: &VerifyArgs, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let text = files::read_text(&args.file)?;
    let signed = match args.key.as_ref().map(|key| check(&text, key, args)) {
        None => None,
        Some(Ok(Ok(signed))) => Some(signed),
        Some(Ok(Err(why))) => return refuse_signature(why, args.json, context),
        Some(Err(error)) => return Err(error),
    };
    let record = match Record::parse(&text) {
        Ok(record) => record,
        Err(why) => return refuse(&why.into(), args.json, context),
    };
    let opened = context.open(&record.header.title)?;
    match opened.title.verify(&record) {
        Ok(table) => {
            let source = source(&record, shelf::built_in(&record.header.title)?.as_ref());
            let found = Found {
                record: &record,
                table: table.as_ref(),
                source,
                signed,
            };
            confirm(&found, args.json, context)
        }
        Err(why) => refuse(&why, args.json, context),
    }
}

/// Who signed a record, and what they said of it.
struct Signed {
    key: PublicKey,
    comment: String,
}

/// Checks the signature that lies beside a record.
fn check(
    text: &str,
    key: &PublicKey,
    args: &VerifyArgs,
) -> Result<Result<Signed, SignatureError>, CliError> {
    let beside = || {
        let mut path = args.file.clone().into_os_string();
        path.push(".minisig");
        path.into()
    };
    let signature = files::read_text(&args.signature.clone().unwrap_or_else(beside))?;
    let comment = key.verify(text.as_bytes(), &signature);
    Ok(comment.map(|comment| Signed {
        key: key.clone(),
        comment: comment.to_owned(),
    }))
}

/// Where the content of a game comes from.
fn source(record: &Record, built_in: &dyn Title) -> ContentSource {
    let digest = record.header.content;
    if digest == built_in.content_digest() {
        ContentSource::BuiltIn
    } else if built_in.past().has(digest) {
        ContentSource::Superseded
    } else {
        ContentSource::Files
    }
}

/// What was found out about a record that is true.
struct Found<'a> {
    record: &'a Record,
    table: &'a dyn AnyMatch,
    source: ContentSource,
    signed: Option<Signed>,
}

fn confirm(found: &Found<'_>, json: bool, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let &Found {
        record,
        table,
        source,
        ref signed,
    } = found;
    let entries = record.footer.entries;
    if json {
        context.json(&json!({
            "verified": true,
            "title": record.header.title,
            "rules_version": record.header.rules,
            "content": record.header.content,
            "content_source": source,
            "options": record.header.options,
            "seats": record.header.seats,
            "commitment": record.header.commitment,
            "lines": entries + 2,
            "entries": entries,
            "draws": table.draws(),
            "outcome": record.footer.outcome,
            "signed": signed.as_ref().map(|signed| json!({
                "key": signed.key.id(),
                "comment": signed.comment,
            })),
        }))?;
        return Ok(Exit::Done);
    }
    let draws = counted(table.draws());
    let end = match &record.footer.outcome {
        Some(outcome) => {
            let names = named(context, record);
            Message::new("cli-verify-outcome")
                .text("end", names.say(&outcome.end))
                .text("standings", standings(outcome, &table.info(), &names))
        }
        None => Message::new("cli-verify-no-outcome"),
    };
    let checks = [
        Message::new("cli-verify-chain").number("lines", entries + 2),
        Message::new(match source {
            ContentSource::BuiltIn => "cli-verify-content",
            ContentSource::Superseded => "cli-verify-content-superseded",
            ContentSource::Files => "cli-verify-content-own",
        })
        .text("hash", record.header.content.short()),
        Message::new("cli-verify-commitment").text("hash", record.header.commitment.short()),
        Message::new("cli-verify-entries").number("entries", entries),
        Message::new("cli-verify-draws").number("draws", draws),
        end,
    ];
    let signature = signed.as_ref().map(|signed| {
        Message::new("cli-verify-signature")
            .text("key", signed.key.id())
            .text("comment", signed.comment.clone())
    });
    for check in signature.iter().chain(&checks) {
        let mark = context.paint.good("✓");
        let text = context.words.say(check);
        writeln!(context.out, "{mark} {text}")?;
    }
    let verdict = context.text("cli-verify-true");
    writeln!(context.out, "{}", context.paint.good(&verdict))?;
    Ok(Exit::Done)
}

fn refuse(error: &ShelfError, json: bool, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let code = error.reason().unwrap_or(error.code());
    if json {
        let place = error.place();
        context.json(&json!({
            "verified": false,
            "code": code,
            "message": error.to_string(),
            "line": place.line,
            "entry": place.entry,
        }))?;
        return Ok(Exit::False);
    }
    deny(code, &of_shelf(error), context)
}

fn refuse_signature(
    why: SignatureError,
    json: bool,
    context: &mut Context<'_>,
) -> Result<Exit, CliError> {
    let code = why.code();
    if json {
        context.json(&json!({
            "verified": false,
            "code": code,
            "message": why.to_string(),
        }))?;
        return Ok(Exit::False);
    }
    let told = match why {
        SignatureError::Malformed => "cli-verify-signature-malformed",
        SignatureError::OtherKey => "cli-verify-signature-other-key",
        SignatureError::Changed => "cli-verify-signature-changed",
    };
    deny(code, &Message::new(told), context)
}

/// Says that a record isn't what it should be, and why.
fn deny(code: &'static str, why: &Message, context: &mut Context<'_>) -> Result<Exit, CliError> {
    let verdict = Message::new("cli-verify-false").text("code", code);
    let verdict = context.words.say(&verdict);
    writeln!(
        context.out,
        "{} {}",
        context.paint.alarm("✗"),
        context.paint.alarm(&verdict)
    )?;
    writeln!(context.out, "  {}", context.words.say(why))?;
    Ok(Exit::False)
}
