//! The results of several files, and the texts of which the page saves their table.

use std::sync::Arc;

use answer::{Brief, FileResult};
use chain::deployment::Lists;
use report::{Tool, Unchecked};
use words::CheckError;

use crate::build::BUILD;

/// The result of one file: its check in brief, or the reason that it could not be checked.
pub type BriefResult = Result<Arc<Brief>, CheckError>;

/// Returns the result of a file as the table orders it; `None` is a file without one.
pub fn result(result: Option<&BriefResult>) -> FileResult<'_> {
    match result {
        Some(Ok(brief)) => FileResult::Checked(brief),
        Some(Err(_)) => FileResult::Unread,
        None => FileResult::Waiting,
    }
}

/// Returns the report of a file that lacks the worker's: its check was stopped, or its worker failed.
pub fn unchecked(file: &str, result: Option<&BriefResult>, lists: &Lists) -> Unchecked {
    let sentence = words::catalogue::in_english(|| match result {
        Some(Err(halt)) => words::check_error(halt).sentence,
        Some(Ok(_)) | None => words::say!(files_waiting).to_owned(),
    });
    Unchecked::new(Tool::new(BUILD), lists, file, &sentence)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_a_report_says_why() {
        let lists = Lists::default();
        let halted = Err(CheckError::NoVectors);
        let says = words::check_error(&CheckError::NoVectors).sentence;
        for (result, sentence) in [(None, "Not checked"), (Some(&halted), &*says)] {
            let unchecked = unchecked("a.json", result, &lists);
            assert_eq!(
                unchecked.row(),
                format!("a.json,,,not_checked,,,,{BUILD},,\n")
            );
            let line = unchecked.line();
            assert!(
                line.contains(&format!("\"sentence\":\"{sentence}\"")),
                "{line}"
            );
        }
    }
}
