//! Puts the report together: one JSON object.

use chain::deployment;
use serde::Serialize;

use crate::checked::Checked;
use crate::error::Failure;
use crate::value::{Hash, bounded};

/// The name and version of the format.
pub const SCHEMA: &str = "packproof-report/2";

/// The report of one input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Report {
    /// The format.
    pub schema: Schema,
    /// The program that made the report.
    pub tool: Tool,
    /// The name of the input.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// SHA-256 of the settings file with the deployment's lists, which decide whose contracts and numbers count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Hash>,
    /// The result of the check.
    #[serde(flatten)]
    pub checked: Option<Box<Checked>>,
    /// The reason for which there is no result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Failure>,
}

/// The format of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub enum Schema {
    /// Version 2.
    #[serde(rename = "packproof-report/2")]
    V2,
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
    /// Builds the report of an input: of its result, or of the reason for which there is none.
    pub fn new(tool: Tool, lists: &deployment::Lists, result: Result<Checked, Failure>) -> Self {
        let (checked, error) = match result {
            Ok(checked) => (Some(Box::new(checked)), None),
            Err(error) => (None, Some(error)),
        };
        Self {
            schema: Schema::V2,
            tool,
            file: None,
            lists: lists.deployment.map(Hash),
            checked,
            error,
        }
    }

    /// Names the input.
    #[must_use]
    pub fn of_file(mut self, name: &str) -> Self {
        self.file = Some(bounded(name));
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
    words::safe_text::safe_json(&serde_json::to_string(value).unwrap_or_default())
}
