//! Reads the text of a reply into the result of each call, by its HTTP status and its text. Pure.

use super::failure::Failure;
use super::rpc::{self, CallResult};
use super::transport::HttpReply;
use verify::claims::Fault;

/// Reads the results in a reply. Nodes may send their errors with a status other than 200; a result with such a
/// status does not count.
pub(crate) fn read(reply: &HttpReply, calls: usize) -> Result<Vec<CallResult>, Failure> {
    let is_ok = reply.is_success();
    let own = |failure: Failure| Failure {
        retry_after: reply.retry_after,
        ..if is_ok {
            failure
        } else {
            failure.with_status(reply.status)
        }
    };
    match rpc::results(&reply.text, calls) {
        Ok(results) if is_ok || results.iter().all(Result::is_err) => {
            let results = results.into_iter();
            Ok(results.map(|result| result.map_err(own)).collect())
        }
        Err(failure) if failure.fault != Fault::Malformed => Err(own(failure)),
        _ if !is_ok || Failure::is_said(&reply.text) => {
            let failure = Failure::of_status(reply.status, &reply.text);
            Err(Failure {
                retry_after: reply.retry_after,
                ..failure
            })
        }
        _ => Err(own(Failure::malformed())),
    }
}
