//! Defines a draw of a proof: its record, its version, and its entries of the chain.

use std::sync::Arc;

use super::history::{Found, History};
use super::packs_v1;
use super::payload::{PullPayload, Record};
use super::version::Version;
use crate::step::{DrawName, LogKind, Place};
use values::hash::Hash32;

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

    /// Returns whether the draw's record names another recipe than packs_v1: the step `recipe` has failed on it.
    pub fn is_relabelled(&self) -> bool {
        self.record.selection_version != packs_v1::NAME
    }

    /// Computes the id under which the contract holds the purchase's commitment.
    pub fn purchase_event_id(&self) -> Hash32 {
        packs_v1::purchase_event_id(&self.record.purchase_id).hash()
    }

    /// Computes the purchase's commitment to a root, its unavailable cards and its `as_of`.
    pub fn purchase_commitment(&self, root: &Hash32) -> Hash32 {
        let unavailable_hash = packs_v1::unavailable_hash(&self.record.unavailable).hash();
        let as_of = self.record.as_of;
        packs_v1::purchase_commitment(root, &unavailable_hash, as_of).hash()
    }
}
