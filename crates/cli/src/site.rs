//! Checks the settings file of a site.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use chain::deployment::Settings;
use verify::hash::Hash32;

use crate::arguments::Site;
use crate::ending::{print, say};
use crate::outcome::Outcome;
use crate::text::shown;

/// Runs `packproof site`.
pub fn run(asked: &Site) -> ExitCode {
    match asked {
        Site::Check { file } => check(file),
    }
}

/// Reads a settings file, and prints its SHA-256 or its first mistake.
fn check(path: &Path) -> ExitCode {
    let name = path.display().to_string();
    let name = shown(&name);
    let fault = match fs::read(path) {
        Ok(file) => match Settings::read(&file) {
            Ok(_) => {
                let line = format!("{name}: no mistake, SHA-256 {}\n", Hash32::of(&[&file]));
                return print(line.as_bytes());
            }
            Err(mistake) => mistake.to_string(),
        },
        Err(fault) => fault.to_string(),
    };
    say(&[&name, ": ", &fault].concat());
    Outcome::Unreadable.exit()
}
