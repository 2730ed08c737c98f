//! Works on many texts at once, and takes the results in order.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use crate::arguments::Inputs;
use crate::inputs::{Input, Text, all};
use crate::queue::{Next, Queue, Room, WAITING};

/// Applies `work` to each text in the inputs, several at once, and passes the results to `take` in the order of the
/// texts, each as soon as all earlier ones are taken. `None` follows whenever no further result is ready, so a program
/// that writes a line and then waits for its report gets it. With endpoints, one text is read at a time unless the
/// arguments say otherwise.
///
/// # Errors
///
/// Returns the error of `take`.
pub fn each<Done: Send + 'static>(
    asked: Inputs,
    has_endpoints: bool,
    work: impl Fn(Text) -> Done + Send + Sync + 'static,
    mut take: impl FnMut(Option<Done>) -> io::Result<()>,
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let jobs = match (asked.jobs, has_endpoints) {
        // No more inputs than that are held at once.
        (Some(jobs), true) => jobs.get().min(WAITING),
        (Some(jobs), false) => jobs.get().min(cores),
        (None, true) => 1,
        (None, false) => cores,
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs);
    let pool = pool.build().map_err(io::Error::other)?;
    let (sender, events) = channel();
    let room = Arc::<Room>::default();
    let (to, held) = (sender.clone(), room.clone());
    // The thread may wait for a line for ever, so nothing waits for its end.
    thread::spawn(move || {
        for input in all(&asked) {
            let bytes = input.held();
            // The receiver is gone once the output is closed.
            if to.send(Event::Came(input)).is_err() {
                return;
            }
            held.fill(bytes);
        }
        drop(to.send(Event::Over));
    });
    let work = Arc::new(work);
    let mut queue = Queue::default();
    let (mut is_over, mut is_written) = (false, true);
    while !is_over || !queue.is_empty() {
        let next = events.try_recv().or_else(|_| {
            if !is_written {
                take(None)?;
            }
            is_written = true;
            events.recv().map_err(io::Error::other)
        });
        match next? {
            Event::Over => is_over = true,
            Event::Came(input) => {
                let number = queue.add(input.held());
                let (work, sender) = (work.clone(), sender.clone());
                // If the output is closed, nothing waits for an input that is still worked on.
                pool.spawn(move || {
                    let texts = input.texts();
                    drop(sender.send(Event::Opened(number, texts.len())));
                    let texts = texts.into_par_iter().enumerate();
                    texts.for_each(|(at, text)| {
                        drop(sender.send(Event::Done(number, at, work(text))));
                    });
                });
            }
            Event::Opened(number, texts) => queue.split(number, texts),
            Event::Done(number, at, done) => {
                queue.fill(number, at, done);
                while let Some(next) = queue.next() {
                    match next {
                        Next::Text(done) => take(Some(done))?,
                        Next::End(bytes) => room.free(bytes),
                    }
                    is_written = false;
                }
            }
        }
    }
    if is_written { Ok(()) } else { take(None) }
}

/// An event while inputs are in progress.
enum Event<Done> {
    /// An input arrived.
    Came(Input),
    /// The input of this number has this many texts.
    Opened(usize, usize),
    /// The text at this place in the input of this number is done.
    Done(usize, usize, Done),
    /// No further input follows.
    Over,
}
