//! Asks the service for a payload, with one function for each endpoint. "Not ready yet" is a value, not an error.

use crate::net::{self, NetError};
use intake::{Served, served};

/// The service's answer to a request for a payload.
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
    /// There is an answer, but the browser does not let the page read it. Many servers leave the headers that allow
    /// it out of their errors.
    NotAllowed,
}

/// Requests `GET {base_url}/v1/packs/pulls/{pull_id}/proof`.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn proof(
    base_url: &str,
    pull_id: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let id = encoded(pull_id);
    get(&format!("{base_url}/v1/packs/pulls/{id}/proof"), observe).await
}

/// Requests `GET {base_url}/v1/pack-events/{pack_event_id}/fairness`.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn fairness(
    base_url: &str,
    pack_event_id: &str,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let id = encoded(pack_event_id);
    get(&format!("{base_url}/v1/pack-events/{id}/fairness"), observe).await
}

/// Requests a sample that is bundled with the page.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
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

fn read(status: u16, body: Vec<u8>) -> ServiceResponse {
    match served(status, &body) {
        Served::Payload => ServiceResponse::Payload(body),
        Served::NotReady => ServiceResponse::NotReady,
        Served::UnknownId => ServiceResponse::UnknownId,
        Served::Status(status) => ServiceResponse::Status(status),
    }
}

fn encoded(id: &str) -> String {
    js_sys::encode_uri_component(id).into()
}
