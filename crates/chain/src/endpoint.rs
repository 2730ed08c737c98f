//! Reads the address of an endpoint that the buyer chose, and finds the operator that it belongs to.

mod host;

use serde::{Deserialize, Serialize};

/// The address of a node that the buyer chose: https, or http on the reader's machine. The scheme, host and port have
/// one spelling; there is no fragment. Two spellings of one address are equal.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Endpoint(String);

impl Endpoint {
    /// Reads an address that the reader typed: https, or http for loopback only. It keeps the path as typed, because
    /// some servers answer only one of `/rpc` and `/rpc/`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::endpoint::Endpoint;
    ///
    /// let endpoint = Endpoint::parse(" https://node.example/v2/key ").expect("an endpoint");
    /// assert_eq!(endpoint.host(), "node.example");
    /// assert_eq!(Endpoint::parse("HTTPS://Node.example:443/v2/key/#rpc"), Some(endpoint));
    /// assert_eq!(Endpoint::parse("http://node.example"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (scheme, rest) = text.split_once("://")?;
        let scheme = scheme.to_ascii_lowercase();
        let (authority, rest) =
            rest.split_at_checked(rest.find(['/', '?', '#']).unwrap_or(rest.len()))?;
        let (host, port) = authority_parts(authority)?;
        let host = host::spelling(host)?;
        let default = default_port(&scheme)?;
        let is_local = matches!(host.as_str(), "127.0.0.1" | "localhost" | "[::1]");
        let is_plain = rest.bytes().all(|byte| byte.is_ascii_graphic());
        let rest = rest.split('#').next().unwrap_or_default();
        let port = match port {
            Some(port) if port != default => format!(":{port}"),
            _ => String::new(),
        };
        (is_plain && (scheme == "https" || is_local))
            .then(|| Self(format!("{scheme}://{host}{port}{rest}")))
    }

    /// Returns the address, in its one spelling.
    pub fn url(&self) -> &str {
        &self.0
    }

    /// Returns the endpoint's name: its host, with the port unless that is the default. On the reader's machine the
    /// name always has the port.
    pub fn host(&self) -> String {
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("", &self.0));
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        match (authority_parts(authority), default_port(scheme)) {
            (Some((host, None)), Some(port)) if host::is_loopback(host) => format!("{host}:{port}"),
            _ => authority.to_owned(),
        }
    }

    /// Returns the operator that this endpoint belongs to: see [`operator()`].
    pub fn operator(&self) -> String {
        operator(&self.host())
    }
}

impl PartialEq for Endpoint {
    fn eq(&self, other: &Self) -> bool {
        compared(&self.0) == compared(&other.0)
    }
}

impl Eq for Endpoint {}

/// Returns the operator of the endpoint of this name: its host, regardless of the port. Endpoints of one operator are
/// one witness. Every name of the reader's machine is the same host, and there the port distinguishes operators.
///
/// # Examples
///
/// ```
/// use chain::endpoint::operator;
///
/// assert_eq!(operator("node.example:8443"), operator("node.example"));
/// assert_eq!(operator("127.0.0.1:8545"), operator("localhost:8545"));
/// assert_ne!(operator("localhost:8545"), operator("localhost:8546"));
/// ```
pub fn operator(name: &str) -> String {
    match authority_parts(name) {
        Some((host, Some(port))) if host::is_loopback(host) => format!("localhost:{port}"),
        Some((host, _)) => host.to_owned(),
        None => name.to_owned(),
    }
}

/// Returns whether an endpoint of this name, a host that may have a port, is on the reader's machine or in its network.
///
/// # Examples
///
/// ```
/// use chain::endpoint::is_near;
///
/// for near in ["127.0.0.1:8545", "localhost:8545", "[::1]:8545", "192.168.1.7", "nas.local:8545", "172.20.0.2"] {
///     assert!(is_near(near), "{near}");
/// }
/// for far in ["node.example", "172.40.0.2", "10.example", "8.8.8.8", "local"] {
///     assert!(!is_near(far), "{far}");
/// }
/// ```
pub fn is_near(name: &str) -> bool {
    authority_parts(name).is_some_and(|(host, _)| host::is_near(host))
}

