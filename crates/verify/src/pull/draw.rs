//! Defines a draw of a proof: its record, its version, and its entries of the chain.

use std::sync::Arc;

use super::history::{Found, History};
use super::payload::{PullPayload, Record};
use super::recipe::Recipe;
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
    /// The recipe under which the version was committed, or else the one that the record names.
    pub recipe: Recipe,
    /// The draw's request.
    pub request: Found,
    /// The draw's word.
    pub word: Found,
}

impl Draw {
    /// Returns the target's draw, if its record is there and well-formed.
    pub fn target(payload: &PullPayload, history: &History, recipe: Recipe) -> Option<Self> {
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
            recipe,
            request: history.get(LogKind::Requested, &key),
            word: history.get(LogKind::Fulfilled, &key),
        })
    }

    /// Returns the draw's place in the report.
    pub const fn place(&self) -> Place {
        Place::Draw(self.name)
    }

    /// Returns whether the draw's record names another recipe than the draw's: the step `recipe` has failed on it.
    pub fn is_relabelled(&self) -> bool {
        self.record.selection_version != self.recipe.name()
    }

    /// Computes the id under which the contract holds the purchase's commitment.
    pub fn purchase_event_id(&self) -> Hash32 {
        let id = &self.record.purchase_id;
        self.recipe.purchase_event_id(id).hash()
    }

    /// Computes the purchase's commitment to a root, its unavailable cards and its `as_of`.
    pub fn purchase_commitment(&self, root: &Hash32) -> Hash32 {
        let unavailable_hash = self
            .recipe
            .unavailable_hash(&self.record.unavailable)
            .hash();
        let as_of = self.record.as_of;
        let message = self
            .recipe
            .purchase_commitment(root, &unavailable_hash, as_of);
        message.hash()
    }
}
