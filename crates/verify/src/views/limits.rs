//! The limits of a settlement, each with its reason. The reader's own are in the crate `chain`.

/// Logs and entries that one settlement looks at; those that it looks at again count again. The longest honest proofs
/// need a hundredth.
pub(crate) const MAX_WORK: u64 = 10_000_000;

/// The number of bytes that cost as much as one look at a log.
pub(crate) const BYTES_PER_LOOK: usize = 16;

/// The price of trying a proof, in looks: a multiplication of points takes as long. So 4,000 are tried.
pub(crate) const PROOF_COST: usize = 2_500;

/// The most values of a receipt that are asked about: a block's gas pays for fewer requests.
pub(crate) const MAX_VALUES: usize = 1_000;
