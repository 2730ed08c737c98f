//! Ends the program with its last words and the exit status.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::outcome::Outcome;
use crate::status::NOT_WRITTEN;
use crate::text::shown;

/// Prints bytes, and returns the exit status.
pub fn print(bytes: &[u8]) -> ExitCode {
    written(io::stdout().write_all(bytes), Outcome::Verified)
}

/// Returns the exit status after the output, by the worst outcome. A closed pipe is no fault: its reader has read
/// enough.
pub fn written(result: io::Result<()>, worst: Outcome) -> ExitCode {
    ended(result, worst.status())
}

/// Returns the exit status after the output: the given one, unless the output could not be written.
pub fn ended(result: io::Result<()>, status: u8) -> ExitCode {
    match result {
        Ok(()) => ExitCode::from(status),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => ExitCode::from(status),
        Err(fault) => {
            say(&format!("the output could not be written: {fault}"));
            ExitCode::from(NOT_WRITTEN)
        }
    }
}

/// Prints a line on the standard error, which may be closed or full.
pub fn say(line: &str) {
    drop(writeln!(io::stderr(), "packproof: {}", shown(line)));
}

/// Says why nothing was done, and returns the exit status.
pub fn refused(why: &str) -> ExitCode {
    say(why);
    Outcome::Unreadable.exit()
}
