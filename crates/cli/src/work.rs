//! Checks many inputs at once, and reports them in order.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use chain::deployment::Lists;
use rayon::prelude::*;
use verify::hash::Hash32;

use crate::file_error::FileError;
use crate::inputs::{From, Input};
use crate::opening;
use crate::queue::{Queue, Room};
use crate::stopping::Stoppable;
use crate::told::{Output, Told, Wanted};
use check::{Checked, check};

/// Checks each input, and writes its result as soon as all earlier ones are written. A program that writes a line and
/// then waits for its report gets it.
///
/// # Errors
///
/// Returns the error of the output.
pub fn run<Inputs: IntoIterator<Item = Input>>(
    inputs: impl FnOnce() -> Inputs + Send + 'static,
    wanted: Wanted,
    lists: &Lists,
    output: &Stoppable,
) -> io::Result<()> {
    let tell = |(name, hash, text): Text| {
        let result: Result<Checked, FileError> =
            text.and_then(|text| check(text, lists).map_err(FileError::Text));
        wanted.tell(&name, hash, &result, lists)
    };
    each(inputs, tell, |told: Option<Told>| match told {
        Some(told) => output.with(|output| output.add(told)),
        None => output.with(Output::flush),
    })
}

/// Applies `work` to each text of each input, several at once, and passes the results to `take` in the order of the
/// inputs. `None` follows whenever no further result is ready. An input waits for room, never for other inputs.
///
/// # Errors
///
/// Returns the error of `take`.
pub fn each<Inputs: IntoIterator<Item = Input>, Done: Send + 'static>(
    inputs: impl FnOnce() -> Inputs + Send + 'static,
    work: impl Fn(Text) -> Done + Sync,
    mut take: impl FnMut(Option<Done>) -> io::Result<()>,
) -> io::Result<()> {
    let (sender, events) = channel();
    let room = Arc::<Room>::default();
    let (to, held) = (sender.clone(), room.clone());
    // The thread may wait for a line for ever, so nothing waits for its end.
    thread::spawn(move || {
        for input in inputs() {
            let bytes = input.bytes();
            // The receiver is gone once the output is closed.
            if to.send(Event::Came(input)).is_err() {
                return;
            }
            held.fill(bytes);
        }
        drop(to.send(Event::Over));
    });
    let work = &work;
    rayon::in_place_scope(|scope| {
        let mut queue = Queue::default();
        let (mut is_over, mut is_told) = (false, true);
        while !is_over || !queue.is_empty() {
            let next = events.try_recv().or_else(|_| {
                if !is_told {
                    take(None)?;
                }
                is_told = true;
                events.recv().map_err(io::Error::other)
            });
            match next? {
                Event::Over => is_over = true,
                Event::Came(input) => {
                    let number = queue.add(input.bytes());
                    let sender = sender.clone();
                    scope.spawn(move |_| {
                        let done = texts(input).into_par_iter().map(work);
                        drop(sender.send(Event::Done(number, done.collect())));
                    });
                }
                Event::Done(number, done) => {
                    queue.fill(number, done);
                    while let Some((bytes, done)) = queue.next() {
                        for done in done {
                            take(Some(done))?;
                        }
                        room.free(bytes);
                        is_told = false;
                    }
                }
            }
        }
        if is_told { Ok(()) } else { take(None) }
    })
}

/// An event while inputs are in progress.
enum Event<Done> {
    /// An input arrived.
    Came(Input),
    /// The input of this number is done, with the results of its texts.
    Done(usize, Vec<Done>),
    /// No further input follows.
    Over,
}

/// A text, with its name and the SHA-256 of the file that it is in, or of its line.
pub type Text = (String, Option<Hash32>, Result<Vec<u8>, FileError>);

/// Reads the texts in an input. A single text has the input's own name; of several, the one in line 2 is `NAME:2`.
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
    match check::texts(bytes) {
        Err(error) => vec![(name, hash, Err(FileError::Text(error)))],
        Ok(mut texts) if texts.len() == 1 => {
            let (_, only) = texts.pop().unwrap_or_default();
            vec![(name, hash, Ok(only))]
        }
        Ok(texts) => {
            let each = texts.into_iter().map(|(number, text)| {
                let hash = Some(Hash32::of(&[&text]));
                (format!("{name}:{number}"), hash, Ok(text))
            });
            each.collect()
        }
    }
}
