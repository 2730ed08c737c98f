//! The worker: the verifier behind the page. It owns fetch, parse and check, and holds one payload:
//! the last it was given, for as long as the page may ask for its rows or its bytes.

mod contract;
mod current;
mod find;
pub mod message;
pub mod selftest;
mod transport;

use std::cell::RefCell;
use std::rc::Rc;

use uuid::Uuid;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, DedicatedWorkerGlobalScope, MessageEvent};

use crate::experiment::{self, Change};
use crate::net::{self, NetError};
use crate::service::{self, Served};
use chain::deployment;
use chain::evidence::{self, Evidence, NotEvidence, Recorded};
use current::Current;
use message::{Ask, BUILD, Link, Tell, Trial, Tried};
use transport::Wallet;
use verify::hash::Hash32;
use verify::pull::look;
use verify::report::{Kind, Verdict, count};
use verify::subject::Subject;
use verify::{self, Checked, Progress, Report, Unreadable};
use words::LoadError;

/// How many rows one message may carry.
const MOST_ROWS: u64 = 500;

/// The payload that the worker holds: its bytes, and what was made of them.
struct Held {
    bytes: Vec<u8>,
    checked: Checked,
    recorded: Option<Recorded>,
    /// The last search through its pulls.
    search: Option<find::Search>,
}

/// Starts to listen, and tells the build first of all; with a self-test that fails it does neither.
pub fn start() {
    let wrong = selftest::wrong(selftest::VECTORS);
    if !wrong.is_empty() {
        tell(&Tell::SelfTest(wrong));
        return;
    }
    let held: Rc<RefCell<Option<Held>>> = Rc::default();
    let wallet = Wallet::default();
    let (reading, search) = (Current::default(), Current::default());
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let (held, wallet) = (held.clone(), wallet.clone());
        let (reading, search) = (reading.clone(), search.clone());
        wasm_bindgen_futures::spawn_local(async move {
            let ask =
                message::from_js(&event.data()).expect("the page and its worker are one build");
            hear(ask, &held, &wallet, &reading, &search).await;
        });
    });
    scope().set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    scope()
        .post_message(&BUILD.into())
        .expect("the page can be told");
}

async fn hear(
    ask: Ask,
    held: &RefCell<Option<Held>>,
    wallet: &Wallet,
    reading: &Current,
    search: &Current,
) {
    match ask {
        Ask::Link { service, link } => {
            let served = match &link {
                Link::Pull(id) => service::proof(&service, id, received).await,
                Link::Event(id) => service::fairness(&service, id, received).await,
            };
            check(payload(served), Some(&link), "", held);
        }
        Ask::Sample(name) => {
            check(
                payload(service::sample(&name, received).await),
                None,
                "",
                held,
            );
        }
        Ask::File { coordinators, file } => {
            let read = net::read(&file, received).await;
            check(read.map_err(LoadError::from), None, &coordinators, held);
        }
        Ask::Summary(file) => {
            let read = net::read(&file, |_, _| {}).await.map_err(LoadError::from);
            tell(&match checked(read, None, &mut |_| {}) {
                Ok((_, Checked { report, pull, .. }, _)) => {
                    // The rolls of a proof that contradicts itself are nobody's.
                    if let Some(kept) = pull.filter(|_| report.verdict != Verdict::NotVerified) {
                        tell(&Tell::Rolls(kept.rolls));
                    }
                    Tell::Report(Box::new(brief(report)))
                }
                Err(trouble) => Tell::Trouble(trouble),
            });
        }
        Ask::Find {
            list,
            sought,
            from,
            back,
        } => {
            let found = find::find(list, sought, from, back, held);
            if let Some(Some(found)) = search.run(found).await {
                tell(&Tell::Found(found));
            }
        }
        Ask::Rows { from, count } => {
            let rows = held.borrow().as_ref().map_or_else(Vec::new, |held| {
                held.checked
                    .rows
                    .read(&held.bytes, from, count.min(MOST_ROWS))
            });
            tell(&Tell::Rows { from, rows });
        }
        Ask::Save => {
            if let Some(blob) = held.borrow().as_ref().and_then(|held| file(&held.bytes)) {
                tell(&Tell::Saved(blob));
            }
        }
        Ask::SaveProof => {
            if let Some(blob) = held.borrow().as_ref().and_then(|held| file(&proof(held))) {
                tell(&Tell::SavedProof(blob));
            }
        }
        Ask::ReadContract {
            endpoints,
            coordinators,
        } => {
            let checked = held.borrow().as_ref().map(|held| held.checked.clone());
            if let Some(Checked {
                report,
                claims: Some(claims),
                ..
            }) = checked
            {
                let read = contract::read(report, &claims, endpoints, &coordinators, wallet);
                let Some((report, reading)) = reading.run(read).await else {
                    return;
                };
                tell(&Tell::Read(
                    Box::new(report.clone()),
                    Box::new(reading.told(&report.steps)),
                ));
                if let Some(held) = held.borrow_mut().as_mut() {
                    held.checked.report = report;
                    held.recorded = Some(Recorded {
                        at: js_sys::Date::new_0().to_iso_string().into(),
                        reading,
                    });
                }
            }
        }
        Ask::StopReading => reading.stop(),
        Ask::Wallet { id, answer } => wallet.answered(id, answer),
        Ask::Deck { from, count } => {
            let rows = held.borrow().as_ref().map_or_else(Vec::new, |held| {
                let Checked { rows, dealt, .. } = &held.checked;
                dealt.read(&held.bytes, rows, from, count.min(MOST_ROWS))
            });
            tell(&Tell::Deck { from, rows });
        }
        Ask::Work(pull) => {
            let worked = held.borrow().as_ref().and_then(|held| {
                let Checked { rows, dealt, .. } = &held.checked;
                dealt.work(&held.bytes, rows, pull)
            });
            tell(&Tell::Worked(pull, worked.map(Box::new)));
        }
        Ask::Course => {
            let held = held.borrow();
            let course = held
                .as_ref()
                .map(|held| held.checked.dealt.course(&held.bytes));
            if let Some(course) = course {
                tell(&Tell::Course(Box::new(course)));
            }
        }
        Ask::Look(at) => {
            let held = held.borrow();
            let looked = held.as_ref().and_then(|held| {
                let kept = held.checked.pull.as_ref()?;
                look::look(&held.bytes, kept, &at)
            });
            if let Some(looked) = looked {
                tell(&Tell::Looked(looked));
            }
        }
        Ask::Offers => {
            if let Some(held) = held.borrow().as_ref() {
                offer(&held.bytes);
            }
        }
        Ask::Try(change, copy) => {
            let copy = net::read(&copy, |_, _| {}).await;
            let came = copy.map_or(Tried::Failed, |copy| tried(&copy, change));
            tell(&Tell::Tried(came));
        }
    }
}

