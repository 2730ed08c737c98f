//! Builds and reads every address of the page.
//!
//! An address carries only the id: no service, and no endpoint. A shared link may choose the proof, but never the
//! service or the endpoints.

use intake::Link;
use verify::report::StepId;

pub use intake::{pull_fragment, pull_in};

/// The start page.
pub const HOME: &str = "/";
/// The files that were opened by hand.
pub const FILES: &str = "/files";

/// The page that explains a check in plain words.
pub const HOW: &str = "/how";

/// The page of all rules.
pub const RULES: &str = "/rules";

/// The query of a report in large type.
pub const LARGE: &str = "?view=stage";

/// The sheet that asks the blockchain, within a report.
pub const CONFIRM: &str = "confirm";

/// The name of the field for the address of an endpoint.
pub const RPC: &str = "rpc";
/// The other draws, within a report.
pub const DEPENDENTS: &str = "dependents";

const SAMPLE: &str = "/samples/";

/// Returns the address of a proof.
pub fn proof(link: &Link) -> String {
    link.path()
}

/// Returns the address of a bundled sample.
pub fn sample(name: &str) -> String {
    format!("{SAMPLE}{name}")
}

/// Returns the address of one of the files that were opened by hand, counted from 1.
pub fn file(number: usize) -> String {
    format!("{FILES}/{number}")
}

/// Returns the id of a step's row: `step-award`.
pub fn step_id(step: StepId) -> String {
    format!("step-{}", step.name())
}

/// Returns the fragment that names a step in its report: `#step-award`.
pub fn step_part(step: StepId) -> String {
    format!("#{}", step_id(step))
}

/// Returns the address of the rule with this anchor: `/rules#award`.
pub fn rule(anchor: &str) -> String {
    format!("{RULES}#{anchor}")
}

/// The page that an address names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// The start page.
    Home,
    /// A proof by its link.
    Proof(Link),
    /// The bundled sample of this name.
    Sample(String),
    /// The files that were opened by hand.
    Files,
    /// One of these files, counted from 1.
    File(usize),
    /// The page that explains a check.
    How,
    /// All rules.
    Rules,
    /// No page, or a proof's address with more in it than the id.
    Missing,
}

/// Returns an address without its query. The address of a report keeps [`LARGE`], because the page reads nothing else.
pub fn plain(address: &str) -> String {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let is_report = matches!(
        page(path),
        Page::Proof(_) | Page::Sample(_) | Page::Files | Page::File(_)
    );
    let asks = |part| LARGE.strip_prefix('?') == Some(part);
    let large = if is_report && query.split('&').any(asks) {
        LARGE
    } else {
        ""
    };
    path.to_owned() + large
}

/// Returns the address of a report in the other type: from ordinary to large, or back.
pub fn in_other_type(address: &str) -> String {
    match address.strip_suffix(LARGE) {
        Some(path) => path.to_owned(),
        None => address.to_owned() + LARGE,
    }
}

