//! Runs `packproof explain`, which shows how a proof, or one pull in it, was drawn.

use std::io::{self, Write};
use std::process::ExitCode;

use chain::deployment::Lists;
use check::opened;
use explain::{Excerpt, ExcerptError, Explanation};

use crate::arguments::Explain;
use crate::drawing;
use crate::ending::{told_of_folders, written};
use crate::file_error::FileError;
use crate::inputs;
use crate::outcome::Outcome;
use crate::text::{self, Style};
use crate::work::{Text, each};

/// Explains each input, and writes the explanations.
pub fn run(asked: Explain) -> ExitCode {
    let (inputs, others) = inputs::files(&[asked.file], asked.at.service.as_ref());
    told_of_folders(others);
    let lists: Lists = asked.lists.into();
    let pull = asked.pull.as_deref();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut worst = None::<Outcome>;
    let done = each(
        || inputs,
        |text| one(text, pull, &lists),
        |done| {
            let Some((told, outcome)) = done else {
                return out.flush();
            };
            if worst.is_some() {
                out.write_all(b"\n")?;
            }
            worst = worst.min(Some(outcome)).or(Some(outcome));
            out.write_all(told.as_bytes())
        },
    );
    written(done, worst.unwrap_or(Outcome::Verified))
}

/// Explains one text. Returns the whole output, and the outcome.
fn one((name, _, text): Text, pull: Option<&str>, lists: &Lists) -> (String, Outcome) {
    let (result, shown) = match text.and_then(|text| opened(text, lists).map_err(FileError::Text)) {
        Ok((checked, verification)) => (Ok(checked), Some(Explanation::of(verification))),
        Err(error) => (Err(error), None),
    };
    let mut outcome = Outcome::of(&result);
    let plain = Style {
        has_colours: false,
        has_all_steps: false,
    };
    let mut told = text::head(&name, &result, plain) + &text::body(&result, lists, plain);
    if let (Ok(checked), Some(shown)) = (&result, &shown) {
        let excerpt = pull.map_or(Ok(Excerpt::Target), |pull| shown.excerpt(pull));
        let lines = match excerpt {
            Ok(excerpt) => drawing::lines(checked, shown, &excerpt),
            Err(why) => {
                outcome = outcome.min(without(why));
                vec![String::new(), format!("  {}", no_excerpt(why))]
            }
        };
        told.extend(lines.iter().map(|line| text::shown(line) + "\n"));
    }
    (told, outcome)
}

/// Returns the outcome of a proof that does not show a pull.
const fn without(why: ExcerptError) -> Outcome {
    match why {
        ExcerptError::Unknown | ExcerptError::Several => Outcome::Unreadable,
        ExcerptError::NotReplayed => Outcome::NotReplayable,
    }
}

/// Says why a proof does not show a pull.
fn no_excerpt(why: ExcerptError) -> &'static str {
    match why {
        ExcerptError::Unknown => "This proof has no such pull.",
        ExcerptError::Several => {
            "Several pulls of this event have this pull_id: name one by its sequence_index."
        }
        ExcerptError::NotReplayed => words::say!(worked_not_worked),
    }
}
