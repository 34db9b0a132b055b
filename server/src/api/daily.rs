//! The daily deals: what is dealt, who began, who finished how, and how everybody did.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use pantheon_daily::{Claim, Day, Deal, PlayError, Proven, Unproven};
use pantheon_games::{ShelfError, TITLES};
use pantheon_store::{DailyPlay, DealName, NewResult};
use pantheon_tables::{Origin, Takes, problem_of};
use pantheon_wire::{
    Code, CommandId, DailyBegin, DailyDeal, DailyScore, DailySend, DailyStanding, PersonKind,
    Problem, UserId, WallMillis,
};

use crate::address::Address;
use crate::api::daily_told::told;
use crate::api::titles;
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Body, LongBody};
use crate::request_limits::Payer;
use crate::session::CurrentUser;

/// How long a game may take to be proven. Ours take a second or two.
const LONGEST_PROOF: Duration = Duration::from_secs(20);
/// For so long before a day it can be sent in: clocks differ a little.
const EARLY: WallMillis = 5 * 60 * 1000;

/// The deals of today
#[utoipa::path(get, operation_id = "list_dailies", path = "/api/daily", tag = "daily",
    security((), ("cookie" = []), ("bearer" = [])), responses((status = 200, body = Vec<DailyStanding>)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Option<CurrentUser>,
) -> Result<Json<Vec<DailyStanding>>, Failure> {
    let day = Day::of_millis(app.clock().now());
    let mut standings = Vec::new();
    for info in TITLES {
        let title = pantheon_games::title(info.id).map_err(problem_of)?;
        let deal = Deal::of(&*title, day).map_err(problem_of)?;
        standings.push(standing(&app, who.as_ref(), &deal).await?);
    }
    Ok(Json(standings))
}

/// A deal, and how everybody did
///
/// How everybody did is told once one's own result is there, or it is too late to send one in.
#[utoipa::path(get, operation_id = "show_daily", path = "/api/daily/{day}/{title}", tag = "daily",
    params(("day" = String, Path, pattern = "^\\d{4}-\\d{2}-\\d{2}$"), ("title" = String, Path)),
    security((), ("cookie" = []), ("bearer" = [])), responses((status = 200, body = DailyStanding)))]
pub(crate) async fn show(
    State(app): State<App>,
    who: Option<CurrentUser>,
    Path(place): Path<(String, String)>,
) -> Result<Json<DailyStanding>, Failure> {
    let deal = find(&place)?;
    Ok(Json(standing(&app, who.as_ref(), &deal).await?))
}

/// Begin a deal
///
/// Only for the server to know: who doesn't say so plays the same. A result of a game that was announced, and announced
/// once, is marked `first`. After a result nothing begins.
#[utoipa::path(post, operation_id = "begin_daily", path = "/api/daily/{day}/{title}/begin", tag = "daily",
    params(("day" = String, Path, pattern = "^\\d{4}-\\d{2}-\\d{2}$"), ("title" = String, Path)), request_body = DailyBegin,
    security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = DailyStanding),
        (status = 409, description = "It isn't the day, or too late", body = Problem),
    ))]
pub(crate) async fn begin(
    State(app): State<App>,
    who: CurrentUser,
    Path(place): Path<(String, String)>,
    Body(request): Body<DailyBegin>,
) -> Result<Json<DailyStanding>, Failure> {
    must_be_person(&who)?;
    check_attempt(&request.attempt)?;
    let deal = find(&place)?;
    must_be_open(&app, deal.day)?;
    app.daily()
        .begin_daily(&name(&deal), who.id(), &request.attempt)
        .await?;
    Ok(Json(standing(&app, Some(&who), &deal).await?))
}

