//! Asks the service: one function an endpoint. "Not ready yet" is a value, not an error.

use crate::net::{self, NetError};

/// What the service answers for a payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServiceResponse {
    /// The payload's bytes, unread.
    Payload(Vec<u8>),
    /// The pull, or one around it, has not settled: 404 with error `proof_not_ready`.
    NotReady,
    /// Any other 404.
    UnknownId,
    /// Any other status that is not a success.
    Status(u16),
    /// There is an answer that the browser does not let the page read. Many servers leave the headers that allow it out of
    /// their errors.
    NotAllowed,
}

/// `GET {base_url}/v1/packs/pulls/{pull_id}/proof`.
pub async fn proof(
    base_url: &str,
    pull_id: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let id = encoded(pull_id);
    get(&format!("{base_url}/v1/packs/pulls/{id}/proof"), observe).await
}

/// `GET {base_url}/v1/pack-events/{pack_event_id}/fairness`.
pub async fn fairness(
    base_url: &str,
    pack_event_id: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let id = encoded(pack_event_id);
    get(&format!("{base_url}/v1/pack-events/{id}/fairness"), observe).await
}

/// A sample that is bundled with the page.
pub async fn sample(
    name: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    get(&format!("/samples/{}.json", encoded(name)), observe).await
}

async fn get(
    url: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    match net::get(url, observe).await {
        Ok(answer) => Ok(read(answer.status, answer.body)),
        Err(NetError::Unreachable(_)) if net::is_elsewhere(url) && net::is_there(url).await => {
            Ok(ServiceResponse::NotAllowed)
        }
        Err(fault) => Err(fault),
    }
}

/// The shape of an error's body is not specified: its name anywhere in it is taken as the error.
fn read(status: u16, body: Vec<u8>) -> ServiceResponse {
    match status {
        200..=299 => ServiceResponse::Payload(body),
        404 if names_not_ready(&body) => ServiceResponse::NotReady,
        404 => ServiceResponse::UnknownId,
        _ => ServiceResponse::Status(status),
    }
}

fn names_not_ready(body: &[u8]) -> bool {
    const NAME: &[u8] = b"proof_not_ready";
    body.windows(NAME.len()).any(|part| part == NAME)
}

fn encoded(id: &str) -> String {
    js_sys::encode_uri_component(id).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_404_can_say_not_ready() {
        let body = br#"{"error":"proof_not_ready"}"#.to_vec();
        assert_eq!(read(404, body.clone()), ServiceResponse::NotReady);
        assert_eq!(read(500, body.clone()), ServiceResponse::Status(500));
        assert_eq!(read(200, body.clone()), ServiceResponse::Payload(body));
        assert_eq!(
            read(404, b"<h1>Not Found</h1>".to_vec()),
            ServiceResponse::UnknownId
        );
    }
}
