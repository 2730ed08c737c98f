//! The check of many inputs, several at once and told in their order.

use std::io;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use chain::deployment::Lists;
use rayon::prelude::*;
use verify::hash::Hash32;

use crate::checked::{Checked, check};
use crate::file_error::FileError;
use crate::inputs::{From, Input};
use crate::opening;
use crate::told::{Output, Told, Wanted};

/// How many inputs wait to be taken. A line may be large.
const WAITING: usize = 64;

/// How many inputs are taken together.
const TOGETHER: usize = 64;

/// How many bytes of lines are taken together.
const BYTES: usize = 16 << 20;

/// Checks each input, and tells what became of it as soon as all before it are told. What is there is taken together, and
/// nothing is waited for: whoever writes a line and then waits for its report gets it.
///
/// # Errors
///
/// The error of the output.
pub fn run<Inputs: IntoIterator<Item = Input>>(
    inputs: impl FnOnce() -> Inputs + Send + 'static,
    wanted: Wanted,
    lists: &Lists,
    output: &mut Output,
) -> io::Result<()> {
    let tell = |(name, hash, text): Text| {
        let result: Result<Checked, FileError> = text.and_then(|text| check(text, lists));
        wanted.tell(&name, hash, &result, lists)
    };
    each(inputs, tell, |told: Option<Told>| match told {
        Some(told) => output.add(told),
        None => output.flush(),
    })
}

/// Does something with each text of each input, several at once, and gives what comes of it in the order of the inputs;
/// `None` follows whenever nothing more is there for now.
///
/// # Errors
///
/// The error of what takes it.
pub fn each<Inputs: IntoIterator<Item = Input>, Done: Send>(
    inputs: impl FnOnce() -> Inputs + Send + 'static,
    work: impl Fn(Text) -> Done + Sync,
    mut take: impl FnMut(Option<Done>) -> io::Result<()>,
) -> io::Result<()> {
    let (sender, receiver) = sync_channel(WAITING);
    thread::spawn(move || {
        for input in inputs() {
            // Nobody waits any more once the output is closed.
            if sender.send(input).is_err() {
                break;
            }
        }
    });
    while let Some(inputs) = next(&receiver) {
        let done = inputs.into_par_iter().map(|input| {
            let done = texts(input).into_iter().map(&work);
            done.collect()
        });
        let done: Vec<Vec<Done>> = done.collect();
        for done in done.into_iter().flatten() {
            take(Some(done))?;
        }
        take(None)?;
    }
    Ok(())
}

/// The next inputs, as many as are there.
fn next(receiver: &Receiver<Input>) -> Option<Vec<Input>> {
    let mut inputs = vec![receiver.recv().ok()?];
    let mut bytes = 0_usize;
    while inputs.len() < TOGETHER && bytes < BYTES {
        let Ok(input) = receiver.try_recv() else {
            break;
        };
        if let From::Line(line) = &input.from {
            bytes = bytes.saturating_add(line.len());
        }
        inputs.push(input);
    }
    Some(inputs)
}

/// A text, with its name and the SHA-256 of the file that it is in, or of its line.
pub type Text = (String, Option<Hash32>, Result<Vec<u8>, FileError>);

/// The texts in an input: its own name stands for the only one, and `NAME:2` for the second of several.
pub fn texts(input: Input) -> Vec<Text> {
    let Input { name, from } = input;
    let bytes = match from {
        From::Line(line) => {
            let line = line.trim_ascii_end().to_vec();
            return vec![(name, Some(Hash32::of(&[&line])), Ok(line))];
        }
        From::Nowhere(error) => return vec![(name, None, Err(error))],
        From::Standard => opening::standard_input(),
        From::File(path) => opening::bytes(path.as_os_str()),
        From::Service(service, target) => service.payload(&target).map_err(FileError::Service),
    };
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(error) => return vec![(name, None, Err(error))],
    };
    let hash = Some(Hash32::of(&[&bytes]));
    match opening::texts(bytes) {
        Err(error) => vec![(name, hash, Err(error))],
        Ok(mut texts) if texts.len() == 1 => {
            let only = texts.pop().unwrap_or_default();
            vec![(name, hash, Ok(only))]
        }
        Ok(texts) => {
            let each = texts.into_iter().zip(1_u64..);
            let each = each.map(|(text, number)| {
                let hash = Some(Hash32::of(&[&text]));
                (format!("{name}:{number}"), hash, Ok(text))
            });
            each.collect()
        }
    }
}
