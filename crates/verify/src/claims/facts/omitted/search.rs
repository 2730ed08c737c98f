//! The search for words that were left out.

use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::origin::WindowLogs;
use crate::claims::window::Window;
use crate::pull::PullClaims;
use values::hash::Hash32;
use values::order::{GrowingSet, OrderedSet};

/// The search for words that were left out.
pub(crate) struct Omissions<'c, 'a> {
    pub claims: &'c PullClaims,
    pub window: Window,
    pub seen: &'c WindowLogs<'c, 'a>,
    pub signatures: &'c Signatures,
    /// The pull keys whose word is supplied and judged.
    pub supplied: OrderedSet<Hash32>,
    /// The requests that state names for the judged draws.
    pub answered: OrderedSet<Hash32>,
    /// The pull keys whose omission was found: it is reported once.
    pub found: GrowingSet<Hash32>,
}

impl<'c, 'a> Omissions<'c, 'a> {
    /// Starts the search.
    pub(crate) fn new(
        claims: &'c PullClaims,
        window: Window,
        seen: &'c WindowLogs<'c, 'a>,
        signatures: &'c Signatures,
    ) -> Self {
        Self {
            claims,
            window,
            seen,
            signatures,
            supplied: OrderedSet::default(),
            answered: OrderedSet::default(),
            found: GrowingSet::new(),
        }
    }
}
