//! Runs `packproof explain`, which shows how a proof, or one pull in it, was drawn.

use std::io::{self, Write};
use std::process::ExitCode;

use chain::deployment::Lists;
use check::{Checked, no_excerpt, opened};
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
    let (pull, is_json) = (asked.pull.as_deref(), asked.json);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut worst = None::<Outcome>;
    let done = each(
        || inputs,
        |text| one(text, pull, is_json, &lists),
        |done| {
            let Some((told, outcome)) = done else {
                return out.flush();
            };
            if worst.is_some() && !is_json {
                out.write_all(b"\n")?;
            }
            worst = worst.min(Some(outcome)).or(Some(outcome));
            out.write_all(told.as_bytes())
        },
    );
    written(done, worst.unwrap_or(Outcome::Verified))
}

/// Explains one text. Returns the whole output, and the outcome.
fn one(
    (name, hash, text): Text,
    pull: Option<&str>,
    is_json: bool,
    lists: &Lists,
) -> (String, Outcome) {
    let (result, shown) = match text.and_then(|text| opened(text, lists).map_err(FileError::Text)) {
        Ok((checked, verification)) => (Ok(checked), Some(Explanation::of(verification))),
        Err(error) => (Err(error), None),
    };
    let outcome = Outcome::of(&result);
    let excerpt = shown.as_ref().map(|shown| match pull {
        Some(pull) => shown.excerpt(pull),
        None => Ok(Excerpt::Target),
    });
    let outcome = match excerpt {
        Some(Err(ExcerptError::Unknown | ExcerptError::Several)) => {
            outcome.min(Outcome::Unreadable)
        }
        Some(Err(ExcerptError::NotReplayed)) => outcome.min(Outcome::NotReplayable),
        _ => outcome,
    };
    let told = match is_json {
        true => json(&name, hash, &result, shown.as_ref(), pull),
        false => lines(&name, &result, shown.as_ref(), excerpt, lists),
    };
    (told, outcome)
}

fn json(
    name: &str,
    hash: Option<verify::hash::Hash32>,
    result: &Result<Checked, FileError>,
    shown: Option<&Explanation>,
    pull: Option<&str>,
) -> String {
    let drawn = match (result, shown) {
        (Err(error), _) => Err(error.failure()),
        (Ok(checked), Some(shown)) => Ok((checked, shown)),
        (Ok(_), None) => return String::new(),
    };
    check::explained((name, hash), drawn, pull).line() + "\n"
}

fn lines(
    name: &str,
    result: &Result<Checked, FileError>,
    shown: Option<&Explanation>,
    excerpt: Option<Result<Excerpt, ExcerptError>>,
    lists: &Lists,
) -> String {
    let plain = Style {
        has_colours: false,
        has_all_steps: false,
    };
    let mut told = text::head(name, result, plain) + &text::body(result, lists, plain);
    let lines = match (result, shown, excerpt) {
        (Ok(checked), Some(shown), Some(Ok(excerpt))) => drawing::lines(checked, shown, &excerpt),
        (_, _, Some(Err(why))) => vec![String::new(), format!("  {}", no_excerpt(why))],
        _ => Vec::new(),
    };
    for line in lines {
        told += &text::shown(&line);
        told.push('\n');
    }
    told
}
