//! Handles the page's tasks.

use js_sys::{Object, Uint8Array};

use super::answers;
use super::contract_tasks;
use super::held::Held;
use super::report::Listed;
use super::session::Session;
use answer::Brief;
use chain::deployment::Lists;
use check::{check, open, report};
use intake::LoadError;
use intake::file::Content;
use page::program;
use page::program::content::{one, read};
use page::program::port::Port;
use page::worker::message::{self, Channel, Envelope};
use page::worker::response::{DetailsResponse, Outcome};
use page::worker::task::{About, DetailsTask};
use report::Failure;
use verify::hash::Hash32;
use verify::report::count;

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
            summarize(&file(), &lists, &name, port).await;
        }
        DetailsTask::StopReading => {
            session.reading.stop();
            if let Some(held) = session.held.borrow_mut().as_mut() {
                held.goes_on = false;
            }
        }
    }
}

/// Checks bytes that another worker has checked before, posts the outcome, and holds them.
fn hold(session: &Session, bytes: Vec<u8>, about: &About, port: Port) -> Result<(), LoadError> {
    let lists = program::settings(&about.settings).lists;
    let (checked, saved) = open(bytes)?.check(&lists, about.is_sample, &mut |_| {});
    let outcome = Outcome::of(Hash32::of(&[checked.payload()]), &checked.answer.report);
    port.post(&DetailsResponse::Checked(outcome));
    let mut held = Held::of(checked, lists);
    if let Some(saved) = saved {
        contract_tasks::recorded(&mut held, saved, port);
    }
    session.held.replace(Some(held));
    Ok(())
}

/// Checks a file among several and posts a brief result. Steps that a saved proof proves without endpoints
/// count.
async fn summarize(file: &Object, lists: &Lists, name: &str, port: Port) {
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
    let result = read.and_then(|bytes| check(bytes, lists));
    let report = report(result.as_ref().map_err(Failure::of), lists).of_file(name);
    let recorded = result.as_ref().ok();
    let recorded = recorded.and_then(|checked| checked.answer.confirmed_in_file());
    let listed = Listed::of(&report, recorded);
    summarized(port, result.map(|checked| checked.answer.brief()), listed);
}

/// Posts the result of a file among several, with its report.
fn summarized(port: Port, result: Result<Brief, LoadError>, listed: Listed) {
    let Listed { row, line } = listed;
    let line = message::file(line.as_bytes()).map(Object::from);
    port.send(
        &DetailsResponse::Summary {
            result: result.map(Box::new),
            row,
        },
        line,
    );
}
