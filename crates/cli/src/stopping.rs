//! Ends a run that a signal stops: everything done so far is written, whatever the signal.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::{self, ExitCode};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::runtime::Builder;

use crate::ending::written;
use crate::output::Output;
use crate::status::{NOT_WRITTEN, STOPPED};

/// The signals that stop a run: Ctrl-C, and on Unix also SIGTERM and SIGHUP, unless the starting program has them
/// ignored, as `nohup` does.
pub struct Signals(#[cfg(unix)] Vec<tokio::signal::unix::Signal>);

#[cfg(unix)]
impl Signals {
    /// Listens from now on.
    pub fn listen() -> Self {
        use tokio::signal::unix::{SignalKind, signal};
        let ignored = ignored();
        let kinds = [
            SignalKind::interrupt(),
            SignalKind::terminate(),
            SignalKind::hangup(),
        ];
        let heard = kinds.into_iter().filter(|kind| {
            let bit = kind.as_raw_value().saturating_sub(1);
            u32::try_from(bit).is_ok_and(|bit| ignored.checked_shr(bit).unwrap_or(0) & 1 == 0)
        });
        Self(heard.filter_map(|kind| signal(kind).ok()).collect())
    }

    /// Waits for the next signal.
    pub async fn next(&mut self) {
        std::future::poll_fn(|context| {
            let is_ready =
                |signal: &mut tokio::signal::unix::Signal| signal.poll_recv(context).is_ready();
            match self.0.iter_mut().any(is_ready) {
                true => std::task::Poll::Ready(()),
                false => std::task::Poll::Pending,
            }
        })
        .await;
    }
}

/// Returns the signals that this program was started to ignore, one a bit. Only Linux tells.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    line.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}

#[cfg(not(unix))]
impl Signals {
    /// Listens from now on.
    pub fn listen() -> Self {
        Self()
    }

    /// Waits for the next signal.
    pub async fn next(&mut self) {
        if tokio::signal::ctrl_c().await.is_err() {
            core::future::pending().await
        }
    }
}

/// An output that a signal finishes.
pub struct Stoppable(Arc<Mutex<Option<Output>>>);

impl Stoppable {
    /// Opens an output, finishes it and ends the program if a signal comes. A second signal ends the program at once.
    ///
    /// # Errors
    ///
    /// Returns the error of `open`, or that of the system if no signal can be heard.
    pub fn open(open: impl FnOnce() -> io::Result<Output>) -> io::Result<Self> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let mut signals = {
            let _context = runtime.enter();
            Signals::listen()
        };
        let shared = Arc::<Mutex<Option<Output>>>::default();
        let of_signal = shared.clone();
        // A signal that comes before the output is there waits for it.
        let mut output = shared.lock().unwrap_or_else(PoisonError::into_inner);
        thread::spawn(move || {
            runtime.block_on(async {
                signals.next().await;
                thread::spawn(move || stop(&of_signal));
                signals.next().await;
                process::exit(STOPPED.into());
            });
        });
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
            crate::ending::say(&format!("the output could not be written: {fault}"));
            NOT_WRITTEN
        }
        _ => STOPPED,
    };
    process::exit(status.into());
}
