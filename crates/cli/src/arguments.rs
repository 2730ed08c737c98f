//! What was asked for.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;

use chain::deployment::Lists;

/// What `--help` says.
pub const HELP: &str = "\
Checks saved proofs of card packs, offline.

Usage: packproof check [OPTION]... FILE...

A file is a payload, or a saved proof. What a saved proof shows by itself counts in its verdict. It may be packed with
gzip, in UTF-16, or have one JSON text a line: each line is then a file of its own, FILE:1, FILE:2 and so on.

  --json       one JSON object a line: {\"file\", \"kind\", \"verdict\", \"steps\": [{\"id\", \"status\", \"detail\"}],
               \"block\", \"trails\", \"counts\"}, or {\"file\", \"error\"}
  --coordinators LIST, --oracle-keys LIST, --contracts LIST
               what a deployment lists in its meta tags of these names
  --           what follows is a file, whatever it begins with
  -h, --help   this text
  --version    the version

Exit status:
  0   every file adds up
  1   a file is not verified
  2   a file cannot be read or is no proof, or the arguments are wrong
  3   a file cannot be replayed
  4   the output could not be written
  5   readers contradict each other, or no one published who gave the random number
Of several files the worst counts, in the order 1, 2, 5, 3, 0.
";

/// A command.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Says what there is.
    Help,
    /// Says which version this is.
    Version,
    /// Checks files.
    Check {
        /// As JSON, and not for people.
        json: bool,
        /// What a deployment lists.
        lists: Lists,
        /// The files; at least one.
        files: Vec<OsString>,
    },
}

/// What is wrong with the arguments. The help is in English, and so is what stands above it.
#[derive(Debug, PartialEq, Eq)]
pub enum UsageError {
    /// There is no argument.
    NoCommand,
    /// There is no such command.
    UnknownCommand(OsString),
    /// There is no such option.
    UnknownOption(String),
    /// Nothing follows this option.
    NoList(String),
    /// No file is named.
    NoFile,
}

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCommand => f.write_str("a command is missing"),
            Self::UnknownCommand(command) => write!(f, "no command {}", command.display()),
            Self::UnknownOption(option) => write!(f, "no option {option}"),
            Self::NoList(option) => write!(f, "a list is missing after {option}"),
            Self::NoFile => f.write_str("a file is missing"),
        }
    }
}

impl Error for UsageError {}

/// Reads the arguments; what is wrong with them otherwise.
pub fn read(mut arguments: impl Iterator<Item = OsString>) -> Result<Command, UsageError> {
    let command = arguments.next().ok_or(UsageError::NoCommand)?;
    match command.to_str() {
        Some("check") => check(arguments),
        Some("-h" | "--help" | "help") => Ok(Command::Help),
        Some("--version") => Ok(Command::Version),
        _ => Err(UsageError::UnknownCommand(command)),
    }
}

fn check(mut arguments: impl Iterator<Item = OsString>) -> Result<Command, UsageError> {
    let mut json = false;
    let (mut lists, mut files) = (Lists::default(), Vec::new());
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--json") => json = true,
            Some("-h" | "--help") => return Ok(Command::Help),
            Some(option @ ("--coordinators" | "--oracle-keys" | "--contracts")) => {
                let list = match option {
                    "--coordinators" => &mut lists.coordinators,
                    "--oracle-keys" => &mut lists.oracle_keys,
                    _ => &mut lists.contracts,
                };
                let given = arguments.next().and_then(|list| list.into_string().ok());
                *list = given.ok_or_else(|| UsageError::NoList(option.to_owned()))?;
            }
            Some("--") => files.extend(arguments.by_ref()),
            Some(option) if option.starts_with('-') => {
                return Err(UsageError::UnknownOption(option.to_owned()));
            }
            _ => files.push(argument),
        }
    }
    if files.is_empty() {
        return Err(UsageError::NoFile);
    }
    Ok(Command::Check { json, lists, files })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(arguments: &[&str]) -> Result<Command, UsageError> {
        read(arguments.iter().map(OsString::from))
    }

    fn check_of(json: bool, files: &[&str]) -> Result<Command, UsageError> {
        let files = files.iter().map(OsString::from).collect();
        let lists = Lists::default();
        Ok(Command::Check { json, lists, files })
    }

    #[test]
    fn options_and_files_stand_in_any_order() {
        assert_eq!(of(&["check", "a"]), check_of(false, &["a"]));
        assert_eq!(
            of(&["check", "a", "--json", "b"]),
            check_of(true, &["a", "b"])
        );
        assert_eq!(
            of(&["check", "--", "--json", "--"]),
            check_of(false, &["--json", "--"])
        );
        assert_eq!(of(&["check", "a", "--help"]), Ok(Command::Help));
        assert_eq!(of(&["--help"]), Ok(Command::Help));
        let listed = of(&["check", "--oracle-keys", "a:b", "--contracts", "c", "x"]);
        let lists = Lists {
            oracle_keys: "a:b".into(),
            contracts: "c".into(),
            ..Lists::default()
        };
        let (json, files) = (false, vec!["x".into()]);
        assert_eq!(listed, Ok(Command::Check { json, lists, files }));
        assert_eq!(of(&["--version"]), Ok(Command::Version));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(of(&[]), Err(UsageError::NoCommand));
        assert_eq!(
            of(&["a.json"]),
            Err(UsageError::UnknownCommand("a.json".into()))
        );
        assert_eq!(of(&["check"]), Err(UsageError::NoFile));
        let missing = UsageError::NoList("--coordinators".into());
        assert_eq!(of(&["check", "--coordinators"]), Err(missing));
        assert_eq!(of(&["check", "--"]), Err(UsageError::NoFile));
        let unknown = UsageError::UnknownOption("-q".into());
        assert_eq!(unknown.to_string(), "no option -q");
        assert_eq!(of(&["check", "-q", "a"]), Err(unknown));
    }
}
