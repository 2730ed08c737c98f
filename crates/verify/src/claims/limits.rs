//! The limits of a settlement, each with its reason. The reader's own are in the crate `chain`.

/// Logs and entries that one settlement looks at; those that it looks at again count again. The longest honest proofs
/// need a hundredth.
pub const MAX_WORK: u64 = 10_000_000;

/// How many bytes cost as much as one look at a log.
pub const BYTES_PER_LOOK: usize = 16;

/// How many looks it costs to try a proof: a multiplication of points takes as long. So 4,000 are tried.
pub const PROOF_COST: usize = 2_500;

/// How many looks it costs to search a byte of an input: each may begin a preSeed.
pub const SEARCH_COST: usize = 4;

/// How many looks it costs to count one request: two hashes.
pub const COUNT_COST: u64 = 2;

/// For how many blocks the endpoints are asked how they number logs: each answer has all logs of a block.
pub const MAX_NUMBERINGS: usize = 16;

/// How many logs of a range that an endpoint does not show are looked for in its receipts. Past these, it denies them.
pub const MAX_SOUGHT: usize = 64;

/// How many entries of a kind are asked about, to infer the kind's signature: one is enough, unless it is ambiguous.
pub const MAX_SAMPLES: usize = 8;

/// How many entries are looked for beyond what was read: an endpoint that shows no logs at all is not asked for each.
pub const MAX_SEARCHES: usize = 16;

/// How many blocks around what was read a log, an earlier request or a second anchor is looked for: nodes answer a range
/// of so many at once.
pub const NEARBY: u64 = 10_000;

/// How many blocks after its request a word is looked for: the oracle answers within minutes, or not at all.
pub const DELIVERY_BLOCKS: u64 = 10_000;

/// How far before the windows a request is looked for, step by step; the last step is the chain's whole history.
pub const LOOK_BACK: [u64; 3] = [10_000, 1_000_000, u64::MAX];

/// How far above the newest block a position may be where the chain's pace is unknown.
pub const FAR_BLOCKS: u64 = 100_000;

/// How many times ten minutes are thirty days: no endpoint that has stopped was of use for so long.
pub const THIRTY_DAYS: u64 = 6 * 24 * 30;

/// How many values of a receipt are asked about: a block's gas pays for fewer requests.
pub const MAX_VALUES: usize = 1_000;

/// How many values of a window's logs of unknown signatures are asked about.
pub const MAX_UNKNOWN_VALUES: usize = 4_000;

/// How many supplied requests without a word are followed: each is a question.
pub const MAX_REQUESTS: usize = 1_000;

/// How many keys are looked for in the logs before the windows: nodes take no longer lists of topics.
pub const MAX_KEYS: usize = 100;

/// How many words of a payload are proven: each is two questions.
pub const MAX_WORDS: usize = 1_000;

/// How many trails are kept, and how many bytes of headers and nodes they have together: a report carries them.
pub const MAX_TRAILS: usize = 256;
/// See [`MAX_TRAILS`].
pub const MAX_TRAIL_BYTES: usize = 2 << 20;

/// How far a stated block may be above an entry before a nearer one is looked for.
pub const NEAR: u64 = 8;

/// How many requests are followed to their answers, of those that are nearest above an entry.
pub const MAX_FOLLOWED: usize = 4;

/// Around how many entries a nearer stated block is looked for.
pub const MAX_REST_SEARCHES: usize = 128;

/// How many receipts the rest takes: as many as trails are kept.
pub const MAX_TARGETS: usize = 256;

/// How many headers the rest takes: minutes of a public endpoint's patience.
pub const MAX_BLOCKS: u64 = 2_048;

/// About how many bytes an endpoint sends for a header, with the hashes of its block's transactions.
pub const HEADER_BYTES: u64 = 10_000;

/// The same, for all receipts of a block.
pub const RECEIPTS_BYTES: u64 = 300_000;

/// The same, for a request with its answer.
pub const REQUEST_BYTES: u64 = 6_000;
