//! The payload in an answer of a shop's service.

use intake::json::{Checkable, checkable};
use intake::{Link, Served, is_other, served};
use verify::PayloadError;
use words::LoadError;

/// Returns the payload in the answer for a path. If the path names a proof, the payload is that one; any other path is a
/// file's, which may hold more than a payload.
///
/// # Errors
///
/// Returns the meaning of an answer without a payload, or with another one.
pub fn payload(path: &str, status: u16, body: Vec<u8>) -> Result<Vec<u8>, LoadError> {
    match served(status, &body) {
        Served::Payload => {}
        Served::NotReady => return Err(LoadError::NotReady),
        Served::UnknownId => return Err(LoadError::UnknownId),
        Served::Status(status) => return Err(LoadError::ServiceStatus(status)),
    }
    let Some(link) = Link::of_service_path(path) else {
        return Ok(body);
    };
    let document = verify::read(body).map_err(LoadError::Unreadable)?;
    let Some(Checkable::Payload(kind)) = checkable(&document.object()) else {
        return Err(LoadError::Unreadable(PayloadError::NotAPayload));
    };
    match is_other(&link, kind, document.object().display("pack_event_id")) {
        Some(other) => Err(other.into()),
        None => Ok(document.bytes().to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify::report::Kind;

    const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";

    fn of(path: &str, status: u16, body: &str) -> Result<Vec<u8>, LoadError> {
        payload(path, status, body.into())
    }

    #[test]
    fn a_proof_is_the_one_that_its_address_names() {
        let event = format!("/v1/pack-events/{ID}/fairness");
        let pull = format!("/v1/packs/pulls/{ID}/proof");
        let named = |id: &str| format!(r#"{{"pack_event_id":"{id}"}}"#);
        let own = named(ID);
        assert_eq!(of(&event, 200, &own), Ok(own.clone().into()));
        let another = LoadError::AnotherId("x".into());
        assert_eq!(of(&event, 200, &named("x")), Err(another));
        let another = LoadError::AnotherKind(Kind::PackEvent);
        assert_eq!(of(&pull, 200, &own), Err(another));
        let no_payload = || Err(LoadError::Unreadable(PayloadError::NotAPayload));
        assert_eq!(of(&pull, 200, r#"{"packproof":2}"#), no_payload());
        assert_eq!(of(&pull, 404, "proof_not_ready"), Err(LoadError::NotReady));
        assert_eq!(of(&pull, 404, ""), Err(LoadError::UnknownId));
        assert_eq!(of(&pull, 503, ""), Err(LoadError::ServiceStatus(503)));
    }

    #[test]
    fn a_file_is_opened_as_it_is() {
        assert_eq!(of("/proofs/1.json", 200, "PK"), Ok("PK".into()));
        assert_eq!(of("/proofs/1.json", 404, ""), Err(LoadError::UnknownId));
    }
}
