//! Lists the limits of a reading, one line each. `docs/protocol.md#limits` lists them in this order, and a test
//! compares the two.

/// The most times that a call is sent to a busy endpoint.
pub const TRIES: u32 = 4;

/// The most times that a slice of a refused range is sent.
pub const TRIES_OF_A_PART: u32 = 2;

/// The most times that a batch is sent that is larger than any that the endpoint has answered.
pub const TRIES_OF_A_BATCH: u32 = 2;

/// The first wait for a busy endpoint, in milliseconds. Each further one is twice as long.
pub const FIRST_WAIT_MS: u64 = 500;

/// The longest wait that an endpoint can ask for, in milliseconds.
pub const LONGEST_WAIT_MS: u64 = 20_000;

/// The longest time that a reading waits in all for a busy endpoint, in milliseconds.
pub const WAITS_OF_A_READING_MS: u64 = 180_000;

/// The longest time that an endpoint may take for those answers of a reading that take ten seconds or more, or do not
/// come, in seconds in all.
pub const HANGS_OF_A_READING: u32 = 180;

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

/// The most rounds of new questions at one block.
pub const ROUNDS: u32 = 32;

/// The most reads of state that one multicall makes.
pub const READS_OF_A_MULTICALL: usize = 250;

/// The fewest reads for which a multicall saves calls.
pub const LEAST_OF_A_MULTICALL: usize = 4;

/// The most times that an endpoint that lags is asked for its newest block.
pub const POLLS: u32 = 10;

/// The time that the reader waits before it asks again, in milliseconds.
pub const POLL_MS: u32 = 3_000;

/// The numbers of blocks over which the pace of a chain is measured.
pub const BLOCKS_OF_THE_PACE: [u64; 3] = [100, 1_000, 10_000];

/// The number of blocks below an endpoint's newest block from which the hash of a block stays the same.
pub const DEPTH_OF_A_REORGANISATION: u64 = 64;
/// The age in seconds below which an endpoint's newest block is of this minute, by the device's clock.
pub const FRESH_SECONDS: u64 = 60;
