//! Handles the page's tasks.

use gloo_timers::future::TimeoutFuture;
use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::check::{checked, payload};
use super::checked_payload::CheckedPayload;
use super::parts;
use super::port::{Port, beside};
use super::report;
use super::session::Session;
use super::tested::Tested;
use answer::{Brief, Read};
use chain::deployment::{Lists, Settings};
use intake::file::{Content, ForeignFileError, is_one_text};
use page::net;
use page::service;
use page::worker::message::{self, Envelope, Part};
use page::worker::response::{PartFault, Response};
use page::worker::task::{About, CheckTask, Link};
use verify::hash::Hash32;
use verify::report::count;
use words::LoadError;

/// The time, in milliseconds, after which the page has asked for everything it shows beside a verdict.
const IDLE: u32 = 100;

#[wasm_bindgen]
extern "C" {
    /// Returns whether the browser has cached the worker's parts, so that loading them takes no network
    /// (src/ui/shell/worker.js).
    #[wasm_bindgen(js_name = isKept)]
    fn is_kept() -> bool;
}

/// Handles a task: posts its responses.
pub async fn handle(session: &Session, envelope: Envelope) {
    let port = Port::of(envelope.id);
    let handled = match envelope.part {
        Part::Check => {
            let task = envelope
                .read()
                .expect("the page and its worker are one build");
            handle_check(session, task, envelope.file, port).await
        }
        Part::LookUps => parts::look_up(session, envelope, port).await,
        Part::Chain => parts::chain(session, envelope, port).await,
    };
    if let Err(fault) = handled {
        port.post(&Response::PartFailed(fault));
    }
}

async fn handle_check(
    session: &Session,
    task: CheckTask,
    file: Option<Object>,
    port: Port,
) -> Result<(), PartFault> {
    match task {
        CheckTask::Link {
            link,
            has_origin,
            about,
        } => {
            let service = read(&about.settings).service;
            if service.is_empty() && !has_origin {
                port.post(&Response::NoService);
                return Ok(());
            }
            let received = received(port);
            let served = match &link {
                Link::Pull(id) => service::proof(&service, id, received).await,
                Link::Event(id) => service::fairness(&service, id, received).await,
            };
            let brought = (payload(served), None);
            check(session, brought, Some(&link), about, port).await
        }
        CheckTask::Sample(name, about) => {
            let served = service::sample(&name, received(port)).await;
            check(session, (payload(served), None), None, about, port).await
        }
        CheckTask::File(about) => check_file(session, &beside(file), about, port).await,
        CheckTask::Summary { settings, name } => {
            let lists = read(&settings).lists;
            summarize(&session.tested, &beside(file), lists, &name, port).await
        }
        CheckTask::StopReading => {
            session.reading.stop();
            session
                .cancelled
                .set(session.cancelled.get().wrapping_add(1));
            let mut held = session.held.borrow_mut();
            if let Some((_, read)) = held.as_mut().and_then(|held| held.read.as_mut()) {
                read.goes_on = false;
            }
            Ok(())
        }
    }
}

/// Reads the settings file of the site. A file with a mistake sets nothing; the page says so.
fn read(settings: &[u8]) -> Settings {
    match settings {
        [] => Settings::default(),
        file => Settings::read(file).unwrap_or_default(),
    }
}

/// The content of a file, and the SHA-256 of the file if that is not its content's.
type Brought = Result<(Content, Option<Hash32>), LoadError>;

/// Reads a file in any packing or encoding that the page knows.
async fn brought(
    tested: &Tested,
    file: &Object,
    observe: &mut dyn FnMut(u64, Option<u64>),
) -> Result<Brought, PartFault> {
    let bytes = match net::read(file, observe).await {
        Ok(bytes) => bytes,
        Err(fault) => return Ok(Err(fault)),
    };
    if is_one_text(&bytes) {
        return Ok(Ok((Content::One(bytes), None)));
    }
    let fingerprint = Hash32::of(&[&bytes]);
    let content = parts::unpack(tested, bytes).await?;
    Ok(content.map(|content| (content, Some(fingerprint))))
}

/// Returns the one text of a file. The page splits a file with several into files of their own.
fn one(content: Content) -> Result<Vec<u8>, LoadError> {
    match content {
        Content::One(text) => Ok(text),
        Content::Lines { lines, .. } => Err(ForeignFileError::Lines(count(lines.len())).into()),
        Content::Gzip(_) => Err(ForeignFileError::Gzip.into()),
    }
}

