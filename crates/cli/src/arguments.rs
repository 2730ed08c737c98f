//! What was asked for.

use std::ffi::OsString;

/// What `--help` says.
pub const HELP: &str = "\
Checks saved proofs of card packs, offline.

Usage: packproof check [--json] FILE...

  --json       one JSON object a line: {\"file\", \"kind\", \"verdict\", \"steps\": [{\"id\", \"status\", \"detail\"}]},
               or {\"file\", \"error\"}
  --           what follows is a file, whatever it begins with
  -h, --help   this text
  --version    the version

Exit status:
  0   every file adds up
  1   a file is not verified
  2   a file cannot be read or is no proof, or the arguments are wrong
  3   a file cannot be replayed
  4   the output could not be written
Of several files the worst counts, in the order 1, 2, 3, 0.
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
        /// The files; at least one.
        files: Vec<OsString>,
    },
}

/// Reads the arguments; what is wrong with them otherwise.
pub fn read(mut arguments: impl Iterator<Item = OsString>) -> Result<Command, String> {
    let command = arguments.next().ok_or("a command is missing")?;
    match command.to_str() {
        Some("check") => check(arguments),
        Some("-h" | "--help" | "help") => Ok(Command::Help),
        Some("--version") => Ok(Command::Version),
        _ => Err(format!("no command {}", command.to_string_lossy())),
    }
}

fn check(mut arguments: impl Iterator<Item = OsString>) -> Result<Command, String> {
    let mut json = false;
    let mut files = Vec::new();
    while let Some(argument) = arguments.next() {
        match argument.to_str() {
            Some("--json") => json = true,
            Some("-h" | "--help") => return Ok(Command::Help),
            Some("--") => files.extend(arguments.by_ref()),
            Some(option) if option.starts_with('-') => return Err(format!("no option {option}")),
            _ => files.push(argument),
        }
    }
    if files.is_empty() {
        return Err("a file is missing".into());
    }
    Ok(Command::Check { json, files })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(arguments: &[&str]) -> Result<Command, String> {
        read(arguments.iter().map(OsString::from))
    }

    fn check_of(json: bool, files: &[&str]) -> Result<Command, String> {
        let files = files.iter().map(OsString::from).collect();
        Ok(Command::Check { json, files })
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
        assert_eq!(of(&["--version"]), Ok(Command::Version));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        assert_eq!(of(&[]), Err("a command is missing".into()));
        assert_eq!(of(&["a.json"]), Err("no command a.json".into()));
        assert_eq!(of(&["check"]), Err("a file is missing".into()));
        assert_eq!(of(&["check", "--"]), Err("a file is missing".into()));
        assert_eq!(of(&["check", "-q", "a"]), Err("no option -q".into()));
    }
}
