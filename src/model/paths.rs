//! Every address of the page, built and read here.
//!
//! An address carries only the id: not the service, and not an endpoint. A shared link may choose the proof, never the
//! service or the endpoints.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use uuid::Uuid;

use crate::worker::request::Link;
use verify::hash::unprefixed;
use verify::report::StepId;

/// The start page.
pub const HOME: &str = "/";
/// The files that were opened by hand.
pub const FILES: &str = "/files";

/// How a check works, in plain words.
pub const HOW: &str = "/how";

/// All rules.
pub const RULES: &str = "/rules";

/// The sheet that asks the blockchain, within a report.
pub const CONFIRM: &str = "confirm";
/// The other draws, within a report.
pub const DEPENDENTS: &str = "dependents";

const PULL: &str = "/packs/verify/";
const EVENT: &str = "/pack-events/verify/";
const SAMPLE: &str = "/samples/";
/// The service's own addresses, which people paste too.
const API_PULL: &str = "/v1/packs/pulls/";
const API_EVENT: &str = "/v1/pack-events/";
const PULL_PART: &str = "#pull-";
/// The characters of an id to escape in an address: all that could end its segment, or read as another.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The address of a proof.
pub fn proof(link: &Link) -> String {
    let (page, id) = match link {
        Link::Pull(id) => (PULL, id),
        Link::Event(id) => (EVENT, id),
    };
    format!("{page}{}", utf8_percent_encode(id, ESCAPED))
}

/// The address of a bundled sample.
pub fn sample(name: &str) -> String {
    format!("{SAMPLE}{name}")
}

/// The address of one of the files that were opened by hand, counted from 1.
pub fn file(number: usize) -> String {
    format!("{FILES}/{number}")
}

/// A pull of an event, behind the address of its report: `#pull-17`.
pub fn pull_part(sequence_index: u64) -> String {
    format!("{PULL_PART}{sequence_index}")
}

/// The id of a step's row: `step-award`.
pub fn step_id(step: StepId) -> String {
    format!("step-{}", step.name())
}

/// A step, behind the address of its report: `#step-award`.
pub fn step_part(step: StepId) -> String {
    format!("#{}", step_id(step))
}

/// The rule under an anchor: `/rules#award`.
pub fn rule(anchor: &str) -> String {
    format!("{RULES}#{anchor}")
}

/// The pull that a part of a page names, if it names one.
pub fn pull_in(part: &str) -> Option<u64> {
    let digits = part.strip_prefix(PULL_PART)?;
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

/// The id in a segment of a path, as it was pasted. A text that a server could read as steps to another path is not an
/// id, escaped or not.
fn id(segment: &str) -> Option<String> {
    let steps = |char: char| matches!(char, '/' | '\\') || char.is_control();
    let id = match percent_decode_str(segment).decode_utf8() {
        Ok(id) => id.into_owned(),
        Err(_) => segment.to_owned(),
    };
    let is_segment = !segment.contains(char::is_whitespace) && !id.contains(steps);
    (is_segment && !matches!(id.as_str(), "" | "." | "..")).then_some(id)
}

/// The content of an address.
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
    /// One of them, counted from 1.
    File(usize),
    /// How a check works.
    How,
    /// All rules.
    Rules,
    /// Nothing.
    Missing,
}

impl Page {
    /// Whether a check runs at this address from the start, so that its verdict comes before everything else.
    pub const fn leads_to_verdict(&self) -> bool {
        matches!(self, Self::Proof(_) | Self::Sample(_))
    }
}

/// Reads the path of one of the page's own addresses.
pub fn page(path: &str) -> Page {
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
    let proof = tail(PULL)
        .and_then(id)
        .map(Link::Pull)
        .or_else(|| tail(EVENT).and_then(id).map(Link::Event));
    let sample = tail(SAMPLE).map(|name| Page::Sample(name.to_owned()));
    file.map(Page::File)
        .or_else(|| proof.map(Page::Proof))
        .or(sample)
        .unwrap_or(Page::Missing)
}

/// A text that was pasted into the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pasted {
    /// A proof link: of any host, since only its path counts.
    Proof(Link),
    /// An id that does not say of what.
    IdOfEitherKind(String),
    /// 64 hex digits: a key or a hash, with which the service cannot be asked.
    Key,
    /// Nothing at all.
    Nothing,
    /// None of these.
    Unknown,
}

