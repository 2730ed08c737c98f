//! Works on many texts at the same time, and passes on the results in order.
//!
//! Each input has a channel, which yields a place for each of its texts as soon as it is opened. The channels are in the order of
//! the inputs, and the places in that of the texts.

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, SyncSender, TryRecvError, channel, sync_channel};
use std::thread;

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

use crate::arguments::Inputs;
use crate::inputs::{Input, Text, all};

/// The largest number of inputs that wait for their turn in the output.
const WAITING: usize = 64;

/// The largest number of bytes that the held lines have together. A single line may have more.
const BYTES: usize = 16 << 20;

/// The results of an input.
struct Slot<Done> {
    /// The number of bytes that the input holds in memory.
    bytes: usize,
    /// The places of the results of its texts.
    places: Receiver<Vec<Receiver<Done>>>,
}

/// Applies `work` to each text in the inputs, several at the same time, and passes the results to `take` in the order of the
/// texts, each as soon as all earlier ones are passed. `None` follows each time when no further result is ready, so a program
/// that writes a line and then waits for its report gets it. With endpoints, one text is read at a time unless the arguments set
/// another number.
///
/// # Errors
///
/// Returns the error of `take`.
pub fn each<Done: Send + 'static>(
    asked: Inputs,
    has_endpoints: bool,
    work: impl Fn(Text) -> Done + Send + Sync + 'static,
    take: impl FnMut(Option<Done>) -> io::Result<()>,
) -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let jobs = match (asked.jobs, has_endpoints) {
        // No more inputs than that are held at the same time.
        (Some(jobs), true) => jobs.get().min(WAITING),
        (Some(jobs), false) => jobs.get().min(cores),
        (None, true) => 1,
        (None, false) => cores,
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs);
    let pool = pool.build().map_err(io::Error::other)?;
    let (slots, in_order) = sync_channel(WAITING);
    let (freed, taken) = channel();
    // The thread may wait for a line for ever, so nothing waits for its end.
    thread::spawn(move || begin(all(&asked), &pool, &Arc::new(work), &slots, &taken));
    let mut output = Output {
        take,
        is_written: true,
    };
    while let Some(slot) = output.next(&in_order)? {
        for place in output.next(&slot.places)?.unwrap_or_default() {
            if let Some(done) = output.next(&place)? {
                output.take(done)?;
            }
        }
        // The thread that reads may be at its end.
        freed.send(slot.bytes).ok();
    }
    output.pause()
}

/// Begins the work on each input, while there is room for it. If the output is closed, nothing waits for an input that is still
/// worked on.
fn begin<Done: Send + 'static>(
    inputs: impl Iterator<Item = Input>,
    pool: &rayon::ThreadPool,
    work: &Arc<impl Fn(Text) -> Done + Send + Sync + 'static>,
    slots: &SyncSender<Slot<Done>>,
    taken: &Receiver<usize>,
) {
    let mut held = 0_usize;
    for input in inputs {
        let (opened, places) = channel();
        let bytes = input.held();
        if slots.send(Slot { bytes, places }).is_err() {
            return;
        }
        let work = work.clone();
        pool.spawn(move || results(input, &opened, &*work));
        held = held.saturating_add(bytes);
        held = taken.try_iter().fold(held, usize::saturating_sub);
        while held >= BYTES {
            let Ok(bytes) = taken.recv() else {
                return;
            };
            held = held.saturating_sub(bytes);
        }
    }
}

/// Sends the places of an input's results, and then each result.
fn results<Done: Send>(
    input: Input,
    opened: &Sender<Vec<Receiver<Done>>>,
    work: &(impl Fn(Text) -> Done + Sync),
) {
    let texts = input.texts();
    let places = texts.iter().map(|_| channel());
    let (senders, places): (Vec<_>, Vec<_>) = places.unzip();
    opened.send(places).ok();
    let texts = texts.into_par_iter().zip(senders);
    texts.for_each(|(text, sender)| {
        sender.send(work(text)).ok();
    });
}

/// The end of the channels.
struct Output<Take> {
    take: Take,
    /// True if `None` followed the last result.
    is_written: bool,
}

impl<Take> Output<Take> {
    /// Returns the next of a channel, or `None` at its end. While it is not there, the output pauses.
    fn next<T, Done>(&mut self, from: &Receiver<T>) -> io::Result<Option<T>>
    where
        Take: FnMut(Option<Done>) -> io::Result<()>,
    {
        match from.try_recv() {
            Ok(next) => return Ok(Some(next)),
            Err(TryRecvError::Disconnected) => return Ok(None),
            Err(TryRecvError::Empty) => self.pause()?,
        }
        Ok(from.recv().ok())
    }

    fn take<Done>(&mut self, done: Done) -> io::Result<()>
    where
        Take: FnMut(Option<Done>) -> io::Result<()>,
    {
        self.is_written = false;
        (self.take)(Some(done))
    }

    fn pause<Done>(&mut self) -> io::Result<()>
    where
        Take: FnMut(Option<Done>) -> io::Result<()>,
    {
        if self.is_written {
            return Ok(());
        }
        self.is_written = true;
        (self.take)(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is taken, and the output is gone: no line is read for which there is no room.
    #[test]
    fn no_line_is_read_beyond_the_bound() {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1);
        let pool = pool.build().expect("a pool");
        let (slots, _in_order) = sync_channel(WAITING);
        let (_, taken) = channel();
        let mut read = 0;
        let lines = (0..4).map(|_| {
            read += 1;
            Input::line("lines".to_owned(), vec![0; BYTES / 2])
        });
        begin(lines, &pool, &Arc::new(|_| ()), &slots, &taken);
        assert_eq!(read, 2);
    }
}
