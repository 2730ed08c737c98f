//! Runs `packproof explain`, which shows how a proof, or one pull in it, was drawn.

use std::io::{self, Write};
use std::process::ExitCode;

use chain::deployment::Lists;
use check::check;
use explain::{Excerpt, ExcerptError};

use crate::arguments::Explain;
use crate::drawing;
use crate::file_error::FileError;
use crate::inputs::Text;
use crate::outcome::{Outcome, written};
use crate::text::{self, Style};
use crate::work::each;

/// Explains each input, and writes the explanations.
pub fn run(asked: Explain) -> ExitCode {
    let (lists, pull) = (asked.inputs.lists.lists(), asked.pull);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut worst = None::<Outcome>;
    let done = each(
        asked.inputs,
        false,
        move |text| one(text, pull.as_deref(), &lists),
        |done| {
            let Some((said, outcome)) = done else {
                return out.flush();
            };
            if worst.is_some() {
                out.write_all(b"\n")?;
            }
            worst = worst.min(Some(outcome)).or(Some(outcome));
            out.write_all(said.as_bytes())
        },
    );
    written(done, worst.unwrap_or(Outcome::Verified))
}

/// Explains one text. Returns the whole output, and the outcome.
fn one(Text { name, bytes }: Text, pull: Option<&str>, lists: &Lists) -> (String, Outcome) {
    let result = bytes.and_then(|bytes| check(bytes, lists).map_err(FileError::Text));
    let mut outcome = Outcome::of(&result);
    let plain = Style {
        has_colours: false,
        has_all_steps: false,
    };
    let mut said = text::head(&name, &result, plain) + &text::body(&result, lists, plain);
    if let Ok(checked) = &result {
        let shown = |pull| checked.explanation.excerpt(pull);
        let excerpt = pull.map_or(Ok(Excerpt::Target), shown);
        let lines = match excerpt {
            Ok(excerpt) => drawing::lines(checked, &excerpt),
            Err(why) => {
                outcome = outcome.min(without(why));
                vec![String::new(), format!("  {}", no_excerpt(why))]
            }
        };
        said.extend(lines.iter().map(|line| text::shown(line) + "\n"));
    }
    (said, outcome)
}

/// Returns the outcome of a proof that does not show a pull.
const fn without(why: ExcerptError) -> Outcome {
    match why {
        ExcerptError::Unknown | ExcerptError::Several => Outcome::Unreadable,
        ExcerptError::NotReplayed => Outcome::NotReplayable,
    }
}

/// Explains why a proof does not show a pull.
fn no_excerpt(why: ExcerptError) -> &'static str {
    match why {
        ExcerptError::Unknown => "This proof has no such pull.",
        ExcerptError::Several => {
            "Several pulls of this event have this pull_id: name one by its sequence_index."
        }
        ExcerptError::NotReplayed => words::say!(worked_not_worked),
    }
}