/// Recognises what was pasted.
pub fn recognise(text: &str) -> Pasted {
    let text = text.trim();
    if text.is_empty() {
        return Pasted::Nothing;
    }
    let path = text.split(['?', '#']).next().unwrap_or_default();
    let tail = |prefix, ending| {
        let (_, rest) = path.split_once(prefix)?;
        let rest = rest.trim_end_matches('/');
        Some(rest.strip_suffix(ending).unwrap_or(rest))
    };
    let link = tail(EVENT, "")
        .or_else(|| tail(API_EVENT, "/fairness"))
        .and_then(id)
        .map(Link::Event)
        .or_else(|| {
            let pull = tail(PULL, "").or_else(|| tail(API_PULL, "/proof"));
            pull.and_then(id).map(Link::Pull)
        });
    if let Some(link) = link {
        return Pasted::Proof(link);
    }
    let digits = unprefixed(text);
    if digits.len() == 64 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return Pasted::Key;
    }
    // A UUID: with its hyphens, or as its digits alone.
    if matches!(text.len(), 32 | 36) && Uuid::try_parse(text).is_ok() {
        return Pasted::IdOfEitherKind(text.to_owned());
    }
    Pasted::Unknown
}

#[cfg(test)]
mod tests {
    use super::*;

    const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";

    #[test]
    fn a_pull_of_an_event_has_its_own_address() {
        assert_eq!(pull_part(17), "#pull-17");
        for (part, pull) in [
            ("#pull-17", Some(17)),
            ("#pull-0", Some(0)),
            ("", None),
            ("#pull-", None),
            ("#pull-+1", None),
            ("#pull-1x", None),
            ("#main", None),
        ] {
            assert_eq!(pull_in(part), pull, "{part}");
        }
    }

    #[test]
    fn a_proof_link_is_read_whatever_its_host() {
        let pull = Pasted::Proof(Link::Pull(ID.into()));
        let event = Pasted::Proof(Link::Event(ID.into()));
        for host in [
            "",
            "https://shop.example",
            "http://127.0.0.1:8080/app",
            "shop.example",
        ] {
            for (text, read) in [
                (
                    format!(" {host}/packs/verify/{ID}?endpoint=https://other.example#x "),
                    &pull,
                ),
                (format!("{host}/pack-events/verify/{ID}/"), &event),
                (format!("{host}/v1/packs/pulls/{ID}/proof"), &pull),
                (format!("{host}/v1/pack-events/{ID}/fairness"), &event),
            ] {
                assert_eq!(&recognise(&text), read, "{text}");
            }
        }
    }

    /// Only UUIDs were taken for the ids of events, and they were asked for in lower case.
    #[test]
    fn any_one_segment_is_an_id_and_is_kept_as_it_was_pasted() {
        let upper = ID.to_uppercase();
        for id in [&upper, "7", "%zz", "an.id", "a'b", "..."] {
            let (pull, event) = (Link::Pull(id.into()), Link::Event(id.into()));
            assert_eq!(
                recognise(&format!("/packs/verify/{id}")),
                Pasted::Proof(pull)
            );
            assert_eq!(
                recognise(&format!("/v1/pack-events/{id}/fairness")),
                Pasted::Proof(event)
            );
        }
        let escaped = Pasted::Proof(Link::Pull("ab é?".into()));
        assert_eq!(
            recognise("/packs/verify/ab%20%C3%A9%3F?endpoint=x"),
            escaped
        );
        assert_eq!(
            proof(&Link::Pull("ab é?#".into())),
            "/packs/verify/ab%20%C3%A9%3F%23"
        );
        assert_eq!(recognise(&upper), Pasted::IdOfEitherKind(upper.clone()));
        let plain = ID.replace('-', "");
        assert_eq!(recognise(&plain), Pasted::IdOfEitherKind(plain.clone()));
    }

    #[test]
    fn what_does_not_name_a_proof_says_what_it_is() {
        assert_eq!(recognise(" "), Pasted::Nothing);
        assert_eq!(recognise(ID), Pasted::IdOfEitherKind(ID.into()));
        assert_eq!(recognise(&"aB".repeat(32)), Pasted::Key);
        assert_eq!(recognise(&format!("0x{}", "00".repeat(32))), Pasted::Key);
        for text in [
            "hello",
            "{}",
            "/packs/verify/",
            "/packs/verify/a/b",
            "/packs/verify/..",
            "/packs/verify/%2E%2e",
            "/packs/verify/a b",
            "/packs/verify/a\\b",
            "/packs/verify/..%2F..%2Fadmin",
            "/packs/verify/a%5Cb",
            "/packs/verify/a%0Ab",
            "/pack-events/verify/.",
            "/samples/pull",
        ] {
            assert_eq!(recognise(text), Pasted::Unknown, "{text}");
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
            assert_eq!(recognise(&proof(&link)), Pasted::Proof(link));
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
