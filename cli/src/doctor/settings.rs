//! Settings that contradict each other, or what is said elsewhere.

use std::net::{IpAddr, SocketAddr};

use tracing_subscriber::EnvFilter;

use super::finding::{Check, Finding};
use crate::commands::serve_place;
use crate::commands::serve_settings::{PREFIX, ServeSettings, Setting};
use crate::error::CliError;
use crate::suggest;

/// Variables that begin as ours do and are no settings.
const OTHERS: &[&str] = &["PANTHEON_CONFIG"];

/// A server wouldn't start with these.
pub(super) fn refused(why: &CliError) -> Finding {
    Finding::error(Check::Settings, "refused").text("why", why)
}

pub(crate) fn check(settings: &ServeSettings, variables: &[String]) -> Vec<Finding> {
    let mut found = misspelt(settings, variables);
    found.extend(address(settings));
    found.extend(contradictions(settings));
    found.extend(nothing(settings));
    found.extend(backups(settings));
    if let Err(why) = EnvFilter::try_new(&settings.own.log.level) {
        let why = crate::complaint::plain(why);
        found.push(Finding::error(Check::Settings, "log-level").word("why", why));
    }
    if let Err(why) = settings.server.tracing.check() {
        let why = crate::complaint::plain(why);
        found.push(Finding::error(Check::Settings, "traces").word("why", why));
    }
    if found.is_empty() {
        found.push(Finding::good(Check::Settings, "agree"));
    }
    found
}

/// Variables of the environment that look like settings and are none: a server doesn't see them.
fn misspelt(settings: &ServeSettings, variables: &[String]) -> Vec<Finding> {
    // What all of them begin with makes none of them alike.
    let known: Vec<String> = settings.list().iter().map(Setting::variable).collect();
    let known: Vec<&str> = known
        .iter()
        .filter_map(|name| name.strip_prefix(PREFIX))
        .collect();
    let unknown = variables.iter().filter_map(|name| {
        let ours = name.strip_prefix(PREFIX)?;
        (!OTHERS.contains(&name.as_str()) && !known.contains(&ours)).then_some((name, ours))
    });
    unknown
        .map(|(name, ours)| {
            match suggest::closest(ours, known.iter().copied()) {
                Some(near) => {
                    let near = format!("{PREFIX}{near}");
                    Finding::warning(Check::Settings, "misspelt").text("near", near)
                }
                None => Finding::warning(Check::Settings, "unknown"),
            }
            .text("name", name)
        })
        .collect()
}

/// Where the server listens, what people type, and what stands between.
fn address(settings: &ServeSettings) -> Vec<Finding> {
    let (listen, server) = (&settings.own.listen, &settings.server);
    let mut found = Vec::new();
    let open = listens_to_others(listen);
    if open.is_none() {
        found.push(Finding::error(Check::Settings, "listen").text("address", listen));
    }
    let open = open.unwrap_or(false);
    match server
        .public_url
        .as_deref()
        .map(|url| (url, scheme_and_host(url)))
    {
        Some((url, None)) => {
            found.push(Finding::error(Check::Settings, "public-url").text("url", url));
        }
        // Whoever types https speaks to something that ends TLS: a proxy, or the server if it is told to.
        Some((url, Some(("https", _)))) if server.proxies == 0 && !server.tls.on => {
            found.push(Finding::error(Check::Settings, "no-proxies").text("url", url));
        }
        // Then cookies aren't kept from plain lines, and passwords go over the network for all to read.
        Some((url, Some(("http", host)))) if !is_local(host) => {
            found.push(Finding::warning(Check::Settings, "plain-line").text("url", url));
        }
        None if server.proxies > 0 => {
            found.push(Finding::advice(Check::Settings, "no-public-url"));
        }
        _ => {}
    }
    if open && server.proxies > 0 {
        found.push(Finding::warning(Check::Settings, "beside-the-proxy").text("address", listen));
    }
    if (open || server.proxies > 0) && server.metrics_token.is_none() {
        found.push(Finding::warning(Check::Settings, "open-metrics"));
    }
    found
}

/// Whether the backups can be made that are asked for.
fn backups(settings: &ServeSettings) -> Option<Finding> {
    let (own, place) = (&settings.own, serve_place::named(&settings.own).ok()?);
    match own.backup.plan(&place) {
        Err(why) => Some(Finding::error(Check::Settings, "backup").text("why", why)),
        Ok(None) if place.file().is_some() => Some(Finding::advice(Check::Settings, "no-backup")),
        Ok(_) => None,
    }
}

