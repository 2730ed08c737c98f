//! The list of ids: a line each, as a link or alone.

use std::error::Error;
use std::ffi::OsStr;
use std::fmt;
use std::sync::Arc;

use intake::{Found, Link, Target, find};
use serde::{Deserialize, Serialize};
use words::LoadError;

use crate::file_error::FileError;
use crate::opening;
use crate::service::{Refused, Service, address};

/// The most ids of a list.
const MOST: usize = 100_000;

/// A proof that is followed: what is known of its kind, and its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Followed {
    /// A pull or an event.
    Of(Link),
    /// An id that does not say of what.
    Id(String),
}

impl Followed {
    /// The id.
    pub fn id(&self) -> &str {
        match self {
            Self::Of(link) => link.id(),
            Self::Id(id) => id,
        }
    }

    /// The word for its kind.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Of(Link::Event(_)) => "event",
            Self::Of(Link::Pull(_)) => "pull",
            Self::Id(_) => "id",
        }
    }
}

/// A list that gives no ids.
#[derive(Debug)]
pub enum ListError {
    /// The file cannot be read.
    File(FileError),
    /// The address gives nothing, for now.
    Service(LoadError),
    /// A line, by its number, names no proof, or several.
    Line(usize),
    /// It is too long, or no text.
    Form,
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Service(error) => error.fmt(f),
            Self::Line(number) => write!(f, "line {number} does not name one proof"),
            Self::Form => write!(f, "no text, or more than {MOST} ids"),
        }
    }
}

impl Error for ListError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            Self::Service(error) => Some(error),
            Self::Line(_) | Self::Form => None,
        }
    }
}

/// Returns whether a list is at an address, and not in a file.
pub fn is_url(list: &str) -> bool {
    list.contains("://")
}

/// Reads a list, from a file or an address.
///
/// # Errors
///
/// Why it gives no ids. A line that names no proof is never passed over.
pub async fn read(list: &str, service: &Arc<Service>) -> Result<Vec<Followed>, ListError> {
    if !is_url(list) {
        let bytes = opening::bytes(OsStr::new(list)).map_err(ListError::File)?;
        return of(&bytes);
    }
    let url = address(list).unwrap_or_default();
    let service = service.clone();
    let got = apart(move || service.get(&url)).await;
    of(&got.map_err(|refused| ListError::Service(refused.error))?)
}

/// Sends a request on a thread of its own, so that Ctrl-C does not wait for it.
pub async fn apart(
    get: impl FnOnce() -> Result<Vec<u8>, Refused> + Send + 'static,
) -> Result<Vec<u8>, Refused> {
    let got = tokio::task::spawn_blocking(get).await;
    got.unwrap_or_else(|fault| Err(LoadError::Unreachable(fault.to_string()).into()))
}

/// Reads the ids in a list's bytes, each once. Empty lines and those that begin with `#` have none.
fn of(bytes: &[u8]) -> Result<Vec<Followed>, ListError> {
    let text = std::str::from_utf8(bytes).map_err(|_| ListError::Form)?;
    let mut all = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let text = text.trim_start_matches('\u{feff}');
    for (line, number) in text.lines().zip(1..) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let Found::One(hit) = find(line) else {
            return Err(ListError::Line(number));
        };
        let followed = match hit.target {
            Target::Proof(link) => Followed::Of(link),
            Target::IdOfEitherKind(id) => Followed::Id(id),
        };
        if seen.insert((followed.kind(), followed.id().to_owned())) {
            all.push(followed);
        }
        if all.len() > MOST {
            return Err(ListError::Form);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_error<E: Error + Send + Sync + 'static>() {}

    const _: () = is_error::<ListError>();

    #[test]
    fn each_line_names_one_proof() {
        const ID: &str = "2fea377c-6030-4380-a2d7-c9538b227b0c";
        let list = format!(
            "\u{feff}# of March\n\n{ID}\nhttps://shop.example/packs/verify/{ID}#pull-4\r\n/pack-events/verify/early-1\n{ID}\n"
        );
        let followed = of(list.as_bytes()).expect("a list");
        let told: Vec<_> = followed
            .iter()
            .map(|each| (each.kind(), each.id()))
            .collect();
        assert_eq!(told, [("id", ID), ("pull", ID), ("event", "early-1")]);
        for (list, number) in [
            ("<html>", 1),
            (&format!("{ID}\n\n{ID} {}", ID.replace('2', "3")), 3),
        ] {
            assert!(matches!(of(list.as_bytes()), Err(ListError::Line(line)) if line == number));
        }
    }
}
