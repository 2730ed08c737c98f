//! An endpoint that the buyer chose.

use serde::{Deserialize, Serialize};

/// The name of the browser's wallet among hosts. The page shows it in its own words.
pub const WALLET: &str = "your browser's wallet";

/// An endpoint that the buyer chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Endpoint {
    /// A node's address: https, or http on this very machine.
    Url(String),
    /// The browser wallet's provider, asked through the page.
    Wallet,
}

impl Endpoint {
    /// Reads an address that the reader typed: https, or http for loopback only.
    ///
    /// # Examples
    ///
    /// ```
    /// use chain::endpoint::Endpoint;
    ///
    /// let endpoint = Endpoint::parse(" https://node.example/v2/key ").expect("an endpoint");
    /// assert_eq!(endpoint.host(), "node.example");
    /// assert_eq!(Endpoint::parse("http://node.example"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        const LOOPBACK: [&str; 3] = ["http://127.0.0.1", "http://localhost", "http://[::1]"];
        let text = text.trim();
        let rest_of = |scheme: &str| {
            let rest = text.strip_prefix(scheme)?;
            let whole = rest.is_empty() || rest.starts_with([':', '/', '?']);
            whole.then_some(rest)
        };
        let secure = text
            .strip_prefix("https://")
            .is_some_and(|rest| !rest.is_empty());
        let loopback = LOOPBACK.iter().any(|scheme| rest_of(scheme).is_some());
        let plain = text.chars().all(|c| c.is_ascii_graphic()) && !text.contains('@');
        (plain && (secure || loopback)).then(|| Self::Url(text.to_owned()))
    }

    /// The endpoint's name: its host, or [`WALLET`].
    pub fn host(&self) -> String {
        match self {
            Self::Wallet => WALLET.to_owned(),
            Self::Url(url) => {
                let rest = url.split_once("://").map_or(url.as_str(), |(_, rest)| rest);
                let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
                rest.get(..end).unwrap_or_default().to_owned()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_and_loopback_are_endpoints() {
        for url in [
            "https://node.example/v2/key",
            "http://127.0.0.1:8545",
            "http://localhost",
            " http://[::1]:1/ ",
        ] {
            assert_eq!(
                Endpoint::parse(url),
                Some(Endpoint::Url(url.trim().to_owned())),
                "{url}"
            );
        }
        for url in [
            "",
            "https://",
            "http://node.example",
            "http://127.0.0.1.example",
            "http://localhost.example:1",
            "http://localhost@node.example",
            "https://user:key@node.example",
            "javascript:alert(1)",
            "data:,x",
            "ws://127.0.0.1",
            "//node.example",
            "https://no de.example",
        ] {
            assert_eq!(Endpoint::parse(url), None, "{url}");
        }
    }

    #[test]
    fn an_endpoint_is_named_by_its_host() {
        let host = |url: &str| Endpoint::Url(url.to_owned()).host();
        assert_eq!(host("https://node.example/v2/secret-key?x"), "node.example");
        assert_eq!(host("http://127.0.0.1:8545"), "127.0.0.1:8545");
    }
}
