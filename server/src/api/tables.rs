//! Tables: making, finding, acting, looking.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pantheon_tables::{Browse, KeptGame, LogPart, Who};
use pantheon_wire::{
    Access, Code, CommandId, CommandRequest, Done, NewTable, NewsPage, Past, Problem, Seq, Status,
    TableId, TableInfo, TableList, TableUpdate, TryRequest,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::address::Address;
use crate::api::titles;
use crate::app::App;
use crate::error::Failure;
use crate::extract::{Body, QueryParams, TablePath, is_sound};
use crate::names;
use crate::request_limits::Payer;
use crate::session::CurrentUser;

const USUAL_PAGE: u32 = 20;
const SAME_ONCE: &str = "idempotency-key";

/// Make a table
#[utoipa::path(post, operation_id = "make_table", path = "/api/tables", tag = "tables", request_body = NewTable,
    params(("Idempotency-Key" = Option<String>, Header, min_length = 1, max_length = 64, pattern = "^[!-~]+$",
        description = "The client's own name for it. The same name asked twice makes one table.")),
    security(("cookie" = []), ("bearer" = [])), responses(
        (status = 201, body = TableInfo),
        (status = 409, description = "One has too many tables", body = Problem),
    ))]
pub(crate) async fn make(
    State(app): State<App>,
    who: CurrentUser,
    address: Address,
    headers: HeaderMap,
    Body(plan): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Failure> {
    let id = if let Some(value) = headers.get(SAME_ONCE) {
        CommandId(value.to_str().unwrap_or_default().to_owned())
    } else {
        let mut bytes = [0; 16];
        app.entropy().fill(&mut bytes);
        CommandId(hex::encode(bytes))
    };
    check_id(&id, "Idempotency-Key")?;
    names::check_plan(&plan)?;
    app.limits().new_tables.take(who.id())?;
    let title = plan.title.clone();
    let info = app
        .tables()
        .create_from(address.network(), &who.who(), &id, plan)
        .await?;
    metrics::counter!("pantheon_tables_made_total", "title" => title).increment(1);
    Ok((StatusCode::CREATED, Json(info)))
}

fn check_id(id: &CommandId, field: &str) -> Result<(), Failure> {
    if id.is_sound() {
        return Ok(());
    }
    let message = format!(
        "a command id has 1 to {} visible ASCII characters",
        CommandId::LONGEST
    );
    Err(Problem::new(Code::OutOfBounds, message).field(field).into())
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// Only those of this title.
    title: Option<String>,
    /// Only those in this state.
    #[param(inline)]
    status: Option<Status>,
    /// Only those where one holds a seat, the private ones too.
    #[serde(default)]
    mine: bool,
    /// The table that the page before ended with.
    after: Option<String>,
    /// At most so many.
    #[param(minimum = 1)]
    limit: Option<u32>,
}

/// Find tables, the newest first
#[utoipa::path(get, operation_id = "list_tables", path = "/api/tables", tag = "tables", params(ListQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses((status = 200, body = TableList)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Option<CurrentUser>,
    QueryParams(which): QueryParams<ListQuery>,
) -> Result<Json<TableList>, Failure> {
    if which.mine && who.is_none() {
        return Err(Failure::not_signed_in());
    }
    if let Some(title) = &which.title
        && !titles::is_known(title)
    {
        return Err(Failure::new(Code::UnknownTitle, "there is no such title"));
    }
    if which.after.as_deref().is_some_and(|after| !is_sound(after)) {
        let message = "a page begins after a table";
        return Err(Problem::new(Code::OutOfBounds, message)
            .field("after")
            .into());
    }
    let who = who.map(|who| who.who());
    let member = who
        .as_ref()
        .filter(|_| which.mine)
        .map(|who| who.id.clone());
    let browse = Browse {
        title: which.title,
        status: which.status.into_iter().collect(),
        lagging_since: None,
        access: member.is_none().then_some(Access::Public),
        member,
        near: None,
        wide: None,
        changed_after: None,
        after: which.after.map(TableId),
        limit: page(&app, which.limit)?,
    };
    Ok(Json(app.tables().list(who.as_ref(), &browse).await?))
}

