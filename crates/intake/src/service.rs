//! The shop's service: the paths that it is asked, and the meaning of its answers.

use uuid::Uuid;
use verify::report::Kind;

use crate::link::Link;

/// The meaning of an answer of the service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// Its body is the payload.
    Payload,
    /// The pull, or one around it, has not settled: 404 with error `proof_not_ready`.
    NotReady,
    /// Any other 404.
    UnknownId,
    /// Any other status that is not a success.
    Status(u16),
}

/// A payload other than the one that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Other {
    /// A report of the event with this id.
    Id(String),
    /// A payload of this kind.
    Kind(Kind),
}

/// Reads an answer of the service. The shape of an error's body is not specified: its name anywhere in it is taken as the
/// error.
pub fn served(status: u16, body: &[u8]) -> Served {
    const NOT_READY: &[u8] = b"proof_not_ready";
    let mut parts = body.windows(NOT_READY.len());
    match status {
        200..=299 => Served::Payload,
        404 if parts.any(|part| part == NOT_READY) => Served::NotReady,
        404 => Served::UnknownId,
        _ => Served::Status(status),
    }
}

/// Returns whether a payload is another than the one that a link names. An event's report has its id. A proof has no pull
/// id, so for a pull only the kind is compared.
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
        (Link::Pull(_), Kind::PackEvent) | (Link::Event(_), Kind::PackPull) => {
            Some(Other::Kind(kind))
        }
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
        assert_eq!(served(404, b"<h1>Not Found</h1>"), Served::UnknownId);
        assert_eq!(served(301, b""), Served::Status(301));
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
        let of = |kind| Some(Other::Kind(kind));
        assert_eq!(is_other(&pull, Kind::PackEvent, None), of(Kind::PackEvent));
        assert_eq!(is_other(&event, Kind::PackPull, None), of(Kind::PackPull));
    }
}
