//! Who asks: sessions that browsers carry in a cookie and programs in a header.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum_extra::extract::CookieJar;
use pantheon_store::{SessionKind, StoredPerson, StoredSession, TokenHash};
use pantheon_tables::Who;
use pantheon_wire::{Code, PersonKind, UserId, WallMillis};
use serde::{Deserialize, Serialize};

use crate::address::is_secure;
use crate::app::App;
use crate::error::Failure;
use crate::settings::Settings;
use crate::token::Token;

/// How a token came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carrier {
    /// In a cookie, which a browser sends also when another site makes it ask.
    Cookie,
    /// In an `Authorization` header, which only whoever knows the token can send.
    Bearer,
}

/// Whoever sent a request and is signed in. As an argument of a handler it keeps all others out.
#[derive(Clone, Debug)]
pub struct CurrentUser {
    /// Who they are, as the store keeps them.
    pub person: StoredPerson,
    /// The digest of the token that they came with.
    pub hash: TokenHash,
    /// How the token came.
    pub carrier: Carrier,
}

/// Sessions that have just ended, for those who keep something open for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SignedOut {
    /// One session.
    Session(TokenHash),
    /// All sessions of somebody.
    Everywhere(UserId),
    /// One session, whose owner was given another token for it.
    Renewed(TokenHash),
}

const HOUR: u64 = 60 * 60 * 1000;
/// The name of the cookie where the line is safe. Browsers let nobody else set one of this name.
const SAFE_COOKIE: &str = "__Host-pantheon";
/// The name of the cookie on a plain line, as in a home network.
const PLAIN_COOKIE: &str = "pantheon";

impl From<Carrier> for SessionKind {
    fn from(carrier: Carrier) -> Self {
        match carrier {
            Carrier::Cookie => Self::Cookie,
            Carrier::Bearer => Self::Token,
        }
    }
}

impl CurrentUser {
    /// As tables know them.
    pub fn who(&self) -> Who {
        let person = self.person.me.person.clone();
        Who {
            id: person.id,
            name: person.name,
            kind: person.kind,
        }
    }

    /// Who they are, as the store keeps them.
    pub fn id(&self) -> &UserId {
        &self.person.me.person.id
    }

    /// Keeps guests and bots out.
    pub fn must_be(&self, kind: PersonKind) -> Result<(), Failure> {
        if self.person.me.person.kind == kind {
            return Ok(());
        }
        Err(Failure::new(
            Code::NotAllowed,
            match kind {
                PersonKind::Guest => "only a guest can do this",
                PersonKind::Account => "only somebody with an account can do this",
                PersonKind::Bot => "only a bot can do this",
            },
        ))
    }

    /// Finds out who sent a request. A header that opens nothing is refused; a cookie that opens nothing is no cookie,
    /// since whoever carries it can't help it.
    pub async fn find(app: &App, headers: &HeaderMap) -> Result<Option<Self>, Failure> {
        let Some((carrier, text)) = carried(headers, app.settings()) else {
            return Ok(None);
        };
        let refused = match carrier {
            Carrier::Cookie => Ok(None),
            Carrier::Bearer => Err(Failure::not_signed_in()),
        };
        let Some(token) = Token::read(&text) else {
            return refused;
        };
        let hash = token.hash();
        let now = app.clock().now();
        let Some((person, session)) = app.people().by_session(&hash, now).await? else {
            return refused;
        };
        app.limits().account.take(&person.me.person.id)?;
        note_use(app, &hash, session.seen).await;
        Ok(Some(Self {
            person,
            hash,
            carrier,
        }))
    }
}

/// Notes that a session is used, by a request or an open socket, not to the minute.
pub(crate) async fn note_use(app: &App, hash: &TokenHash, seen: WallMillis) {
    let now = app.clock().now();
    if now.saturating_sub(seen) > HOUR
        && let Err(why) = app.people().touch(hash, now).await
    {
        tracing::warn!(%why, "sessions: storing the last use failed, retry with the next request");
    }
}

