//! Splits a compiled module of the page into the parts that its code names.
//!
//! A function marked with `wasm_split(PART)` lies in that part, with all that nothing else needs. What several parts need
//! and the first does not lies in a chunk of its own.
//!
//! ```text
//! split MODULE.wasm FOLDER   ->   FOLDER/main.wasm, FOLDER/PART.wasm, FOLDER/links.js
//! ```
//!
//! The module is one that the linker left its relocations in (`--emit-relocs`).

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use wasm_split_cli_support::{Options, transform};

/// What the module imports its loaders from, and what is written for it.
const LINKS: &str = "./__wasm_split.js";

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let (Some(module), Some(folder)) = (arguments.next(), arguments.next()) else {
        eprintln!("split MODULE.wasm FOLDER");
        return ExitCode::from(2);
    };
    match split(Path::new(&module), Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{module}: {why}");
            ExitCode::FAILURE
        }
    }
}

fn split(module: &Path, folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let module = fs::read(module)?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&module);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = LINKS;
    transform(options)?;
    Ok(())
}
