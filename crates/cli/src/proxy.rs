//! Chooses the proxy of a request by the environment, as other programs of a terminal do.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::net::IpAddr;

use ipnet::IpNet;
use ureq::http::Uri;
use ureq::http::uri::Authority;

/// The variables that name a proxy; the first that is not empty counts.
const VARIABLES: [&str; 6] = [
    "https_proxy",
    "HTTPS_PROXY",
    "all_proxy",
    "ALL_PROXY",
    "http_proxy",
    "HTTP_PROXY",
];

/// The variables that name the hosts that are asked directly.
const DIRECT: [&str; 2] = ["no_proxy", "NO_PROXY"];

/// The proxy that the environment names, and the hosts that are asked directly.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    proxy: Option<Proxy>,
    direct: Vec<Direct>,
}

/// A proxy that a variable names.
#[derive(Clone, Debug)]
pub struct Proxy {
    /// The proxy, as the client accepts it.
    pub client: ureq::Proxy,
    variable: &'static str,
}

impl fmt::Display for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (host, port) = (self.client.host(), self.client.port());
        write!(f, "the proxy {host}:{port} that {} names", self.variable)
    }
}

/// Hosts that are asked directly.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Direct {
    /// Every host.
    All,
    /// The hosts in a network.
    Network(IpNet),
    /// A host and those below it; at this port, if there is one.
    Name(String, Option<u16>),
}

impl Proxies {
    /// Reads the variables of the environment.
    ///
    /// # Errors
    ///
    /// Names the variable whose proxy or network cannot be used. Without this error, a request would go another way
    /// than the one that was asked for.
    pub fn of_environment() -> Result<Self, String> {
        Self::of(|name| env::var_os(name))
    }

    fn of(variable: impl Fn(&str) -> Option<OsString>) -> Result<Self, String> {
        let set = |names: &[&'static str]| {
            let values = names
                .iter()
                .map(|name| (*name, variable(name).unwrap_or_default()));
            let mut set = values.filter(|(_, value)| !value.is_empty());
            set.next()
                .map(|(name, value)| (name, value.to_string_lossy().trim().to_owned()))
        };
        let Some((name, address)) = set(&VARIABLES) else {
            return Ok(Self::default());
        };
        let direct = match set(&DIRECT) {
            Some((name, list)) => directs(name, &list)?,
            None => Vec::new(),
        };
        Ok(Self {
            proxy: Some(proxy(name, &address)?),
            direct,
        })
    }

    /// Returns the proxy for an address; `None` for one that is asked directly, as this machine always is.
    pub fn for_url(&self, url: &str) -> Option<&Proxy> {
        let uri: Uri = url.parse().ok()?;
        let host = uri.host()?.to_ascii_lowercase();
        let ip = bare(&host).parse::<IpAddr>().ok();
        let is_here = host == "localhost" || ip.is_some_and(|ip| ip.is_loopback());
        let port = uri.port_u16().unwrap_or(443);
        let is_direct = self.direct.iter().any(|direct| direct.has(&host, ip, port));
        self.proxy.as_ref().filter(|_| !is_here && !is_direct)
    }
}

/// Reads the address of a proxy. Without a scheme it is an HTTP proxy.
fn proxy(variable: &'static str, address: &str) -> Result<Proxy, String> {
    let whole = match address.contains("://") {
        true => address.to_owned(),
        false => format!("http://{address}"),
    };
    let client = ureq::Proxy::new(&whole).map_err(|_| {
        let shown = match address.rsplit_once('@') {
            Some((_, host)) => format!("…@{host}"),
            None => address.to_owned(),
        };
        let scheme = whole.split("://").next().unwrap_or_default();
        format!(
            "{variable} names no proxy that packproof can use: {shown} ({scheme}). It knows http, https, socks4, socks4a, socks5 and socks5h; nothing was asked"
        )
    })?;
    Ok(Proxy { client, variable })
}

/// Reads a list of hosts that are asked directly.
fn directs(variable: &str, list: &str) -> Result<Vec<Direct>, String> {
    let entries = list
        .split([',', ' ', '\t'])
        .filter(|entry| !entry.is_empty());
    let each = entries.map(|entry| {
        let entry = entry.to_ascii_lowercase();
        if entry == "*" {
            return Ok(Direct::All);
        }
        if entry.contains('/') {
            let none =
                |_| format!("{variable} has {entry}, which is no network; nothing was asked");
            return entry.parse().map(Direct::Network).map_err(none);
        }
        if let Ok(ip) = bare(&entry).parse::<IpAddr>() {
            return Ok(Direct::Network(ip.into()));
        }
        let authority: Option<Authority> = entry.parse().ok();
        let port = authority.as_ref().and_then(Authority::port_u16);
        let host = authority.as_ref().map_or(&*entry, Authority::host);
        let host = host.trim_start_matches('*').trim_start_matches('.');
        Ok(Direct::Name(host.to_owned(), port))
    });
    each.collect()
}

/// Returns a host without the brackets of an IPv6 address.
fn bare(host: &str) -> &str {
    let inner = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'));
    inner.unwrap_or(host)
}