/// Values of which one makes another mean nothing.
fn contradictions(settings: &ServeSettings) -> Vec<Finding> {
    let (server, own) = (&settings.server, &settings.own);
    let (limits, socket, work) = (&server.limits, &server.socket, &server.work);
    let number = |n: usize| n as u64;
    let burst = u64::from(socket.byte_rate.burst.get());
    // What is written first may be no more than what is written second.
    let in_order = [
        (
            "socket.each",
            number(socket.each),
            "socket.per_address",
            number(socket.per_address),
        ),
        (
            "socket.per_address",
            number(socket.per_address),
            "socket.at_once",
            number(socket.at_once),
        ),
        (
            "socket.message_bytes",
            number(socket.message_bytes),
            "socket.byte_rate.burst",
            burst,
        ),
        (
            "socket.message_bytes",
            number(socket.message_bytes),
            "socket.write_bytes",
            number(socket.write_bytes),
        ),
        (
            "limits.connections_each",
            number(limits.connections_each),
            "limits.connections",
            number(limits.connections),
        ),
        (
            "work.bots_quick",
            number(work.bots_quick),
            "work.bots",
            number(work.bots),
        ),
        (
            "database_millis",
            own.database_millis,
            "work.health_wait_millis",
            work.health_wait_millis,
        ),
        (
            "database_millis",
            own.database_millis,
            "limits.request_seconds",
            u64::from(limits.request_seconds) * 1_000,
        ),
        (
            "tables.refusals_each",
            settings.tables.refusals_each.into(),
            "tables.refusals_at_table",
            settings.tables.refusals_at_table.into(),
        ),
    ];
    in_order
        .into_iter()
        .filter(|(_, less, _, more)| less > more)
        .map(|(one, _, other, _)| {
            Finding::warning(Check::Settings, "contradiction")
                .text("one", one)
                .text("other", other)
        })
        .collect()
}

/// What lets nothing through, or nobody, where it is 0. Others mean by it that there is no limit, or that something is off.
const NEVER_ZERO: &[&str] = &[
    "limits.body_bytes",
    "limits.connections",
    "limits.connections_each",
    "limits.costly_at_once",
    "limits.hashes_at_once",
    "limits.page",
    "limits.sessions_each",
    "socket.at_once",
    "socket.each",
    "socket.message_bytes",
    "socket.per_address",
    "socket.watched",
    "socket.write_bytes",
    "tables.alive",
    "tables.each",
    "work.bots",
];

fn nothing(settings: &ServeSettings) -> Vec<Finding> {
    let all = settings.list();
    let zero = |setting: &&Setting| setting.value == 0 && NEVER_ZERO.contains(&&*setting.key);
    let zeros = all.iter().filter(zero);
    zeros
        .map(|setting| Finding::warning(Check::Settings, "zero").text("name", &setting.key))
        .collect()
}

/// Whether other machines reach an address; nothing if it is none.
fn listens_to_others(listen: &str) -> Option<bool> {
    if let Ok(address) = listen.parse::<SocketAddr>() {
        return Some(!address.ip().is_loopback());
    }
    let (host, port) = listen.rsplit_once(':')?;
    port.parse::<u16>().ok()?;
    (!host.is_empty()).then(|| !is_local(host))
}

/// The parts of an address that people type: `http` or `https`, and a host without a path behind it.
fn scheme_and_host(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once("://")?;
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    let host = rest.rsplit_once(':').map_or(rest, |(host, port)| {
        if port.parse::<u16>().is_ok() {
            host
        } else {
            rest
        }
    });
    let fits = ["http", "https"].contains(&scheme)
        && !host.is_empty()
        && !rest.contains(['/', '?', '#', '@', ' ']);
    fits.then_some((scheme, host))
}

