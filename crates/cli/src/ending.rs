//! The end of the program: what is said at last, and the exit status.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::outcome::Outcome;

/// The output could not be written: no exit status of a check, so that it is taken for none.
const NOT_WRITTEN: u8 = 4;

/// Prints bytes, and ends.
pub fn print(bytes: &[u8]) -> ExitCode {
    written(io::stdout().write_all(bytes), Outcome::Verified)
}

/// The exit status of what was written. Whoever closes a pipe has read enough.
pub fn written(result: io::Result<()>, worst: Outcome) -> ExitCode {
    match result {
        Ok(()) => worst.exit(),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => worst.exit(),
        Err(fault) => {
            eprintln!("packproof: the output could not be written: {fault}");
            ExitCode::from(NOT_WRITTEN)
        }
    }
}

/// Says how many files of folders were left out.
pub fn told_of_folders(others: usize) {
    if others > 0 {
        eprintln!("packproof: not read in folders, for their endings: {others}");
    }
}
