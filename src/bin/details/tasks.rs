//! Handles the page's tasks.

use js_sys::{Object, Uint8Array};

use super::answers;
use super::checked_payload::CheckedPayload;
use super::contract_tasks;
use super::report::{self, Listed};
use super::session::Session;
use answer::Brief;
use chain::deployment::Lists;
use chain::saved_proof::{SavedProof, TimedReading};
use intake::file::Content;
use page::program;
use page::program::content::{one, read};
use page::program::opening::{Opened, checked, open, payload, unsaved};
use page::program::port::Port;
use page::worker::message::{self, Channel, Envelope};
use page::worker::response::{DetailsResponse, Outcome};
use page::worker::task::{About, DetailsTask};
use verify::hash::Hash32;
use verify::json::Document;
use verify::report::{Kind, count};
use words::LoadError;

/// The reason that every message can be read.
const ONE_BUILD: &str = "the page and its workers are one build";

/// Handles a task: posts its responses.
pub async fn handle(session: &Session, envelope: Envelope) {
    let port = Port::of(envelope.id);
    match envelope.channel {
        Channel::Check | Channel::Screen => {}
        Channel::Details => {
            let task = envelope.read().expect(ONE_BUILD);
            handle_details(session, task, envelope.file, port).await;
        }
        Channel::Asks => answers::answer(session, envelope.read().expect(ONE_BUILD), port),
        Channel::Chain => {
            contract_tasks::handle(session, envelope.read().expect(ONE_BUILD), port).await;
        }
    }
}

async fn handle_details(session: &Session, task: DetailsTask, file: Option<Object>, port: Port) {
    let file = || file.expect("the page sends the file with its task");
    match task {
        DetailsTask::Hold(about) => {
            let bytes = Uint8Array::new(&file()).to_vec();
            if let Err(trouble) = hold(session, bytes, &about, port) {
                port.post(&DetailsResponse::LoadFailed(trouble));
            }
        }
        DetailsTask::Summary { settings, name } => {
            let lists = program::settings(&settings).lists;
            summarize(&file(), lists, &name, port).await;
        }
        DetailsTask::StopReading => {
            session.reading.stop();
            let mut held = session.held.borrow_mut();
            if let Some((_, read)) = held.as_mut().and_then(|held| held.read.as_mut()) {
                read.goes_on = false;
            }
        }
    }
}

/// A payload with its kind, and the recorded reading of a saved proof around it, with the build that saved it.
type Read = (Kind, Document, Option<(String, TimedReading)>);

/// Reads bytes: a payload, or a saved proof that contains one.
fn opened(bytes: Vec<u8>) -> Result<Read, LoadError> {
    match open(bytes, None)? {
        Opened::Payload(kind, document) => Ok((kind, document, None)),
        Opened::SavedProof(file) => {
            let saved = SavedProof::read(file.bytes()).map_err(|error| unsaved(&file, error))?;
            let (kind, document) = payload(saved.payload)?;
            let read = saved.recorded.map(|recorded| (saved.build, recorded));
            Ok((kind, document, read))
        }
    }
}

/// Checks bytes that another worker has checked before, posts the outcome, and holds them.
fn hold(session: &Session, bytes: Vec<u8>, about: &About, port: Port) -> Result<(), LoadError> {
    let (kind, payload, read) = opened(bytes)?;
    let shown = checked(kind, payload, &mut |_| {});
    let lists = program::settings(&about.settings).lists;
    let held = CheckedPayload::of(shown, lists, about.is_sample);
    let report = &held.shown.overview.report;
    let outcome = Outcome::of(Hash32::of(&[held.bytes()]), report);
    port.post(&DetailsResponse::Checked(outcome));
    session.held.replace(Some(held));
    if let Some((build, recorded)) = read {
        contract_tasks::recorded(session, build, recorded, port);
    }
    Ok(())
}

/// Checks a file among several and posts a brief result. Steps that a saved proof proves on its own count.
async fn summarize(file: &Object, lists: Lists, name: &str, port: Port) {
    let read = match read(file, &mut |_, _| {}).await {
        Ok((Content::Lines { text, lines }, _)) => {
            let lines = lines
                .iter()
                .map(|(number, line)| (*number, count(line.start), count(line.end)));
            let text = message::file(&text).map(Object::from);
            port.send(&DetailsResponse::Lines(lines.collect()), text);
            return;
        }
        Ok((content, _)) => one(content),
        Err(trouble) => Err(trouble),
    };
    let (kind, payload, recorded) = match read.and_then(opened) {
        Ok(opened) => opened,
        Err(trouble) => {
            let listed = Listed::of(&report::unread(&trouble, &lists, name), None);
            summarized(port, Err(trouble), listed);
            return;
        }
    };
    let mut held = CheckedPayload::of(checked(kind, payload, &mut |_| {}), lists, false);
    if let Some((build, recorded)) = recorded {
        contract_tasks::take_proven(&mut held, build, recorded);
    }
    let read = held.read.as_ref();
    let recorded = read.and_then(|(answer, _)| answer.confirmed_in_file());
    let listed = Listed::of(&report::of(&held, name), recorded);
    summarized(port, Ok(Box::new(held.brief())), listed);
}

/// Posts the result of a file among several, with its report.
fn summarized(port: Port, result: Result<Box<Brief>, LoadError>, listed: Listed) {
    let Listed { row, line } = listed;
    let line = message::file(line.as_bytes()).map(Object::from);
    port.send(&DetailsResponse::Summary { result, row }, line);
}
