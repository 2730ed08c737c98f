//! Lists the exit statuses.

/// The status if everything adds up or is verified.
pub const WELL: u8 = 0;

/// The status if a proof is not verified.
pub const FAILED: u8 = 1;

/// The status if there is nothing to check: an input that cannot be read, or wrong usage.
pub const CANNOT: u8 = 2;

/// The status if something is not settled.
pub const OPEN: u8 = 3;

/// The status if the output could not be written. No check ends with it, so nothing mistakes it for a result.
pub const NOT_WRITTEN: u8 = 4;

/// The status after Ctrl-C, as shells define it.
pub const STOPPED: u8 = 130;