/// Reads an address of the page.
pub fn page(address: &str) -> Page {
    let path = address.split('?').next().unwrap_or_default();
    let path = path.strip_suffix('/').unwrap_or(path);
    if path.is_empty() {
        return Page::Home;
    }
    if path == FILES {
        return Page::Files;
    }
    if path == HOW {
        return Page::How;
    }
    if path == RULES {
        return Page::Rules;
    }
    let tail = |prefix| path.strip_prefix(prefix);
    let file = tail(FILES).and_then(|tail| tail.strip_prefix('/')?.parse().ok());
    let proof = Link::of_path(path).filter(|link| intake::is_plain(link.id()));
    let sample = tail(SAMPLE).map(|name| Page::Sample(name.to_owned()));
    file.map(Page::File)
        .or_else(|| proof.map(Page::Proof))
        .or(sample)
        .unwrap_or(Page::Missing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use intake::{Found, Target, find};

    const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";

    #[test]
    fn a_pull_of_an_event_has_its_own_address() {
        assert_eq!(pull_fragment(17), "#pull-17");
        for (fragment, pull) in [
            ("#pull-17", Some(17)),
            ("#pull-0", Some(0)),
            ("", None),
            ("#pull-", None),
            ("#pull-+1", None),
            ("#pull-1x", None),
            ("#pull-1-below", None),
            ("#main", None),
        ] {
            assert_eq!(pull_in(fragment), pull, "{fragment}");
        }
    }

    /// Chats, mails and trackers add to a link, or escape it.
    #[test]
    fn a_pull_is_named_whatever_stands_behind_it() {
        for fragment in [
            "#pull-3.",
            "#pull-3)",
            "#pull-3_",
            "#pull-3?fbclid=abc",
            "#pull-3&tgWebAppData=query_id",
            "#pull-3#tgWebAppData=query_id%3DAAx",
            "#pull-3:~:text=Fox",
            "#pull-3/",
            "#pull-3%20",
            "#pull-3%2520",
            "#pull-3%E2%80%8B",
            "#pull-3%22",
            "#pull%2D3",
            "#Pull-3",
            "#PULL-3",
            "#pull-3\u{200b}",
            "#\u{200b}pull\u{2011}3",
            "#pull-3、",
        ] {
            assert_eq!(pull_in(fragment), Some(3), "{fragment}");
            let link = format!("https://shop.example/pack-events/verify/{ID}{fragment}");
            let Found::One(hit) = find(&link) else {
                panic!("{link}");
            };
            assert_eq!(hit.pull, Some(3), "{link}");
        }
    }

    #[test]
    fn only_the_choice_of_large_type_stays_in_an_address() {
        let pull = format!("/packs/verify/{ID}");
        for (given, kept) in [
            ("?utm_source=mail", ""),
            ("?view=stage", LARGE),
            ("?view=stage&auto&background=transparent", LARGE),
            ("?rpc=https://x.example&view=stage", LARGE),
            ("?view=stages", ""),
            ("?preview=stage", ""),
        ] {
            let plain = plain(&format!("{pull}{given}"));
            assert_eq!(plain, format!("{pull}{kept}"), "{given}");
            assert_eq!(page(&plain), Page::Proof(Link::Pull(ID.into())));
        }
        assert_eq!(plain("/?view=stage"), HOME);
        assert_eq!(plain("/files/1?view=stage"), file(1) + LARGE);
        assert_eq!(plain("/files?view=stage"), FILES.to_owned() + LARGE);
    }

    #[test]
    fn the_type_of_a_report_is_switched_there_and_back() {
        let large = in_other_type(&sample("pull"));
        assert_eq!(large, "/samples/pull?view=stage");
        assert_eq!(plain(&large), large);
        assert_eq!(in_other_type(&large), sample("pull"));
    }

    /// Regression: the page asked for the id of an address that a chat had decorated. The search for links in texts
    /// reads it instead, and the page goes to the plain address.
    #[test]
    fn an_address_with_more_in_it_than_the_id_is_not_asked_for() {
        for behind in [
            ")",
            ".",
            "%22",
            "%E2%80%8B",
            "%20see",
            "&x=1",
            "/index.html",
            "//",
        ] {
            let path = format!("/packs/verify/{ID}{behind}");
            assert_eq!(page(&path), Page::Missing, "{path}");
            let Found::One(hit) = find(&path) else {
                panic!("{path}")
            };
            assert_eq!(hit.target, Target::Proof(Link::Pull(ID.into())), "{path}");
        }
    }

    #[test]
    fn an_address_is_read_back_as_it_was_built() {
        let links = [
            Link::Pull(ID.into()),
            Link::Pull("8_Ab-1".into()),
            Link::Event("é%41 💥".into()),
        ];
        for link in links.clone() {
            let Found::One(hit) = find(&proof(&link)) else {
                panic!("{link:?}")
            };
            assert_eq!(hit.target, Target::Proof(link));
        }
        for (path, page_of_it) in [
            (HOME.to_owned(), Page::Home),
            (FILES.to_owned(), Page::Files),
            (HOW.to_owned(), Page::How),
            (file(12), Page::File(12)),
            (sample("pull"), Page::Sample("pull".into())),
        ] {
            assert_eq!(page(&path), page_of_it, "{path}");
        }
        for link in links {
            let path = proof(&link);
            assert_eq!(page(&format!("{path}/more")), Page::Missing, "{path}");
            assert_eq!(page(&format!("{path}/")), Page::Proof(link.clone()));
            assert_eq!(page(&path), Page::Proof(link));
        }
        for path in [
            "/nothing-here",
            "/packs/verify",
            "/packs/verify/",
            "/filess",
            "/howl",
            "/how/more",
            "/rules/award",
            "/files/x",
        ] {
            assert_eq!(page(path), Page::Missing, "{path}");
        }
    }
}
