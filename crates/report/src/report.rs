//! Puts the report together: one JSON object.

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
    /// The format. Within version 1, fields may be added; none is removed or changes its meaning.
    pub schema: Schema,
    /// The program that made the report.
    pub tool: Tool,
    /// The name of the input, if it has one; `NAME:2` is its second line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// SHA-256 of the input's own bytes, packed or not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file_sha256: Option<Hash>,
    /// The time of the check by the device's clock, in a list of several files that the page saves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// The SHA-256 of the deployment's lists, which affect the verdict.
    pub lists: Lists,
    /// The result of the check; absent beside `error`.
    #[serde(flatten)]
    pub checked: Option<Box<Checked>>,
    /// The reason for which there is no verdict; absent beside `verdict`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Failure>,
}

/// The format of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Schema {
    /// Version 1.
    #[serde(rename = "packproof-report/1")]
    V1,
}

/// The program that made a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Tool {
    /// The name of the program, `packproof`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The build: 12 hex digits of the SHA-256 of its sources.
    pub build: String,
}

impl Tool {
    /// Describes this program, in a given build.
    pub fn new(build: &str) -> Self {
        Self {
            name: "packproof".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            build: build.to_owned(),
        }
    }
}

impl Report {
    /// Builds the report of a check, or of the failure that left it without a verdict.
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
            date: None,
            lists,
            checked,
            error,
        }
    }

    /// Adds the name and the SHA-256 of the input to the report.
    pub fn of_file(mut self, name: &str, sha256: Option<Hash>) -> Self {
        self.file = Some(bounded(name));
        self.file_sha256 = sha256;
        self
    }

    /// Adds the time of the check to the report.
    pub fn at(mut self, date: &str) -> Self {
        self.date = Some(date.to_owned());
        self
    }

    /// Returns the report as one line of JSON, without the end of the line.
    pub fn line(&self) -> String {
        line(self)
    }
}

/// Returns a value as one line of JSON, without the end of the line. No text in it hides or turns the others.
pub fn line(value: &impl Serialize) -> String {
    // Every key is text, so writing cannot fail.
    words::safe_json(&serde_json::to_string(value).unwrap_or_default())
}