/// Checks the bytes that arrived, and keeps them.
/// `coordinators` is the deployment's own list of them.
fn check(
    bytes: Result<Vec<u8>, LoadError>,
    link: Option<&Link>,
    coordinators: &str,
    held: &RefCell<Option<Held>>,
) {
    if let Ok(bytes) = &bytes {
        // However many were announced, these are all.
        let bytes = count(bytes.len());
        received(bytes, Some(bytes));
    }
    let mut observe = |progress| tell(&Tell::Progress(progress));
    match checked(bytes, link, &mut observe) {
        Ok((bytes, checked, saved)) => {
            tell(&Tell::Report(Box::new(checked.report.clone())));
            let opened = saved.as_ref().map(|saved| saved.fingerprint);
            let recorded = saved
                .and_then(|saved| saved.read)
                .and_then(|(build, mut recorded)| {
                    let label = checked.report.subject.contract().network.as_deref();
                    let listed = deployment::listed(label, coordinators);
                    let steps = recorded.settle(checked.claims.as_ref()?, &listed).steps;
                    tell(&Tell::Recorded {
                        build,
                        at: recorded.at.clone(),
                        reading: Box::new(recorded.reading.told(&steps)),
                        steps,
                    });
                    Some(recorded)
                });
            // It is of no use to the check, so it comes after.
            let fingerprint = opened.unwrap_or_else(|| Hash32::of(&[&bytes]));
            tell(&Tell::Fingerprint(fingerprint));
            held.replace(Some(Held {
                bytes,
                checked,
                recorded,
                search: None,
            }));
        }
        Err(trouble) => tell(&Tell::Trouble(trouble)),
    }
}

/// Tells what can be changed in a copy of the bytes, and lends them for it, if they are not too many.
fn offer(bytes: &[u8]) {
    let size = count(bytes.len());
    tell(&Tell::Tried(if size > experiment::LARGEST {
        Tried::TooLarge(size)
    } else if let Some(copy) = file(bytes) {
        tell(&Tell::Lent(copy));
        Tried::Offers(experiment::offers(bytes))
    } else {
        Tried::Failed
    }));
}

/// Checks a changed copy of a payload, as any other payload is checked.
fn tried(bytes: &[u8], change: Change) -> Tried {
    let Some(changed) = experiment::change(bytes, change) else {
        return Tried::Nothing;
    };
    let mut observe = |progress| {
        if let Progress::Replayed { done, total } = progress {
            tell(&Tell::Tried(Tried::Replayed { done, total }));
        }
    };
    match verify::check(&changed.bytes, &mut observe) {
        Ok(checked) => Tried::Checked(Box::new(Trial {
            change,
            before: changed.before,
            after: changed.after,
            report: brief(checked.report),
        })),
        // A value was put in the place of another, so the text is a payload still.
        Err(_) => Tried::Nothing,
    }
}

/// A saved proof that a payload came in.
struct Saved {
    /// The SHA-256 of the whole file.
    fingerprint: Hash32,
    /// What was read of the contract, by which build.
    read: Option<(String, Recorded)>,
}

