//! What helps somebody who is about to act: advice, what an action would bring, and whether it is a grave mistake.

use axum::Json;
use axum::extract::State;
use pantheon_tables::{Origin, Takes};
use pantheon_wire::{DryRun, Hint, HintRequest, Problem, TableId, TryRequest, Weighed};

use crate::address::Address;
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Body, TablePath};
use crate::request_limits::Payer;
use crate::session::CurrentUser;

/// Advice for a seat of one's own
#[utoipa::path(post, operation_id = "ask_for_hints", path = "/api/tables/{id}/hints", tag = "tables", params(("id" = TableId, Path)),
    request_body = HintRequest, security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = Vec<Hint>),
        (status = 409, description = "The seat can't act now", body = Problem),
    ))]
pub(crate) async fn hints(
    State(app): State<App>,
    who: CurrentUser,
    address: Address,
    TablePath(table): TablePath,
    Body(request): Body<HintRequest>,
) -> Result<Json<Vec<Hint>>, Failure> {
    let asker = who.who();
    let hint = app.tables().hint(&asker, &table, request.seat);
    Ok(Json(thought_of(&app, &who, address, hint).await?))
}

/// What an action of a seat of one's own would bring
///
/// As far as its player can know. Nothing is done.
#[utoipa::path(post, operation_id = "dry_run_action", path = "/api/tables/{id}/dry-run", tag = "tables", params(("id" = TableId, Path)),
    request_body = TryRequest, security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = DryRun),
        (status = 409, description = "A rule or the table is in the way", body = Problem),
    ))]
pub(crate) async fn dry_run(
    State(app): State<App>,
    who: CurrentUser,
    TablePath(table): TablePath,
    Body(TryRequest { seat, action }): Body<TryRequest>,
) -> Result<Json<DryRun>, Failure> {
    let tables = app.tables();
    Ok(Json(
        tables.dry_run(&who.who(), &table, seat, &action).await?,
    ))
}

/// Ask whether a legal action of a seat of one's own is a grave mistake
///
/// Only where the table allows hints.
#[utoipa::path(post, operation_id = "weigh_action", path = "/api/tables/{id}/weigh", tag = "tables", params(("id" = TableId, Path)),
    request_body = TryRequest, security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = Weighed),
        (status = 409, description = "The seat can't do that now", body = Problem),
    ))]
pub(crate) async fn weigh(
    State(app): State<App>,
    who: CurrentUser,
    address: Address,
    TablePath(table): TablePath,
    Body(TryRequest { seat, action }): Body<TryRequest>,
) -> Result<Json<Weighed>, Failure> {
    let asker = who.who();
    let weighed = app.tables().weigh(&asker, &table, seat, &action);
    Ok(Json(thought_of(&app, &who, address, weighed).await?))
}

/// What comes of thinking, once there is a place to think.
async fn thought_of<T>(
    app: &App,
    who: &CurrentUser,
    address: Address,
    thinking: impl Future<Output = Result<T, Problem>>,
) -> Result<T, Failure> {
    let _running = app
        .limits()
        .begin_costly(&Payer::Account(who.id().clone()))?;
    let origin = Origin {
        network: address.network(),
        person: who.id().clone(),
    };
    let _place = app.live().place_to_think(&origin, Takes::Quick).await?;
    Ok(thinking.await?)
}