/// How many entries a page has.
fn page(app: &App, asked: Option<u32>) -> Result<u32, Failure> {
    let most = app.settings().limits.page;
    match asked {
        None => Ok(USUAL_PAGE.min(most)),
        Some(limit) if (1..=most).contains(&limit) => Ok(limit),
        Some(_) => {
            let message = format!("a page has 1 to {most} entries");
            Err(Problem::new(Code::OutOfBounds, message)
                .field("limit")
                .into())
        }
    }
}

/// What opens a private table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeyQuery {
    /// What opens the table, if it is private and one holds no seat there.
    key: Option<String>,
}

fn asker(who: Option<CurrentUser>) -> Option<Who> {
    who.map(|who| who.who())
}

/// A table
#[utoipa::path(get, operation_id = "show_table", path = "/api/tables/{id}", tag = "tables", params(("id" = TableId, Path), KeyQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses((status = 200, body = TableInfo)))]
pub(crate) async fn info(
    State(app): State<App>,
    who: Option<CurrentUser>,
    TablePath(table): TablePath,
    QueryParams(KeyQuery { key }): QueryParams<KeyQuery>,
) -> Result<Json<TableInfo>, Failure> {
    let info = app
        .tables()
        .info(asker(who).as_ref(), &table, key.as_deref())
        .await?;
    Ok(Json(info))
}

/// Do something at a table
///
/// The same commands as over the socket. When the answer comes, it is on the disk.
#[utoipa::path(post, operation_id = "do_at_table", path = "/api/tables/{id}/commands", tag = "tables", params(("id" = TableId, Path)),
    request_body = CommandRequest, security(("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = Done),
        (status = 409, description = "A rule, the table or somebody faster is in the way", body = Problem),
    ))]
pub(crate) async fn command(
    State(app): State<App>,
    who: CurrentUser,
    TablePath(table): TablePath,
    Body(request): Body<CommandRequest>,
) -> Result<Json<Done>, Failure> {
    check_id(&request.id, "id")?;
    names::check_command(&request.command)?;
    let done = app
        .tables()
        .perform(
            &who.who(),
            &table,
            request.key.as_deref(),
            &request.id,
            &request.command,
            request.seen,
        )
        .await;
    let outcome = if done.is_ok() { "done" } else { "not-done" };
    metrics::counter!("pantheon_commands_total", "outcome" => outcome).increment(1);
    Ok(Json(done?))
}

/// Which page of a log.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewsQuery {
    /// The last place that isn't asked for. From the first without it.
    #[param(format = "uint32")]
    after: Option<Seq>,
    /// Instead: the first place that isn't asked for any more. The page has what came just before it.
    #[param(format = "uint32")]
    before: Option<Seq>,
    /// At most so many.
    #[param(minimum = 1)]
    limit: Option<u32>,
    /// What opens the table, if it is private and one holds no seat there.
    key: Option<String>,
}

/// What happened at a table, as one may know it
#[utoipa::path(get, operation_id = "show_news", path = "/api/tables/{id}/news", tag = "tables", params(("id" = TableId, Path), NewsQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses((status = 200, body = NewsPage)))]
pub(crate) async fn news(
    State(app): State<App>,
    who: Option<CurrentUser>,
    address: Address,
    TablePath(table): TablePath,
    QueryParams(since): QueryParams<NewsQuery>,
) -> Result<Json<NewsPage>, Failure> {
    let part = since.part()?;
    let limit = match part {
        // Who looks back wants to see as much as there is.
        LogPart::Before(_) if since.limit.is_none() => app.settings().limits.page,
        _ => page(&app, since.limit)?,
    };
    let who = asker(who);
    let _running = app.limits().begin_costly(&payer(who.as_ref(), address))?;
    let news = app
        .tables()
        .news(who.as_ref(), &table, since.key.as_deref(), part, limit)
        .await?;
    let full = news.len() >= limit as usize;
    let next = match part {
        LogPart::After(_) => news.last().map(|last| last.seq).filter(|_| full),
        LogPart::Before(_) => None,
    };
    Ok(Json(NewsPage { news, next }))
}

