//! Writes the reason for which an input has no verdict.

use intake::file::ForeignFileError;
use intake::{FileFault, LoadError, SavedProofError};
use serde::Serialize;
use verify::PayloadError;

use crate::value::{Decimal, bounded};

/// The check of the input was stopped, or failed before it had a result.
pub const NOT_CHECKED: &str = "not_checked";
/// The file could not be read.
pub const UNREADABLE_FILE: &str = "unreadable_file";
/// The folder holds no file to check.
pub const EMPTY_FOLDER: &str = "empty_folder";
/// The input is a link, not a file.
pub const LINK: &str = "link";
const NOT_JSON: &str = "not_json";
const SERVICE: &str = "service";
const ANOTHER_PAYLOAD: &str = "another_payload";

/// The reason for which an input has no verdict. It says nothing about a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Failure {
    /// The code of the error.
    #[cfg_attr(test, schemars(with = "crate::schema::ErrorCode"))]
    pub code: &'static str,
    /// The place in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<FailurePlace>,
    /// The format, the key or the number that the error names.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The error, for people, in English.
    pub sentence: String,
}

/// A place in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FailurePlace {
    /// The line, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<Decimal>,
    /// The column, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<Decimal>,
    /// The byte, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byte: Option<Decimal>,
}

impl Failure {
    /// Translates an error, with the page's own sentence.
    pub fn of(error: &LoadError) -> Self {
        let (code, place, detail) = parts(error);
        Self {
            code,
            place,
            detail: detail.map(|detail| bounded(&detail)),
            sentence: words::catalogue::in_english(|| {
                let said = words::load_error(error);
                words::join::sentences(&said.sentence, &said.cause)
            }),
        }
    }

    /// Builds an error of the caller's own.
    pub fn new(code: &'static str, detail: Option<&str>, sentence: &str) -> Self {
        Self {
            code,
            place: None,
            detail: detail.map(bounded),
            sentence: bounded(sentence),
        }
    }
}

type Parts = (&'static str, Option<FailurePlace>, Option<String>);

/// Returns the code of an error, its place and its detail. The faults of a service are one code, and their names details.
fn parts(error: &LoadError) -> Parts {
    let name = error.name();
    let detail = match error {
        LoadError::Unreadable(unreadable) | LoadError::NoProof(unreadable) => {
            return (name, place(unreadable), detail(unreadable));
        }
        LoadError::SavedProof(SavedProofError::Version(version)) => Some(version.to_string()),
        LoadError::Foreign(ForeignFileError::Archive(format)) => Some(format.clone()),
        LoadError::Foreign(ForeignFileError::Envelope(key)) => Some(key.clone()),
        LoadError::Foreign(ForeignFileError::Lines(lines)) => Some(lines.to_string()),
        LoadError::SavedProof(_)
        | LoadError::Foreign(_)
        | LoadError::Nothing(_)
        | LoadError::NotReady
        | LoadError::UnknownId => None,
        LoadError::File(FileFault::TooMany(files)) => {
            return (UNREADABLE_FILE, None, Some(files.to_string()));
        }
        LoadError::File(_) => return (UNREADABLE_FILE, None, None),
        LoadError::NoFile => return (LoadError::UnknownId.name(), None, None),
        LoadError::WebPage(_) => return (NOT_JSON, None, Some(name.to_owned())),
        LoadError::ServiceStatus(_)
        | LoadError::NotItsOwn
        | LoadError::Busy { .. }
        | LoadError::Gate(_)
        | LoadError::Unreachable(_)
        | LoadError::BrokeOff(_)
        | LoadError::CutOff(_)
        | LoadError::NotAllowed
        | LoadError::TimedOut(_)
        | LoadError::Redirected => return (SERVICE, None, Some(name.to_owned())),
        LoadError::AnotherId(_) | LoadError::AnotherKind(..) => {
            return (ANOTHER_PAYLOAD, None, Some(name.to_owned()));
        }
    };
    (name, None, detail)
}

fn place(unreadable: &PayloadError) -> Option<FailurePlace> {
    match unreadable {
        PayloadError::NotText { byte, .. } => Some(FailurePlace {
            byte: Some((*byte).into()),
            ..FailurePlace::default()
        }),
        PayloadError::NotJson { line, column, .. } => Some(FailurePlace {
            line: Some((*line).into()),
            column: Some((*column).into()),
            byte: None,
        }),
        _ => None,
    }
}

fn detail(unreadable: &PayloadError) -> Option<String> {
    match unreadable {
        PayloadError::NotAnObject(found) => Some(format!("{found:?}").to_lowercase()),
        PayloadError::TooLarge { bytes, limit } => Some(format!("{bytes}/{limit}")),
        _ => None,
    }
}
