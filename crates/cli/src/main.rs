//! packproof in a terminal: `packproof check FILE...` checks payloads and saved proofs without a network.

mod arguments;
mod checked;
mod inputs;
mod junit;
mod opening;
mod outcome;
mod table;
mod text;
mod told;
mod work;

use std::env;
use std::io::{self, ErrorKind};
use std::process::ExitCode;

use arguments::{Arguments, Check, Command};
use clap::Parser;
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
    }
}

/// Says what is wrong with the arguments, or what was asked about them. An argument is whatever somebody wrote.
fn usage(wrong: &clap::Error) -> ExitCode {
    let told = wrong.render().to_string();
    let lines: String = told.lines().map(|line| text::shown(line) + "\n").collect();
    if !wrong.use_stderr() {
        return written(
            io::Write::write_all(&mut io::stdout(), lines.as_bytes()),
            Outcome::Verified,
        );
    }
    eprint!("{lines}");
    Outcome::Unreadable.exit()
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
    let named = asked.inputs.files;
    let done = if asked.ndjson {
        work::run(|| inputs::lines(named), wanted, &lists, &mut output)
    } else {
        let (files, others) = inputs::files(&named);
        if others > 0 {
            eprintln!("packproof: not read in folders, for their endings: {others}");
        }
        work::run(|| files, wanted, &lists, &mut output)
    };
    let worst = output.worst();
    written(done.and_then(|()| output.finish()), worst)
}
