//! The report: one JSON object.

use serde::Serialize;

use crate::checked::{Checked, Lists};
use crate::error::Failure;
use crate::value::{Hash, bounded};

/// The name and version of the format.
pub const SCHEMA: &str = "packproof-report/1";

/// The report of one input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Report {
    /// The format. Within version 1 fields are added, and none changes its meaning or goes.
    pub schema: Schema,
    /// What made the report.
    pub tool: Tool,
    /// The name of the input, if it has one; `NAME:2` is its second line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// SHA-256 of the input's own bytes, packed or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_sha256: Option<Hash>,
    /// The deployment's lists, which decide.
    pub lists: Lists,
    /// What came of the check; absent beside `error`.
    #[serde(flatten)]
    pub checked: Option<Box<Checked>>,
    /// Why there is no verdict; absent beside `verdict`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Failure>,
}

/// The format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Schema {
    /// Version 1.
    #[serde(rename = "packproof-report/1")]
    V1,
}

/// What made a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Tool {
    /// `packproof`.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The build: 12 hex digits of the SHA-256 of its sources.
    pub build: String,
}

impl Tool {
    /// This project's, of a build.
    pub fn new(build: &str) -> Self {
        Self {
            name: "packproof".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            build: build.to_owned(),
        }
    }
}

impl Report {
    /// The report of a check, or of why there is none.
    pub fn new(tool: Tool, lists: Lists, result: Result<Checked, Failure>) -> Self {
        let (checked, error) = match result {
            Ok(checked) => (Some(Box::new(checked)), None),
            Err(error) => (None, Some(error)),
        };
        Self {
            schema: Schema::V1,
            tool,
            file: None,
            file_sha256: None,
            lists,
            checked,
            error,
        }
    }

    /// The same report with the name and the SHA-256 of its input.
    pub fn of_file(mut self, name: &str, sha256: Option<Hash>) -> Self {
        self.file = Some(bounded(name));
        self.file_sha256 = sha256;
        self
    }

    /// The report in one line of JSON, without the end of the line.
    pub fn line(&self) -> String {
        line(self)
    }
}

/// A value in one line of JSON. JSON itself escapes the controls below U+0020; the others steer a terminal too, and stand in
/// texts alone.
pub fn line(value: &impl Serialize) -> String {
    // Every key is text, so that nothing can fail to be written.
    let json = serde_json::to_string(value).unwrap_or_default();
    if !json.chars().any(char::is_control) {
        return json;
    }
    json.chars().fold(String::new(), |mut line, character| {
        if character.is_control() {
            line.push_str(&format!("\\u{:04x}", u32::from(character)));
        } else {
            line.push(character);
        }
        line
    })
}
