//! Asks the shop's service for a payload, and the page's origin for a sample.
//!
//! The start script asks for the same addresses before the module is there (src/ui/shell/first.js, held to these by
//! tests/service_paths.rs). Its answer counts only if it asked for the address that is made here.

use crate::net::{self, Answer, EarlyRequest, NetError};
use intake::{Link, LoadError};

/// Requests the payload of a link from the service at an address.
///
/// # Errors
///
/// Returns the reason for which no whole answer came. If the browser does not let the page read it, that is the reason:
/// many servers leave the headers that allow it out of their errors.
pub async fn payload(
    base_url: &str,
    link: &Link,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Answer, LoadError> {
    let url = [base_url, &link.service_path()].concat();
    get(&url, early, observe).await
}

/// Requests a sample that is bundled with the page.
///
/// # Errors
///
/// Returns the reason for which no whole answer came.
pub async fn sample(
    name: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Answer, LoadError> {
    let name = String::from(js_sys::encode_uri_component(name));
    get(&format!("/samples/{name}.json"), early, observe).await
}

async fn get(
    url: &str,
    early: Option<EarlyRequest>,
    observe: impl FnMut(u64, Option<u64>),
) -> Result<Answer, LoadError> {
    match net::get(url, early, observe).await {
        Err(NetError::Unreachable(_)) if net::is_elsewhere(url) && net::is_there(url).await => {
            Err(LoadError::NotAllowed)
        }
        answer => Ok(answer?),
    }
}
