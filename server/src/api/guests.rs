//! Coming in: as a guest, or by a password.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pantheon_store::{Kept, SessionKind};
use pantheon_wire::{
    Code, GuestRequest, Me, Person, PersonKind, SessionInfo, Settings, SignInRequest, UserId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::address::Address;
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Asked, Body};
use crate::session::{self, Carrier, Lasts, SignedIn};
use crate::{metrics, names, token};

/// Come in as a guest
///
/// A name is enough. The answer carries a cookie, or a token if one is asked for.
#[utoipa::path(post, operation_id = "come_in_as_guest", path = "/api/guests", tag = "people", request_body = GuestRequest, security(()), responses(
    (status = 201, body = pantheon_wire::SignedIn),
    (status = 401, description = "The token or cookie that came along is nobody's", body = pantheon_wire::Problem),
    (status = 403, description = "Guests aren't welcome here, or another site asks", body = pantheon_wire::Problem),
    (status = 409, description = "Somebody is signed in already", body = pantheon_wire::Problem),
))]
pub(crate) async fn guest(
    State(app): State<App>,
    address: Address,
    signed_in: Option<SignedIn>,
    headers: HeaderMap,
    Body(request): Body<GuestRequest>,
) -> Result<Response, Failure> {
    if !app.settings().guests {
        return Err(Failure::new(Code::NotAllowed, "guests aren't welcome here"));
    }
    // A second guest in the same browser would take the first one's place, and their games with it.
    if !request.token && signed_in.is_some_and(|who| who.carrier == Carrier::Cookie) {
        return Err(Failure::new(Code::WrongTime, "sign out first"));
    }
    let name = names::name(&request.name)?;
    app.limits().guests.take(&address)?;
    let me = Me {
        person: newcomer(&app, name, PersonKind::Guest),
        login: None,
        settings: Settings::default(),
        since: app.clock().now(),
    };
    let Person { id, name, .. } = &me.person;
    if !app
        .people()
        .add_guest(id, name, &me.settings, me.since)
        .await?
    {
        return Err(Failure::internal());
    }
    metrics::session_began("guest");
    welcome(&app, &headers, me, request.token, StatusCode::CREATED).await
}

/// Somebody who was never here before.
pub(crate) fn newcomer(app: &App, name: String, kind: PersonKind) -> Person {
    let mut id = [0; 16];
    app.entropy().fill(&mut id);
    Person {
        id: UserId(token::hex(&id)),
        name,
        kind,
    }
}

/// Sign in
///
/// An unknown login and a wrong password are answered alike, and take the same time.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = SignInRequest, security(()), responses(
    (status = 200, body = pantheon_wire::SignedIn),
    (status = 401, description = "The login and the password don't belong together", body = pantheon_wire::Problem),
))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    address: Address,
    before: Option<SignedIn>,
    headers: HeaderMap,
    Body(request): Body<SignInRequest>,
) -> Result<Response, Failure> {
    let person = checked(&app, address, &request.login, request.password).await?;
    if let Some(before) =
        before.filter(|before| before.carrier == Carrier::Cookie && !request.token)
    {
        session::end(&app, &before.hash).await?;
    }
    metrics::session_began("password");
    welcome(&app, &headers, person.me, request.token, StatusCode::OK).await
}

/// Whoever has this login, if the password is theirs.
pub(crate) async fn checked(
    app: &App,
    address: Address,
    login: &str,
    password: String,
) -> Result<Kept, Failure> {
    let limits = app.limits();
    limits.sign_in_address.take(&address)?;
    let person = match names::login(login) {
        Ok(login) => {
            limits.sign_in_login.take(&login)?;
            app.people().by_login(&login).await?
        }
        Err(_) => None,
    };
    let kept = person
        .as_ref()
        .and_then(|person| person.password_hash.clone());
    let fits = app.passwords().fits(password, kept).await?;
    person.filter(|_| fits).ok_or_else(|| {
        let message = "the login and the password don't belong together";
        Failure::new(Code::WrongPassword, message)
    })
}

/// Begins a session, and hands out its token in the way that was asked for.
async fn welcome(
    app: &App,
    headers: &HeaderMap,
    me: Me,
    show: bool,
    status: StatusCode,
) -> Result<Response, Failure> {
    let kind = if show {
        SessionKind::Token
    } else {
        SessionKind::Cookie
    };
    let token = session::begin(app, &me.person.id, kind, Lasts::AsSet, headers).await?;
    let answer = pantheon_wire::SignedIn {
        me,
        token: show.then(|| token.reveal().to_owned()),
    };
    let mut response = (status, Json(answer)).into_response();
    if !show {
        let cookie = session::cookie(app, headers, Some(&token));
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// How far a sign-out goes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignOut {
    /// Whether to end all sessions, not only this one.
    #[serde(default)]
    everywhere: bool,
}

/// Sign out, here or everywhere
#[utoipa::path(delete, path = "/api/sessions", tag = "people", params(SignOut),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "Signed out"))
)]
pub(crate) async fn sign_out(
    State(app): State<App>,
    who: SignedIn,
    Asked(how): Asked<SignOut>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if how.everywhere {
        session::end_all(&app, who.id()).await?;
    } else {
        session::end(&app, &who.hash).await?;
    }
    Ok(farewell(&app, &headers))
}

/// Takes the cookie away.
pub(crate) fn farewell(app: &App, headers: &HeaderMap) -> Response {
    let cookie = session::cookie(app, headers, None);
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
}

/// Where one is signed in
#[utoipa::path(get, operation_id = "list_sessions", path = "/api/me/sessions", tag = "people",
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, body = Vec<SessionInfo>))
)]
pub(crate) async fn sessions(
    State(app): State<App>,
    who: SignedIn,
) -> Result<Json<Vec<SessionInfo>>, Failure> {
    let sessions = app.people().sessions(who.id()).await?;
    Ok(Json(sessions.into_iter().map(session::told).collect()))
}
