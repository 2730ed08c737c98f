//! Defines a draw of a proof: its record, its version, and its entries of the chain.

use std::sync::Arc;

use super::history::{Found, History};
use super::payload::{PullPayload, Record};
use super::recipe;
use super::version::Version;
use crate::step::{DrawName, LogKind, Place};

/// The target, or a Pack draw in a window.
#[derive(Clone, Debug)]
pub struct Draw {
    /// The name of the draw.
    pub name: DrawName,
    /// The draw's record.
    pub record: Arc<Record>,
    /// The record's version.
    pub version: Arc<Version>,
    /// The draw's request.
    pub request: Found,
    /// The draw's word.
    pub word: Found,
}

impl Draw {
    /// Returns the target's draw, if its record is there and well-formed.
    pub fn target(payload: &PullPayload, history: &History) -> Option<Self> {
        let key = payload.target.value()?;
        let record = payload.parsed_record(&key)?.record()?;
        Some(Self {
            name: DrawName {
                pull_key: key,
                purchase_id: Some(record.purchase_id),
                target: true,
            },
            record: record.clone(),
            version: payload.versions.get(record.version)?.clone(),
            request: history.get(LogKind::Requested, &key),
            word: history.get(LogKind::Fulfilled, &key),
        })
    }

    /// Returns the draw's place in the report.
    pub const fn place(&self) -> Place {
        Place::Draw(self.name)
    }

    /// Returns whether the draw's record names another recipe than this one: the step `recipe` has failed on it.
    pub fn has_unknown_recipe(&self) -> bool {
        self.record.selection_version != recipe::NAME
    }
}
