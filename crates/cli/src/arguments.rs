//! Parses the arguments of the command line.

use std::ffi::OsStr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chain::deployment::{self, Settings, SettingsError};
use clap::builder::TypedValueParser;
use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::service::{Service, unfit};

/// Checks that a randomised card pack gave what was fixed in advance.
#[derive(Debug, Parser)]
#[command(name = "packproof", version = VERSION, max_term_width = 100)]
pub struct Arguments {
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (build ",
    env!("PACKPROOF_BUILD"),
    ")"
);

const EXIT: &str = "\
Exit status:
  0  everything adds up or is verified
  1  something is not verified
  2  an input cannot be read or is no proof, or the arguments are wrong
  3  something cannot be replayed, or is not settled: in part, origin unknown, contradicted, a reader without an answer,
     a proof that is not ready
  4  the output could not be written
  130  a signal stopped it; everything done before is written
If there are several inputs, the status is that of the worst: 1, then 2, 3 and 0.";

const EXIT_OF_WATCH: &str = "\
Exit status:
  0  everything that is followed is settled
  1  something failed, changed since it was first seen, or is gone
  2  the state is lost or of another service, the list cannot be read, or the arguments are wrong
  3  something is not settled: not ready, not over, not confirmed by the chain, or the service did not answer
  4  the output could not be written
  130  a signal stopped it
The status is the worst of all that is followed: 1, then 3 and 0. It does not depend on this run's changes alone.";

const FILES: &str = "\
Payloads or saved proofs; folders with all that is in them; - for the standard input

A file may be packed with gzip, be in UTF-16, or have up to 20,000 JSON texts, one a line: each line is then a proof of its own, and that of line 2 is FILE:2. \
In a folder, the files that end in .json, .jsonl or .ndjson, or in one of these and .gz, are read. \
With --service, an id or a link that is no file is looked up there.";

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check saved proofs, without a network unless a service is named
    #[command(after_help = EXIT)]
    Check(CheckArguments),
    /// Check saved proofs, and read their contract through endpoints that you name
    #[command(after_help = EXIT)]
    Read(Read),
    /// Show how a proof, or one pull in it, was drawn, with a command that computes each hash again
    #[command(after_help = EXIT)]
    Explain(Explain),
    /// Count the given pulls of each version by band, next to its stated odds
    #[command(after_help = EXIT)]
    Odds(Odds),
    /// Follow proofs of a service until they are settled, and print each change
    #[command(after_help = EXIT_OF_WATCH)]
    Watch(Watch),
    /// Check the settings of a site
    #[command(subcommand)]
    Site(Site),
    /// Print a script that completes the arguments in a shell
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    Man,
}

/// The commands of `site`.
#[derive(Debug, Subcommand)]
pub enum Site {
    /// Check a settings file, deployment.json, and print its SHA-256
    Check {
        /// The file
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Ask this endpoint for the code of each listed contract of its chain, and print the hash
        #[arg(long, value_name = "URL")]
        rpc: Option<String>,
    },
}

/// The arguments of `check`: its inputs, and its output.
#[derive(Debug, Args)]
pub struct CheckArguments {
    /// Payloads or saved proofs; folders with all that is in them; - for the standard input
    #[arg(value_name = "FILE", long_help = FILES, required_unless_present = "ndjson")]
    pub files: Vec<PathBuf>,
    /// Take each line of the input as a proof, and print one report a line, in order
    #[arg(long, conflicts_with = "service")]
    pub ndjson: bool,
    /// The shop's service that has them.
    #[command(flatten)]
    pub at: At,
    /// The number of proofs to check at once, at most one a core [default: one a core]
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// The forms of the output.
    #[command(flatten)]
    pub outputs: Outputs,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: Lists,
}

