//! Runs `packproof read`, which checks proofs and reads their contracts through the chosen endpoints.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use chain::deployment::Lists;
use chain::saved_proof::SavedProof;
use futures_util::stream::{self, StreamExt};

use crate::arguments::Read;
use crate::ending::{mixed, say, told_of_folders, written};
use crate::endpoints::Endpoints;
use crate::file_error::FileError;
use crate::inputs::Input;
use crate::outcome::Outcome;
use crate::saving::Folder;
use crate::service::unfit;
use crate::stopping::Stoppable;
use crate::told::{Output, Wanted};
use crate::work::{Text, texts};
use crate::{inputs, reader};
use check::{Checked, check};

/// Checks and reads each input, and writes its result.
pub fn run(asked: Read) -> ExitCode {
    let endpoints = match Endpoints::new(&asked.rpc, asked.suggested) {
        Ok(endpoints) => endpoints,
        Err(url) => {
            say(&unfit(url, "endpoint"));
            return Outcome::Unreadable.exit();
        }
    };
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(fault) => return written(Err(fault), Outcome::Verified),
    };
    let wanted = Wanted::of(&asked.outputs, false);
    if asked.outputs.are_mixed(false) {
        return mixed();
    }
    let opened = Output::open(&asked.outputs, wanted, asked.save.is_some());
    let (inputs, others) = inputs::files(&asked.files, asked.at.service.as_ref());
    told_of_folders(others);
    let folder = asked.save.clone();
    let folder = folder.map(|path| Folder::open(path, &inputs)).transpose();
    let (output, folder) = match opened.and_then(|output| Ok((output, folder?))) {
        Ok((output, folder)) => (Stoppable::of(output), folder),
        Err(fault) => return written(Err(fault), Outcome::Verified),
    };
    let done = runtime.block_on(all(asked, inputs, &endpoints, wanted, folder, &output));
    // The program does not wait for an endpoint that is still being asked.
    runtime.shutdown_background();
    output.finish(done)
}

/// Reads all inputs in order, some side by side.
async fn all(
    asked: Read,
    inputs: Vec<Input>,
    endpoints: &Endpoints,
    wanted: Wanted,
    mut folder: Option<Folder>,
    output: &Stoppable,
) -> io::Result<()> {
    let lists: &Lists = &asked.lists.into();
    let progress = Progress::of(inputs.len(), asked.outputs.quiet);
    let texts = stream::iter(inputs).then(opened).flat_map(stream::iter);
    let read = texts.map(|text| one(text, lists, endpoints));
    let mut read = std::pin::pin!(read.buffered(asked.batch.get()));
    let mut count = 0;
    progress.show(count);
    while let Some((name, hash, result)) = read.next().await {
        progress.hide();
        output.with(|output| {
            if let (Some(folder), Ok((_, proof))) = (&mut folder, &result) {
                folder.save(&name, proof, lists)?;
            }
            let result = result.map(|(checked, _)| checked);
            output.add(wanted.tell(&name, hash, &result, lists))?;
            output.flush()
        })?;
        count = count.saturating_add(1);
        progress.show(count);
    }
    progress.hide();
    Ok(())
}

/// Opens an input on a thread of its own, so that no endpoint waits for a pipe or a service.
async fn opened(input: Input) -> Vec<Text> {
    let name = input.name.clone();
    let opened = tokio::task::spawn_blocking(|| texts(input)).await;
    opened.unwrap_or_else(|fault| {
        let fault = FileError::File(io::Error::other(fault));
        vec![(name, None, Err(fault))]
    })
}

type Done = (
    String,
    Option<verify::hash::Hash32>,
    Result<(Checked, SavedProof), FileError>,
);

async fn one((name, hash, text): Text, lists: &Lists, endpoints: &Endpoints) -> Done {
    let result = match text.and_then(|text| check(text, lists).map_err(FileError::Text)) {
        Ok(mut checked) => {
            let saved = reader::read(&mut checked, lists, endpoints).await;
            Ok((checked, saved))
        }
        Err(error) => Err(error),
    };
    (name, hash, result)
}

/// The progress line on the standard error.
struct Progress {
    files: usize,
    is_shown: bool,
}

impl Progress {
    fn of(files: usize, is_quiet: bool) -> Self {
        let is_shown = io::stderr().is_terminal() && !is_quiet;
        Self { files, is_shown }
    }

    fn show(&self, done: usize) {
        if self.is_shown {
            let of = self.files.max(done);
            drop(write!(io::stderr(), "\r\u{1b}[K{done} of {of} read"));
        }
    }

    fn hide(&self) {
        if self.is_shown {
            drop(write!(io::stderr(), "\r\u{1b}[K"));
        }
    }
}