/// Splits `host:port`. The port must be a number; an empty port is `None`.
fn authority_parts(authority: &str) -> Option<(&str, Option<u16>)> {
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !port.ends_with(']') => (host, port),
        _ => (authority, ""),
    };
    let is_number = port.bytes().all(|byte| byte.is_ascii_digit());
    let port = match port {
        "" => None,
        port => Some(port.parse().ok().filter(|_| is_number)?),
    };
    Some((host, port))
}

fn default_port(scheme: &str) -> Option<u16> {
    match scheme {
        "https" => Some(443),
        "http" => Some(80),
        _ => None,
    }
}

/// Splits an address into the parts to compare: the text before the query without its final slashes, and the query.
fn compared(url: &str) -> (&str, &str) {
    let (path, query) = url.split_once('?').unwrap_or((url, ""));
    (path.trim_end_matches('/'), query)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the address that the reader keeps for a typed one.
    fn kept(typed: &str) -> Option<String> {
        Endpoint::parse(typed).map(|endpoint| endpoint.0)
    }

    #[test]
    fn only_https_and_loopback_are_endpoints() {
        for (typed, url) in [
            ("https://node.example/v2/key", "https://node.example/v2/key"),
            ("http://127.0.0.1:8545", "http://127.0.0.1:8545"),
            ("http://localhost", "http://localhost"),
            (" http://[::1]:1/ ", "http://[::1]:1/"),
            ("HTTP://LocalHost:080?", "http://localhost?"),
            (
                "https://node.example/rpc/@key",
                "https://node.example/rpc/@key",
            ),
            ("https://10.0.0.1:08443", "https://10.0.0.1:8443"),
        ] {
            assert_eq!(kept(typed).as_deref(), Some(url), "{typed}");
        }
        for url in [
            "",
            "https://",
            "https:///node.example",
            "https://:443",
            "https://.",
            "http://node.example",
            "http://127.0.0.1.example",
            "http://127.0.0.2",
            "http://localhost.example:1",
            "http://localhost@node.example",
            "https://user:key@node.example",
            "https://@node.example",
            "javascript:alert(1)",
            "data:,x",
            "ws://127.0.0.1",
            "//node.example",
            "https:node.example",
            "https:/node.example",
            "https://no de.example",
            "https://node.example/no de",
        ] {
            assert_eq!(Endpoint::parse(url), None, "{url}");
        }
    }

    /// A browser reads each of these hosts as another spelling of a host, or as none.
    #[test]
    fn a_host_has_one_spelling() {
        for host in [
            "127.1",
            "0x7f.1",
            "0x7f000001",
            "2130706433",
            "017700000001",
            "127.0.0.01",
            "127.0.0.256",
            "127.0.0.0x1",
            "1.2.3.4.5",
            "node.0x",
            "node.1",
            "1.2.3",
            "n%6fde.example",
            "node.example%2f",
            "node.example\\",
            "node\\.example",
            "no\tde.example",
            "no\u{ad}de.example",
            "\u{ff4e}ode.example",
            "b\u{fc}cher.example",
            "node\u{3002}example",
            "node..example",
            ".node.example",
            "node.example..",
            "node_1.example",
            "[::2]",
            "[0:0:0:0:0:0:0:1]",
            "[::ffff:127.0.0.1]",
            "::1",
            "node.example:8443:",
            "node.example:+443",
            "node.example:-1",
            "node.example:65536",
            "node.example:0x1bb",
        ] {
            assert_eq!(Endpoint::parse(&format!("https://{host}")), None, "{host}");
        }
        let own = [
            "a.b",
            "xn--bcher-kva.example",
            "1node.example",
            "node.0xg",
            "1.2.3.4",
        ];
        for host in own {
            let url = format!("https://{host}");
            assert_eq!(kept(&url), Some(url));
        }
    }

    /// One endpoint typed with and without a final slash counted as two witnesses that agree.
    #[test]
    fn every_spelling_of_an_address_is_one_endpoint_and_one_operator() {
        const PATHS: [(&str, &[&str]); 4] = [
            ("", &["", "/", "//", "#rpc", "/#rpc", "?", "/?"]),
            (
                "/v2/Key",
                &["/v2/Key", "/v2/Key/", "/v2/Key///", "/v2/Key/#a?b"],
            ),
            ("?key=A/", &["?key=A/", "/?key=A/", "/?key=A/#"]),
            ("/rpc?key=a", &["/rpc?key=a", "/rpc/?key=a"]),
        ];
        const HOSTS: [(&str, &[&str]); 3] = [
            (
                "node.example",
                &["node.example", "NODE.Example", "node.example."],
            ),
            ("1.2.3.4", &["1.2.3.4", "1.2.3.4."]),
            ("localhost", &["localhost", "LOCALHOST", "localhost."]),
        ];
        const PORTS: [(&str, &[&str]); 3] = [
            ("", &["", ":", ":443", ":0443"]),
            (":8443", &[":8443", ":008443"]),
            (":80", &[":80"]),
        ];
        let mut all: Vec<(Endpoint, String)> = Vec::new();
        for (path, paths) in PATHS {
            for (host, hosts) in HOSTS {
                for (port, ports) in PORTS {
                    let one = Endpoint::parse(&format!("https://{host}{port}{path}")).expect("one");
                    for scheme in ["https", "HTTPS", "HttpS"] {
                        for (host, port, path) in hosts.iter().flat_map(|host| {
                            let ports = ports.iter();
                            ports.flat_map(move |port| {
                                paths.iter().map(move |path| (host, port, path))
                            })
                        }) {
                            let typed = format!(" {scheme}://{host}{port}{path}\n");
                            let read = Endpoint::parse(&typed).expect("an endpoint");
                            assert_eq!(read, one, "{typed}");
                            assert_eq!(read.host(), one.host(), "{typed}");
                            let url = kept(&typed).expect("an address");
                            assert_eq!(kept(&url), Some(url), "{typed}");
                        }
                    }
                    let is_local = host == "localhost";
                    let operator = match (is_local, port) {
                        (true, "") => "localhost:443".to_owned(),
                        (true, port) => format!("localhost{port}"),
                        (false, _) => host.to_owned(),
                    };
                    assert_eq!(one.operator(), operator);
                    assert!(all.iter().all(|(other, _)| *other != one), "{one:?}");
                    all.push((one, operator));
                }
            }
        }
    }

    #[test]
    fn an_endpoint_is_named_by_its_host() {
        let host = |url: &str| Endpoint::parse(url).expect("an endpoint").host();
        assert_eq!(host("https://node.example/v2/secret-key?x"), "node.example");
        assert_eq!(host("https://node.example:8443?x"), "node.example:8443");
        assert_eq!(host("http://127.0.0.1:8545"), "127.0.0.1:8545");
        assert_eq!(host("http://localhost/x"), "localhost:80");
        assert_eq!(host("https://[::1]"), "[::1]:443");
    }

    #[test]
    fn the_port_tells_endpoints_of_this_machine_apart() {
        let names = ["localhost", "127.0.0.1", "[::1]"];
        for name in names {
            let of = |port: &str| Endpoint::parse(&format!("http://{name}{port}")).expect("one");
            assert_eq!(of(":8545").operator(), "localhost:8545");
            assert_eq!(of("").operator(), "localhost:80");
            assert_eq!(of(":80/x").operator(), "localhost:80");
        }
        for name in ["a.localhost", "127.0.0.2", "0.0.0.0"] {
            let own = Endpoint::parse(&format!("https://{name}:8545")).expect("one");
            assert_eq!(own.operator(), "localhost:8545", "{name}");
        }
        for name in ["localhost.example", "notlocalhost", "127.0.0.1.example"] {
            assert_eq!(operator(&format!("{name}:8545")), name);
        }
    }
}
