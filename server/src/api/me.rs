//! Oneself: name, settings, account, everything that is kept, and leaving for good.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use pantheon_store::Claimed;
use pantheon_wire::{
    AccountRequest, Code, LeaveRequest, Me, MeChange, OwnData, OwnWords, PersonKind, Problem,
    Settings, UserId,
};

use crate::address::Address;
use crate::api::bots::as_seen;
use crate::api::guests::{checked, farewell};
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Body, MaybeBody};
use crate::limits::Payer;
use crate::names;
use crate::session::{self, SignedIn};

const LANGUAGES: [&str; 2] = ["en", "pt-BR"];

/// Who one is
#[utoipa::path(get, path = "/api/me", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn me(who: SignedIn) -> Json<Me> {
    Json(session::me(who.person))
}

/// Change one's name or settings
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = MeChange,
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn change(
    State(app): State<App>,
    who: SignedIn,
    Body(change): Body<MeChange>,
) -> Result<Json<Me>, Failure> {
    let mut person = who.person;
    let name = change.name.as_deref().map(names::name).transpose()?;
    if let Some(settings) = &change.settings {
        check(settings)?;
    }
    if let Some(name) = name {
        app.people().rename(&person.id, &name).await?;
        person.name = name;
    }
    if let Some(settings) = change.settings {
        app.people().choose(&person.id, &settings).await?;
        person.settings = settings;
    }
    Ok(Json(session::me(person)))
}

fn check(settings: &Settings) -> Result<(), Problem> {
    match settings.language.as_deref() {
        Some(language) if !LANGUAGES.contains(&language) => {
            let message = format!("the languages are {}", LANGUAGES.join(" and "));
            Err(Problem::new(Code::OutOfBounds, message).field("settings.language"))
        }
        _ => Ok(()),
    }
}

/// Make an account of a guest
///
/// Games, name and settings stay.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = AccountRequest,
    security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = Me),
        (status = 409, description = "The login is somebody else's", body = Problem),
    ))]
pub(crate) async fn account(
    State(app): State<App>,
    who: SignedIn,
    address: Address,
    Body(request): Body<AccountRequest>,
) -> Result<Json<Me>, Failure> {
    who.must_be(PersonKind::Guest)?;
    let login = names::login(&request.login)?;
    names::password(&request.password)?;
    app.limits().sign_in_address.take(&address)?;
    let mut person = who.person;
    let password = app.passwords().hash(request.password).await?;
    let claimed = app
        .people()
        .make_account(&person.id, &login, &password)
        .await?;
    if claimed == Claimed::Taken {
        let taken = Problem::new(Code::NameTaken, "the login is somebody else's");
        return Err(taken.field("login").into());
    }
    person.kind = PersonKind::Account;
    person.login = Some(login);
    Ok(Json(session::me(person)))
}

/// Everything that is kept of oneself, as one file
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = OwnData)))]
pub(crate) async fn export(State(app): State<App>, who: SignedIn) -> Result<Response, Failure> {
    let user = who.person.id.clone();
    let _running = app.limits().begin_costly(Payer::Account(user.clone()))?;
    let traces = app.people().traces(&user).await?;
    let bots = app.people().bots(&user).await?;
    let said = traces.said.into_iter().map(|said| OwnWords {
        table: said.table,
        at: said.at,
        text: said.text,
    });
    let own = OwnData {
        sessions: session::list(&app, &user).await?,
        me: session::me(who.person),
        bots: bots.into_iter().map(as_seen).collect(),
        tables: traces.tables,
        said: said.collect(),
    };
    let name = HeaderValue::from_static("attachment; filename=\"pantheon-own-data.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(own)).into_response())
}

/// Leave for good
///
/// Name, login, password, settings, sessions, bots and everything said are erased. Games go on without them: a bot
/// sits in where the game isn't over.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Option<LeaveRequest>,
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Gone")))]
pub(crate) async fn leave(
    State(app): State<App>,
    who: SignedIn,
    address: Address,
    headers: HeaderMap,
    MaybeBody(request): MaybeBody<Option<LeaveRequest>>,
) -> Result<Response, Failure> {
    if who.person.kind == PersonKind::Bot {
        return Err(Failure::new(
            Code::NotAllowed,
            "a bot is removed by whoever made it",
        ));
    }
    if let Some(login) = &who.person.login {
        let password = request.unwrap_or_default().password.unwrap_or_default();
        checked(&app, address, login, password).await?;
    }
    for bot in app.people().bots(&who.person.id).await? {
        remove(&app, &bot.id).await?;
    }
    remove(&app, &who.person.id).await?;
    Ok(farewell(&app, &headers))
}

/// Removes somebody, in an order that can be begun anew if it breaks off.
pub(crate) async fn remove(app: &App, user: &UserId) -> Result<(), Failure> {
    app.tables().forget(user).await?;
    app.people().remove_person(user).await?;
    app.tell_signed_out(session::SignedOut::Everywhere(user.clone()));
    // What they said while they were being forgotten.
    if let Err(why) = app.tables().forget(user).await {
        tracing::error!(%user, %why, "somebody who has left may not be quite forgotten");
    }
    Ok(())
}
