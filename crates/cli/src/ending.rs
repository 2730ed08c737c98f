//! The end of the program: what is said at last, and the exit status.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::outcome::Outcome;
use crate::status::NOT_WRITTEN;

/// Prints bytes, and ends.
pub fn print(bytes: &[u8]) -> ExitCode {
    written(io::stdout().write_all(bytes), Outcome::Verified)
}

/// The exit status of what was written. Whoever closes a pipe has read enough.
pub fn written(result: io::Result<()>, worst: Outcome) -> ExitCode {
    ended(result, worst.status())
}

/// The same, of an exit status.
pub fn ended(result: io::Result<()>, status: u8) -> ExitCode {
    match result {
        Ok(()) => ExitCode::from(status),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::from(status),
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
