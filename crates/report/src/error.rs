//! Writes the reason for which an input has no verdict.

use intake::file::ForeignFileError;
use intake::{FileFault, LoadError, SavedProofError};
use serde::Serialize;
use verify::PayloadError;

use crate::value::{Decimal, bounded};

/// The reason for which an input has no verdict. It says nothing about a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Failure {
    /// The code of the error.
    pub code: ErrorCode,
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

/// The code of the reason for which an input has no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The check of the input was stopped, or failed before it had a result.
    NotChecked,
    /// The input has no bytes.
    Empty,
    /// The bytes are not text.
    NotText,
    /// The text is not JSON.
    NotJson,
    /// The text is JSON, but not an object.
    NotAnObject,
    /// The JSON nests deeper than any payload.
    TooDeep,
    /// The input is larger than any payload.
    TooLarge,
    /// The object is neither a payload nor a saved proof.
    NotAPayload,
    /// The saved proof has another version: `detail`.
    SavedProofVersion,
    /// The saved proof is not whole.
    SavedProofBroken,
    /// The input is a ZIP archive.
    Zip,
    /// The gzip file is not whole, or holds another one.
    Gzip,
    /// The input is packed in another format: `detail`.
    Archive,
    /// The input is a browser's recording.
    Har,
    /// The input is a report of packproof on a proof, not the proof.
    Report,
    /// The payload stands inside another object, under a key: `detail`.
    Envelope,
    /// The file has more lines than the program takes from one file: `detail`.
    Lines,
    /// The file could not be read.
    UnreadableFile,
    /// The folder holds no file to check.
    EmptyFolder,
    /// The input is a link, not a file: `detail`.
    Link,
    /// The service has no proof yet.
    NotReady,
    /// The service does not know the id.
    UnknownId,
    /// The service could not be asked: `detail`.
    Service,
    /// The service sent another payload than the requested one: `detail`.
    AnotherPayload,
}

impl ErrorCode {
    /// Returns the code as the report writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotChecked => "not_checked",
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
            Self::Report => "report",
            Self::Envelope => "envelope",
            Self::Lines => "lines",
            Self::UnreadableFile => "unreadable_file",
            Self::EmptyFolder => "empty_folder",
            Self::Link => "link",
            Self::NotReady => "not_ready",
            Self::UnknownId => "unknown_id",
            Self::Service => "service",
            Self::AnotherPayload => "another_payload",
        }
    }
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
                words::sentences(&said.sentence, &said.cause)
            }),
        }
    }

    /// Builds an error of the caller's own.
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
        LoadError::Unreadable(unreadable) | LoadError::NoProof(unreadable) => {
            unreadable_parts(unreadable)
        }
        LoadError::Nothing(_) => plain(ErrorCode::Empty),
        LoadError::WebPage(_) => with(ErrorCode::NotJson, error.name().to_owned()),
        LoadError::SavedProof(SavedProofError::Other) => plain(ErrorCode::NotAPayload),
        LoadError::SavedProof(SavedProofError::Version(version)) => {
            with(ErrorCode::SavedProofVersion, version.to_string())
        }
        LoadError::SavedProof(SavedProofError::Malformed(_)) => plain(ErrorCode::SavedProofBroken),
        LoadError::Foreign(ForeignFileError::Zip) => plain(ErrorCode::Zip),
        LoadError::Foreign(ForeignFileError::Gzip) => plain(ErrorCode::Gzip),
        LoadError::Foreign(ForeignFileError::Archive(format)) => {
            with(ErrorCode::Archive, format.clone())
        }
        LoadError::Foreign(ForeignFileError::Har) => plain(ErrorCode::Har),
        LoadError::Foreign(ForeignFileError::Report) => plain(ErrorCode::Report),
        LoadError::Foreign(ForeignFileError::Envelope(key)) => {
            with(ErrorCode::Envelope, key.clone())
        }
        LoadError::Foreign(ForeignFileError::Lines(lines)) => {
            with(ErrorCode::Lines, lines.to_string())
        }
        LoadError::File(FileFault::Gone(_) | FileFault::Unreadable(_)) => {
            plain(ErrorCode::UnreadableFile)
        }
        LoadError::File(FileFault::TooMany(files)) => {
            with(ErrorCode::UnreadableFile, files.to_string())
        }
        LoadError::NotReady => plain(ErrorCode::NotReady),
        LoadError::UnknownId | LoadError::NoFile => plain(ErrorCode::UnknownId),
        LoadError::ServiceStatus(_)
        | LoadError::NotItsOwn
        | LoadError::Busy { .. }
        | LoadError::Gate(_)
        | LoadError::Unreachable(_)
        | LoadError::BrokeOff(_)
        | LoadError::CutOff(_)
        | LoadError::NotAllowed
        | LoadError::TimedOut(_)
        | LoadError::Redirected => with(ErrorCode::Service, error.name().to_owned()),
        LoadError::AnotherId(_) | LoadError::AnotherKind(..) => {
            with(ErrorCode::AnotherPayload, error.name().to_owned())
        }
    }
}

fn unreadable_parts(unreadable: &PayloadError) -> Parts {
    let plain = |code| (code, None, None);
    match unreadable {
        PayloadError::Empty => plain(ErrorCode::Empty),
        PayloadError::NotText { byte, .. } => {
            let place = FailurePlace {
                byte: Some((*byte).into()),
                ..FailurePlace::default()
            };
            (ErrorCode::NotText, Some(place), None)
        }
        PayloadError::NotJson { line, column, .. } => {
            let place = FailurePlace {
                line: Some((*line).into()),
                column: Some((*column).into()),
                byte: None,
            };
            (ErrorCode::NotJson, Some(place), None)
        }
        PayloadError::NotAnObject(found) => {
            let found = format!("{found:?}").to_lowercase();
            (ErrorCode::NotAnObject, None, Some(found))
        }
        PayloadError::TooDeep => plain(ErrorCode::TooDeep),
        PayloadError::NotAPayload => plain(ErrorCode::NotAPayload),
        PayloadError::TooLarge { bytes, limit } => {
            (ErrorCode::TooLarge, None, Some(format!("{bytes}/{limit}")))
        }
    }
}
