//! Parses the arguments of the command line.

use std::ffi::OsStr;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chain::deployment::{Lists, Settings};
use clap::builder::{PathBufValueParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::service::Service;

/// Checks that a randomised card pack gave what was fixed in advance.
#[derive(Debug, Parser)]
#[command(name = "packproof", version = VERSION, max_term_width = 120)]
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
Exit status, that of the worst input: 1, then 2, 3 and 0:
  0  everything adds up or is verified
  1  something is not verified, or a reader contradicts it
  2  an input cannot be read or is no proof, or the arguments are wrong
  3  something cannot be replayed, or is not settled: not confirmed, origin unknown, not ready, not answered
  4  the output could not be written
  130  a signal stopped it; everything done before is written";

const EXIT_OF_WATCH: &str = "\
Exit status, the worst of all that is followed: 1, then 3 and 0:
  0  everything is settled
  1  something failed, changed since it was first seen, or is gone
  2  the state is lost or of another service, an input names no proof, or the arguments are wrong
  3  something is not settled: not ready, not over, not confirmed by the chain, or the service did not answer
  4  the output could not be written";

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Check proofs; with --rpc, read their contracts too
    #[command(after_help = EXIT)]
    Check(Check),
    /// Show how a proof, or one pull in it, was drawn, with a command that computes each hash again
    #[command(after_help = EXIT)]
    Explain(Explain),
    /// Ask a service once for each followed proof that is not settled, and print each change
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

/// The arguments of `check`: its inputs, the endpoints, and its output.
#[derive(Debug, Args)]
pub struct Check {
    /// The inputs.
    #[command(flatten)]
    pub inputs: Inputs,
    /// The endpoints.
    #[command(flatten)]
    pub asked: Asked,
    /// The forms of the output.
    #[command(flatten)]
    pub outputs: Outputs,
}

/// The arguments of `explain`: its inputs, and the pull.
#[derive(Debug, Args)]
pub struct Explain {
    /// The inputs.
    #[command(flatten)]
    pub inputs: Inputs,
    /// One pull: of an event by its number or pull_id, of a proof by its purchase id or pull key
    #[arg(long, value_name = "N|ID")]
    pub pull: Option<String>,
}

/// The inputs of a command.
#[derive(Debug, Args)]
pub struct Inputs {
    /// Payloads or saved proofs; folders with all that is in them; - for the standard input
    #[arg(value_name = "INPUT", required_unless_present = "lines")]
    pub named: Vec<PathBuf>,
    /// Take each line of the inputs, or of the standard input, as a proof, in any number
    #[arg(long, conflicts_with = "service")]
    pub lines: bool,
    /// Take ids and links as inputs too, and get their proofs from this service
    #[arg(long, value_name = "URL", value_parser = ServiceParser)]
    pub service: Option<Arc<Service>>,
    /// The number of proofs at once [default: one a core; one if endpoints are asked]
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: OfSite,
    /// The files that the options write, which are no inputs.
    #[arg(skip)]
    pub written: Vec<PathBuf>,
}

/// The settings of a site.
#[derive(Debug, Args)]
pub struct OfSite {
    /// Take the lists of a site's settings file, deployment.json
    #[arg(long, value_name = "FILE", value_parser = deployment)]
    deployment: Option<Arc<Lists>>,
}

impl OfSite {
    /// Returns the lists of the settings file, or none.
    pub fn lists(&self) -> Arc<Lists> {
        self.deployment.clone().unwrap_or_default()
    }
}

fn deployment(path: &str) -> Result<Arc<Lists>, String> {
    let file = std::fs::read(path).map_err(|fault| fault.to_string())?;
    let settings = Settings::read(&file).map_err(|mistake| mistake.to_string())?;
    Ok(Arc::new(settings.lists))
}

/// The endpoints to ask.
#[derive(Debug, Args)]
pub struct Asked {
    /// Read each contract through this endpoint; several check each other; `suggested` names public ones [or PACKPROOF_RPC]
    #[arg(long, value_name = "URL")]
    pub rpc: Vec<String>,
    /// Ask no endpoint, whatever PACKPROOF_RPC names
    #[arg(long, conflicts_with = "rpc")]
    pub offline: bool,
    /// Wait up to four minutes for a block that a proof names and an endpoint does not have yet
    #[arg(long)]
    pub wait: bool,
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
        let service = Service::new(&url).map(Arc::new);
        service.map_err(|why| command.clone().error(ErrorKind::ValueValidation, why))
    }
}