/// Which moment of a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PastQuery {
    /// After which place in the log.
    #[param(format = "uint32")]
    seq: Seq,
    /// What opens the table, if it is private and one holds no seat there.
    key: Option<String>,
}

/// Where a game stood, as one may know it who looks back
#[utoipa::path(get, operation_id = "show_past", path = "/api/tables/{id}/past", tag = "tables", params(("id" = TableId, Path), PastQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses((status = 200, body = Past)))]
pub(crate) async fn past(
    State(app): State<App>,
    who: Option<CurrentUser>,
    address: Address,
    TablePath(table): TablePath,
    QueryParams(moment): QueryParams<PastQuery>,
) -> Result<Json<Past>, Failure> {
    let who = asker(who);
    let _running = app.limits().begin_costly(&payer(who.as_ref(), address))?;
    let past = app
        .tables()
        .past(who.as_ref(), &table, moment.key.as_deref(), moment.seq)
        .await?;
    Ok(Json(past))
}

impl NewsQuery {
    fn part(&self) -> Result<LogPart, Failure> {
        match (self.after, self.before) {
            (after, None) => Ok(LogPart::After(after.unwrap_or_default())),
            (None, Some(before)) => Ok(LogPart::Before(before)),
            (Some(_), Some(_)) => {
                let message = "a page follows a place or comes before one, not both";
                Err(Problem::new(Code::Malformed, message)
                    .field("before")
                    .into())
            }
        }
    }
}

fn payer(who: Option<&Who>, address: Address) -> Payer {
    who.map_or(Payer::Address(address), |who| {
        Payer::Account(who.id.clone())
    })
}

/// From where on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionQuery {
    /// The last place in the log that one has seen.
    #[param(format = "uint32")]
    since: Option<Seq>,
    /// What opens the table, if it is private and one holds no seat there.
    key: Option<String>,
}

/// Where a game stands, as one may know it
#[utoipa::path(get, operation_id = "show_position", path = "/api/tables/{id}/position", tag = "tables", params(("id" = TableId, Path), PositionQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = TableUpdate),
        (status = 204, description = "Nothing has happened since"),
    ))]
pub(crate) async fn position(
    State(app): State<App>,
    who: Option<CurrentUser>,
    TablePath(table): TablePath,
    QueryParams(seen): QueryParams<PositionQuery>,
) -> Result<Response, Failure> {
    let update = app
        .tables()
        .update(asker(who).as_ref(), &table, seen.key.as_deref(), seen.since)
        .await?;
    Ok(match update {
        Some(update) => Json(update).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// The record of a game that is over
///
/// `pantheon verify` checks everything that it claims. Where this release doesn't have the rules that the game was
/// played by, it is the game's log.
#[utoipa::path(get, operation_id = "download_record", path = "/api/tables/{id}/record", tag = "tables", params(("id" = TableId, Path), KeyQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = String, content_type = "text/plain; charset=utf-8"),
        (status = 409, description = "The game isn't over", body = Problem),
    ))]
pub(crate) async fn record(game: KeptFile) -> Response {
    (attachment(&game.name), game.text).into_response()
}

/// The signature of the record of a game that is over
///
/// It is a file of minisign for the file that `/record` gives out, whose name it has, with `.minisig` after it. It says that
/// the game was played at this server; `pantheon verify --key` checks it with the key that `/api/signing-key` tells.
#[utoipa::path(get, operation_id = "download_signature", path = "/api/tables/{id}/record/signature", tag = "tables", params(("id" = TableId, Path), KeyQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses(
        (status = 200, body = String, content_type = "text/plain; charset=utf-8"),
        (status = 409, description = "The game isn't over", body = Problem),
    ))]
