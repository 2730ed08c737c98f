//! Reads the answers of the shop's service, and of a server with files.

use uuid::Uuid;
use verify::PayloadError;
use verify::json::{Document, JsonFault, Raw};
use verify::report::Kind;

use crate::json;
use crate::link::Link;
use crate::load_error::LoadError;

/// Reads the service's answer for a link, which may ask to wait for some seconds. Returns the payload that the link names.
///
/// # Errors
///
/// Returns the meaning of an answer without that payload.
pub fn answered(
    link: &Link,
    status: u16,
    retry_after: Option<u64>,
    body: Vec<u8>,
) -> Result<(Kind, Document), LoadError> {
    let (kind, document) = served_payload(status, retry_after, body)?;
    match another(link, kind, document.object().display("pack_event_id")) {
        Some(error) => Err(error),
        None => Ok((kind, document)),
    }
}

/// Reads an answer of the service, and returns a payload of any kind. A saved proof does not count, because the service
/// has no say about the chain.
///
/// # Errors
///
/// Returns the meaning of an answer without a payload.
pub fn served_payload(
    status: u16,
    retry_after: Option<u64>,
    body: Vec<u8>,
) -> Result<(Kind, Document), LoadError> {
    if let Some(error) = refusal(status, retry_after, &body).or_else(|| of_a_success(status, &body))
    {
        return Err(error);
    }
    let document = verify::read(body).map_err(no_proof)?;
    match verify::kind(&document) {
        Some(kind) => Ok((kind, document)),
        None => Err(match json::name(&document.object()) {
            Some(foreign) => foreign.into(),
            None => LoadError::NoProof(PayloadError::NotAPayload),
        }),
    }
}

/// Reads the answer of a server with files. It knows no ids, its 404 has no form, and its file may hold anything.
///
/// # Errors
///
/// Returns the meaning of an answer without a file.
pub fn served_file(
    status: u16,
    retry_after: Option<u64>,
    body: Vec<u8>,
) -> Result<Vec<u8>, LoadError> {
    match refusal(status, retry_after, &body) {
        None => Ok(body),
        Some(LoadError::NotItsOwn | LoadError::UnknownId) => Err(LoadError::NoFile),
        Some(error) => Err(error),
    }
}

/// Returns the meaning of an answer that reports no success. An error counts as the service's only in the service's form:
/// a JSON object that names the error. The specification leaves the rest of that object open, so `proof_not_ready` counts
/// anywhere in it.
fn refusal(status: u16, wait: Option<u64>, body: &[u8]) -> Option<LoadError> {
    Some(match (status, wait) {
        (200..=299, _) => return None,
        (404, _) => match own_error(body) {
            Some(OwnError::NotReady) => LoadError::NotReady,
            Some(OwnError::Other) => LoadError::UnknownId,
            None => LoadError::NotItsOwn,
        },
        (401 | 407 | 511, _) => LoadError::Gate(status),
        (403, _) if own_error(body).is_none() => LoadError::Gate(status),
        (429 | 503, _) | (408 | 425 | 500..=599, Some(_)) => LoadError::Busy { status, wait },
        _ => LoadError::ServiceStatus(status),
    })
}

/// Returns the meaning of a success without a payload.
fn of_a_success(status: u16, body: &[u8]) -> Option<LoadError> {
    let text = body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body);
    match text.trim_ascii_start().first() {
        None => Some(LoadError::Nothing(status)),
        Some(b'<') => Some(LoadError::WebPage(status)),
        Some(_) => None,
    }
}

/// Returns the fault of a service's bytes that are not a payload. They are the service's, not a file of the reader.
fn no_proof(unreadable: PayloadError) -> LoadError {
    match unreadable {
        PayloadError::TooLarge { .. } => LoadError::Unreadable(unreadable),
        PayloadError::NotJson {
            fault: JsonFault::CutOff,
            ..
        } => LoadError::CutOff(unreadable),
        _ => LoadError::NoProof(unreadable),
    }
}

