//! The search for words that were left out.

use crate::answers::Address;
use crate::claims::evidence::log_index::LogIndex;
use crate::claims::evidence::recorded::Records;
use crate::claims::evidence::signature::Signatures;
use crate::claims::facts::origin::Trail;
use crate::claims::window::Window;
use crate::pull::PullClaims;
use values::hash::Hash32;
use values::order::OrderedSet;

/// The search for words that were left out.
pub struct Omissions<'c, 'a> {
    pub claims: &'c PullClaims,
    pub consumer: Address,
    pub window: Window,
    pub index: &'c LogIndex<'a>,
    pub recorded: &'c Records<'a>,
    pub trail: &'c Trail<'a>,
    pub signatures: &'c Signatures,
    /// The pull keys whose omission was found: it is reported once.
    pub found: OrderedSet<Hash32>,
}
