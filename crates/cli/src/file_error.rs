//! Names the reasons why an input has no report.

use std::error::Error;
use std::fmt;
use std::io;

use intake::LoadError;
use report::{EMPTY_FOLDER, Failure, LINK, UNREADABLE_FILE};

/// The reason why an input has no report.
#[derive(Debug)]
pub enum FileError {
    /// The system did not give the bytes of the file.
    File(io::Error),
    /// The bytes have no proof to check, or none in this form.
    Text(LoadError),
    /// The file does not exist, and its name is an id or this link.
    Link(String),
    /// The file is a list of ids or links, and no service is named.
    List,
    /// The line of a list does not name one proof.
    NoProofNamed,
    /// The folder has no file to check.
    EmptyFolder,
    /// The service did not give the payload.
    Service(LoadError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Link(link) => write!(
                f,
                "This is a link, and without --service only files are read. Name the service that has its proof, or open {link} in a browser and save its proof file."
            ),
            Self::List => f.write_str(
                "This file names proofs by their ids or links, and without --service only proof files are read. Name the service that has its proofs.",
            ),
            Self::NoProofNamed => f.write_str("This line of the list does not name one proof."),
            Self::EmptyFolder => {
                f.write_str("This folder has no file that ends in .json, .jsonl or .ndjson, and no other proof.")
            }
            Self::Text(error) | Self::Service(error) => error.fmt(f),
        }
    }
}

impl Error for FileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            Self::Text(error) | Self::Service(error) => Some(error),
            Self::Link(_) | Self::List | Self::NoProofNamed | Self::EmptyFolder => None,
        }
    }
}

impl FileError {
    /// Returns the page's error for this one, if the page meets it too.
    pub fn load_error(&self) -> Option<LoadError> {
        match self {
            Self::Text(error) | Self::Service(error) => Some(error.clone()),
            Self::File(_) | Self::Link(_) | Self::List | Self::NoProofNamed | Self::EmptyFolder => {
                None
            }
        }
    }

    /// Translates the error for a report.
    pub fn failure(&self) -> Failure {
        if let Some(error) = self.load_error() {
            return Failure::of(&error);
        }
        let sentence = self.to_string();
        match self {
            Self::Link(link) => Failure::new(LINK, Some(link), &sentence),
            Self::List => Failure::new(LINK, None, &sentence),
            Self::EmptyFolder => Failure::new(EMPTY_FOLDER, None, &sentence),
            _ => Failure::new(UNREADABLE_FILE, None, &sentence),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_error<E: Error + Send + Sync + 'static>() {}

    const _: () = is_error::<FileError>();
}
