//! Recognises a pasted link of another site than the page asks.

/// A site that a pasted proof link names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The site's host, with its port.
    pub host: String,
    /// The link, as a browser opens it.
    pub address: String,
}

/// Returns the site of a pasted link, unless it is one of `own`.
pub fn elsewhere(address: &str, own: &[String]) -> Option<Elsewhere> {
    let host = host(address)?.to_owned();
    let mut own = own.iter().filter_map(|own| self::host(own));
    let is_own = own.any(|own| own.eq_ignore_ascii_case(&host));
    let address = address.to_owned();
    (!is_own).then_some(Elsewhere { host, address })
}

/// Returns the host of a web address, with its port.
pub fn host(address: &str) -> Option<&str> {
    let (scheme, rest) = address.split_once("://")?;
    let is_web = ["http", "https"].map(|web| scheme.eq_ignore_ascii_case(web));
    let host = rest.split(['/', '?', '#']).next()?;
    let plain =
        |char: char| char.is_ascii_alphanumeric() || matches!(char, '.' | '-' | ':' | '[' | ']');
    (is_web.contains(&true) && !host.is_empty() && host.chars().all(plain)).then_some(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: [&str; 2] = ["https://api.shop.example/base", "https://Shop.example"];

    /// Regression: a link of another shop ended in "Not found" with a button to try again, though this shop never has
    /// its proof.
    #[test]
    fn a_pasted_link_of_another_site_names_that_site() {
        let own = OWN.map(str::to_owned);
        for (site, host) in [
            ("https://other.example", Some("other.example")),
            ("http://127.0.0.1:8080/app", Some("127.0.0.1:8080")),
            ("https://shop.example", None),
            ("https://SHOP.example/app", None),
            ("https://api.shop.example", None),
            ("https://shop.example:8443", Some("shop.example:8443")),
            ("https://name@other.example", None),
            ("javascript://other.example", None),
            ("https://other\u{202e}.example", None),
            ("https://", None),
        ] {
            let address = format!("{site}/packs/verify/7");
            let found = elsewhere(&address, &own);
            assert_eq!(
                found.as_ref().map(|site| site.host.as_str()),
                host,
                "{site}"
            );
            assert!(found.is_none_or(|site| site.address == address));
        }
    }
}
