//! Lists the limits of a reading, one line each. `docs/protocol.md#limits` lists them in this order, and a test
//! compares the two.

/// The most times that a call is sent to a busy endpoint.
pub const TRIES: u32 = 4;

/// The most times that a call is sent that an endpoint refuses, before a smaller one is sent.
pub const TRIES_OF_A_REFUSED_CALL: u32 = 2;

/// The first wait for a busy endpoint, in milliseconds. Each further one is twice as long.
pub const FIRST_WAIT_MS: u64 = 500;

/// The longest wait that an endpoint can ask for, in milliseconds.
pub const LONGEST_WAIT_MS: u64 = 20_000;

/// The longest time that a reading waits in all for a busy endpoint, in milliseconds.
pub const WAITS_OF_A_READING_MS: u64 = 180_000;

/// The longest time that an endpoint may take for those answers of a reading that take ten seconds or more, or do not
/// come, in seconds in all.
pub const HANGS_OF_A_READING: u32 = 180;

/// The longest time that an endpoint may take for all answers of a reading, in seconds.
pub const SECONDS_OF_A_READING: u32 = 900;

/// The longest time that an answer may take, in seconds.
pub const SECONDS: u32 = 30;

/// The longest time that the logs of a range that may be too wide may take, in seconds.
pub const SECONDS_OF_A_RANGE: u32 = 10;

/// The number of calls sent together: at first, and after each refusal.
pub const BATCHES: [usize; 5] = [100, 25, 10, 3, 1];

/// The most calls that a reading may send to one endpoint, as a multiple of the calls of its plan.
pub const CALLS_OF_THE_PLAN: u64 = 4;

/// The number of calls that a reading may send to one endpoint beyond that multiple.
pub const CALLS_MORE: u64 = 64;

/// The most calls that the logs of one query may take.
pub const CALLS_OF_A_QUERY: u64 = 3_000;

/// The fewest blocks of a range that counts as planned. Narrower ranges are asked for only within the calls beyond the
/// multiple.
pub const USABLE_BLOCKS: u64 = 10;

/// The most logs of one query that the reader keeps.
pub const LOGS_OF_A_QUERY: usize = 500_000;

/// The most bytes of logs that a reading keeps of one endpoint. The longest honest windows need a tenth.
pub const BYTES_OF_LOGS: usize = 64_000_000;

/// The most bytes of a block's receipts that the reader reads.
pub const BYTES_OF_RECEIPTS: usize = 1_500_000;

/// The fewest bytes that a receipt has. Half of it is the filter over its logs.
pub const BYTES_OF_A_RECEIPT: usize = 900;

/// The most bytes that the input of a transaction may have. A node takes no longer one into its pool.
pub const BYTES_OF_AN_INPUT: usize = 128 << 10;

/// The most rounds of new questions to one endpoint.
pub const ROUNDS: u32 = 32;

/// The most times that an endpoint that lags is asked for its newest block.
pub const POLLS: u32 = 10;

/// The time that the reader waits before it asks again, in milliseconds.
pub const POLL_MS: u32 = 3_000;

/// The number of blocks that an endpoint may be below the newest judged block to be asked again.
pub const LAG: u64 = 64;

/// The number of an endpoint's newest blocks that a node behind the same address may still lack.
pub const NEW_BLOCKS: u64 = 8;

/// The age in seconds below which an endpoint's newest block is of this minute, by the device's clock.
pub const FRESH_SECONDS: u64 = 60;
