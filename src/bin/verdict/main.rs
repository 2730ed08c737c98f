//! Runs the verdict worker: it fetches or reads a payload, checks it, and answers the page.

#![allow(unreachable_pub, reason = "nothing uses the items of a program")]
#![allow(
    clippy::expect_used,
    reason = "the page and its workers are one build, so a message that does not fit ends the worker"
)]

use js_sys::{Object, Uint8Array};

use answer::{Answer, Circumstances, Read};
use chain::deployment::Settings;
use page::net::NetError;
use page::program::content::{brought, one};
use page::program::opening::{Opened, checked, open};
use page::program::port::Port;
use page::program::{self, serve, wrong_checks};
use page::service::{self, ServiceResponse};
use page::worker::message::Envelope;
use page::worker::response::Response;
use page::worker::task::{CheckTask, Link};
use verify::hash::Hash32;
use verify::report::count;
use words::LoadError;

fn main() {
    serve(wrong_checks(), handle);
}

/// Handles a task: posts its responses.
async fn handle(envelope: Envelope) {
    let port = Port::of(envelope.id);
    let task = envelope
        .read()
        .expect("the page and its workers are one build");
    let (bytes, whole, link, about) = match task {
        CheckTask::Link {
            link,
            has_origin,
            about,
        } => {
            let service = program::settings(&about.settings).service;
            if service.is_empty() && !has_origin {
                return port.post(&Response::NoService);
            }
            let received = received(port);
            let served = match &link {
                Link::Pull(id) => service::proof(&service, id, received).await,
                Link::Event(id) => service::fairness(&service, id, received).await,
            };
            (payload(served), None, Some(link), about)
        }
        CheckTask::Sample(name, about) => {
            let served = service::sample(&name, received(port)).await;
            (payload(served), None, None, about)
        }
        CheckTask::File(about) => {
            let file = envelope
                .file
                .expect("the page sends the file with its task");
            match brought(&file, &mut received(port)).await {
                Ok((content, whole)) => (one(content), whole, None, about),
                Err(trouble) => (Err(trouble), None, None, about),
            }
        }
    };
    let settings = program::settings(&about.settings);
    if let Err(trouble) = check(bytes, whole, link.as_ref(), settings, about.is_sample, port) {
        port.post(&Response::LoadFailed(trouble));
    }
}

/// Returns the payload in the service's answer, or the error that the answer means.
fn payload(served: Result<ServiceResponse, NetError>) -> Result<Vec<u8>, LoadError> {
    match served? {
        ServiceResponse::Payload(bytes) => Ok(bytes),
        ServiceResponse::Refused(error) => Err(error),
    }
}

/// Checks the bytes that arrived, and hands them over. `whole` is the SHA-256 of the file around them, if there is one.
fn check(
    bytes: Result<Vec<u8>, LoadError>,
    whole: Option<Hash32>,
    link: Option<&Link>,
    settings: Settings,
    is_sample: bool,
    port: Port,
) -> Result<(), LoadError> {
    let bytes = bytes?;
    // The total may have been announced wrongly; this one is exact.
    let length = count(bytes.len());
    received(port)(length, Some(length));
    let Opened {
        kind,
        payload,
        saved,
    } = open(bytes, link)?;
    let shown = checked(kind, payload, &mut |progress| {
        port.post(&Response::Progress(progress));
    });
    if !settings.currency.is_empty() {
        port.post(&Response::Currency(settings.currency));
    }
    let circumstances = Circumstances {
        read: Read::Nothing,
        contracts: &settings.lists.contracts,
        is_sample,
    };
    let answer = Answer::of(shown.overview, circumstances);
    port.post(&Response::Checked(Box::new(answer)));
    // The check does not need these hashes, so they come last.
    let bytes = shown.verification.document.bytes();
    let payload = Hash32::of(&[bytes]);
    let file = saved.as_ref().map(|saved| saved.file.bytes());
    let opened = whole.or_else(|| Some(Hash32::of(&[file?])));
    let response = Response::Bytes {
        opened: opened.unwrap_or(payload),
        payload,
        is_recorded: saved.as_ref().is_some_and(|saved| saved.read.is_some()),
    };
    let bytes = Object::from(Uint8Array::from(file.unwrap_or(bytes)));
    port.send(&response, Some(bytes));
    Ok(())
}

/// Returns an observer that posts the number of bytes that have arrived.
fn received(port: Port) -> impl FnMut(u64, Option<u64>) {
    move |bytes, total| port.post(&Response::Received { bytes, total })
}
