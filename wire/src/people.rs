//! People: guests, accounts, bots, and what they choose for themselves.

use serde::{Deserialize, Serialize};

use crate::ids::{UserId, WallMillis};

/// What somebody is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PersonKind {
    /// A name and a session, nothing more.
    Guest,
    /// Somebody who can sign in again.
    Account,
    /// A program with a token.
    Bot,
}

/// Somebody, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// The id of the person, which never changes.
    pub id: UserId,
    /// What they are called.
    pub name: String,
    /// What they are.
    pub kind: PersonKind,
}

/// How colours are to be told apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ColourVision {
    /// The palette that most can tell apart.
    #[default]
    Standard,
    /// Little red.
    Protanopia,
    /// Little green.
    Deuteranopia,
    /// Little blue.
    Tritanopia,
    /// Patterns and letters before colours.
    Monochrome,
}

/// What somebody chooses for themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The language, `en` or `pt-BR`; none follows the browser.
    #[serde(default)]
    pub language: Option<String>,
    /// How colours are to be told apart.
    #[serde(default)]
    pub colour_vision: ColourVision,
}

/// Somebody, as they see themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// Who, as others see them.
    #[serde(flatten)]
    pub person: Person,
    /// The name they sign in with, if they have an account.
    pub login: Option<String>,
    /// What they chose.
    pub settings: Settings,
    /// Since when they are here.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: WallMillis,
}

/// Becoming a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GuestRequest {
    /// What to be called.
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 1, max_length = 32, pattern = "\\S")
    )]
    pub name: String,
    /// Whether the answer has a token in it, for programs, instead of a cookie.
    #[serde(default)]
    pub token: bool,
}

/// Making an account of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// The name to sign in with.
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 3, max_length = 64, pattern = "^[A-Za-z0-9._@+-]+$")
    )]
    pub login: String,
    /// The password, as it was typed.
    #[cfg_attr(feature = "schema", schema(min_length = 8, max_length = 256))]
    pub password: String,
}

/// Signing in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The name to sign in with.
    pub login: String,
    /// The password, as it was typed.
    pub password: String,
    /// Whether the answer has a token in it, for programs, instead of a cookie.
    #[serde(default)]
    pub token: bool,
    /// What a program is known by since it last signed in for this login. Browsers have a cookie for it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub device: Option<String>,
}

/// Somebody came in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SignedIn {
    /// The person, with all that they may see of themselves.
    pub me: Me,
    /// The token, if it was asked for. It is shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub token: Option<String>,
    /// What the program is known by when it signs in again, if a token was asked for and there is an account. It opens
    /// nothing: with it, a password can be tried however many others are tried elsewhere for the same login. It is
    /// shown once, and replaces the one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub device: Option<String>,
}

/// Making a bot account with a token of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// What the bot is to be called.
    #[cfg_attr(
        feature = "schema",
        schema(min_length = 1, max_length = 32, pattern = "\\S")
    )]
    pub name: String,
}

/// A bot account was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TokenMade {
    /// The account of the bot.
    pub bot: Person,
    /// Its token. It is shown once.
    pub token: String,
}