/// Returns the path of a folder. A path of blanks, as an empty variable leaves it, would be the present folder.
fn named(path: PathBuf) -> Result<PathBuf, &'static str> {
    match path.to_string_lossy().trim().is_empty() {
        true => Err("a folder without a name"),
        false => Ok(path),
    }
}

/// The arguments of `watch`: the service, the proofs to follow, and the folder of the state.
#[derive(Debug, Args)]
pub struct Watch {
    /// Ids or links of the proofs; files with one a line; - for the standard input
    #[arg(value_name = "INPUT", required = true)]
    pub named: Vec<PathBuf>,
    /// Get the proofs from this service
    #[arg(long, value_name = "URL", value_parser = ServiceParser)]
    pub service: Arc<Service>,
    /// The folder of the state
    #[arg(long, value_name = "DIR", value_parser = PathBufValueParser::new().try_map(named))]
    pub state: PathBuf,
    /// Begin a new state, in a folder that is empty or not there. Without it, the state must be there
    #[arg(long)]
    pub init: bool,
    /// The endpoints.
    #[command(flatten)]
    pub asked: Asked,
    /// Print each change as JSON
    #[arg(long)]
    pub json: bool,
    /// The deployment's lists.
    #[command(flatten)]
    pub lists: OfSite,
}

/// The options for the output.
#[derive(Debug, Args)]
pub struct Outputs {
    /// Print one report a line, as JSON
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
    /// Write a table for a spreadsheet; - for the standard output
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// Write each proof and its endpoints' answers into a new file, a line each; - for the standard output
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Colour the lines for people; NO_COLOR in the environment turns it off too
    #[arg(
        long,
        value_name = "auto|always|never",
        default_value = "auto",
        hide_possible_values = true,
        hide_default_value = true
    )]
    pub color: Color,
}

/// Returns true if a file's name means the standard output.
pub fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

impl Outputs {
    /// Returns true if a table, test cases or saved proofs go to the standard output, which then has nothing else.
    pub fn has_standard_output(&self) -> bool {
        self.standard() > 0
    }

    fn standard(&self) -> usize {
        self.files().filter(|path| is_standard(path)).count()
    }

    /// Returns the names of the files to write; `-` is the standard output.
    pub fn files(&self) -> impl Iterator<Item = &PathBuf> {
        let files = [&self.csv, &self.junit, &self.save];
        files.into_iter().flatten()
    }

    /// Returns the reason for which these options do not go together, if there is one.
    pub fn refusal(&self, has_endpoints: bool) -> Option<&'static str> {
        let form = self.json || self.verbose || self.quiet;
        let standard = self.standard();
        let is_colourless = self.json || self.quiet || standard > 0;
        match () {
            () if standard > 1 || (standard == 1 && form) => Some(
                "--csv -, --junit - and --save - take the standard output for themselves: leave out the other outputs",
            ),
            () if self.color == Color::Always && is_colourless => Some(
                "--color always colours the lines for people, and this output has none: leave it out",
            ),
            () if self.save.is_some() && !has_endpoints => Some(
                "--save writes the answers of endpoints: name one with --rpc, or in PACKPROOF_RPC",
            ),
            () => None,
        }
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

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Arguments;

    #[test]
    fn the_arguments_contradict_nothing() {
        Arguments::command().debug_assert();
    }
}
