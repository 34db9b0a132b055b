//! Oneself: name, settings, account, everything that is kept, and leaving for good.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use pantheon_store::AccountMade;
use pantheon_wire::{
    AccountRequest, Code, LeaveRequest, Me, MeChange, OwnData, OwnWords, PersonKind, Problem,
    Settings, UserId,
};

use crate::address::Address;
use crate::api::guests::{checked, farewell};
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Body, MaybeBody};
use crate::limits::Payer;
use crate::names;
use crate::session::{self, SignedIn, SignedOut};

const LANGUAGES: [&str; 2] = ["en", "pt-BR"];

/// Who one is
#[utoipa::path(get, operation_id = "show_me", path = "/api/me", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn me(who: SignedIn) -> Json<Me> {
    Json(who.person.me)
}

/// Change one's name or settings
#[utoipa::path(patch, operation_id = "change_me", path = "/api/me", tag = "people", request_body = MeChange,
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn change(
    State(app): State<App>,
    who: SignedIn,
    Body(change): Body<MeChange>,
) -> Result<Json<Me>, Failure> {
    let mut me = who.person.me;
    let name = change.name.as_deref().map(names::name).transpose()?;
    if let Some(settings) = &change.settings {
        check(settings)?;
    }
    if let Some(name) = name {
        app.people().rename(&me.person.id, &name).await?;
        me.person.name = name;
    }
    if let Some(settings) = change.settings {
        app.people().set_settings(&me.person.id, &settings).await?;
        me.settings = settings;
    }
    Ok(Json(me))
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
#[utoipa::path(post, operation_id = "make_account", path = "/api/me/account", tag = "people", request_body = AccountRequest,
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
    let mut me = who.person.me;
    let password = app.passwords().hash(request.password).await?;
    let made = app
        .people()
        .make_account(&me.person.id, &login, &password)
        .await?;
    match made {
        AccountMade::Done => {
            me.person.kind = PersonKind::Account;
            me.login = Some(login);
            Ok(Json(me))
        }
        AccountMade::LoginTaken => {
            let taken = Problem::new(Code::NameTaken, "the login is somebody else's");
            Err(taken.field("login").into())
        }
        AccountMade::NotAGuest => Err(Failure::new(Code::NotAllowed, "only a guest can do this")),
    }
}

/// Everything that is kept of oneself, as one file
#[utoipa::path(get, operation_id = "export_me", path = "/api/me/export", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = OwnData)))]
pub(crate) async fn export(State(app): State<App>, who: SignedIn) -> Result<Response, Failure> {
    let _running = app
        .limits()
        .begin_costly(&Payer::Account(who.id().clone()))?;
    let kept = app.people().export(who.id()).await?;
    let kept = kept.ok_or_else(Failure::not_signed_in)?;
    let said = kept.said.into_iter().map(|said| OwnWords {
        table: said.table,
        at: said.at,
        text: said.text,
    });
    let own = OwnData {
        me: kept.me,
        sessions: kept.sessions.into_iter().map(session::told).collect(),
        bots: kept.bots.into_iter().map(|bot| bot.person).collect(),
        tables: kept.tables,
        said: said.collect(),
    };
    let name = HeaderValue::from_static("attachment; filename=\"pantheon-own-data.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(own)).into_response())
}

/// Leave for good
///
/// Name, login, password, settings, sessions, bots and everything said are erased. Games go on without them: a bot
/// sits in where the game isn't over.
#[utoipa::path(delete, operation_id = "leave_for_good", path = "/api/me", tag = "people", request_body = Option<LeaveRequest>,
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Gone")))]
pub(crate) async fn leave(
    State(app): State<App>,
    who: SignedIn,
    address: Address,
    headers: HeaderMap,
    MaybeBody(request): MaybeBody<Option<LeaveRequest>>,
) -> Result<Response, Failure> {
    let me = &who.person.me;
    if me.person.kind == PersonKind::Bot {
        return Err(Failure::new(
            Code::NotAllowed,
            "a bot is removed by whoever made it",
        ));
    }
    if let Some(login) = &me.login {
        let password = request.unwrap_or_default().password.unwrap_or_default();
        checked(&app, address, login, password).await?;
    }
    remove(&app, who.id()).await?;
    Ok(farewell(&app, &headers))
}

/// Removes somebody and their bots, in an order that can be begun anew if it breaks off.
pub(crate) async fn remove(app: &App, user: &UserId) -> Result<(), Failure> {
    for bot in app.people().bots(user).await? {
        app.tables().forget(&bot.me.person.id).await?;
    }
    app.tables().forget(user).await?;
    for gone in app.people().delete(user, app.clock().now()).await? {
        app.tell_signed_out(SignedOut::Everywhere(gone.clone()));
        // What they said while they were being forgotten.
        if let Err(why) = app.tables().forget(&gone).await {
            tracing::error!(%gone, %why, "somebody who has left may not be quite forgotten");
        }
    }
    Ok(())
}
