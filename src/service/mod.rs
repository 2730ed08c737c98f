//! Asks the service for a payload, with one function for each endpoint. An answer without one is a value, not an error.
//!
//! The start script knows the same paths (src/ui/shell/first.js), for a request before the module is there. Its answer counts only
//! if it asked for the address that is made here.

use crate::net::{self, Answer, EarlyRequest, NetError};
use intake::served;
use words::LoadError;

/// The service's answer to a request for a payload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServiceResponse {
    /// The payload's bytes, unread.
    Payload(Vec<u8>),
    /// The answer is none, for this reason. If the browser does not let the page read it, that is the reason: many
    /// servers leave the headers that allow it out of their errors.
    Refused(LoadError),
}

/// Requests `GET {base_url}/v1/packs/pulls/{pull_id}/proof`.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn proof(
    base_url: &str,
    pull_id: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let id = encoded(pull_id);
    let url = format!("{base_url}/v1/packs/pulls/{id}/proof");
    get(&url, early, observe).await
}

/// Requests `GET {base_url}/v1/pack-events/{pack_event_id}/fairness`.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn fairness(
    base_url: &str,
    pack_event_id: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let id = encoded(pack_event_id);
    let url = format!("{base_url}/v1/pack-events/{id}/fairness");
    get(&url, early, observe).await
}

/// Requests a sample that is bundled with the page.
///
/// # Errors
///
/// A [`NetError`] if no whole answer comes in time.
pub async fn sample(
    name: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    let url = format!("/samples/{}.json", encoded(name));
    get(&url, early, observe).await
}

async fn get(
    url: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<ServiceResponse, NetError> {
    match net::get(url, early, observe).await {
        Ok(answer) => Ok(read(answer)),
        Err(NetError::Unreachable(_)) if net::is_elsewhere(url) && net::is_there(url).await => {
            Ok(ServiceResponse::Refused(LoadError::NotAllowed))
        }
        Err(fault) => Err(fault),
    }
}

fn read(answer: Answer) -> ServiceResponse {
    let served = served(answer.status, &answer.body);
    match LoadError::of_answer(served, answer.retry_after) {
        None => ServiceResponse::Payload(answer.body),
        Some(error) => ServiceResponse::Refused(error),
    }
}

fn encoded(id: &str) -> String {
    js_sys::encode_uri_component(id).into()
}
