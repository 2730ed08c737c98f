//! Works on many texts at once, and takes the results in order.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use crate::arguments::Inputs;
use crate::inputs::{Text, texts};
use crate::queue::{Queue, Room, WAITING};

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
        // No more texts than that are held at once.
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
        for text in texts(&asked) {
            let bytes = text.held();
            // The receiver is gone once the output is closed.
            if to.send(Event::Came(text)).is_err() {
                return;
            }
            held.fill(bytes);
        }
        drop(to.send(Event::Over));
    });
    let work = Arc::new(work);
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
            Event::Came(text) => {
                let number = queue.add(text.held());
                let (work, sender) = (work.clone(), sender.clone());
                // If the output is closed, nothing waits for a text that is still worked on.
                pool.spawn(move || drop(sender.send(Event::Done(number, work(text)))));
            }
            Event::Done(number, done) => {
                queue.fill(number, done);
                while let Some((bytes, done)) = queue.next() {
                    take(Some(done))?;
                    room.free(bytes);
                    is_told = false;
                }
            }
        }
    }
    if is_told { Ok(()) } else { take(None) }
}

/// An event while texts are in progress.
enum Event<Done> {
    /// A text arrived.
    Came(Text),
    /// The text of this number is done.
    Done(usize, Done),
    /// No further text follows.
    Over,
}