/// Checks a file that the user chose, and keeps its payload.
async fn check_file(
    session: &Session,
    file: &Object,
    about: About,
    port: Port,
) -> Result<(), PartFault> {
    let brought = match brought(&session.tested, file, &mut received(port)).await? {
        Ok((content, whole)) => (one(content), whole),
        Err(trouble) => (Err(trouble), None),
    };
    check(session, brought, None, about, port).await
}

/// Checks the bytes that arrived, and keeps them. `whole` is the SHA-256 of the file around them, if there is one.
async fn check(
    session: &Session,
    (bytes, whole): (Result<Vec<u8>, LoadError>, Option<Hash32>),
    link: Option<&Link>,
    about: About,
    port: Port,
) -> Result<(), PartFault> {
    if let Ok(bytes) = &bytes {
        // The total may have been announced wrongly; this one is exact.
        let bytes = count(bytes.len());
        received(port)(bytes, Some(bytes));
    }
    let mut observe = |progress| port.post(&Response::Progress(progress));
    let (shown, saved) = match checked(&session.tested, bytes, link, &mut observe).await? {
        Ok(checked) => checked,
        Err(trouble) => {
            port.post(&Response::LoadFailed(trouble));
            return Ok(());
        }
    };
    let settings = read(&about.settings);
    if !settings.currency.is_empty() {
        port.post(&Response::Currency(settings.currency));
    }
    let mut held = CheckedPayload::of(shown, settings.lists, about.is_sample);
    port.post(&Response::Checked(Box::new(held.answer(Read::Nothing))));
    // The rest of the check does not need these hashes, so they come last.
    let payload = Hash32::of(&[held.bytes()]);
    let opened = whole.or(saved.as_ref().map(|saved| saved.fingerprint));
    let opened = opened.unwrap_or(payload);
    held.opened = Some(opened);
    session.held.replace(Some(held));
    port.post(&Response::Fingerprint { opened, payload });
    if let Some((build, recorded)) = saved.and_then(|saved| saved.read) {
        parts::recorded(session, build, recorded, port).await?;
    }
    make_ready(&session.tested).await
}

/// Loads and tests the parts that the reader is likely to need next. A part that could not be loaded is requested
/// again when it is needed.
async fn make_ready(tested: &Tested) -> Result<(), PartFault> {
    let ready = async {
        parts::ready_to_look_up(tested).await?;
        if is_kept() {
            // The page looks up the details beside a verdict first.
            TimeoutFuture::new(IDLE).await;
            parts::ready_to_read(tested).await?;
        }
        Ok(())
    };
    match ready.await {
        Err(PartFault::NotLoaded(_)) => Ok(()),
        ready => ready,
    }
}

/// Checks a file among several and posts a brief result. Steps that a saved proof proves on its own count.
async fn summarize(
    tested: &Tested,
    file: &Object,
    lists: Lists,
    name: &str,
    port: Port,
) -> Result<(), PartFault> {
    let (read, whole) = match brought(tested, file, &mut |_, _| {}).await? {
        Ok((Content::Lines { text, lines }, _)) => {
            let lines = lines
                .iter()
                .map(|(number, line)| (*number, count(line.start), count(line.end)));
            port.send(&Response::Lines(lines.collect()), message::file(&text));
            return Ok(());
        }
        Ok((content, whole)) => {
            let text = one(content);
            let of_text = || text.as_ref().ok().map(|text| Hash32::of(&[text]));
            let whole = whole.or_else(of_text);
            (text, whole)
        }
        Err(trouble) => (Err(trouble), None),
    };
    let (shown, saved) = match checked(tested, read, None, &mut |_| {}).await? {
        Ok(checked) => checked,
        Err(trouble) => {
            let listed = parts::unread(tested, &trouble, &lists, (name, whole)).await?;
            summarized(port, Err(trouble), listed);
            return Ok(());
        }
    };
    let mut held = CheckedPayload::of(shown, lists, false);
    held.opened = whole;
    if let Some((build, recorded)) = saved.and_then(|saved| saved.read) {
        parts::take_proven(tested, &mut held, build, recorded).await?;
    }
    let brief = held.brief();
    let listed = parts::listed(tested, &held, name).await?;
    summarized(port, Ok(Box::new(brief)), listed);
    Ok(())
}

/// Posts the result of a file among several, with its report.
fn summarized(port: Port, result: Result<Box<Brief>, LoadError>, listed: report::Listed) {
    let report::Listed { row, line } = listed;
    let line = message::file(line.as_bytes());
    port.send(&Response::Summary { result, row }, line);
}

/// Returns an observer that posts the number of bytes that have arrived.
fn received(port: Port) -> impl FnMut(u64, Option<u64>) {
    move |bytes, total| port.post(&Response::Received { bytes, total })
}
