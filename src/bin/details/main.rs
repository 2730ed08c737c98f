//! Runs the details worker. It checks a payload that another worker has checked before, and makes everything except
//! the verdict. It also checks several files in brief.

#![allow(unreachable_pub, reason = "nothing uses the items of a program")]
#![allow(
    clippy::expect_used,
    reason = "the page and its workers are one build, so a message that does not fit ends the worker"
)]

mod answers;
mod clients;
mod contract_tasks;
mod digit;
mod held;
mod latest_task;
mod report;
mod selftest;
mod session;
mod tasks;
mod transport;

use std::rc::Rc;

use page::program::serve;
use page::worker::message::Envelope;
use session::Session;

fn main() {
    let session = Rc::new(Session::default());
    serve(selftest::wrong(), move |message| {
        let session = session.clone();
        async move {
            if let Some(envelope) = Envelope::from_js(&message) {
                tasks::handle(&session, envelope).await;
            }
        }
    });
}
