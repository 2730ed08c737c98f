//! Names the paths of the shop's service, and reads the meaning of its answers.

use uuid::Uuid;
use verify::json::Raw;
use verify::report::Kind;

use crate::link::Link;

/// The meaning of an answer of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// The body of the answer is the payload.
    Payload,
    /// A success without a body.
    Nothing(u16),
    /// A success with a web page in the place of a payload.
    WebPage(u16),
    /// The pull, or one around it, has not settled: 404 with error `proof_not_ready`.
    NotReady,
    /// Any other 404 with an error in the service's own form.
    UnknownId,
    /// A 404 that the service did not write: a balancer, a gate or a fallback did.
    NotItsOwn,
    /// A sign-in, or another gate in front of the service, refused the request with this status.
    Gate(u16),
    /// Any other status that is not a success.
    Status(u16),
}

/// A payload other than the one that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Other {
    /// A report of the event with this id.
    Id(String),
    /// A payload of this kind, with its own link if that has the same id.
    Kind(Kind, Option<Link>),
}

/// Reads an answer of the service. An error is the service's own word only in its own form: a JSON object that names
/// the error. The specification leaves the rest of that object open, so `proof_not_ready` counts anywhere in it.
pub fn served(status: u16, body: &[u8]) -> Served {
    match (status, status / 100) {
        (_, 2) => of_a_success(status, body),
        (404, _) => match own_error(body) {
            Some(OwnError::NotReady) => Served::NotReady,
            Some(OwnError::Other) => Served::UnknownId,
            None => Served::NotItsOwn,
        },
        (401 | 407 | 511, _) => Served::Gate(status),
        (403, _) if own_error(body).is_none() => Served::Gate(status),
        _ => Served::Status(status),
    }
}

fn of_a_success(status: u16, body: &[u8]) -> Served {
    let text = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    match text.trim_ascii_start().first() {
        None => Served::Nothing(status),
        Some(b'<') => Served::WebPage(status),
        Some(_) => Served::Payload,
    }
}

/// An error in the service's own form.
enum OwnError {
    NotReady,
    Other,
}

/// The beginnings of the errors that frameworks and gates write for any address that they do not know, in lower case and
/// with plain spaces.
const DEFAULTS: [&str; 23] = [
    "404",
    "application not found",
    "cannot get",
    "could not find resource",
    "e route not found",
    "endpoint not found",
    "invalid path",
    "invalid url",
    "no healthy upstream",
    "no route",
    "no static resource",
    "no such app",
    "no such route",
    "notfound",
    "page not found",
    "path not found",
    "requested url",
    "route not found",
    "the requested url",
    "tunnel",
    "unknown host",
    "unknown route",
    "url not found",
];

/// Reads an error of the service. `Not Found` is the default of many frameworks and gates, and names no error.
fn own_error(body: &[u8]) -> Option<OwnError> {
    const NOT_READY: &[u8] = b"proof_not_ready";
    let document = verify::read(body.to_vec()).ok()?;
    let mut parts = body.windows(NOT_READY.len());
    if parts.any(|part| part == NOT_READY) {
        return Some(OwnError::NotReady);
    }
    let object = document.object();
    let error = object.get("error").ok().flatten().and_then(Raw::text)?;
    let error = error.trim().to_ascii_lowercase();
    let is_default = error.is_empty()
        || matches!(error.as_str(), "not found" | "not found.")
        || DEFAULTS
            .iter()
            .any(|default| error.replace(['_', '-'], " ").starts_with(default));
    (!is_default).then_some(OwnError::Other)
}