/// The arguments of `read`: its inputs, the endpoints, and its output.
#[derive(Debug, Args)]
pub struct Read {
    /// Payloads or saved proofs; folders with all that is in them; - for the standard input
    #[arg(value_name = "FILE", long_help = FILES, required = true)]
    pub files: Vec<PathBuf>,
    /// The shop's service that has them.
    #[command(flatten)]
    pub at: At,
    /// An endpoint to ask: https, or http on this machine. Several check each other
    #[arg(long, value_name = "URL", required_unless_present = "suggested")]
    pub rpc: Vec<String>,
    /// Also ask the public endpoints that packproof suggests for the network
    #[arg(long)]
    pub suggested: bool,
    /// Write each proof with its answers into this folder, as a saved proof
    #[arg(long, value_name = "DIR")]
    pub save: Option<PathBuf>,
    /// The number of proofs that are read side by side
    #[arg(long, value_name = "N", default_value = "1")]
    pub batch: NonZeroUsize,
    /// The forms of the output.
    #[command(flatten)]
    pub outputs: Outputs,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: Lists,
}

/// The arguments of `explain`: its input, and its output.
#[derive(Debug, Args)]
pub struct Explain {
    /// A payload or saved proof; a folder with all that is in it; - for the standard input
    #[arg(value_name = "FILE", long_help = FILES)]
    pub file: PathBuf,
    /// One pull: of an event by its number or pull_id, of a proof by its purchase id or pull key
    #[arg(long, value_name = "N|ID")]
    pub pull: Option<String>,
    /// The shop's service that has it.
    #[command(flatten)]
    pub at: At,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: Lists,
}

/// The arguments of `odds`: its inputs, and its output.
#[derive(Debug, Args)]
pub struct Odds {
    /// Payloads or saved proofs; folders with all that is in them; - for the standard input
    #[arg(value_name = "FILE", long_help = FILES, required = true)]
    pub files: Vec<PathBuf>,
    /// Print a table for a spreadsheet, one line a band
    #[arg(long)]
    pub csv: bool,
    /// The shop's service that has them.
    #[command(flatten)]
    pub at: At,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: Lists,
}

/// The shop's service.
#[derive(Debug, Args)]
pub struct At {
    /// Get the proofs of ids and links in the place of files from this service: https, or http on this machine
    #[arg(long, value_name = "URL", value_parser = ServiceParser)]
    pub service: Option<Arc<Service>>,
}

/// Reads the address of a service. The error of clap's own readers would repeat a password in it.
#[derive(Clone)]
struct ServiceParser;

impl TypedValueParser for ServiceParser {
    type Value = Arc<Service>;

    fn parse_ref(
        &self,
        command: &clap::Command,
        _: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<Arc<Service>, clap::Error> {
        let url = value.to_string_lossy();
        Service::new(&url).map(Arc::new).ok_or_else(|| {
            let why = unfit(&url, "service");
            command.clone().error(ErrorKind::ValueValidation, why)
        })
    }
}

/// The arguments of `watch`: the service, the proofs to follow, and the folder of the state.
#[derive(Debug, Args)]
pub struct Watch {
    /// The shop's service: https, or http on this machine
    #[arg(long, value_name = "URL")]
    pub service: String,
    /// The proofs to follow: a text with one link or id a line, which is read again in each round
    #[arg(long, value_name = "FILE|URL")]
    pub ids: String,
    /// The folder of the state
    #[arg(long, value_name = "DIR")]
    pub state: PathBuf,
    /// Begin a new state, in a folder that is empty or not there. Without it, the state must be there
    #[arg(long)]
    pub init: bool,
    /// Read each contract too, through this endpoint: https, or http on this machine. Several check each other
    #[arg(long, value_name = "URL")]
    pub rpc: Vec<String>,
    /// Go through the proofs once (the default)
    #[arg(long, conflicts_with = "every")]
    pub once: bool,
    /// Go through the proofs again and again, with so much time between: 30s, 10m, 2h
    #[arg(long, value_name = "TIME", value_parser = span)]
    pub every: Option<Duration>,
    /// Print each change as JSON
    #[arg(long)]
    pub json: bool,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: Lists,
}

/// Reads a span of time: a number and its unit.
fn span(text: &str) -> Result<Duration, &'static str> {
    const FORM: &str = "a whole number and s, m or h: 30s, 10m, 2h";
    let end = text.len().saturating_sub(1);
    let (number, unit) = text.split_at_checked(end).ok_or(FORM)?;
    let unit = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3600,
        _ => return Err(FORM),
    };
    let number: u32 = number.parse().map_err(|_| FORM)?;
    match u64::from(number).saturating_mul(unit) {
        0 => Err(FORM),
        seconds => Ok(Duration::from_secs(seconds)),
    }
}

