//! Why an input has no verdict.

use chain::saved_proof::SavedProofError;
use intake::file::Foreign;
use serde::Serialize;
use verify::Unreadable;
use words::{FileFault, LoadError};

use crate::value::{Decimal, bounded};

/// Why an input has no verdict. It says nothing about a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Failure {
    /// Which.
    pub code: ErrorCode,
    /// The place in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<FailurePlace>,
    /// What it names: a format, a key, a number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The error, for people.
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

/// Why an input has no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// There are no bytes.
    Empty,
    /// The bytes are no text.
    NotText,
    /// The text is not JSON.
    NotJson,
    /// It is JSON, and not an object.
    NotAnObject,
    /// It nests deeper than any payload.
    TooDeep,
    /// It is larger than any payload.
    TooLarge,
    /// It is an object, and neither a payload nor a saved proof.
    NotAPayload,
    /// It is a saved proof of another version: `detail`.
    SavedProofVersion,
    /// It is a saved proof that is not whole.
    SavedProofBroken,
    /// It is a ZIP archive.
    Zip,
    /// It is a gzip file that is not whole, or holds another one.
    Gzip,
    /// It is packed in another format: `detail`.
    Archive,
    /// It is a browser's recording.
    Har,
    /// The payload stands inside another object, under a key: `detail`.
    Envelope,
    /// It has more lines than are taken from one file: `detail`.
    Lines,
    /// The file could not be read.
    UnreadableFile,
    /// There is no file to check in this folder.
    EmptyFolder,
    /// It is a link, and no file: `detail`.
    Link,
    /// It names more than one proof.
    SeveralIds,
    /// It is a key or a hash, by which no service finds a proof.
    Key,
    /// The proof has no such pull: `detail`.
    NoSuchPull,
    /// The pull was not replayed: `detail`.
    NotReplayed,
    /// The service has no proof yet.
    NotReady,
    /// The service knows no such id.
    UnknownId,
    /// The service could not be asked: `detail`.
    Service,
    /// Another payload came than the one that was asked for: `detail`.
    AnotherPayload,
}

impl ErrorCode {
    /// The code as the report writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::NotText => "not_text",
            Self::NotJson => "not_json",
            Self::NotAnObject => "not_an_object",
            Self::TooDeep => "too_deep",
            Self::TooLarge => "too_large",
            Self::NotAPayload => "not_a_payload",
            Self::SavedProofVersion => "saved_proof_version",
            Self::SavedProofBroken => "saved_proof_broken",
            Self::Zip => "zip",
            Self::Gzip => "gzip",
            Self::Archive => "archive",
            Self::Har => "har",
            Self::Envelope => "envelope",
            Self::Lines => "lines",
            Self::UnreadableFile => "unreadable_file",
            Self::EmptyFolder => "empty_folder",
            Self::Link => "link",
            Self::SeveralIds => "several_ids",
            Self::Key => "key",
            Self::NoSuchPull => "no_such_pull",
            Self::NotReplayed => "not_replayed",
            Self::NotReady => "not_ready",
            Self::UnknownId => "unknown_id",
            Self::Service => "service",
            Self::AnotherPayload => "another_payload",
        }
    }
}

impl Failure {
    /// An error, with the page's own sentence.
    pub fn of(error: &LoadError) -> Self {
        let said = words::load_error(error);
        let (code, place, detail) = parts(error);
        Self {
            code,
            place,
            detail: detail.map(|detail| bounded(&detail)),
            sentence: words::sentences(&said.sentence, &said.cause),
        }
    }

    /// An error of the caller's own.
    pub fn new(code: ErrorCode, detail: Option<&str>, sentence: &str) -> Self {
        Self {
            code,
            place: None,
            detail: detail.map(bounded),
            sentence: bounded(sentence),
        }
    }
}

type Parts = (ErrorCode, Option<FailurePlace>, Option<String>);

fn parts(error: &LoadError) -> Parts {
    let plain = |code| (code, None, None);
    let with = |code, detail: String| (code, None, Some(detail));
    match error {
        LoadError::Unreadable(unreadable) => unreadable_parts(unreadable),
        LoadError::SavedProof(SavedProofError::Other) => plain(ErrorCode::NotAPayload),
        LoadError::SavedProof(SavedProofError::Version(version)) => {
            with(ErrorCode::SavedProofVersion, version.to_string())
        }
        LoadError::SavedProof(SavedProofError::Malformed(_)) => plain(ErrorCode::SavedProofBroken),
        LoadError::Foreign(Foreign::Zip) => plain(ErrorCode::Zip),
        LoadError::Foreign(Foreign::Gzip) => plain(ErrorCode::Gzip),
        LoadError::Foreign(Foreign::Archive(format)) => with(ErrorCode::Archive, format.clone()),
        LoadError::Foreign(Foreign::Har) => plain(ErrorCode::Har),
        LoadError::Foreign(Foreign::Envelope(key)) => with(ErrorCode::Envelope, key.clone()),
        LoadError::Foreign(Foreign::Lines(lines)) => with(ErrorCode::Lines, lines.to_string()),
        LoadError::File(FileFault::Gone(_) | FileFault::Unreadable(_)) => {
            plain(ErrorCode::UnreadableFile)
        }
        LoadError::File(FileFault::TooMany(files)) => {
            with(ErrorCode::UnreadableFile, files.to_string())
        }
        LoadError::NotReady => plain(ErrorCode::NotReady),
        LoadError::UnknownId => plain(ErrorCode::UnknownId),
        LoadError::ServiceStatus(_)
        | LoadError::Unreachable(_)
        | LoadError::NotAllowed
        | LoadError::TimedOut(_)
        | LoadError::Redirected => with(ErrorCode::Service, error.name().to_owned()),
        LoadError::AnotherId(_) | LoadError::AnotherKind(_) => {
            with(ErrorCode::AnotherPayload, error.name().to_owned())
        }
    }
}

fn unreadable_parts(unreadable: &Unreadable) -> Parts {
    let plain = |code| (code, None, None);
    match unreadable {
        Unreadable::Empty => plain(ErrorCode::Empty),
        Unreadable::NotText(byte) => {
            let place = FailurePlace {
                byte: Some((*byte).into()),
                ..FailurePlace::default()
            };
            (ErrorCode::NotText, Some(place), None)
        }
        Unreadable::NotJson { line, column } => {
            let place = FailurePlace {
                line: Some((*line).into()),
                column: Some((*column).into()),
                byte: None,
            };
            (ErrorCode::NotJson, Some(place), None)
        }
        Unreadable::NotAnObject(found) => {
            let found = format!("{found:?}").to_lowercase();
            (ErrorCode::NotAnObject, None, Some(found))
        }
        Unreadable::TooDeep => plain(ErrorCode::TooDeep),
        Unreadable::NotAPayload => plain(ErrorCode::NotAPayload),
        Unreadable::TooLarge { bytes, limit } => {
            (ErrorCode::TooLarge, None, Some(format!("{bytes}/{limit}")))
        }
    }
}
