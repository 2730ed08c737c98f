//! Runs packproof in a terminal.
//!
//! `packproof check` checks payloads and saved proofs, and reads their contracts if endpoints are named. `packproof
//! explain` shows how a pull was drawn. `packproof watch` follows proofs of a service. `packproof site` checks the settings of a site.

#![allow(unreachable_pub, reason = "nothing uses the items of a program")]
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]
#![cfg_attr(
    test,
    allow(clippy::restriction, reason = "a test that fails ends in a panic")
)]

mod arguments;
mod checking;
mod columns;
mod drawing;
mod endpoints;
mod explaining;
mod file_error;
mod http;
mod inputs;
mod junit;
mod list;
mod opening;
mod outcome;
mod output;
mod proxy;
mod service;
mod sink;
mod site;
mod stopping;
mod text;
mod watch;
mod whole;
mod work;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use arguments::{Arguments, Command};
use clap::{CommandFactory, Parser};
use outcome::{Outcome, print, written};

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse_from(env::args_os()) {
        Ok(arguments) => arguments,
        Err(wrong) => return usage(&wrong),
    };
    match arguments.command {
        Command::Check(asked) => checking::run(asked),
        Command::Watch(asked) => watch::run(&asked),
        Command::Explain(asked) => explaining::run(asked),
        Command::Site(asked) => site::run(&asked),
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

/// Prints the fault in the arguments, or the help that they ask for. An argument is untrusted text.
fn usage(wrong: &clap::Error) -> ExitCode {
    let said = wrong.render().to_string();
    let lines: String = said.lines().map(|line| text::shown(line) + "\n").collect();
    if !wrong.use_stderr() {
        return print(lines.as_bytes());
    }
    // The standard error may be closed or full.
    drop(io::stderr().write_all(lines.as_bytes()));
    Outcome::Unreadable.exit()
}