impl Direct {
    fn has(&self, host: &str, ip: Option<IpAddr>, port: u16) -> bool {
        match self {
            Self::All => true,
            Self::Network(network) => ip.is_some_and(|ip| network.contains(&ip)),
            Self::Name(name, own) => {
                let below = host.strip_suffix(name.as_str());
                below.is_some_and(|below| below.is_empty() || below.ends_with('.'))
                    && own.is_none_or(|own| own == port)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(set: &[(&str, &str)]) -> Result<Proxies, String> {
        Proxies::of(|name| {
            let found = set.iter().find(|(of, _)| *of == name);
            found.map(|(_, value)| OsString::from(value))
        })
    }

    /// Returns the address of the proxy for a node, and the kind of the proxy.
    fn through(set: &[(&str, &str)], url: &str) -> Option<String> {
        let proxies = of(set).expect("proxies");
        let proxy = proxies.for_url(url)?;
        let kind = proxy.client.protocol().to_string().to_lowercase();
        Some(format!(
            "{kind}://{}:{}",
            proxy.client.host(),
            proxy.client.port()
        ))
    }

    const NODE: &str = "https://node.example/rpc";

    /// A SOCKS proxy, or one without a scheme, was passed by without a word.
    #[test]
    fn the_proxy_of_the_environment_is_used_whatever_its_form() {
        for (set, used) in [
            (
                &[("ALL_PROXY", "socks5://127.0.0.1:1080")][..],
                "socks5://127.0.0.1:1080",
            ),
            (
                &[("all_proxy", "socks5h://p.example")],
                "socks5h://p.example:1080",
            ),
            (
                &[("ALL_PROXY", "socks4://p.example:9")],
                "socks4://p.example:9",
            ),
            (
                &[("ALL_PROXY", "SOCKS4A://p.example:9")],
                "socks4a://p.example:9",
            ),
            (
                &[("HTTPS_PROXY", "p.example:3128")],
                "http://p.example:3128",
            ),
            (
                &[("HTTPS_PROXY", " 10.0.0.1:3128 ")],
                "http://10.0.0.1:3128",
            ),
            (
                &[("HTTPS_PROXY", "me:word@p.example:3128")],
                "http://p.example:3128",
            ),
            (
                &[("HTTP_PROXY", "http://p.example:1/")],
                "http://p.example:1",
            ),
            (
                &[("https_proxy", ""), ("HTTP_PROXY", "http://p.example:1")],
                "http://p.example:1",
            ),
            (
                &[
                    ("HTTPS_PROXY", "http://one.example:1"),
                    ("ALL_PROXY", "socks5://two.example:2"),
                ],
                "http://one.example:1",
            ),
        ] {
            assert_eq!(through(set, NODE).as_deref(), Some(used), "{set:?}");
        }
        assert_eq!(through(&[("HTTPS_PROXY", "")], NODE), None);
    }

    #[test]
    fn a_proxy_of_an_unknown_kind_is_refused_by_name_and_without_its_password() {
        for (address, shown) in [
            ("quic://p.example:1", "quic://p.example:1 (quic)"),
            ("direct://", "direct:// (direct)"),
            ("pac+https://me:word@p.example", "…@p.example (pac+https)"),
            ("http://", "http:// (http)"),
        ] {
            let why = of(&[("ALL_PROXY", address)]).expect_err("no proxy");
            let begins = format!("ALL_PROXY names no proxy that packproof can use: {shown}. ");
            assert!(why.starts_with(&begins), "{why}");
        }
        let set = [
            ("ALL_PROXY", "http://p.example:1"),
            ("NO_PROXY", "10.0.0.0/33"),
        ];
        assert_eq!(
            of(&set).expect_err("no network"),
            "NO_PROXY has 10.0.0.0/33, which is no network; nothing was asked"
        );
    }

    /// A service on this machine was asked through the proxy, and a network in NO_PROXY did not count.
    #[test]
    fn this_machine_and_the_named_hosts_and_networks_are_asked_directly() {
        let is_direct = |list: &str, url: &str| {
            let set = [("ALL_PROXY", "http://p.example:1"), ("NO_PROXY", list)];
            through(&set, url).is_none()
        };
        for url in [
            "http://127.0.0.1:8545",
            "http://localhost",
            "https://[::1]:1/x",
            "http://127.9.9.9",
        ] {
            assert!(is_direct("", url), "{url}");
        }
        for (list, url) in [
            ("10.0.0.0/8", "https://10.1.2.3/rpc"),
            ("x.example, 2001:db8::/32", "https://[2001:db8::7]:8545"),
            ("10.1.2.3", "https://10.1.2.3"),
            ("node.example", NODE),
            (".example", NODE),
            ("*.example", NODE),
            ("EXAMPLE", NODE),
            ("node.example:443", NODE),
            ("a.example\tnode.example", NODE),
            ("*", NODE),
        ] {
            assert!(is_direct(list, url), "{list}");
        }
        for (list, url) in [
            ("", NODE),
            ("10.0.0.0/8", "https://11.1.2.3"),
            ("ode.example", NODE),
            ("node.example:8443", NODE),
            ("10.0.0.0/8", NODE),
        ] {
            assert!(!is_direct(list, url), "{list}");
        }
    }
}
