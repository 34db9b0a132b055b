//! Devices that are known again: whoever signed in with one may try a password there, however many others are tried
//! elsewhere for the same login. A device opens nothing by itself.

use axum::http::{HeaderMap, HeaderValue};
use axum_extra::extract::CookieJar;
use pantheon_store::{StoredDevice, TokenHash};
use pantheon_wire::UserId;

use crate::address::{Address, is_secure};
use crate::app::App;
use crate::error::Failure;
use crate::session;
use crate::settings::Settings;
use crate::token::Token;

/// The name of the cookie where the line is safe.
const SAFE_COOKIE: &str = "__Host-pantheon-device";
/// The name of the cookie on a plain line.
const PLAIN_COOKIE: &str = "pantheon-device";

/// Who tries a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trier {
    /// Somebody at this address.
    Stranger(Address),
    /// Whoever holds a token that the owner of the login was given: a device that is known, or a session.
    Known(TokenHash),
}

impl Trier {
    /// Who tries a password for this login with this device. A device is known for its own account only, and is looked
    /// for whatever the login is: so nobody learns from it whether there is such a login.
    pub(crate) async fn find(
        app: &App,
        address: Address,
        device: Option<TokenHash>,
        login: &str,
    ) -> Result<Self, Failure> {
        let Some(hash) = device else {
            return Ok(Self::Stranger(address));
        };
        let owner = app.people().device_login(&hash, app.clock().now()).await?;
        Ok(match owner {
            Some(owner) if owner == login => Self::Known(hash),
            _ => Self::Stranger(address),
        })
    }

    /// Lets them try a password for this login, if they haven't tried too many.
    pub(crate) fn may_try(self, app: &App, login: &str) -> Result<(), Failure> {
        let limits = app.limits();
        match self {
            Self::Known(hash) => limits.sign_in_device.take(&hash),
            Self::Stranger(address) => {
                limits.sign_in_address.take(&address)?;
                let login = login.to_owned();
                // In this order, so that one address can't use up what all others have.
                limits.sign_in_login.take(&(login.clone(), address))?;
                limits.sign_in_anywhere.take(&login)
            }
        }
    }
}

/// The device that a request comes from: what a program says, or a browser's cookie.
pub(crate) fn carried(
    told: Option<&str>,
    headers: &HeaderMap,
    settings: &Settings,
) -> Option<TokenHash> {
    let name = cookie_name(is_secure(headers, settings));
    let token = match told {
        Some(told) => Token::read(told),
        None => Token::read(CookieJar::from_headers(headers).get(name)?.value()),
    };
    token.map(|token| token.hash())
}

const fn cookie_name(secure: bool) -> &'static str {
    if secure { SAFE_COOKIE } else { PLAIN_COOKIE }
}

/// Knows somebody by a device from now on, in place of the one they came with. Nobody is kept out if that fails.
pub(crate) async fn remember(
    app: &App,
    user: &UserId,
    before: Option<TokenHash>,
    headers: &HeaderMap,
) -> Option<Token> {
    let now = app.clock().now();
    let info = StoredDevice {
        made: now,
        expires: now + app.settings().device_millis(),
        label: session::label(headers),
    };
    let token = Token::draw(app.entropy());
    let most = app.settings().limits.devices_each;
    let people = app.people();
    let hash = token.hash();
    let known = people.add_device(&hash, user, &info, before.as_ref(), most);
    match known.await {
        Ok(known) => known.then_some(token),
        Err(why) => {
            tracing::warn!(%why, "devices: storing a device failed, its owner signs in as from an unknown device next time");
            None
        }
    }
}

/// A device, as its owner sees it.
pub(crate) fn to_wire(device: StoredDevice) -> pantheon_wire::DeviceInfo {
    pantheon_wire::DeviceInfo {
        made: device.made,
        expires: device.expires,
        label: device.label,
    }
}

/// The header that gives a browser the token of its device. Only our own pages make it send it.
pub(crate) fn cookie(app: &App, headers: &HeaderMap, token: &Token) -> HeaderValue {
    let secure = is_secure(headers, app.settings());
    let (name, value) = (cookie_name(secure), token.reveal());
    let seconds = app.settings().device_millis() / 1000;
    let safe = if secure { "; Secure" } else { "" };
    let text =
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{safe}");
    HeaderValue::from_str(&text).expect("a cookie is plain ASCII")
}
