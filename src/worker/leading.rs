//! The responses that lead to a verdict. The page reads these before the rest of its module is there, so they are read
//! apart from all others.

use postcard::{from_bytes, take_from_bytes};
use serde::de::DeserializeOwned;

use super::request::RequestId;
use explain::Overview;
use verify::report::Progress;
use words::LoadError;

/// A [`Response`](super::response::Response) that leads to a verdict, or takes its place.
#[derive(Clone, Debug, PartialEq)]
pub enum Leading {
    /// Bytes of the payload that have arrived, of how many when that is known.
    Received {
        /// Bytes so far.
        bytes: u64,
        /// All there are, when the server says so.
        total: Option<u64>,
    },
    /// The progress of the check.
    Progress(Progress),
    /// The check is done.
    Checked(Box<Overview>),
    /// There is nothing to check, for this reason.
    LoadFailed(LoadError),
}

impl Leading {
    /// Reads a response with the request that it answers; `None` where it is any other, and an error where it is none.
    pub fn read(crossed: &[u8]) -> postcard::Result<(RequestId, Option<Self>)> {
        let (id, message) = take_from_bytes(crossed)?;
        // An enum is the number of its variant, and then what is in that.
        let (variant, content) = take_from_bytes::<u32>(message)?;
        let leading = match variant {
            0 => {
                let (bytes, total) = from_bytes(content)?;
                Some(Self::Received { bytes, total })
            }
            1 => Some(Self::Progress(from_bytes(content)?)),
            2 => Some(Self::Checked(from_bytes(content)?)),
            4 => Some(Self::LoadFailed(from_bytes(content)?)),
            _ => None,
        };
        Ok((id, leading))
    }
}

/// Reads a response that leads to nothing, without the request that it answers.
pub fn read_other<T: DeserializeOwned>(crossed: &[u8]) -> Option<T> {
    let (_, message): (RequestId, T) = from_bytes(crossed).ok()?;
    Some(message)
}