/// Compares a payload with the link that named it, and returns the difference if the service sent another. An event's
/// report carries its id. A proof has no pull id, so for a pull only the kind is compared.
pub fn is_other(link: &Link, kind: Kind, pack_event_id: Option<String>) -> Option<Other> {
    match (link, kind) {
        (Link::Pull(_), Kind::PackPull) => None,
        (Link::Event(asked), Kind::PackEvent) => {
            // Another kind of id, or a report without one, tells nothing.
            let wanted = Uuid::try_parse(asked).ok()?;
            pack_event_id
                .filter(|id| Uuid::try_parse(id) != Ok(wanted))
                .map(Other::Id)
        }
        (Link::Pull(asked), Kind::PackEvent) => {
            let of = |id: &str| Uuid::try_parse(id).ok();
            let own = pack_event_id.filter(|id| of(id).is_some() && of(id) == of(asked));
            Some(Other::Kind(kind, own.map(Link::Event)))
        }
        (Link::Event(_), Kind::PackPull) => Some(Other::Kind(kind, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_404_can_say_not_ready() {
        let body = br#"{"error":"proof_not_ready"}"#;
        assert_eq!(served(404, body), Served::NotReady);
        assert_eq!(served(500, body), Served::Status(500));
        assert_eq!(served(200, body), Served::Payload);
        assert_eq!(served(404, br#"{"error":"not_found"}"#), Served::UnknownId);
        assert_eq!(served(301, b""), Served::Status(301));
    }

    /// The page said "This shop has no proof with that id" of a balancer's 404.
    #[test]
    fn only_an_error_in_the_services_own_form_is_its_word() {
        for stranger in [
            "",
            "default backend - 404",
            "404 page not found\n",
            "<h1>proof_not_ready</h1>",
            "proof_not_ready",
            "The page could not be found\n\nNOT_FOUND\n",
            "<?xml version=\"1.0\"?><Error><Code>NoSuchKey</Code></Error>",
            r#"{"message":"no Route matched with those values"}"#,
            r#"{"detail":"Not Found"}"#,
            r#"{"statusCode":404,"message":"Cannot GET /v1","error":"Not Found"}"#,
            r#"{"type":"about:blank","title":"Not Found","status":404}"#,
            r#"{"error":{"code":"404","message":"The page could not be found"}}"#,
            r#"{"error":""}"#,
            r#"{"error":"404 page not found"}"#,
            r#"{"error":"Cannot GET /v1/packs/pulls/7/proof"}"#,
            r#"{"error":"Route not found","status":404}"#,
            r#"{"error":"no healthy upstream"}"#,
            r#"{"error":"Not Found."}"#,
            r#"{"error":"route_not_found"}"#,
            r#"{"error":"E_ROUTE_NOT_FOUND: Cannot GET:/v1/packs/pulls/7/proof"}"#,
            r#"{"error":"The requested URL /v1/packs/pulls/7/proof was not found on this server."}"#,
            r#"{"error":"Application not found"}"#,
            r#"{"error":"Tunnel shop.example not found"}"#,
            r#"{"error":"No static resource v1/packs/pulls/7/proof."}"#,
            r#"{"error":"NotFound","path":"/v1"}"#,
            r#"["not_found"]"#,
            r#"{"error":"not_fou"#,
        ] {
            assert_eq!(
                served(404, stranger.as_bytes()),
                Served::NotItsOwn,
                "{stranger}"
            );
        }
        for own in [
            r#"{"error":"unknown pull"}"#,
            r#"{ "ok": false, "error": "not_found", "id": 7 }"#,
        ] {
            assert_eq!(served(404, own.as_bytes()), Served::UnknownId, "{own}");
        }
        let nested = br#"{"errors":[{"code":"proof_not_ready"}]}"#;
        assert_eq!(served(404, nested), Served::NotReady);
    }

    /// An empty answer read "The file is empty", and a web page "Open the file you saved".
    #[test]
    fn a_success_without_a_proof_has_its_own_meaning() {
        for (status, body) in [(204, ""), (200, ""), (200, " \r\n"), (205, "\u{feff}\n")] {
            let body = body.as_bytes();
            assert_eq!(served(status, body), Served::Nothing(status), "{status}");
        }
        for body in ["<!doctype html><title>Shop</title>", "\u{feff}\n<html>"] {
            assert_eq!(served(200, body.as_bytes()), Served::WebPage(200), "{body}");
        }
        assert_eq!(served(203, b"{}"), Served::Payload);
    }

    /// A sign-in in front of a shop had no name.
    #[test]
    fn a_gate_in_front_of_the_service_is_named() {
        for status in [401, 407, 511] {
            let own = br#"{"error":"unauthorized"}"#;
            assert_eq!(served(status, own), Served::Gate(status));
        }
        assert_eq!(served(403, b"<h1>Sign in</h1>"), Served::Gate(403));
        let own = br#"{"error":"forbidden"}"#;
        assert_eq!(served(403, own), Served::Status(403));
    }

    #[test]
    fn a_payload_is_the_one_that_was_asked_for_or_another() {
        const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
        let (event, pull) = (Link::Event(ID.into()), Link::Pull(ID.into()));
        let upper = Some(ID.to_uppercase());
        assert_eq!(is_other(&event, Kind::PackEvent, upper), None);
        assert_eq!(is_other(&event, Kind::PackEvent, None), None);
        let another = Some("x".to_owned());
        let is_another = Some(Other::Id("x".into()));
        assert_eq!(is_other(&event, Kind::PackEvent, another), is_another);
        assert_eq!(is_other(&pull, Kind::PackPull, None), None);
        let of = |kind, own| Some(Other::Kind(kind, own));
        let of_event = |own| of(Kind::PackEvent, own);
        assert_eq!(is_other(&pull, Kind::PackEvent, None), of_event(None));
        let another = Some("7d1a2f0e-1f6c-4f57-9c43-0a6f0f3c9a11".to_owned());
        assert_eq!(is_other(&pull, Kind::PackEvent, another), of_event(None));
        assert_eq!(
            is_other(&event, Kind::PackPull, None),
            of(Kind::PackPull, None)
        );
    }

    /// A shop that answers an event at a pull's address led a bare id of the event nowhere.
    #[test]
    fn an_answer_of_the_other_kind_and_the_same_id_has_its_own_link() {
        const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
        for id in [ID.to_owned(), ID.to_uppercase()] {
            let own = Some(Link::Event(id.clone()));
            let other = Some(Other::Kind(Kind::PackEvent, own));
            let pull = Link::Pull(ID.into());
            assert_eq!(is_other(&pull, Kind::PackEvent, Some(id)), other);
        }
    }
}
