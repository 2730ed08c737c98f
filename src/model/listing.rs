//! The results of several files, and the texts of which the page saves their table.

use std::sync::Arc;

use answer::{Brief, FileResult};
use report::{Lists, Tool, Unchecked};
use words::CheckError;

use crate::build::BUILD;

/// The result of one file.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The file was checked, with this brief result.
    Checked(Arc<Brief>),
    /// The file could not be checked, for this reason.
    Halted(CheckError),
}

/// Returns the result of a file as the table orders it; `None` is a file without one.
pub fn result(outcome: Option<&Outcome>) -> FileResult<'_> {
    match outcome {
        Some(Outcome::Checked(brief)) => FileResult::Checked(brief),
        Some(Outcome::Halted(_)) => FileResult::Unread,
        None => FileResult::Waiting,
    }
}

/// Returns the report of a file that has none of the worker's: its check was stopped, or its worker failed.
pub fn unchecked(file: &str, outcome: Option<&Outcome>, lists: &Lists) -> Unchecked {
    let sentence = match outcome {
        Some(Outcome::Halted(halt)) => words::check_error(halt).sentence,
        Some(Outcome::Checked(_)) | None => words::say!(files_waiting).to_owned(),
    };
    Unchecked::new(Tool::new(BUILD), lists.clone(), file, &sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_report_says_why() {
        let lists = Lists::default();
        let halted = Outcome::Halted(CheckError::NoVectors);
        let says = words::check_error(&CheckError::NoVectors).sentence;
        for (outcome, sentence) in [(None, "Not checked"), (Some(&halted), &*says)] {
            let unchecked = unchecked("a.json", outcome, &lists);
            assert_eq!(
                unchecked.row(),
                format!("a.json,,,not_checked,,,,{BUILD},\n")
            );
            let line = unchecked.line();
            assert!(
                line.contains(&format!("\"sentence\":\"{sentence}\"")),
                "{line}"
            );
        }
    }
}
