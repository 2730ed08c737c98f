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
    /// The service did not give its payload.
    Service(LoadError),
    /// It names more than one proof.
    Several,
    /// It is a key or a hash, by which no service finds a proof.
    Key,
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
                "This is a link, and without --service only files are read. Name the service that has its proof, or open {link} in a browser and save its proof file."
            ),
            Self::EmptyFolder => {
                f.write_str("This folder has no file that ends in .json, .jsonl or .ndjson.")
            }
            Self::Service(error) => error.fmt(f),
            Self::Several => {
                f.write_str("This names more than one proof. Give each as an argument of its own.")
            }
            Self::Key => f.write_str(words::say!(about_not_recognised_key)),
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
            Self::Service(error) => Some(error),
            Self::Link(_) | Self::EmptyFolder | Self::Several | Self::Key => None,
        }
    }
}

impl FileError {
    /// The page's words for it, if the page meets it too.
    pub fn load_error(&self) -> Option<LoadError> {
        Some(match self {
            Self::Service(error) => error.clone(),
            Self::File(_) | Self::Link(_) | Self::EmptyFolder | Self::Several | Self::Key => {
                return None;
            }
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
            Self::Several => Failure::new(ErrorCode::SeveralIds, None, &sentence),
            Self::Key => Failure::new(ErrorCode::Key, None, &sentence),
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
