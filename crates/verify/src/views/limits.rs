//! The limits of a settlement, each with its reason. The reader's limits are in the crate `chain`.

/// Logs and entries that one settlement looks at; those that it looks at again count again. The longest honest proofs
/// need a hundredth. The views of a file share them.
pub(crate) const MAX_WORK: u64 = 10_000_000;

/// The number of bytes that cost as much as one look at a log.
pub(crate) const BYTES_PER_LOOK: usize = 16;

/// The price of trying a proof, in looks: a multiplication of points needs as long. So 4,000 are tried.
pub(crate) const PROOF_COST: usize = 2_500;

/// The most values of a receipt that are asked about: a block's gas pays for fewer requests.
pub(crate) const MAX_VALUES: usize = 1_000;

/// The most inputs that a reading of an endpoint reads to find the senders of requests, with the blocks that these name.
pub const MAX_INPUTS: usize = 256;

/// The most blocks that the input of one transaction may name for this contract.
pub(crate) const MAX_BLOCKS: usize = 64;

/// The most keys of one question for requests that are older than the windows.
pub(crate) const MAX_KEYS: usize = 64;

/// The most requests that a contract makes under one subscription.
pub(crate) const MAX_NUMBER: u64 = 1 << 20;

/// The distance from a number that was found within which the next one of the same sender is looked for first.
pub(crate) const NEAR: u64 = 256;

/// The Keccak hashes that a reading of an endpoint, or of a file, makes to find the senders of requests. One needs 0.7 µs
/// (measured natively, 2026-11-28), so all need a second. They are enough for a sender that made a million requests.
pub(crate) const MAX_HASHES: u64 = 1_500_000;

/// The hashes for each input that names this contract, turn by turn, before any other input is searched. An input in which
/// nothing fits uses no more than the others.
pub(crate) const TURNS: [u64; 3] = [1 << 12, 1 << 15, 1 << 18];

/// The hashes that find the proofs in one input. An honest input needs a few for each.
pub(crate) const MAX_PLACES: u64 = 8_192;
