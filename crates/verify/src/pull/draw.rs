//! A draw of a proof: its record, its version, and its entries of the chain.

use std::sync::Arc;

use super::history::{Found, History};
use super::payload::{PullPayload, Record};
use super::recipe;
use super::version::Version;
use crate::step::{DrawName, LogKind, Place};

/// The target, or a Pack draw in a window.
#[derive(Clone, Debug)]
pub struct Draw {
    /// Which it is.
    pub name: DrawName,
    /// Its record.
    pub record: Arc<Record>,
    /// The record's version.
    pub version: Arc<Version>,
    /// Its request.
    pub request: Found,
    /// Its word.
    pub word: Found,
}

impl Draw {
    /// The target's draw, when its record is there and well-formed.
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

    /// Where it is in the report.
    pub const fn place(&self) -> Place {
        Place::Draw(self.name)
    }

    /// Whether its record names another recipe than this one: the step `recipe` has failed on it.
    pub fn has_unknown_recipe(&self) -> bool {
        self.record.selection_version != recipe::NAME
    }
}