/// The options for the output.
#[derive(Debug, Args)]
pub struct Outputs {
    /// Print one report a line, as JSON (docs/report.md)
    #[arg(long, conflicts_with_all = ["verbose", "quiet"])]
    pub json: bool,
    /// Print every step of every proof
    #[arg(short, long, conflicts_with = "quiet")]
    pub verbose: bool,
    /// Print only the number of proofs with each result
    #[arg(short, long)]
    pub quiet: bool,
    /// Write a JUnit report, for a CI; - for the standard output
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Write a table: file, SHA-256, id, verdict or error, failing steps, award, block, build, date; - for the standard
    /// output
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Colour the output; NO_COLOR in the environment turns it off too
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub color: Color,
}

/// Returns true if a file's name means the standard output.
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

impl Outputs {
    /// Returns true if a table or test cases go to the standard output, which then has nothing else.
    pub fn has_standard_output(&self) -> bool {
        self.standard() > 0
    }

    fn standard(&self) -> usize {
        let files = [&self.csv, &self.junit];
        let files = files.into_iter().flatten();
        files.filter(|path| is_standard(path)).count()
    }

    /// Returns true if several outputs would share the standard output.
    pub fn are_mixed(&self, is_json: bool) -> bool {
        let lines = usize::from(is_json || self.json || self.verbose);
        self.has_standard_output() && self.standard().saturating_add(lines) > 1
    }
}

/// The condition under which the output has colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Color {
    /// On a terminal
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// A deployment's lists: its settings file, or each list as a text.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "A deployment's lists")]
pub struct Lists {
    /// Take the lists of a site's settings file, deployment.json
    #[arg(long, value_name = "FILE", value_parser = deployment, conflicts_with_all = ["coordinators", "oracle_keys", "contracts"])]
    pub deployment: Option<Arc<deployment::Lists>>,
    /// Coordinators that count as the oracle's: network:address, ...
    #[arg(
        long,
        value_name = "LIST",
        value_parser = coordinators,
        default_value = "",
        hide_default_value = true
    )]
    pub coordinators: String,
    /// Keys that count as the oracle's: network:key hash, ...
    #[arg(
        long,
        value_name = "LIST",
        value_parser = oracle_keys,
        default_value = "",
        hide_default_value = true
    )]
    pub oracle_keys: String,
    /// Contracts, and how they log: network:address; anchored SIGNATURE KEY VALUE; ..., ...
    #[arg(
        long,
        value_name = "LIST",
        value_parser = contracts,
        default_value = "",
        hide_default_value = true
    )]
    pub contracts: String,
}

fn deployment(path: &str) -> Result<Arc<deployment::Lists>, String> {
    let file = std::fs::read(path).map_err(|fault| fault.to_string())?;
    let settings = Settings::read(&file).map_err(|mistake| mistake.to_string())?;
    Ok(Arc::new(settings.lists))
}

fn coordinators(list: &str) -> Result<String, SettingsError> {
    Ok(deployment::Lists::read(list, "", "")?.coordinators)
}

fn oracle_keys(list: &str) -> Result<String, SettingsError> {
    Ok(deployment::Lists::read("", list, "")?.oracle_keys)
}

fn contracts(list: &str) -> Result<String, SettingsError> {
    Ok(deployment::Lists::read("", "", list)?.contracts)
}

impl From<Lists> for deployment::Lists {
    fn from(lists: Lists) -> Self {
        if let Some(lists) = lists.deployment {
            return Self::clone(&lists);
        }
        Self {
            coordinators: lists.coordinators,
            oracle_keys: lists.oracle_keys,
            contracts: lists.contracts,
            deployment: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Arguments;

    #[test]
    fn the_arguments_contradict_nothing() {
        Arguments::command().debug_assert();
    }
}