pub(crate) async fn record_signature(State(app): State<App>, game: KeptFile) -> Response {
    let comment = format!("file:{}", game.name);
    let signature = app.signer().sign(game.text.as_bytes(), &comment);
    (attachment(&format!("{}.minisig", game.name)), signature).into_response()
}

/// The file of a game that is over, which a request names and its sender may have.
pub(crate) struct KeptFile {
    name: String,
    text: String,
}

impl FromRequestParts<App> for KeptFile {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let who = Option::<CurrentUser>::from_request_parts(parts, app).await?;
        let who = asker(who);
        let address = Address::of(parts, app.settings());
        let TablePath(table) = TablePath::from_request_parts(parts, app).await?;
        let QueryParams(KeyQuery { key }) = QueryParams::from_request_parts(parts, app).await?;
        let _running = app.limits().begin_costly(&payer(who.as_ref(), address))?;
        let kept = app
            .tables()
            .record(who.as_ref(), &table, key.as_deref())
            .await?;
        let (text, ending) = match kept {
            KeptGame::Record(text) => (text, "pantheon"),
            KeptGame::Log(text) => (text, "log"),
        };
        Ok(Self {
            name: format!("{table}.{ending}"),
            text,
        })
    }
}

/// What makes a browser keep an answer as a file. The name of a table that was found is one of ours, and those have no
/// characters that need quoting.
fn attachment(name: &str) -> [(header::HeaderName, HeaderValue); 1] {
    let value = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    let value = value.unwrap_or(HeaderValue::from_static("attachment"));
    [(header::CONTENT_DISPOSITION, value)]
}

/// What is printed on the cards, tiles and boards of a table
///
/// A table keeps the content that it began with, whatever is corrected meanwhile. `content` of the table is its
/// digest, so that a client which has content with that digest needn't ask.
#[utoipa::path(get, operation_id = "table_content", path = "/api/tables/{id}/content", tag = "tables", params(("id" = TableId, Path), KeyQuery),
    security((), ("cookie" = []), ("bearer" = [])), responses(
        (status = 200, description = "The values by file", body = Object),
        (status = 404, description = "There is no such table, or this release doesn't have its content", body = Problem),
    ))]
pub(crate) async fn content(
    State(app): State<App>,
    who: Option<CurrentUser>,
    address: Address,
    TablePath(table): TablePath,
    QueryParams(KeyQuery { key }): QueryParams<KeyQuery>,
) -> Result<Response, Failure> {
    let who = asker(who);
    let _running = app.limits().begin_costly(&payer(who.as_ref(), address))?;
    let content = app
        .tables()
        .content(who.as_ref(), &table, key.as_deref())
        .await?;
    let content = content.ok_or_else(|| {
        Problem::new(
            Code::NotFound,
            "this release doesn't have the table's content",
        )
    })?;
    Ok(Json(&content.values).into_response())
}

/// Ask whether an action would be accepted
///
/// Nothing is done. The problem is the one that the action itself would get.
#[utoipa::path(post, operation_id = "try_action", path = "/api/tables/{id}/try", tag = "tables", params(("id" = TableId, Path)),
    request_body = TryRequest, security(("cookie" = []), ("bearer" = [])), responses(
        (status = 204, description = "It would be accepted"),
        (status = 409, description = "A rule or the table is in the way", body = Problem),
    ))]
pub(crate) async fn try_action(
    State(app): State<App>,
    who: CurrentUser,
    TablePath(table): TablePath,
    Body(TryRequest { seat, action }): Body<TryRequest>,
) -> Result<StatusCode, Failure> {
    app.tables()
        .check_act(&who.who(), &table, seat, &action)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
