//! Reads the command line.

use std::path::PathBuf;
use std::time::Duration;

use crate::result::Result;

/// The options; [`Options::read`] has their defaults.
pub struct Options {
    /// The service's port; 0 means any free one.
    pub port: u16,
    /// The node's port, if it is free.
    pub rpc_port: u16,
    /// The folder of the built page.
    pub dist: PathBuf,
    /// The time that the oracle needs for the last word.
    pub oracle: Duration,
    /// True if nothing is sold: an engineer publishes on an empty contract.
    pub empty: bool,
    /// True if dishonest shops sell next to the honest one.
    pub lies: bool,
    /// True if owners of contracts do anything that the contracts allow.
    pub acts: bool,
    /// True if the page lists no contract, as a page without configuration.
    pub unlisted: bool,
    /// The file for the index of the served payloads.
    pub index: Option<PathBuf>,
}

impl Options {
    /// Reads the command line.
    pub fn read() -> Result<Self> {
        let mut options = Self {
            port: 8_080,
            rpc_port: 8_545,
            dist: PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../dist"),
            oracle: Duration::from_secs(20),
            empty: false,
            lies: false,
            acts: false,
            unlisted: false,
            index: None,
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(name) = arguments.next() {
            let mut value = || {
                arguments
                    .next()
                    .ok_or_else(|| format!("{name} needs a value"))
            };
            match name.as_str() {
                "--port" => options.port = value()?.parse()?,
                "--rpc-port" => options.rpc_port = value()?.parse()?,
                "--dist" => options.dist = value()?.into(),
                "--oracle-seconds" => options.oracle = Duration::from_secs(value()?.parse()?),
                "--empty" => options.empty = true,
                "--lies" => options.lies = true,
                "--acts" => options.acts = true,
                "--unlisted" => options.unlisted = true,
                "--index" => options.index = Some(value()?.into()),
                _ => return Err(format!("no such option: {name}").into()),
            }
        }
        Ok(options)
    }
}