/// Checks bytes that are a payload, or a saved proof with one in it.
fn checked(
    bytes: Result<Vec<u8>, LoadError>,
    link: Option<&Link>,
    observe: &mut dyn FnMut(Progress),
) -> Result<(Vec<u8>, Checked, Option<Saved>), LoadError> {
    let bytes = bytes?;
    if let Some(link) = link {
        is_what_was_asked(link, verify::about(&bytes)?)?;
    }
    match verify::check(&bytes, observe) {
        Err(Unreadable::NotAPayload) if link.is_none() => {
            let (bytes, saved) = opened(&bytes)?;
            let checked = verify::check(&bytes, observe)?;
            Ok((bytes, checked, Some(saved)))
        }
        checked => Ok((bytes, checked?, None)),
    }
}

/// A report as a line in a table or an experiment needs it: of each step's findings the first that differs, and nothing of
/// the subject, whose texts may be as long as the payload.
fn brief(mut report: Report) -> Report {
    report.subject = match report.subject {
        Subject::Event(_) => Subject::Event(Box::default()),
        Subject::Pull(_) => Subject::Pull(Box::default()),
    };
    for step in &mut report.steps {
        step.findings.retain(|finding| !finding.agrees());
        step.findings.truncate(1);
    }
    report
}

/// What a saved proof holds: the payload, and what was read by which build.
fn opened(bytes: &[u8]) -> Result<(Vec<u8>, Saved), LoadError> {
    match Evidence::read(bytes) {
        Ok(evidence) => {
            let saved = Saved {
                fingerprint: Hash32::of(&[bytes]),
                read: evidence.recorded.map(|recorded| (evidence.build, recorded)),
            };
            Ok((evidence.payload.into_bytes(), saved))
        }
        Err(NotEvidence::Other) => Err(LoadError::Unreadable(Unreadable::NotAPayload)),
        Err(NotEvidence::Version(version)) => Err(LoadError::SavedProofVersion(version)),
        Err(NotEvidence::Malformed(cause)) => Err(LoadError::SavedProofBroken(cause)),
    }
}

/// The payload and what was read, as one file.
fn proof(held: &Held) -> Vec<u8> {
    let evidence = Evidence {
        packproof: evidence::FORMAT,
        build: BUILD.to_owned(),
        // What was checked is text: anything else was unreadable.
        payload: String::from_utf8_lossy(&held.bytes).into_owned(),
        recorded: held.recorded.clone(),
    };
    evidence.write()
}

/// Whether a payload is what the link names. An event's report carries its id; a proof carries no
/// pull id, so for a pull only the kind can be told.
fn is_what_was_asked(link: &Link, about: (Kind, Option<String>)) -> Result<(), LoadError> {
    match (link, about) {
        (Link::Pull(_), (Kind::PackPull, _)) => Ok(()),
        (Link::Event(asked), (Kind::PackEvent, id)) => {
            // Another kind of id, or a report without one, tells nothing.
            let (Ok(wanted), Some(id)) = (Uuid::try_parse(asked), id) else {
                return Ok(());
            };
            let same = Uuid::try_parse(&id) == Ok(wanted);
            same.then_some(()).ok_or(LoadError::AnotherId(id))
        }
        (_, (kind, _)) => Err(LoadError::AnotherKind(kind)),
    }
}

fn payload(served: Result<Served, NetError>) -> Result<Vec<u8>, LoadError> {
    match served? {
        Served::Payload(bytes) => Ok(bytes),
        Served::NotReady => Err(LoadError::NotReady),
        Served::UnknownId => Err(LoadError::UnknownId),
        Served::Status(status) => Err(LoadError::ServiceStatus(status)),
    }
}

impl From<NetError> for LoadError {
    fn from(fault: NetError) -> Self {
        match fault {
            NetError::Unreachable(cause) => Self::Unreachable(cause),
            NetError::TimedOut => Self::TimedOut(net::PATIENCE),
            NetError::Redirected => Self::Redirected,
            NetError::TooLarge(bytes) => Self::Unreadable(Unreadable::TooLarge {
                bytes,
                limit: net::LARGEST,
            }),
        }
    }
}

fn received(bytes: u64, total: Option<u64>) {
    tell(&Tell::Received { bytes, total });
}

fn file(bytes: &[u8]) -> Option<Blob> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type("application/json");
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

fn tell(message: &Tell) {
    let (message, handed_over) = message::to_js(message);
    scope()
        .post_message_with_transfer(&message, &handed_over)
        .expect("the page can be told");
}

fn scope() -> DedicatedWorkerGlobalScope {
    js_sys::global().unchecked_into()
}

#[cfg(test)]
mod tests {
    use super::*;

    // A table of files kept all of what each was about.
    #[test]
    fn a_brief_report_has_its_verdict_and_nothing_of_its_subject() {
        let payload = r#"{"pack_event_id":"606931e5-faba-4912-932a-d844c6af37f0","fairness_algo_version":"v2","name":"a name"}"#;
        let whole = verify::check(payload.as_bytes(), &mut |_| {}).map(|checked| checked.report);
        let whole = whole.expect("an event's report");
        let brief = brief(whole.clone());
        assert_eq!((brief.kind, brief.verdict), (whole.kind, whole.verdict));
        assert_eq!(brief.steps.len(), whole.steps.len());
        assert_ne!(whole.subject, Subject::Event(Box::default()));
        assert_eq!(brief.subject, Subject::Event(Box::default()));
    }
}
