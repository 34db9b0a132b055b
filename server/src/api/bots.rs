//! Bots: programs with an account and a token of their own, made by somebody with an account.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use pantheon_store::SessionKind;
use pantheon_wire::{Code, Person, PersonKind, Problem, TokenMade, TokenRequest, UserId};

use crate::api::guests::newcomer;
use crate::api::me::remove;
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Body, is_sound};
use crate::metrics;
use crate::names::{self, Whose};
use crate::session::{self, CurrentUser, Lasts};

/// Make a bot
///
/// Its token is shown once. Lost, it can't be found again: remove the bot and make another.
#[utoipa::path(post, operation_id = "make_bot", path = "/api/me/bots", tag = "people", request_body = TokenRequest,
    security(("cookie" = []), ("bearer" = [])), responses(
        (status = 201, body = TokenMade),
        (status = 409, description = "There are too many already", body = Problem),
    ))]
pub(crate) async fn make(
    State(app): State<App>,
    who: CurrentUser,
    headers: HeaderMap,
    Body(request): Body<TokenRequest>,
) -> Result<(StatusCode, Json<TokenMade>), Failure> {
    who.must_be(PersonKind::Account)?;
    let name = names::name(&request.name, Whose::Program)?;
    let most = app.settings().limits.bots_each;
    if app.people().bots(who.id()).await?.len() >= most as usize {
        let message = format!("one account has at most {most} bots");
        return Err(Failure::new(Code::TooMany, message));
    }
    let bot = newcomer(&app, name, PersonKind::Bot);
    let now = app.clock().now();
    if !app
        .people()
        .add_bot(who.id(), &bot.id, &bot.name, now)
        .await?
    {
        return Err(Failure::not_signed_in());
    }
    let token = session::begin(&app, &bot.id, SessionKind::Token, Lasts::Forever, &headers).await?;
    metrics::session_began("bot");
    let made = TokenMade {
        bot,
        token: token.reveal().to_owned(),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// One's bots
#[utoipa::path(get, operation_id = "list_bots", path = "/api/me/bots", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Vec<Person>)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: CurrentUser,
) -> Result<Json<Vec<Person>>, Failure> {
    let bots = app.people().bots(who.id()).await?;
    Ok(Json(bots.into_iter().map(|bot| bot.me.person).collect()))
}

/// Remove a bot
#[utoipa::path(delete, operation_id = "remove_bot", path = "/api/me/bots/{id}", tag = "people",
    params(("id" = UserId, Path, description = "The bot")),
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Gone")))]
pub(crate) async fn end(
    State(app): State<App>,
    who: CurrentUser,
    Path(id): Path<UserId>,
) -> Result<StatusCode, Failure> {
    let bot = if is_sound(id.as_str()) {
        app.people().person(&id).await?
    } else {
        None
    };
    let own = bot.filter(|bot| bot.owner.as_ref() == Some(who.id()));
    let bot = own.ok_or_else(Failure::not_found)?;
    remove(&app, &bot.me.person.id).await?;
    Ok(StatusCode::NO_CONTENT)
}
