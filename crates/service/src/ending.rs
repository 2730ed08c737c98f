//! Listens for the signals that end the program, so that its node ends with it.

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use crate::result::Result;

/// The end of the program.
#[derive(Clone)]
pub struct Ending(watch::Receiver<bool>);

impl Ending {
    /// Listens from now on; a runtime must be there.
    pub fn listen() -> Result<Self> {
        let mut terminated = signal(SignalKind::terminate())?;
        let mut interrupted = signal(SignalKind::interrupt())?;
        let (end, ending) = watch::channel(false);
        tokio::spawn(async move {
            tokio::select! {
                _ = terminated.recv() => {}
                _ = interrupted.recv() => {}
            }
            end.send_replace(true);
        });
        Ok(Self(ending))
    }

    /// Waits for the end.
    pub async fn comes(&self) {
        let mut ending = self.0.clone();
        // An error means that nobody listens for signals any more, which is the end, too.
        let _ended = ending.wait_for(|ended| *ended).await;
    }
}
