//! The explanation of an input, for programs.

use explain::{ExcerptError, Explanation};
use report::{Drawn, ErrorCode, Explained, Failure, Tool};
use verify::hash::Hash32;

use crate::checked::{BUILD, Checked};

/// The explanation of an input, or of one pull in it, or of why there is none.
pub fn explained(
    (name, sha256): (&str, Option<Hash32>),
    result: Result<(&Checked, &Explanation), Failure>,
    pull: Option<&str>,
) -> Explained {
    let drawn = match result {
        Ok((checked, shown)) => Drawn::of(shown, checked.answer.verdict, pull)
            .map_err(|why| Failure::new(code(why), pull, &no_excerpt(why))),
        Err(error) => Err(error),
    };
    Explained::new(Tool::new(BUILD), (name, sha256), drawn)
}

const fn code(why: ExcerptError) -> ErrorCode {
    match why {
        ExcerptError::Unknown => ErrorCode::NoSuchPull,
        ExcerptError::Several => ErrorCode::SeveralPulls,
        ExcerptError::NotReplayed => ErrorCode::NotReplayed,
    }
}

/// Says why a proof does not show a pull.
pub fn no_excerpt(why: ExcerptError) -> String {
    match why {
        ExcerptError::Unknown => "This proof has no such pull.".to_owned(),
        ExcerptError::Several => {
            "Several pulls of this event have this pull_id: name one by its sequence_index."
                .to_owned()
        }
        ExcerptError::NotReplayed => words::say!(worked_not_worked).to_owned(),
    }
}
