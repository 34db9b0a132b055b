//! Coming in: as a guest, or by a password.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pantheon_store::{SessionKind, StoredPerson};
use pantheon_wire::{
    Code, GuestRequest, Me, Person, PersonKind, SessionInfo, Settings, SignInRequest, UserId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::address::Address;
use crate::app::App;
use crate::device::{self, Trier};
use crate::error::Failure;
use crate::extract::{Body, QueryParams};
use crate::metrics;
use crate::names::{self, Whose};
use crate::session::{self, Carrier, CurrentUser, Lasts};
use crate::token::Token;

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
    signed_in: Option<CurrentUser>,
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
    let name = names::name(&request.name, Whose::Person)?;
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
    let kind = kind_of(request.token);
    let entry = NewSession {
        token: session::begin(&app, &me.person.id, kind, Lasts::AsSet, &headers).await?,
        me,
        device: None,
        kind,
    };
    Ok(entry.answer(&app, &headers, StatusCode::CREATED))
}

/// Somebody who was never here before.
pub(crate) fn newcomer(app: &App, name: String, kind: PersonKind) -> Person {
    let mut id = [0; 16];
    app.entropy().fill(&mut id);
    Person {
        id: UserId(hex::encode(id)),
        name,
        kind,
    }
}

/// Sign in
///
/// An unknown login and a wrong password are answered alike, and take the same time. Whoever signed in before with the
/// same browser, or sends the `device` that a program was given then, isn't held up by passwords that others try.
#[utoipa::path(post, path = "/api/sessions", tag = "people", request_body = SignInRequest, security(()), responses(
    (status = 200, body = pantheon_wire::SignedIn),
    (status = 401, description = "The login and the password don't belong together", body = pantheon_wire::Problem),
))]
pub(crate) async fn sign_in(
    State(app): State<App>,
    address: Address,
    before: Option<CurrentUser>,
    headers: HeaderMap,
    Body(request): Body<SignInRequest>,
) -> Result<Response, Failure> {
    let device = device::carried(request.device.as_deref(), &headers, app.settings());
    let login = names::login(&request.login).unwrap_or_default();
    let trier = Trier::find(&app, address, device, &login).await?;
    let person = checked(&app, trier, &login, request.password).await?;
    if let Some(before) =
        before.filter(|before| before.carrier == Carrier::Cookie && !request.token)
    {
        session::end(&app, &before.hash).await?;
    }
    metrics::session_began("password");
    let kind = kind_of(request.token);
    let id = &person.me.person.id;
    let token = session::begin(&app, id, kind, Lasts::AsSet, &headers).await?;
    let entry = NewSession {
        device: device::remember(&app, id, device, &headers).await,
        me: person.me,
        token,
        kind,
    };
    Ok(entry.answer(&app, &headers, StatusCode::OK))
}

/// Whoever has this login, if the password is theirs. What can't be a login is nobody's.
pub(crate) async fn checked(
    app: &App,
    trier: Trier,
    login: &str,
    password: String,
) -> Result<StoredPerson, Failure> {
    trier.may_try(app, login)?;
    let person = app.people().by_login(login).await?;
    let kept = person
        .as_ref()
        .and_then(|person| person.password_hash.clone());
    let fits = app.passwords().fits(trier, password, kept).await?;
    person.filter(|_| fits).ok_or_else(|| {
        let message = "the login and the password don't belong together";
        Failure::new(Code::WrongPassword, message)
    })
}

/// What somebody who comes in is given.
pub(crate) struct NewSession {
    pub(crate) me: Me,
    /// Of the session.
    pub(crate) token: Token,
    /// What they are known by when they sign in again.
    pub(crate) device: Option<Token>,
    /// Whether they are given tokens to keep, or cookies.
    pub(crate) kind: SessionKind,
}

const fn kind_of(token: bool) -> SessionKind {
    if token {
        SessionKind::Token
    } else {
        SessionKind::Cookie
    }
}

impl NewSession {
    /// Hands it out.
    pub(crate) fn answer(self, app: &App, headers: &HeaderMap, status: StatusCode) -> Response {
        let shown = |token: &Token| {
            let show = self.kind == SessionKind::Token;
            show.then(|| token.reveal().to_owned())
        };
        let answer = pantheon_wire::SignedIn {
            token: shown(&self.token),
            device: self.device.as_ref().and_then(shown),
            me: self.me,
        };
        let mut response = (status, Json(answer)).into_response();
        if self.kind == SessionKind::Cookie {
            let set = response.headers_mut();
            let session = session::cookie(app, headers, Some(&self.token));
            set.append(header::SET_COOKIE, session);
            if let Some(device) = &self.device {
                set.append(header::SET_COOKIE, device::cookie(app, headers, device));
            }
        }
        response
    }
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
    who: CurrentUser,
    QueryParams(how): QueryParams<SignOut>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if how.everywhere {
        session::end_all(&app, who.id()).await?;
        // Other devices are strangers again; this one is still known, so that its owner can come back.
        let this = device::carried(None, &headers, app.settings());
        app.people().remove_devices(who.id(), this.as_ref()).await?;
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
    who: CurrentUser,
) -> Result<Json<Vec<SessionInfo>>, Failure> {
    let sessions = app.people().sessions(who.id()).await?;
    Ok(Json(sessions.into_iter().map(session::to_wire).collect()))
}
