//! The limits of a reading, one line each. `docs/protocol.md#limits` lists them in this order, and a test compares the two.

/// How often a call is sent to an endpoint that is busy.
pub const TRIES: u32 = 4;

/// How often a part of a range is sent that was refused.
pub const TRIES_OF_A_PART: u32 = 2;

/// The first wait for a busy endpoint, in milliseconds. Each further one is twice as long.
pub const FIRST_WAIT_MS: u64 = 500;

/// The longest wait that an endpoint can ask for, in milliseconds.
pub const LONGEST_WAIT_MS: u64 = 20_000;

/// How long a reading waits in all for an endpoint that is busy, in milliseconds.
pub const WAITS_OF_A_READING_MS: u64 = 180_000;

/// For how many seconds in all an endpoint may leave a reading's requests without an answer.
pub const HANGS_OF_A_READING: u32 = 180;

/// How many seconds an answer may take.
pub const SECONDS: u32 = 30;

/// How many seconds the logs of a range may take that may be too wide.
pub const SECONDS_OF_A_RANGE: u32 = 10;

/// How many calls are sent together at first, and after each refusal.
pub const BATCHES: [usize; 5] = [100, 25, 10, 3, 1];

/// How many times the calls of its plan a reading may send to one endpoint.
pub const CALLS_OF_THE_PLAN: u64 = 4;

/// How many calls more a reading may send to one endpoint.
pub const CALLS_MORE: u64 = 64;

/// How many calls the logs of one query may take.
pub const CALLS_OF_A_QUERY: u64 = 3_000;

/// Ranges of fewer blocks are no plan: they are asked for only within the calls more.
pub const USABLE_BLOCKS: u64 = 10;

/// How many logs of one query the reader keeps.
pub const LOGS_OF_A_QUERY: usize = 500_000;

/// How many bytes of logs a reading keeps of one endpoint. The longest honest windows need a tenth.
pub const BYTES_OF_LOGS: usize = 64_000_000;

/// How many bytes of a block's receipts are read.
pub const BYTES_OF_RECEIPTS: usize = 1_500_000;

/// How many bytes a receipt has at least. Half of it is the filter over its logs.
pub const BYTES_OF_A_RECEIPT: usize = 900;

/// How many bytes the input of a transaction may have. A node takes no longer one into its pool.
pub const BYTES_OF_AN_INPUT: usize = 128 << 10;

/// How often new questions may come up at one block.
pub const ROUNDS: u32 = 32;

/// How often new questions may come up while the rest is planned.
pub const ROUNDS_OF_THE_REST: u32 = 4;

/// How many reads of state one multicall makes.
pub const READS_OF_A_MULTICALL: usize = 250;

/// From how many reads on a multicall saves calls.
pub const LEAST_OF_A_MULTICALL: usize = 4;

/// How often an endpoint that is behind is asked for its newest block.
pub const POLLS: u32 = 10;

/// How long the reader waits before it asks again, in milliseconds.
pub const POLL_MS: u32 = 3_000;

/// Over how many blocks the pace of a chain is measured.
pub const BLOCKS_OF_THE_PACE: [u64; 3] = [100, 1_000, 10_000];

/// How far below an endpoint's newest block the hash of a block stays the same.
pub const DEPTH_OF_A_REORGANISATION: u64 = 64;
