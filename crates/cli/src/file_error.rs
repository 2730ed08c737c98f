//! Why an input has no report.

use std::error::Error;
use std::fmt;
use std::io;

use chain::saved_proof::SavedProofError;
use intake::file::Foreign;
use report::{ErrorCode, Failure};
use verify::Unreadable;
use words::LoadError;

/// Why an input has no report.
#[derive(Debug)]
pub enum FileError {
    /// The system did not give its bytes.
    File(io::Error),
    /// Its bytes are no payload.
    Payload(Unreadable),
    /// It says that it is a saved proof, and is not whole.
    Saved(SavedProofError),
    /// It has no proof to check, or not as it stands.
    Foreign(Foreign),
    /// There is no such file, and its name has a proof link in it: the link without anything around it.
    Link(String),
    /// It is a folder without a file to check.
    EmptyFolder,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(error) => error.fmt(f),
            Self::Payload(unreadable) => unreadable.fmt(f),
            Self::Saved(error) => error.fmt(f),
            Self::Foreign(foreign) => foreign.fmt(f),
            Self::Link(link) => write!(
                f,
                "This is a link, and only files are checked here. Open {link} in a browser, save its proof file, and check that."
            ),
            Self::EmptyFolder => {
                f.write_str("This folder has no file that ends in .json, .jsonl or .ndjson.")
            }
        }
    }
}

impl Error for FileError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File(error) => Some(error),
            Self::Payload(unreadable) => Some(unreadable),
            Self::Saved(error) => Some(error),
            Self::Foreign(foreign) => Some(foreign),
            Self::Link(_) | Self::EmptyFolder => None,
        }
    }
}

impl FileError {
    /// The page's words for it, if the page meets it too.
    pub fn load_error(&self) -> Option<LoadError> {
        Some(match self {
            Self::File(_) | Self::Link(_) | Self::EmptyFolder => return None,
            Self::Payload(unreadable) => LoadError::from(unreadable.clone()),
            Self::Saved(error) => LoadError::from(error.clone()),
            Self::Foreign(foreign) => LoadError::from(foreign.clone()),
        })
    }

    /// The error of a report.
    pub fn failure(&self) -> Failure {
        if let Some(error) = self.load_error() {
            return Failure::of(&error);
        }
        let sentence = self.to_string();
        match self {
            Self::Link(link) => Failure::new(ErrorCode::Link, Some(link), &sentence),
            Self::EmptyFolder => Failure::new(ErrorCode::EmptyFolder, None, &sentence),
            _ => Failure::new(ErrorCode::UnreadableFile, None, &sentence),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn is_error<E: Error + Send + Sync + 'static>() {}

    const _: () = is_error::<FileError>();
}