/// The token that a request carries. A header goes before a cookie.
pub(crate) fn carried(headers: &HeaderMap, settings: &Settings) -> Option<(Carrier, String)> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let token = value.to_str().ok().and_then(|value| {
            let (scheme, token) = value.split_once(' ')?;
            scheme
                .eq_ignore_ascii_case("bearer")
                .then(|| token.trim().to_owned())
        });
        return Some((Carrier::Bearer, token.unwrap_or_default()));
    }
    let name = cookie_name(is_secure(headers, settings));
    let cookie = CookieJar::from_headers(headers)
        .get(name)?
        .value()
        .to_owned();
    Some((Carrier::Cookie, cookie))
}

const fn cookie_name(secure: bool) -> &'static str {
    if secure { SAFE_COOKIE } else { PLAIN_COOKIE }
}

/// The header that gives a browser its token, or takes it away.
pub(crate) fn cookie(app: &App, headers: &HeaderMap, token: Option<&Token>) -> HeaderValue {
    let secure = is_secure(headers, app.settings());
    let name = cookie_name(secure);
    let (value, seconds) = match token {
        Some(token) => (token.reveal(), app.settings().session_millis() / 1000),
        None => ("", 0),
    };
    let safe = if secure { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{safe}");
    HeaderValue::from_str(&text).expect("a cookie is plain ASCII")
}

/// Begins a session for somebody. The token is known to nobody else.
pub(crate) async fn begin(
    app: &App,
    user: &UserId,
    kind: SessionKind,
    lasts: Lasts,
    headers: &HeaderMap,
) -> Result<Token, Failure> {
    let others = app.people().sessions(user).await?.len();
    if others >= app.settings().limits.sessions_each as usize {
        end_all(app, user).await?;
    }
    let (token, session) = draw(app, kind, lasts, headers);
    let hash = token.hash();
    if app.people().add_session(&hash, user, &session).await? {
        Ok(token)
    } else {
        // They left for good in this very moment.
        Err(Failure::not_signed_in())
    }
}

/// A session that hasn't begun yet, and its token.
pub(crate) fn draw(
    app: &App,
    kind: SessionKind,
    lasts: Lasts,
    headers: &HeaderMap,
) -> (Token, StoredSession) {
    let now = app.clock().now();
    let session = StoredSession {
        kind,
        made: now,
        seen: now,
        expires: match lasts {
            Lasts::AsSet => Some(now + app.settings().session_millis()),
            Lasts::Forever => None,
        },
        label: label(headers),
    };
    (Token::draw(app.entropy()), session)
}

/// What a browser or a program calls itself.
pub(crate) fn label(headers: &HeaderMap) -> String {
    const LONGEST_LABEL: usize = 100;
    let agent = headers.get(header::USER_AGENT);
    let agent = agent.and_then(|agent| agent.to_str().ok());
    agent
        .unwrap_or_default()
        .chars()
        .take(LONGEST_LABEL)
        .collect()
}

/// How long a session lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lasts {
    /// As whoever runs the server chose.
    AsSet,
    /// Until it is ended.
    Forever,
}

/// Ends a session: its token opens nothing from now on.
pub(crate) async fn end(app: &App, hash: &TokenHash) -> Result<(), Failure> {
    app.people().remove_session(hash).await?;
    app.tell_signed_out(SignedOut::Session(*hash));
    Ok(())
}

/// Ends all sessions of somebody.
pub(crate) async fn end_all(app: &App, user: &UserId) -> Result<(), Failure> {
    app.people().remove_sessions(user).await?;
    app.tell_signed_out(SignedOut::Everywhere(user.clone()));
    Ok(())
}

/// A session, as its owner sees it.
pub(crate) fn to_wire(session: StoredSession) -> pantheon_wire::SessionInfo {
    pantheon_wire::SessionInfo {
        made: session.made,
        seen: session.seen,
        expires: session.expires,
        label: session.label,
    }
}

impl FromRequestParts<App> for CurrentUser {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let found = Self::find(app, &parts.headers).await?;
        found.ok_or_else(Failure::not_signed_in)
    }
}

impl OptionalFromRequestParts<App> for CurrentUser {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Self>, Failure> {
        Self::find(app, &parts.headers).await
    }
}
