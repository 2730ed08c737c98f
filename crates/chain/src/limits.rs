//! Lists the limits of a reading, one line each. `docs/protocol.md#limits` lists them in this order, and a test
//! compares the two.

/// Times that a call is sent to a busy endpoint.
pub const TRIES: u32 = 4;

/// Times that a refused call is sent, before a smaller one.
pub const TRIES_OF_A_REFUSED_CALL: u32 = 2;

/// The first wait for a busy endpoint, in milliseconds; each further one is twice as long.
pub const FIRST_WAIT_MS: u64 = 500;

/// The longest wait that an endpoint can ask for, in milliseconds.
pub const LONGEST_WAIT_MS: u64 = 20_000;

/// All waits of a reading for a busy endpoint, in milliseconds.
pub const WAITS_OF_A_READING_MS: u64 = 180_000;

/// All replies that need ten seconds or more, or do not come, in seconds.
pub const HANGS_OF_A_READING: u32 = 180;

/// All replies of a reading, in seconds.
pub const SECONDS_OF_A_READING: u32 = 900;

/// One reply, in seconds.
pub const SECONDS: u32 = 30;

/// The logs of a range that may be too wide, in seconds.
pub const SECONDS_OF_A_RANGE: u32 = 10;

/// Calls sent together: at first, and after each refusal.
pub const BATCHES: [usize; 5] = [100, 25, 10, 3, 1];

/// Calls of a reading to one endpoint, as a multiple of those that it plans.
pub const CALLS_OF_THE_PLAN: u64 = 4;

/// Calls beyond that multiple.
pub const CALLS_MORE: u64 = 64;

/// Calls for the logs of one query.
pub const CALLS_OF_A_QUERY: u64 = 3_000;

/// The fewest blocks of a planned range; narrower ones are among the calls beyond the multiple.
pub const USABLE_BLOCKS: u64 = 10;

/// Blocks of the first step of a search; each further one is twice as long.
pub const FIRST_STEP: u64 = 2_000;

/// Steps of a search in each direction.
pub const STEPS_OF_A_SEARCH: u32 = 32;

/// Refusals that end a search.
pub const REFUSALS_OF_A_SEARCH: u32 = 3;

/// Logs kept of one query.
pub const LOGS_OF_A_QUERY: usize = 500_000;

/// Calls for the inputs of failed callbacks whose requests the windows do not show.
pub const CALLS_FOR_INPUTS: usize = 256;
const _: () = assert!(
    CALLS_FOR_INPUTS == verify::claims::MAX_INPUTS,
    "the rules' own"
);

/// Bytes of logs, inputs and blocks kept of one endpoint: ten times the logs of the longest honest windows.
pub const BYTES_OF_LOGS: usize = 64_000_000;

/// Bytes of a block's receipts.
pub const BYTES_OF_RECEIPTS: usize = 1_500_000;

/// The fewest bytes of a receipt, half of them the filter over its logs.
pub const BYTES_OF_A_RECEIPT: usize = 900;

/// Bytes of a transaction's input: no node accepts a longer one into its pool.
pub const BYTES_OF_AN_INPUT: usize = 128 << 10;

/// Rounds of questions to one endpoint.
pub const ROUNDS: u32 = 32;

/// Times that an endpoint that lags is asked for its newest block.
pub const POLLS: u32 = 10;

/// The wait before it is asked again, in milliseconds.
pub const POLL_MS: u32 = 3_000;

/// The wait before an endpoint is asked again for a block that it does not have yet, in milliseconds.
pub const POLL_FOR_A_BLOCK_MS: u32 = 12_000;

/// Times that it is asked again: four minutes.
pub const POLLS_FOR_A_BLOCK: u32 = 20;

/// Blocks below the newest judged one, up to which an endpoint is asked again.
pub const LAG: u64 = 64;

/// Newest blocks whose state a node may lack although it names them.
pub const BLOCKS_WITHOUT_STATE: u64 = 4;

/// Newest blocks, for which an endpoint that refuses counts as busy.
pub const NEW_BLOCKS: u64 = 8;

/// The age of a block that every node behind one address has, in seconds; and how much younger than the loading of a payload a
/// block is that comes after each block that the payload can name.
pub const SETTLED_SECONDS: u64 = 120;

/// The age of a newest block that is of this minute by the device's clock, in seconds.
pub const FRESH_SECONDS: u64 = 60;
