//! Runs the verdict worker: it fetches or reads a payload, checks it, and answers the page.

#![allow(unreachable_pub, reason = "nothing uses the items of a program")]
#![allow(
    clippy::expect_used,
    reason = "the page and its workers are one build, so a message that does not fit ends the worker"
)]

mod screen;

use js_sys::{Object, Uint8Array};
use wasm_bindgen::JsValue;

use chain::saved_proof::Skipped;
use check::{Checked, Opened, open};
use intake::{LoadError, answered, served_file};
use page::model::paths::{Page, page};
use page::net::EarlyRequest;
use page::numerals;
use page::program::content::{self, one};
use page::program::port::Port;
use page::program::{self, serve, wrong_checks};
use page::service;
use page::worker::first::{FIRST, FirstTask};
use page::worker::message::Envelope;
use page::worker::response::Response;
use page::worker::task::{About, CheckTask};
use verify::hash::Hash32;
use verify::report::count;
use words::catalogue;

fn main() {
    serve(wrong_checks(), handle);
}

/// Handles a task: posts its responses.
async fn handle(message: JsValue) {
    if let Some(first) = FirstTask::from_js(&message) {
        return begin(first).await;
    }
    let envelope = Envelope::from_js(&message).expect("the page and its workers are one build");
    let task = envelope
        .read()
        .expect("the page and its workers are one build");
    check(task, envelope.file, Port::of(envelope.id), None, false).await;
}

/// Checks the proof at the reader's address, and words its first screen.
async fn begin(first: FirstTask) {
    let FirstTask {
        at,
        settings,
        has_origin,
        sample,
        language,
        catalogue,
        early,
    } = first;
    let currency = program::settings(&settings).currency;
    catalogue::set_language(language, &catalogue, numerals::of(language, &currency));
    let about = |is_sample| About {
        settings,
        is_sample,
    };
    let task = match (page(&at), &sample) {
        (Page::Proof(link), _) => CheckTask::Link {
            link,
            has_origin,
            about: about(false),
        },
        (Page::Sample(_), Some(_)) => CheckTask::File(about(true)),
        (Page::Sample(name), None) => CheckTask::Sample(name, about(true)),
        _ => return,
    };
    check(task, sample, Port::of(FIRST), early, true).await;
}

/// Fetches or reads a payload and checks it. `early` is a request that may already ask for it. `is_first` asks for the
/// words of the first screen.
async fn check(
    task: CheckTask,
    file: Option<Object>,
    port: Port,
    early: Option<EarlyRequest>,
    is_first: bool,
) {
    match load(task, file, port, early, is_first).await {
        Ok(Some(loaded)) => return judge(loaded, port, is_first),
        Ok(None) => port.post(&Response::NoService),
        Err(trouble) => port.post(&Response::LoadFailed(trouble)),
    }
    if is_first {
        port.show(screen::NONE);
    }
}

/// A payload that arrived.
struct Loaded {
    opened: Opened<Skipped>,
    /// The SHA-256 of the packed file that it came in.
    whole: Option<Hash32>,
    about: About,
}

/// Fetches or reads a payload; `None` if the page has no service to ask.
async fn load(
    task: CheckTask,
    file: Option<Object>,
    port: Port,
    early: Option<EarlyRequest>,
    is_first: bool,
) -> Result<Option<Loaded>, LoadError> {
    let arrived = |bytes: &[u8]| {
        if is_first {
            port.show(screen::ARRIVED);
        }
        // The total may have been announced wrongly; this one is exact.
        let length = count(bytes.len());
        received(port)(length, Some(length));
    };
    let (opened, whole, about) = match task {
        CheckTask::Link {
            link,
            has_origin,
            about,
        } => {
            let service = program::settings(&about.settings).service;
            if service.is_empty() && !has_origin {
                return Ok(None);
            }
            let answer = service::payload(&service, &link, early, received(port)).await?;
            if answer.is_success() {
                arrived(&answer.body);
            }
            let (status, wait) = (answer.status, answer.retry_after);
            let (kind, payload) = answered(&link, status, wait, answer.body)?;
            (Opened::of_payload(kind, payload), None, about)
        }
        CheckTask::Sample(name, about) => {
            let answer = service::sample(&name, early, received(port)).await?;
            let bytes = served_file(answer.status, answer.retry_after, answer.body)?;
            arrived(&bytes);
            (open(bytes)?, None, about)
        }
        CheckTask::File(about) => {
            let file = file.expect("the page sends the file with its task");
            let (content, whole) = content::read(&file, &mut received(port)).await?;
            let bytes = one(content)?;
            arrived(&bytes);
            (open(bytes)?, whole, about)
        }
    };
    Ok(Some(Loaded {
        opened,
        whole,
        about,
    }))
}

/// Checks a payload, and hands its bytes over.
fn judge(loaded: Loaded, port: Port, is_first: bool) {
    let Loaded {
        opened,
        whole,
        about,
    } = loaded;
    let settings = program::settings(&about.settings);
    let (lists, is_sample) = (&settings.lists, about.is_sample);
    let (checked, saved) = opened.check(lists, is_sample, &mut |progress| {
        port.post(&Response::Progress(progress));
    });
    if !settings.currency.is_empty() {
        port.post(&Response::Currency(settings.currency));
    }
    let Checked {
        answer,
        explanation,
        ..
    } = checked;
    let screen = is_first.then(|| screen::of(&answer));
    port.post(&Response::Checked(Box::new(answer)));
    if let Some(screen) = screen {
        port.show(&screen);
    }
    // The check does not need these hashes, so they come last.
    let bytes = explanation.verification.document.bytes();
    let payload = Hash32::of(&[bytes]);
    let file = saved.as_ref().map(|saved| saved.file.bytes());
    let opened = whole.or_else(|| Some(Hash32::of(&[file?])));
    let response = Response::Bytes {
        opened: opened.unwrap_or(payload),
        payload,
        is_recorded: saved.as_ref().is_some_and(|saved| saved.recorded.is_some()),
    };
    let bytes = Object::from(Uint8Array::from(file.unwrap_or(bytes)));
    port.send(&response, Some(bytes));
}

/// Returns an observer that posts the number of bytes that have arrived.
fn received(port: Port) -> impl FnMut(u64, Option<u64>) {
    move |bytes, total| port.post(&Response::Received { bytes, total })
}
