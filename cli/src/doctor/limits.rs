//! What the system lets a process have, against what the settings promise.

use super::finding::{Check, Finding};
use crate::commands::serve_settings::ServeSettings;

/// What a server has open besides connections and databases: its log, its listener, pages, threads.
const OTHERS: u64 = 64;

pub(super) fn check(settings: &ServeSettings) -> Vec<Finding> {
    let read = |path| std::fs::read_to_string(path).unwrap_or_default();
    let files = open_files(&read("/proc/self/limits"));
    let ports = ports(&read("/proc/sys/net/ipv4/ip_local_port_range"));
    let mut found = vec![enough_files(files, wanted(settings))];
    if let Some(ports) = ports {
        found.extend(enough_ports(settings, ports));
        found.extend(own_port(&settings.own.listen, ports));
    }
    found
}

/// How many files a server has open when it is as full as its settings let it be.
fn wanted(settings: &ServeSettings) -> u64 {
    let (sockets, connections) = (
        settings.server.socket.at_once,
        settings.server.limits.connections,
    );
    // A connection to SQLite has its file, its log and the log's index open.
    let database = u64::from(settings.own.database_connections) * 3;
    (sockets.saturating_add(connections) as u64).saturating_add(database + OTHERS)
}

/// How many files a process may have open: what holds, and what it may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct OpenFiles {
    soft: u64,
    hard: u64,
}

fn open_files(limits: &str) -> Option<OpenFiles> {
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"))?;
    let mut numbers = line.split_whitespace().map(|word| match word {
        "unlimited" => Some(u64::MAX),
        number => number.parse().ok(),
    });
    Some(OpenFiles {
        soft: numbers.next()??,
        hard: numbers.next()??,
    })
}

fn enough_files(files: Option<OpenFiles>, wanted: u64) -> Finding {
    let Some(OpenFiles { soft, hard }) = files else {
        return Finding::advice(Check::Limits, "files-unknown").text("wanted", wanted);
    };
    let finding = if soft >= wanted {
        Finding::good(Check::Limits, "files")
    } else {
        Finding::warning(Check::Limits, "few-files").text("hard", hard)
    };
    finding.text("soft", soft).text("wanted", wanted)
}

/// The ports from which connections go out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ports {
    first: u16,
    last: u16,
}

fn ports(range: &str) -> Option<Ports> {
    let mut numbers = range.split_whitespace().map(str::parse);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(first)), Some(Ok(last))) if first <= last => Some(Ports { first, last }),
        _ => None,
    }
}

/// A proxy on this machine takes a port of its own for each connection to the server.
fn enough_ports(settings: &ServeSettings, ports: Ports) -> Option<Finding> {
    if settings.server.proxies == 0 {
        return None;
    }
    let (sockets, connections) = (
        settings.server.socket.at_once,
        settings.server.limits.connections,
    );
    let wanted = sockets.saturating_add(connections) as u64;
    let there = u64::from(ports.last - ports.first) + 1;
    let finding = if there < wanted {
        Finding::warning(Check::Limits, "few-ports")
    } else {
        Finding::good(Check::Limits, "ports")
    };
    Some(finding.text("there", there).text("wanted", wanted))
}

/// A connection that goes out may have taken the port by the time a server wants to listen there.
fn own_port(listen: &str, Ports { first, last }: Ports) -> Option<Finding> {
    let port: u16 = listen.rsplit(':').next()?.parse().ok()?;
    (first..=last)
        .contains(&port)
        .then(|| Finding::warning(Check::Limits, "own-port").text("port", port))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::Severity;

    #[test]
    fn what_linux_says_of_limits_is_read() {
        let line = "Limit                     Soft Limit           Hard Limit           Units     \n\
            Max open files            1024                 unlimited            files     \n";
        let read = open_files(line).unwrap();
        assert_eq!((read.soft, read.hard), (1024, u64::MAX));
        assert_eq!(open_files("nothing"), None);
        assert_eq!(
            ports("32768\t60999\n"),
            Some(Ports {
                first: 32768,
                last: 60999
            })
        );
        assert_eq!(ports("60999 32768"), None);
        assert_eq!(ports(""), None);
    }

    #[test]
    fn as_many_files_as_the_settings_let_in_are_enough() {
        let files = |soft| Some(OpenFiles { soft, hard: 9 });
        assert_eq!(enough_files(files(100), 100).severity(), Severity::Good);
        assert_eq!(enough_files(files(99), 100).severity(), Severity::Warning);
        assert_eq!(enough_files(None, 100).severity(), Severity::Advice);
    }

    #[test]
    fn a_port_to_listen_at_is_none_that_others_may_take() {
        let range = Ports {
            first: 100,
            last: 200,
        };
        assert!(own_port("127.0.0.1:150", range).is_some());
        assert!(own_port("[::1]:99", range).is_none());
        assert!(own_port("nonsense", range).is_none());
    }
}
