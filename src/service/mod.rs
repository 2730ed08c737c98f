//! Asks the service: one function an endpoint. "Not ready yet" is a value, not an error.

use crate::net::{self, NetError};

/// What the service answers for a payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Served {
    /// The payload's bytes, unread.
    Payload(Vec<u8>),
    /// The pull, or one around it, has not settled: 404 with error `proof_not_ready`.
    NotReady,
    /// Any other 404.
    UnknownId,
    /// Any other status that is not a success.
    Status(u16),
}

/// `GET {base_url}/v1/packs/pulls/{pull_id}/proof`.
pub async fn proof(
    base_url: &str,
    pull_id: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Served, NetError> {
    let id = encoded(pull_id);
    served(&format!("{base_url}/v1/packs/pulls/{id}/proof"), observe).await
}

/// `GET {base_url}/v1/pack-events/{pack_event_id}/fairness`.
pub async fn fairness(
    base_url: &str,
    pack_event_id: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Served, NetError> {
    let id = encoded(pack_event_id);
    served(&format!("{base_url}/v1/pack-events/{id}/fairness"), observe).await
}

/// A sample that is bundled with the page.
pub async fn sample(name: &str, observe: impl FnMut(u64, Option<u64>)) -> Result<Served, NetError> {
    served(&format!("/samples/{}.json", encoded(name)), observe).await
}

async fn served(url: &str, observe: impl FnMut(u64, Option<u64>)) -> Result<Served, NetError> {
    let answer = net::get(url, observe).await?;
    Ok(read(answer.status, answer.body))
}

/// The shape of an error's body is not specified: its name anywhere in it is taken as the error.
fn read(status: u16, body: Vec<u8>) -> Served {
    match status {
        200..=299 => Served::Payload(body),
        404 if names_not_ready(&body) => Served::NotReady,
        404 => Served::UnknownId,
        _ => Served::Status(status),
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
        assert_eq!(read(404, body.clone()), Served::NotReady);
        assert_eq!(read(500, body.clone()), Served::Status(500));
        assert_eq!(read(200, body.clone()), Served::Payload(body));
        assert_eq!(read(404, b"<h1>Not Found</h1>".to_vec()), Served::UnknownId);
    }
}
