//! The limits of a settlement, each with its reason. The reader's own are in the crate `chain`.

/// Logs and entries that one settlement looks at; those that it looks at again count again. The longest honest proofs
/// need a hundredth.
pub const MAX_WORK: u64 = 10_000_000;

/// The number of bytes that cost as much as one look at a log.
pub const BYTES_PER_LOOK: usize = 16;

/// The price of trying a proof, in looks: a multiplication of points takes as long. So 4,000 are tried.
pub const PROOF_COST: usize = 2_500;

/// The price of searching a byte of an input, in looks: each may begin a preSeed.
pub const SEARCH_COST: usize = 4;

/// The price of counting one request, in looks: two hashes.
pub const COUNT_COST: u64 = 2;

/// The most blocks for which the endpoints are asked how they number logs: each answer has all logs of a block.
pub const MAX_NUMBERINGS: usize = 16;

/// The most logs of a range that are looked for in an endpoint's receipts, if it does not show them. It denies the
/// others.
pub const MAX_SOUGHT: usize = 64;

/// The most entries of a kind that are asked about to infer the kind's signature: one is enough, unless it is ambiguous.
pub const MAX_SAMPLES: usize = 8;

/// The most entries that are looked for beyond what was read: an endpoint that shows no logs at all is not asked for
/// each.
pub const MAX_SEARCHES: usize = 16;

/// The number of blocks around what was read in which a log, an earlier request or a second anchor is looked for: nodes
/// answer a range of this many blocks at once.
pub const NEARBY: u64 = 10_000;

/// The number of blocks after its request in which a word is looked for: the oracle answers within minutes, or not at
/// all.
pub const DELIVERY_BLOCKS: u64 = 10_000;

/// The numbers of blocks before the windows in which a request is looked for, step by step; the last is the chain's whole
/// history.
pub const LOOK_BACK: [u64; 3] = [10_000, 1_000_000, u64::MAX];

/// The number of blocks by which a position may be above the newest block if the chain's pace is unknown.
pub const FAR_BLOCKS: u64 = 100_000;

/// The number of ten minutes in thirty days: no endpoint that has stopped was of use for as long.
pub const THIRTY_DAYS: u64 = 6 * 24 * 30;

/// The most values of a receipt that are asked about: a block's gas pays for fewer requests.
pub const MAX_VALUES: usize = 1_000;

/// The most values of a window's logs of unknown signatures that are asked about.
pub const MAX_UNKNOWN_VALUES: usize = 4_000;

/// The most supplied requests without a word that are followed: each is a question.
pub const MAX_REQUESTS: usize = 1_000;

/// The most keys that one query looks for in the logs before the windows: nodes take no longer lists of topics.
pub const MAX_KEYS: usize = 100;

/// The most words of a payload that are proven: each is two questions.
pub const MAX_WORDS: usize = 1_000;
