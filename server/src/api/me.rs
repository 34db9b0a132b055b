//! Oneself: name, settings, account, everything that is kept, and leaving for good.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pantheon_store::{AccountMade, SessionKind};
use pantheon_wire::{
    AccountRequest, Code, LeaveRequest, Me, MeChange, OwnData, OwnWords, PersonKind, Problem,
    Settings, UserId,
};

use crate::address::Address;
use crate::api::guests::{NewSession, checked, farewell};
use crate::app::App;
use crate::device::{self, Trier};
use crate::error::Failure;
use crate::extract::{Body, MaybeBody};
use crate::names::{self, Whose};
use crate::request_limits::Payer;
use crate::session::{self, CurrentUser, Lasts, SignedOut};

const LANGUAGES: [&str; 2] = ["en", "pt-BR"];

/// Who one is
#[utoipa::path(get, operation_id = "show_me", path = "/api/me", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn me(who: CurrentUser) -> Json<Me> {
    Json(who.person.me)
}

/// Change one's name or settings
#[utoipa::path(patch, operation_id = "change_me", path = "/api/me", tag = "people", request_body = MeChange,
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = Me)))]
pub(crate) async fn change(
    State(app): State<App>,
    who: CurrentUser,
    Body(change): Body<MeChange>,
) -> Result<Json<Me>, Failure> {
    let mut me = who.person.me;
    let whose = match me.person.kind {
        PersonKind::Bot => Whose::Program,
        PersonKind::Guest | PersonKind::Account => Whose::Person,
    };
    let name = change.name.map(|name| names::name(&name, whose));
    let name = name.transpose()?;
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
/// Games, name and settings stay. All sessions of the guest end: the answer carries a new cookie, or a new token if the
/// guest came with one.
#[utoipa::path(post, operation_id = "make_account", path = "/api/me/account", tag = "people", request_body = AccountRequest,
    security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = pantheon_wire::SignedIn),
        (status = 409, description = "The login is somebody else's", body = Problem),
    ))]
pub(crate) async fn account(
    State(app): State<App>,
    who: CurrentUser,
    address: Address,
    headers: HeaderMap,
    Body(request): Body<AccountRequest>,
) -> Result<Response, Failure> {
    who.must_be(PersonKind::Guest)?;
    let login = names::login(&request.login)?;
    names::password(&request.password)?;
    app.limits().sign_in_address.take(&address)?;
    let mut me = who.person.me;
    let password = app.passwords().hash(request.password).await?;
    let kind = SessionKind::from(who.carrier);
    let (token, session) = session::draw(&app, kind, Lasts::AsSet, &headers);
    let id = me.person.id.clone();
    let made = app
        .people()
        .make_account(&id, &login, &password, (&token.hash(), &session))
        .await?;
    match made {
        AccountMade::Done => {
            // First the one that goes on under another token: it has ended too.
            app.tell_signed_out(SignedOut::Renewed(who.hash));
            app.tell_signed_out(SignedOut::Everywhere(id.clone()));
            me.person.kind = PersonKind::Account;
            me.login = Some(login);
            let entry = NewSession {
                me,
                token,
                device: device::remember(&app, &id, None, &headers).await,
                kind,
            };
            Ok(entry.answer(&app, &headers, StatusCode::OK))
        }
        AccountMade::LoginTaken => {
            let taken = Problem::new(Code::NameTaken, "the login is somebody else's");
            Err(taken.field("login").into())
        }
        AccountMade::NotAGuest => Err(Failure::new(Code::NotAllowed, "only a guest can do this")),
    }
}

/// Everything that is kept of oneself, as one file
///
/// What is secret even to oneself isn't in it: what passwords and tokens are checked against, and the seeds of games.
/// What one's bots did is told to whoever asks with their tokens.
#[utoipa::path(get, operation_id = "export_me", path = "/api/me/export", tag = "people",
    security(("cookie" = []), ("bearer" = [])), responses((status = 200, body = OwnData)))]
pub(crate) async fn export(State(app): State<App>, who: CurrentUser) -> Result<Response, Failure> {
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
        sessions: kept.sessions.into_iter().map(session::to_wire).collect(),
        devices: kept.devices.into_iter().map(device::to_wire).collect(),
        bots: kept.bots,
        tables: kept.tables,
        made: kept.made,
        seen: kept.seen,
        said: said.collect(),
        done: kept.done,
        dailies: kept.dailies,
    };
    let name = HeaderValue::from_static("attachment; filename=\"pantheon-own-data.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(own)).into_response())
}

/// Leave for good
///
/// Name, login, password, settings, sessions, bots and everything said are erased, and when one was at which table.
/// Games go on without them: a bot sits in where the game isn't over. What one did in games stays, and what one added
/// to their luck, under a number that nothing else has: without it nobody could check those games.
#[utoipa::path(delete, operation_id = "leave_for_good", path = "/api/me", tag = "people", request_body = Option<LeaveRequest>,
    security(("cookie" = []), ("bearer" = [])), responses((status = 204, description = "Gone")))]
pub(crate) async fn leave(
    State(app): State<App>,
    who: CurrentUser,
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
        // Whoever is signed in isn't held up by what others try for the same login.
        checked(&app, Trier::Known(who.hash), login, password).await?;
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
            tracing::error!(%gone, %why, "accounts: a person was removed but their name may remain at tables; not retried");
        }
    }
    Ok(())
}
