//! Words the results for several files.

use crate::catalogue::say;
use crate::step::title;
use crate::verdict::heading;
use answer::Choice;
use verify::report::Kind;

/// Returns the columns of the table of files.
pub fn file_columns() -> [&'static str; 4] {
    [
        say!(column_file),
        say!(column_kind),
        say!(column_verdict),
        say!(column_reason),
    ]
}

/// Names the kind of a proof.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::PackEvent => say!(files_pack_event),
        Kind::PackPull => say!(files_pack_pull),
    }
}

/// Names a choice of files, with their number; `None` is all files.
pub fn file_choice(choice: Option<Choice>, count: usize) -> String {
    let what = match choice {
        None => return say!(files_all, count = count),
        Some(Choice::Headline(headline)) => heading(headline),
        Some(Choice::Unread) => say!(files_unread),
        Some(Choice::Waiting) => say!(files_waiting),
        Some(Choice::Failing(step)) => {
            return say!(files_choice_failing, what = title(step), count = count);
        }
    };
    say!(files_choice, what = what, count = count)
}

/// Says how many files are done, or sums up their results. `unchecked` of them are not proofs or could not be
/// read; `open` of them neither agree nor fail.
pub fn files_so_far(
    total: usize,
    done: usize,
    failed: usize,
    unchecked: usize,
    open: usize,
) -> String {
    let proofs = total.saturating_sub(unchecked);
    match (failed, unchecked) {
        (0, _) if done < total => say!(files_checked, done = done, total = total),
        (0, _) if open > 0 => {
            let agree = proofs.saturating_sub(open);
            say!(files_agree_of, agree = agree, total = total)
        }
        (0, 0) => say!(files_agree, total = total),
        (0, _) if proofs == 0 => say!(files_none_checked, total = total),
        (0, _) => say!(files_agree_some, proofs = proofs, unchecked = unchecked),
        _ => say!(files_failed, failed = failed, total = total),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use answer::Headline;
    use verify::report::StepId;

    #[test]
    fn a_choice_says_its_number() {
        for (choice, says) in [
            (None, "All files: 1,200"),
            (
                Some(Choice::Headline(Headline::NotVerified)),
                "Not verified: 1,200",
            ),
            (Some(Choice::Unread), "Could not be checked: 1,200"),
            (Some(Choice::Waiting), "Not checked: 1,200"),
        ] {
            assert_eq!(file_choice(choice, 1_200), says);
        }
        let failing = file_choice(Some(Choice::Failing(StepId::Award)), 3);
        // Regression: the statement of a step that failed stood there as a fact.
        let statement = title(StepId::Award);
        assert_eq!(failing, format!("“{statement}” did not pass: 3"));
    }

    /// The summary counted a picture among the files of which "none contradicts itself".
    #[test]
    fn a_file_without_a_proof_does_not_count_as_a_proof_that_agrees() {
        assert_eq!(
            files_so_far(3, 3, 0, 1, 0),
            "2 proofs add up; 1 file could not be checked"
        );
        assert_eq!(files_so_far(2, 2, 0, 2, 0), "Neither file could be checked");
        assert_eq!(files_so_far(3, 3, 0, 0, 0), "3 proofs add up");
        assert_eq!(files_so_far(3, 3, 0, 1, 1), "1 of 3 files add up");
        assert_eq!(files_so_far(3, 3, 1, 1, 0), "Not verified: 1 of 3 files");
        assert_eq!(files_so_far(3, 2, 0, 1, 0), "2 of 3 files checked");
    }
}
