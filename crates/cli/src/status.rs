//! The exit statuses.

/// Everything is well.
pub const WELL: u8 = 0;

/// Something is not verified.
pub const FAILED: u8 = 1;

/// There is nothing to check: an input that cannot be read, or wrong usage.
pub const CANNOT: u8 = 2;

/// Something is not settled.
pub const OPEN: u8 = 3;

/// The output could not be written: no exit status of a check, so that it is taken for none.
pub const NOT_WRITTEN: u8 = 4;

/// Stopped by Ctrl-C, as shells say it.
pub const STOPPED: u8 = 130;