fn is_local(host: &str) -> bool {
    let bare = host.trim_matches(['[', ']']);
    bare == "localhost"
        || bare.ends_with(".localhost")
        || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::Severity;

    /// The codes of what isn't good.
    fn found(set: &[&str], variables: &[&str]) -> Vec<String> {
        let always = ["database=sqlite:x.db", "backup.every_hours=24"];
        let set = always.iter().chain(set);
        let set: Vec<String> = set.map(|&one| one.to_owned()).collect();
        let settings = ServeSettings::gather(None, |_| None, &[], &set).unwrap();
        let variables: Vec<String> = variables.iter().map(|&one| one.to_owned()).collect();
        let words = pantheon_locales::Locale::new(pantheon_locales::Language::En);
        check(&settings, &variables)
            .iter()
            .filter(|finding| finding.severity() > Severity::Good)
            .map(|finding| finding.to_json(&words)["code"].as_str().unwrap().to_owned())
            .collect()
    }

    #[test]
    fn what_would_let_nothing_through_is_told() {
        assert_eq!(found(&["limits.page=0"], &[]), ["settings-zero"]);
        // Here it is no limit at all.
        assert_eq!(found(&["work.pack_days=0"], &[]), [""; 0]);
        let all = ServeSettings::default().list();
        for name in NEVER_ZERO {
            assert!(all.iter().any(|setting| setting.key == *name), "{name}");
        }
    }

    #[test]
    fn the_defaults_agree() {
        assert_eq!(found(&[], &[]), [""; 0]);
        assert_eq!(found(&["public_url=http://localhost:8080"], &[]), [""; 0]);
    }

    #[test]
    fn a_server_behind_a_proxy_is_told_of_it() {
        let https = "public_url=https://games.example.org";
        assert_eq!(found(&[https], &[]), ["settings-no-proxies"]);
        assert_eq!(found(&[https, "tls.on=true"], &[]), [""; 0]);
        let token = "metrics_token=t";
        assert_eq!(found(&[https, "proxies=1", token], &[]), [""; 0]);
        assert_eq!(found(&[https, "proxies=1"], &[]), ["settings-open-metrics"]);
        assert_eq!(
            found(&["proxies=1", token], &[]),
            ["settings-no-public-url"]
        );
        let open = "listen=0.0.0.0:8080";
        assert_eq!(
            found(&[https, "proxies=1", token, open], &[]),
            ["settings-beside-the-proxy"]
        );
    }

    #[test]
    fn what_people_type_is_an_address_that_is_safe() {
        for url in [
            "games.example.org",
            "ftp://x",
            "https://x/games",
            "https://",
        ] {
            let set = format!("public_url={url}");
            assert_eq!(found(&[&set], &[]), ["settings-public-url"], "{url}");
        }
        assert_eq!(
            found(&["public_url=http://games.example.org"], &[]),
            ["settings-plain-line"]
        );
        assert_eq!(found(&["listen=8080"], &[]), ["settings-listen"]);
        assert_eq!(found(&["log.level=a=b=c"], &[]), ["settings-log-level"]);
        let secure = ["tracing.otlp=https://collector:4318"];
        assert_eq!(found(&secure, &[]), ["settings-traces"]);
    }

    #[test]
    fn backups_that_cannot_be_made_are_an_error_and_none_at_all_are_named() {
        let keys = "backup.recipients=age1nonsense";
        assert_eq!(found(&[keys], &[]), ["settings-backup"]);
        let postgres = "database=postgres://ana@db.example/games";
        assert_eq!(found(&[postgres], &[]), ["settings-backup"]);
        let never = "backup.every_hours=0";
        assert_eq!(found(&[never], &[]), ["settings-no-backup"]);
        assert_eq!(found(&[never, postgres], &[]), [""; 0]);
    }

    #[test]
    fn a_variable_that_nobody_reads_is_named() {
        let ours = ["PANTHEON_LIMITS_PAGE", "PANTHEON_CONFIG", "HOME"];
        assert_eq!(found(&[], &ours), [""; 0]);
        assert_eq!(
            found(&[], &["PANTHEON_LIMITS_PAGES"]),
            ["settings-misspelt"]
        );
        assert_eq!(found(&[], &["PANTHEON_ZZZZZZZZ"]), ["settings-unknown"]);
    }

    #[test]
    fn settings_that_make_others_mean_nothing_are_named() {
        for set in [
            "socket.each=500",
            "socket.message_bytes=5000000",
            "limits.connections=10",
            "work.bots_quick=9",
            "database_millis=29000",
            "tables.refusals_each=2000",
        ] {
            assert!(
                found(&[set], &[]).contains(&"settings-contradiction".to_owned()),
                "{set}"
            );
        }
    }
}
