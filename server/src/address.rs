//! Where a request comes from, and where it was sent to.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use pantheon_engine::Digest;
use pantheon_tables::Network;

use crate::app::App;
use crate::settings::Settings;

/// The other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub SocketAddr);

/// Whom a limit counts as one: an address, or a network of IPv6, since a home has a whole one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl Address {
    /// The address that a request comes from. A proxy's word is taken only where the settings say that there is one.
    pub fn of(parts: &Parts, settings: &Settings) -> Self {
        let told = nth_from_end(&parts.headers, "x-forwarded-for", settings.proxies);
        let peer = || {
            parts
                .extensions
                .get::<ConnectInfo<Peer>>()
                .map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0.0.ip())
        };
        let ip = told.and_then(|text| text.parse().ok()).unwrap_or_else(peer);
        Self::from(ip)
    }
}

impl Address {
    /// What whoever has many addresses may have: a /24 of IPv4, a /48 of IPv6.
    pub fn wide(self) -> IpAddr {
        match self.0 {
            IpAddr::V4(four) => IpAddr::V4(Ipv4Addr::from_bits(four.to_bits() & !0xff)),
            IpAddr::V6(six) => IpAddr::V6(Ipv6Addr::from_bits(six.to_bits() >> 80 << 80)),
        }
    }

    /// The network of IPv6 that a site is given, a /48, if it is in one.
    pub fn site(self) -> Option<Self> {
        self.0.is_ipv6().then(|| Self(self.wide()))
    }

    /// As tables keep it: what is the same has the same name. The names are digests, since nobody need read them; but
    /// there are so few addresses that they are no secret.
    pub fn network(self) -> Network {
        let name = |kind: &[u8], ip: IpAddr| Digest::of(&[kind, ip.to_string().as_bytes()]).short();
        Network {
            near: name(b"near", self.0),
            wide: name(b"wide", self.wide()),
        }
    }
}

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self::of(parts, app.settings()))
    }
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Self {
        Self(match ip.to_canonical() {
            IpAddr::V6(six) => {
                let network = six.to_bits() & !u128::from(u64::MAX);
                IpAddr::V6(Ipv6Addr::from_bits(network))
            }
            four @ IpAddr::V4(_) => four,
        })
    }
}

/// The entry that the outermost of our own proxies added to a header. What stands before it, anybody may have written.
fn nth_from_end<'a>(headers: &'a HeaderMap, name: &str, n: u8) -> Option<&'a str> {
    let n = usize::from(n).checked_sub(1)?;
    let entries: Vec<&str> = headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .collect();
    entries.into_iter().rev().nth(n)
}

/// Whether a request came over a line that nobody can listen to.
pub fn is_secure(headers: &HeaderMap, settings: &Settings) -> bool {
    settings.is_https()
        || nth_from_end(headers, "x-forwarded-proto", settings.proxies.min(1)) == Some("https")
}

/// Whether an `Origin` is our own: the public address, or the host that the request was sent to.
pub fn is_own_origin(origin: &str, headers: &HeaderMap, settings: &Settings) -> bool {
    let public = settings.public_url.as_deref().map(origin_of);
    if public.is_some_and(|public| public.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let scheme = if is_secure(headers, settings) {
        "https://"
    } else {
        "http://"
    };
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    match (origin.strip_prefix(scheme), host) {
        (Some(authority), Some(host)) => authority.eq_ignore_ascii_case(host),
        _ => false,
    }
}

/// The scheme and the host of an address.
pub(crate) fn origin_of(url: &str) -> &str {
    let host_at = url.find("://").map_or(0, |at| at + 3);
    url[host_at..]
        .find('/')
        .map_or(url, |end| &url[..host_at + end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect()
    }

    fn parts(list: &[(&'static str, &str)]) -> Parts {
        let mut parts = axum::http::Request::new(()).into_parts().0;
        parts.headers = headers(list);
        parts
            .extensions
            .insert(ConnectInfo(Peer("10.0.0.9:1".parse().unwrap())));
        parts
    }

    fn with_proxies(proxies: u8) -> Settings {
        Settings {
            proxies,
            ..Settings::default()
        }
    }

    #[test]
    fn nobody_chooses_their_own_address() {
        let parts = parts(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2")]);
        let of = |proxies| Address::of(&parts, &with_proxies(proxies)).0.to_string();
        assert_eq!(of(0), "10.0.0.9");
        assert_eq!(of(1), "2.2.2.2");
        assert_eq!(of(2), "1.1.1.1");
        assert_eq!(of(3), "10.0.0.9");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one() {
        let of = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
        assert_ne!(of("1.2.3.4"), of("1.2.3.5"));
    }

    #[test]
    fn neighbours_share_the_wide_network_and_not_the_near_one() {
        let of = |text: &str| Address::from(text.parse::<IpAddr>().unwrap()).network();
        for (one, neighbour, stranger) in [
            ("1.2.3.4", "1.2.3.5", "1.2.4.4"),
            ("2001:db8:0:1::1", "2001:db8:0:2::1", "2001:db8:1:1::1"),
        ] {
            assert_ne!(of(one).near, of(neighbour).near);
            assert_eq!(of(one).wide, of(neighbour).wide);
            assert_ne!(of(one).wide, of(stranger).wide);
        }
        assert_eq!(of("::ffff:1.2.3.4"), of("1.2.3.4"));
    }

    #[test]
    fn an_origin_is_ours_only_in_full() {
        let headers = headers(&[("host", "games.test:8080")]);
        let plain = Settings::default();
        assert!(is_own_origin("http://games.test:8080", &headers, &plain));
        for foreign in [
            "null",
            "",
            "http://games.test",
            "http://games.test:8080.evil.test",
            "http://evil.test",
            "https://games.test:8080",
            "http://evil.test/http://games.test:8080",
        ] {
            assert!(!is_own_origin(foreign, &headers, &plain), "{foreign}");
        }
        let public = Settings {
            public_url: Some("https://play.test/".to_owned()),
            ..Settings::default()
        };
        assert!(is_own_origin("https://play.test", &headers, &public));
        assert!(!is_own_origin("http://play.test", &headers, &public));
    }

    #[test]
    fn only_a_trusted_proxy_says_that_the_line_is_safe() {
        let headers = headers(&[("x-forwarded-proto", "https")]);
        assert!(!is_secure(&headers, &with_proxies(0)));
        assert!(is_secure(&headers, &with_proxies(1)));
    }
}
