//! Several files, and what was found in them.

use crate::catalogue::say;
use verify::report::Kind;

/// The table's columns.
pub fn file_columns() -> [&'static str; 4] {
    [
        say!(column_file),
        say!(column_kind),
        say!(column_verdict),
        say!(column_reason),
    ]
}

/// What kind of proof it is.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => say!(files_pack_event),
        Kind::PackPull => say!(files_pack_pull),
    }
}

/// How far the files are, or their results.
pub fn files_so_far(total: usize, done: usize, failed: usize) -> String {
    match failed {
        0 if done < total => say!(files_checked, done = done, total = total),
        0 => say!(files_agree, total = total),
        _ => say!(files_failed, failed = failed, total = total),
    }
}