/// An error in the service's form.
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
pub fn another(link: &Link, kind: Kind, pack_event_id: Option<String>) -> Option<LoadError> {
    match (link, kind) {
        (Link::Pull(_), Kind::PackPull) => None,
        (Link::Event(asked), Kind::PackEvent) => {
            // Another kind of id, or a report without one, shows nothing.
            let wanted = Uuid::try_parse(asked).ok()?;
            pack_event_id
                .filter(|id| Uuid::try_parse(id) != Ok(wanted))
                .map(LoadError::AnotherId)
        }
        (Link::Pull(asked), Kind::PackEvent) => {
            let of = |id: &str| Uuid::try_parse(id).ok();
            let own = pack_event_id.filter(|id| of(id).is_some() && of(id) == of(asked));
            Some(LoadError::AnotherKind(kind, own.map(Link::Event)))
        }
        (Link::Event(_), Kind::PackPull) => Some(LoadError::AnotherKind(kind, None)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::ForeignFileError;

    const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";

    fn refused(status: u16, body: &[u8]) -> LoadError {
        served_payload(status, None, body.to_vec()).expect_err("no payload")
    }

    #[test]
    fn only_a_404_can_say_not_ready() {
        let body = br#"{"error":"proof_not_ready"}"#;
        assert_eq!(refused(404, body), LoadError::NotReady);
        assert_eq!(refused(500, body), LoadError::ServiceStatus(500));
        let no_payload = LoadError::NoProof(PayloadError::NotAPayload);
        assert_eq!(refused(200, body), no_payload);
        assert_eq!(
            refused(404, br#"{"error":"not_found"}"#),
            LoadError::UnknownId
        );
        assert_eq!(refused(301, b""), LoadError::ServiceStatus(301));
    }

    /// A busy shop was not asked again.
    #[test]
    fn a_busy_service_is_known_by_its_status_or_by_the_wait_that_it_asks_for() {
        let of = |status, wait| served_payload(status, wait, Vec::new()).expect_err("no payload");
        for (status, wait) in [(429, None), (503, None), (503, Some(2)), (500, Some(0))] {
            let busy = of(status, wait);
            assert_eq!(busy, LoadError::Busy { status, wait });
            assert_eq!(busy.wait(), wait);
        }
        for (status, wait) in [(500, None), (502, None), (400, Some(5)), (301, Some(5))] {
            assert_eq!(of(status, wait), LoadError::ServiceStatus(status));
        }
    }

    /// An answer whose second half was missing blamed the shop for its JSON.
    #[test]
    fn an_answer_that_ends_too_early_broke_off() {
        assert_eq!(refused(200, b"{\"pulls\": [").name(), "broke_off");
        assert_eq!(refused(200, b"{\"pulls\": }").name(), "not_json");
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
                refused(404, stranger.as_bytes()),
                LoadError::NotItsOwn,
                "{stranger}"
            );
        }
        for own in [
            r#"{"error":"unknown pull"}"#,
            r#"{ "ok": false, "error": "not_found", "id": 7 }"#,
        ] {
            assert_eq!(refused(404, own.as_bytes()), LoadError::UnknownId, "{own}");
        }
        let nested = br#"{"errors":[{"code":"proof_not_ready"}]}"#;
        assert_eq!(refused(404, nested), LoadError::NotReady);
    }

    /// An empty answer read "The file is empty", and a web page "Open the file you saved".
    #[test]
    fn a_success_without_a_proof_has_its_own_meaning() {
        for (status, body) in [(204, ""), (200, ""), (200, " \r\n"), (205, "\u{feff}\n")] {
            let body = body.as_bytes();
            assert_eq!(
                refused(status, body),
                LoadError::Nothing(status),
                "{status}"
            );
        }
        for body in ["<!doctype html><title>Shop</title>", "\u{feff}\n<html>"] {
            assert_eq!(
                refused(200, body.as_bytes()),
                LoadError::WebPage(200),
                "{body}"
            );
        }
    }

    /// A sign-in in front of a shop had no name.
    #[test]
    fn a_gate_in_front_of_the_service_is_named() {
        for status in [401, 407, 511] {
            let own = br#"{"error":"unauthorized"}"#;
            assert_eq!(refused(status, own), LoadError::Gate(status));
        }
        assert_eq!(refused(403, b"<h1>Sign in</h1>"), LoadError::Gate(403));
        let own = br#"{"error":"forbidden"}"#;
        assert_eq!(refused(403, own), LoadError::ServiceStatus(403));
    }

    #[test]
    fn a_payload_is_the_one_that_was_asked_for_or_another() {
        let (event, pull) = (Link::Event(ID.into()), Link::Pull(ID.into()));
        let upper = Some(ID.to_uppercase());
        assert_eq!(another(&event, Kind::PackEvent, upper), None);
        assert_eq!(another(&event, Kind::PackEvent, None), None);
        let x = Some("x".to_owned());
        let is_another = Some(LoadError::AnotherId("x".into()));
        assert_eq!(another(&event, Kind::PackEvent, x), is_another);
        assert_eq!(another(&pull, Kind::PackPull, None), None);
        let of = |kind, own| Some(LoadError::AnotherKind(kind, own));
        let of_event = |own| of(Kind::PackEvent, own);
        assert_eq!(another(&pull, Kind::PackEvent, None), of_event(None));
        let seven = Some("7d1a2f0e-1f6c-4f57-9c43-0a6f0f3c9a11".to_owned());
        assert_eq!(another(&pull, Kind::PackEvent, seven), of_event(None));
        assert_eq!(
            another(&event, Kind::PackPull, None),
            of(Kind::PackPull, None)
        );
    }

    /// A shop that answers an event at a pull's address led a bare id of the event nowhere.
    #[test]
    fn an_answer_of_the_other_kind_and_the_same_id_has_its_own_link() {
        for id in [ID.to_owned(), ID.to_uppercase()] {
            let own = Some(Link::Event(id.clone()));
            let other = Some(LoadError::AnotherKind(Kind::PackEvent, own));
            let pull = Link::Pull(ID.into());
            assert_eq!(another(&pull, Kind::PackEvent, Some(id)), other);
        }
    }

    #[test]
    fn an_answer_for_a_link_has_its_payload() {
        let (event, pull) = (Link::Event(ID.into()), Link::Pull(ID.into()));
        let of = |link: &Link, body: &str| {
            let answered = answered(link, 200, None, body.into());
            answered.map(|(kind, document)| (kind, document.bytes().to_vec()))
        };
        let named = |id: &str| format!(r#"{{"pack_event_id":"{id}"}}"#);
        let own = named(ID);
        assert_eq!(of(&event, &own), Ok((Kind::PackEvent, own.clone().into())));
        let another = LoadError::AnotherId("x".into());
        assert_eq!(of(&event, &named("x")), Err(another));
        let another = LoadError::AnotherKind(Kind::PackEvent, Some(event));
        assert_eq!(of(&pull, &own), Err(another));
        let no_payload = LoadError::NoProof(PayloadError::NotAPayload);
        assert_eq!(of(&pull, r#"{"packproof":2}"#), Err(no_payload));
        let inside = ForeignFileError::Envelope("data".into());
        assert_eq!(
            of(&pull, &format!(r#"{{"data":{own}}}"#)),
            Err(inside.into())
        );
    }

    /// A plain 404 of a server with files read as "an error of its own" of the shop, about an id that nobody gave.
    #[test]
    fn a_file_is_opened_as_it_is_or_not_there() {
        let of = |status, body: &str| served_file(status, None, body.into());
        for body in ["PK", "", "<html>"] {
            assert_eq!(of(200, body), Ok(body.into()));
        }
        for body in ["", "404 page not found", r#"{"error":"no such object"}"#] {
            assert_eq!(of(404, body), Err(LoadError::NoFile));
        }
        assert_eq!(
            of(404, r#"{"error":"proof_not_ready"}"#),
            Err(LoadError::NotReady)
        );
        let (status, wait) = (503, Some(7));
        let busy = Err(LoadError::Busy { status, wait });
        assert_eq!(served_file(status, wait, Vec::new()), busy);
    }
}