/// Send a result in
///
/// The record is played again, what the bots thought included, before it is believed: its length, its hashes and its deal are
/// checked first. One result a person and deal counts, the first; who sends another gets the standing with the first.
#[utoipa::path(post, operation_id = "send_daily", path = "/api/daily/{day}/{title}/result", tag = "daily",
    params(("day" = String, Path, pattern = "^\\d{4}-\\d{2}-\\d{2}$"), ("title" = String, Path)), request_body = DailySend,
    security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = DailyStanding),
        (status = 409, description = "It isn't the day or too late, or the record isn't of such a game", body = Problem),
    ))]
pub(crate) async fn result(
    State(app): State<App>,
    who: CurrentUser,
    address: Address,
    Path(place): Path<(String, String)>,
    LongBody(request): LongBody<DailySend>,
) -> Result<Json<DailyStanding>, Failure> {
    must_be_person(&who)?;
    check_attempt(&request.attempt)?;
    let deal = find(&place)?;
    must_be_open(&app, deal.day)?;
    let named = name(&deal);
    let before = app.daily().daily_play(&named, who.id()).await?;
    if before.result.is_none() {
        let origin = Origin {
            network: address.network(),
            person: who.id().clone(),
        };
        let proven = prove(&app, origin, &deal, request.record.clone()).await?;
        let new = NewResult {
            attempt: &request.attempt,
            score: DailyScore {
                lead: proven.score.lead,
                points: proven.score.points,
                rank: proven.score.rank,
            },
            record: &request.record,
            now: app.clock().now(),
        };
        app.daily().finish_daily(&named, who.id(), &new).await?;
        metrics::counter!("pantheon_daily_results_total", "title" => deal.title.clone())
            .increment(1);
    }
    Ok(Json(standing(&app, Some(&who), &deal).await?))
}

/// The record of the best game
///
/// Of those that were begun once, before the server's eyes. It is told when how everybody did is told.
#[utoipa::path(get, operation_id = "download_best_daily", path = "/api/daily/{day}/{title}/best", tag = "daily",
    params(("day" = String, Path, pattern = "^\\d{4}-\\d{2}-\\d{2}$"), ("title" = String, Path)),
    security((), ("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = String, content_type = "text/plain; charset=utf-8"),
        (status = 403, description = "One hasn't played yet", body = Problem),
    ))]
pub(crate) async fn best(
    State(app): State<App>,
    who: Option<CurrentUser>,
    address: Address,
    Path(place): Path<(String, String)>,
) -> Result<Response, Failure> {
    let payer = who.as_ref().map_or(Payer::Address(address), |who| {
        Payer::Account(who.id().clone())
    });
    let _running = app.limits().begin_costly(&payer)?;
    let deal = find(&place)?;
    let own = play_of(&app, who.as_ref(), &name(&deal)).await?;
    if own.result.is_none() && !is_closed(&app, deal.day) {
        return Err(Failure::new(Code::NotAllowed, "play the deal first"));
    }
    let best = app.daily().daily_best(&name(&deal)).await?;
    let best = best.ok_or_else(Failure::not_found)?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, best.record).into_response())
}

/// The deal that a path names.
fn find((day, id): &(String, String)) -> Result<Deal, Failure> {
    let day: Day = day.parse().map_err(|_| Failure::not_found())?;
    if !titles::is_known(id) {
        return Err(Failure::not_found());
    }
    let title = pantheon_games::title(id).map_err(problem_of)?;
    Ok(Deal::of(&*title, day).map_err(problem_of)?)
}

fn name(deal: &Deal) -> DealName {
    DealName {
        day: deal.day.to_string(),
        title: deal.title.clone(),
        deal: deal.id.clone(),
    }
}

fn must_be_person(who: &CurrentUser) -> Result<(), Failure> {
    match who.person.me.person.kind {
        PersonKind::Guest | PersonKind::Account => Ok(()),
        PersonKind::Bot => Err(Failure::new(Code::NotAllowed, "daily deals are for people")),
    }
}

fn check_attempt(attempt: &str) -> Result<(), Failure> {
    if CommandId::from(attempt).is_sound() {
        return Ok(());
    }
    let message = format!(
        "an attempt's name has 1 to {} visible ASCII characters",
        CommandId::LONGEST
    );
    Err(Problem::new(Code::OutOfBounds, message)
        .field("attempt")
        .into())
}

