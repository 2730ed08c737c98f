//! Ends a run that a signal stops: everything done so far is written, with any signal.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::{self, ExitCode};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::outcome::{NOT_WRITTEN, STOPPED, say, written};
use crate::output::Output;

/// Calls a function for each signal that stops a run, from now on: SIGINT, SIGTERM and SIGHUP, unless the starting program has
/// them ignored, as `nohup` does.
#[cfg(unix)]
fn listen(mut heard: impl FnMut() + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let ignored = ignored();
    let signals = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|signal| {
        let bit = u32::try_from(signal.saturating_sub(1)).unwrap_or(u32::MAX);
        ignored.checked_shr(bit).unwrap_or(0) & 1 == 0
    });
    let mut signals = signal_hook::iterator::Signals::new(signals)?;
    thread::spawn(move || signals.forever().for_each(|_| heard()));
    Ok(())
}

/// Returns the signals that this program was started to ignore, one a bit. Only Linux shows them.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    line.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}

/// Other systems end the program themselves.
#[cfg(not(unix))]
fn listen(_heard: impl FnMut() + Send + 'static) -> io::Result<()> {
    Ok(())
}

/// An output that a signal finishes.
pub struct Stoppable(Arc<Mutex<Option<Output>>>);

impl Stoppable {
    /// Opens an output, finishes it and ends the program if a signal comes. A second signal ends the program immediately.
    ///
    /// # Errors
    ///
    /// Returns the error of `open`, or that of the system if no signal can be heard.
    pub fn open(open: impl FnOnce() -> io::Result<Output>) -> io::Result<Self> {
        let shared = Arc::<Mutex<Option<Output>>>::default();
        let mut of_signal = Some(shared.clone());
        // A signal that comes before the output is there waits for it.
        let mut output = shared.lock().unwrap_or_else(PoisonError::into_inner);
        listen(move || match of_signal.take() {
            Some(output) => drop(thread::spawn(move || stop(&output))),
            None => process::exit(STOPPED.into()),
        })?;
        *output = Some(open()?);
        drop(output);
        Ok(Self(shared))
    }

    /// Lends the output.
    ///
    /// # Errors
    ///
    /// Returns the error of `write`.
    pub fn with<T>(&self, write: impl FnOnce(&mut Output) -> io::Result<T>) -> io::Result<T> {
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match output.as_mut() {
            Some(output) => write(output),
            None => Err(ErrorKind::Interrupted.into()),
        }
    }

    /// Finishes the output of a run that came to its end, and returns the exit status.
    pub fn finish(&self, done: io::Result<()>) -> ExitCode {
        let mut slot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(mut output) = slot.take() else {
            return ExitCode::from(STOPPED);
        };
        let worst = output.worst();
        written(done.and_then(|()| output.finish()), worst)
    }
}

/// Finishes the output so far, and ends the program.
fn stop(shared: &Mutex<Option<Output>>) {
    // The lock is held to the end, so that nothing follows.
    let mut output = shared.lock().unwrap_or_else(PoisonError::into_inner);
    if io::stderr().is_terminal() {
        drop(write!(io::stderr(), "\r\u{1b}[K"));
    }
    let finished = output.as_mut().map_or(Ok(()), Output::finish);
    let status = match finished {
        Err(fault) if fault.kind() != ErrorKind::BrokenPipe => {
            say(&format!("the output could not be written: {fault}"));
            NOT_WRITTEN
        }
        _ => STOPPED,
    };
    process::exit(status.into());
}
