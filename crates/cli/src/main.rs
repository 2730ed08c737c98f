//! packproof in a terminal: `packproof check` checks payloads and saved proofs without a network, and `packproof read` reads
//! their contracts too, through endpoints that are named.

mod arguments;
mod checked;
mod endpoints;
mod file_error;
mod http;
mod inputs;
mod junit;
mod opening;
mod outcome;
mod read;
mod reader;
mod saving;
mod table;
mod text;
mod told;
mod work;

use std::env;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use arguments::{Arguments, Check, Command};
use clap::{CommandFactory, Parser};
use outcome::Outcome;
use told::{Output, Wanted};

/// The output could not be written: no exit status of a check, so that it is taken for none.
const NOT_WRITTEN: u8 = 4;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse_from(env::args_os()) {
        Ok(arguments) => arguments,
        Err(wrong) => return usage(&wrong),
    };
    match arguments.command {
        Command::Check(asked) => check(asked),
        Command::Read(asked) => read::run(asked),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Arguments::command(), "packproof", &mut script);
            print(&script)
        }
        Command::Man => {
            let mut page = Vec::new();
            let made = clap_mangen::Man::new(Arguments::command()).render(&mut page);
            made.map_or_else(
                |fault| written(Err(fault), Outcome::Verified),
                |()| print(&page),
            )
        }
    }
}

/// Says what is wrong with the arguments, or what was asked about them. An argument is whatever somebody wrote.
fn usage(wrong: &clap::Error) -> ExitCode {
    let told = wrong.render().to_string();
    let lines: String = told.lines().map(|line| text::shown(line) + "\n").collect();
    if !wrong.use_stderr() {
        return print(lines.as_bytes());
    }
    eprint!("{lines}");
    Outcome::Unreadable.exit()
}

fn print(bytes: &[u8]) -> ExitCode {
    written(io::stdout().write_all(bytes), Outcome::Verified)
}

/// The exit status of what was written. Whoever closes a pipe has read enough.
fn written(result: io::Result<()>, worst: Outcome) -> ExitCode {
    match result {
        Ok(()) => worst.exit(),
        Err(fault) if fault.kind() == ErrorKind::BrokenPipe => worst.exit(),
        Err(fault) => {
            eprintln!("packproof: the output could not be written: {fault}");
            ExitCode::from(NOT_WRITTEN)
        }
    }
}

/// Checks each input, and writes what became of it.
fn check(asked: Check) -> ExitCode {
    let wanted = Wanted::of(&asked.outputs, asked.ndjson);
    let lists = asked.lists.into();
    if let Some(jobs) = asked.jobs {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs);
        // Only a second pool could not be built.
        drop(pool.build_global());
    }
    let mut output = match Output::open(&asked.outputs, wanted) {
        Ok(output) => output,
        Err(fault) => return written(Err(fault), Outcome::Verified),
    };
    let named = asked.files;
    let done = if asked.ndjson {
        work::run(|| inputs::lines(named), wanted, &lists, &mut output)
    } else {
        let (files, others) = inputs::files(&named);
        told_of_folders(others);
        work::run(|| files, wanted, &lists, &mut output)
    };
    let worst = output.worst();
    written(done.and_then(|()| output.finish()), worst)
}

/// Says how many files of folders were left out.
fn told_of_folders(others: usize) {
    if others > 0 {
        eprintln!("packproof: not read in folders, for their endings: {others}");
    }
}
