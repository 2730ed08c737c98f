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

/// A link that the deployment sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteLink {
    /// The words of the link.
    pub text: String,
    /// The address, over https.
    pub url: String,
}

/// The most links that a deployment sets.
const MAX_LINKS: usize = 8;

/// Reads a deployment's links, `TEXT https://…, TEXT https://…`. Leaves out every other address.
pub fn links(setting: &str) -> Vec<SiteLink> {
    let link = |entry: &str| {
        let (text, url) = entry.trim().rsplit_once(char::is_whitespace)?;
        let is_plain = url.bytes().all(|byte| byte.is_ascii_graphic());
        let is_link = is_plain && url.starts_with("https://") && host(url).is_some();
        let (text, url) = (text.trim().to_owned(), url.to_owned());
        (is_link && !text.is_empty()).then_some(SiteLink { text, url })
    };
    let links = setting.split(',').filter_map(link);
    links.take(MAX_LINKS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deployment_links_only_https() {
        for (setting, urls) in [
            ("", vec![]),
            (
                "Source code https://code.example/packproof, The release https://code.example/r?x=1#y",
                vec![
                    "https://code.example/packproof",
                    "https://code.example/r?x=1#y",
                ],
            ),
            ("Plain http://other.example", vec![]),
            ("Script javascript:alert(1)", vec![]),
            ("Data data:text/html;https://x", vec![]),
            ("Path //other.example", vec![]),
            ("Name https://name@other.example", vec![]),
            ("No host https://", vec![]),
            ("Turned https://other\u{202e}.example", vec![]),
            ("https://no-words.example", vec![]),
            (
                &"A https://a.example,".repeat(20),
                vec!["https://a.example"; 8],
            ),
        ] {
            let found = links(setting);
            let found: Vec<_> = found.iter().map(|link| link.url.as_str()).collect();
            assert_eq!(found, urls, "{setting}");
        }
        assert_eq!(
            links(" Source  code https://a.example ")[0].text,
            "Source  code"
        );
    }

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
