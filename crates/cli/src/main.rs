//! The check in a terminal: `packproof check FILE...` checks payloads and saved proofs offline.

mod arguments;
mod json;
mod opening;
mod outcome;
mod saved;
mod text;

use std::env;
use std::ffi::{OsStr, OsString};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use arguments::{Command, HELP};
use chain::deployment::Lists;
use outcome::{Checked, FileError, Outcome};

/// The output could not be written: no exit status of a check, so that it is taken for none.
const NOT_WRITTEN: u8 = 4;

fn main() -> ExitCode {
    let done = match arguments::read(env::args_os().skip(1)) {
        Ok(Command::Help) => print(HELP),
        Ok(Command::Version) => print(concat!("packproof ", env!("CARGO_PKG_VERSION"), "\n")),
        Ok(Command::Check { json, lists, files }) => check(json, &lists, &files),
        Err(wrong) => {
            eprint!("packproof: {}\n\n{HELP}", text::shown(&wrong.to_string()));
            Ok(Outcome::Unreadable.exit())
        }
    };
    done.unwrap_or_else(|fault| {
        eprintln!("packproof: the output could not be written: {fault}");
        ExitCode::from(NOT_WRITTEN)
    })
}

fn print(text: &str) -> io::Result<ExitCode> {
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// Checks each file, and writes what became of it as soon as that is known.
fn check(json: bool, lists: &Lists, files: &[OsString]) -> io::Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut outcomes = Vec::new();
    for path in files {
        for (file, result) in read(path, lists) {
            if json {
                json::write(&mut out, &file, &result)?;
            } else {
                if !outcomes.is_empty() {
                    writeln!(out)?;
                }
                text::write(&mut out, &file, &result)?;
            }
            out.flush()?;
            outcomes.push(Outcome::of(&result));
        }
    }
    if !json && outcomes.len() > 1 {
        text::write_counts(&mut out, &outcomes)?;
        out.flush()?;
    }
    let worst = outcomes.into_iter().min().unwrap_or(Outcome::Verified);
    Ok(worst.exit())
}

/// Reads a file, and checks each text in it: its own name stands for the only one, and `name:2` for the second of several.
fn read<'a>(
    path: &'a OsStr,
    lists: &'a Lists,
) -> impl Iterator<Item = (String, Result<Checked, FileError>)> + 'a {
    let name = path.to_string_lossy();
    let texts = opening::bytes(path).and_then(opening::texts);
    let texts = match texts {
        Ok(texts) => texts.into_iter().map(Ok).collect(),
        Err(fault) => vec![Err(fault)],
    };
    let is_alone = texts.len() == 1;
    texts.into_iter().zip(1_u64..).map(move |(text, number)| {
        let file = match is_alone {
            true => name.to_string(),
            false => format!("{name}:{number}"),
        };
        (file, text.and_then(|text| saved::check(text, lists)))
    })
}
