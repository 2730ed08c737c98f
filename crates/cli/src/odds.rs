//! Runs `packproof odds`, which prints the sheet of each version beside the results of the given pulls.

use std::io::{self, Write};
use std::process::ExitCode;

use answer::Answer;
use chain::deployment::Lists;
use explain::disclosure::{Added, Sheets};
use report::{Inputs, OddsSheet, Tool};

use crate::arguments::Odds;
use crate::ending::{say, told_of_folders, written};
use crate::file_error::FileError;
use crate::outcome::Outcome;
use crate::work::{Text, each};
use crate::{inputs, sheets, text};
use check::{BUILD, check};

/// Adds up all inputs, one after the other, and writes the sheets. It names on the standard error each input that does
/// not count.
pub fn run(asked: Odds) -> ExitCode {
    let (inputs, others) = inputs::files(&asked.files, asked.at.service.as_ref());
    told_of_folders(others);
    let lists: Lists = asked.lists.into();
    let mut all = Sheets::default();
    let mut counts = Inputs::default();
    let mut worst = Outcome::Verified;
    let done = each(
        || inputs,
        |text| one(text, &lists),
        |done| {
            let Some((name, outcome, answer)) = done else {
                return Ok(());
            };
            worst = worst.min(outcome);
            let added = match &answer {
                Ok(answer) => Some(all.add(answer, &answer.subject)),
                Err(_) => None,
            };
            counts.count(added);
            let why = match (added, answer) {
                (Some(Added::Counted), _) => return Ok(()),
                (Some(added), _) => sheets::why(added).to_owned(),
                (None, Err(why)) => why,
                (None, Ok(_)) => String::new(),
            };
            say(&format!("{name}: not counted: {why}"));
            Ok(())
        },
    );
    let sheet = OddsSheet::of(Tool::new(BUILD), counts, &all);
    if !sheet.disagreements.is_empty() {
        worst = worst.min(Outcome::Open);
    }
    let told = match (asked.json, asked.csv) {
        (true, _) => sheet.line() + "\n",
        (_, true) => sheets::table(&sheet),
        _ => sheets::lines(&sheet, &all),
    };
    written(done.and_then(|()| print(&told)), worst)
}

fn print(told: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(told.as_bytes())?;
    out.flush()
}

/// Checks one text, and keeps only its answer, or the reason for which there is none.
fn one((name, _, text): Text, lists: &Lists) -> (String, Outcome, Result<Answer, String>) {
    let result = text.and_then(|text| check(text, lists).map_err(FileError::Text));
    let outcome = Outcome::of(&result);
    let answer = match result {
        Ok(checked) => Ok(checked.answer),
        Err(error) => Err(text::error(&error)),
    };
    (name, outcome, answer)
}
