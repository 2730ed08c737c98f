//! The payload in an answer of a shop's service.

use intake::json::{Checkable, checkable};
use intake::{Link, Served, is_other, served};
use verify::PayloadError;
use words::LoadError;

/// Returns the payload in the answer for a path, which may ask to wait for some seconds. If the path names a proof, the
/// payload is that one; any other path is a file's, which may hold more than a payload.
///
/// # Errors
///
/// Returns the meaning of an answer without a payload, or with another one.
pub fn payload(
    path: &str,
    status: u16,
    wait: Option<u64>,
    body: Vec<u8>,
) -> Result<Vec<u8>, LoadError> {
    let link = Link::of_service_path(path);
    let answer = match (served(status, &body), &link) {
        // A server with files knows no ids, and its 404 has no form.
        (Served::NotItsOwn | Served::UnknownId, None) => return Err(LoadError::NoFile),
        (Served::Nothing(_) | Served::WebPage(_), None) => Served::Payload,
        (answer, _) => answer,
    };
    if let Some(error) = LoadError::of_answer(answer, wait) {
        return Err(error);
    }
    let Some(link) = link else {
        return Ok(body);
    };
    let document = verify::read(body).map_err(LoadError::of_served)?;
    let Some(Checkable::Payload(kind)) = checkable(&document.object()) else {
        return Err(LoadError::of_served(PayloadError::NotAPayload));
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
        payload(path, status, None, body.into())
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
        let another = LoadError::AnotherKind(Kind::PackEvent, Some(Link::Event(ID.into())));
        assert_eq!(of(&pull, 200, &own), Err(another));
        let no_payload = || Err(LoadError::NoProof(PayloadError::NotAPayload));
        assert_eq!(of(&pull, 200, r#"{"packproof":2}"#), no_payload());
        let not_ready = r#"{"error":"proof_not_ready"}"#;
        assert_eq!(of(&pull, 404, not_ready), Err(LoadError::NotReady));
        let unknown = r#"{"error":"not_found"}"#;
        assert_eq!(of(&pull, 404, unknown), Err(LoadError::UnknownId));
        assert_eq!(of(&pull, 404, ""), Err(LoadError::NotItsOwn));
        assert_eq!(of(&pull, 204, ""), Err(LoadError::Nothing(204)));
        assert_eq!(of(&pull, 200, "<html>"), Err(LoadError::WebPage(200)));
        assert_eq!(of(&pull, 401, ""), Err(LoadError::Gate(401)));
        assert_eq!(of(&pull, 500, ""), Err(LoadError::ServiceStatus(500)));
    }

    #[test]
    fn a_file_is_opened_as_it_is() {
        assert_eq!(of("/proofs/1.json", 200, "PK"), Ok("PK".into()));
        assert_eq!(of("/proofs/1.json", 200, ""), Ok("".into()));
        assert_eq!(of("/proofs/1.json", 200, "<html>"), Ok("<html>".into()));
    }

    /// A plain 404 of a server with files read as "an error of its own" of the shop, about an id that nobody gave.
    #[test]
    fn a_file_that_is_not_there_is_no_unknown_id() {
        for body in ["", "404 page not found", r#"{"error":"no such object"}"#] {
            assert_eq!(of("/proofs/1.json", 404, body), Err(LoadError::NoFile));
        }
        let not_ready = r#"{"error":"proof_not_ready"}"#;
        let of_file = of("/proofs/1.json", 404, not_ready);
        assert_eq!(of_file, Err(LoadError::NotReady));
    }

    #[test]
    fn the_wait_that_an_answer_asks_for_is_kept() {
        let (status, wait) = (503, Some(7));
        let busy = payload("/proofs/1.json", status, wait, Vec::new());
        assert_eq!(busy, Err(LoadError::Busy { status, wait }));
    }
}