/// When it is too late to send a result in.
fn closes(app: &App, day: Day) -> WallMillis {
    let days = WallMillis::from(app.settings().work.daily_days);
    day.ends() + days * 24 * 60 * 60 * 1000
}

fn is_closed(app: &App, day: Day) -> bool {
    app.clock().now() >= closes(app, day)
}

fn must_be_open(app: &App, day: Day) -> Result<(), Failure> {
    if app.clock().now() + EARLY < day.begins() {
        return Err(Failure::new(Code::WrongTime, "this day hasn't begun"));
    }
    if is_closed(app, day) {
        return Err(Failure::new(Code::WrongTime, "it is too late for this day"));
    }
    Ok(())
}

async fn play_of(
    app: &App,
    who: Option<&CurrentUser>,
    deal: &DealName,
) -> Result<DailyPlay, Failure> {
    let Some(who) = who else {
        return Ok(DailyPlay::default());
    };
    Ok(app.daily().daily_play(deal, who.id()).await?)
}

async fn standing(
    app: &App,
    who: Option<&CurrentUser>,
    deal: &Deal,
) -> Result<DailyStanding, Failure> {
    let named = name(deal);
    let own = play_of(app, who, &named).await?;
    let counts = app.daily().daily_counts(&named).await?;
    let players = counts.iter().map(|count| count.count).sum();
    let told = if own.result.is_some() || is_closed(app, deal.day) {
        let best = app.daily().daily_best(&named).await?;
        Some(told(&counts, own.result.as_ref(), best))
    } else {
        None
    };
    Ok(DailyStanding {
        deal: DailyDeal {
            day: named.day,
            title: named.title,
            deal: named.deal,
            level: deal.level,
            seats: deal.seats,
            seat: deal.own.number(),
        },
        closes: closes(app, deal.day),
        begun: own.begun > 0,
        own: own.result,
        players,
        told,
    })
}

/// Plays a record again. What is cheap to check is checked before anybody waits for a place to think.
async fn prove(app: &App, origin: Origin, deal: &Deal, record: String) -> Result<Proven, Failure> {
    let payer = Payer::Account(UserId::clone(&origin.person));
    let _running = app.limits().begin_costly(&payer)?;
    let of = deal.id.clone();
    let claim = off_the_runtime(move || Claim::read(&record)).await?;
    let claim = claim.map_err(|why| unproven(&why))?;
    if claim.deal().id != of {
        return Err(Failure::new(
            Code::WrongTime,
            "the record is of another deal",
        ));
    }
    let _place = app.live().place_to_think(&origin, Takes::Long).await?;
    let until = Instant::now() + LONGEST_PROOF;
    let proven = off_the_runtime(move || claim.prove_while(&|| Instant::now() < until)).await?;
    proven.map_err(|why| unproven(&why))
}

async fn off_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|why| {
        tracing::error!(%why, "daily: proving a record failed, it isn't kept");
        Failure::internal()
    })
}

/// Why a record isn't believed, as a problem: with its rule where a rule forbids what its player did.
fn unproven(why: &Unproven) -> Failure {
    let said = format!("{}: {why}", why.code());
    let problem = match why {
        Unproven::TooLong => Problem::new(Code::TooLarge, said),
        Unproven::Record(_) => Problem::new(Code::Malformed, said),
        Unproven::Refused {
            why: PlayError::Shelf(ShelfError::Refused(refusal)),
            ..
        } => Problem {
            message: said,
            ..Problem::refused(refusal.clone())
        },
        Unproven::TookTooLong => Problem::new(Code::Busy, said),
        _ => Problem::new(Code::Refused, said),
    };
    metrics::counter!("pantheon_daily_refused_total", "why" => why.code()).increment(1);
    problem.field("record").into()
}
